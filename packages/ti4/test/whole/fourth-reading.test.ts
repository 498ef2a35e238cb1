// What another reading found: who has Sustain Damage, what counts as a ship while it fights as one, what spares a planet in research,
// and when the speaker has voted.
import { scenario } from '@custodian/testkit';
import { describe, expect } from 'vitest';
import { vote } from '../agendas/voting.ts';
import type { Table } from '../kit/index.ts';
import { tableWith } from '../kit/index.ts';

const all = { prophecy: true, codexI: true, codexII: true, codexIII: true };
const AT = '47';

const alone = (t: Table): Table => {
  for (const player of t.game().players) player.leaders = [];
  return t;
};
const fight = (t: Table): void => {
  t.active(0, AT);
  t.begin('space combat', { attacker: 0, defender: 1, system: AT });
};

describe('Sustain Damage', () => {
  scenario(
    ['agenda:publicizeWeaponSchematics', 'ability:raidFormation'],
    'war suns that have lost it are not damaged by a raid',
    () => {
      const raided = (law: boolean): boolean | undefined => {
        const t = alone(tableWith(all, 'argent', 'xxcha', 'hacan'));
        if (law) t.law('publicizeWeaponSchematics');
        t.technologies('xxcha', 'warSun');
        t.fleet('argent', AT, { destroyer: 1 });
        const [sun = 0] = t.fleet('xxcha', AT, { warSun: 1 });
        // The barrage hits once; then the destroyer misses, and falls.
        t.dice(9, 1, 1, 10, 10, 10);
        fight(t);
        return t.unit(sun)?.damaged;
      };
      expect([raided(false), raided(true)]).toEqual([true, false]);
    },
  );

  scenario(
    ['action:emergencyRepairs', 'agenda:publicizeWeaponSchematics'],
    'a war sun without it is not repaired, a ship of The Cavalry is',
    () => {
      const t = alone(tableWith(all, 'norr', 'sol', 'nomad'));
      t.law('publicizeWeaponSchematics');
      t.technologies('norr', 'warSun');
      t.note('nomad', 'norr', 'theCavalry');
      t.hand('norr', 'emergencyRepairs');
      const [cruiser = 0, sun = 0] = t.fleet('norr', AT, { cruiser: 1, warSun: 1 });
      t.fleet('sol', AT, { carrier: 1 });
      t.damage(cruiser, sun);
      fight(t);
      expect(t.barred('norr', 'action:emergencyRepairs')).toBe('why.no target');
      t.answer('norr', 'note:theCavalry#theCavalry.2');
      t.answer('norr', String(cruiser));
      t.answer('norr', 'action:emergencyRepairs');
      expect([t.unit(cruiser)?.damaged, t.unit(sun)?.damaged]).toEqual([false, true]);
    },
  );
});

describe('what fights as a ship', () => {
  scenario(
    ['action:courageousToTheEnd', 'unit-card:zGravEidolon'],
    'can be destroyed by the courageous, and its end is that of a ship',
    () => {
      const t = alone(tableWith(all, 'sol', 'naaz', 'hacan'));
      t.hand('sol', 'courageousToTheEnd');
      t.fleet('sol', AT, { cruiser: 1 });
      const [, mech = 0] = t.fleet('naaz', AT, { carrier: 1, mech: 1 });
      // The cruiser misses, the mech hits.
      t.dice(1, 1, 8, 1, 7, 7);
      fight(t);
      t.answer('sol', 'action:courageousToTheEnd');
      // Two ships, two hits: both go.
      expect(t.ships('naaz', AT)).toEqual({});
      expect(t.unit(mech)).toBeUndefined();
      const other = alone(tableWith(all, 'sol', 'naaz', 'hacan'));
      other.hand('naaz', 'courageousToTheEnd');
      other.fleet('sol', AT, { cruiser: 1 });
      const [, own = 0] = other.fleet('naaz', AT, { carrier: 1, mech: 1 });
      // The cruiser hits; afterwards one die of two reaches the 8 of the mech.
      other.dice(10, 1, 1, 1, 8, 1);
      fight(other);
      other.answer('naaz', { damage: [], destroy: [own] });
      other.answer('naaz', 'action:courageousToTheEnd');
      expect(other.ships('sol', AT)).toEqual({});
    },
  );

  scenario(['action:reflectiveShielding', 'unit-card:theAlastor'], 'strikes back when it sustains damage', () => {
    const t = alone(tableWith(all, 'argent', 'nekro', 'sol'));
    t.hand('nekro', 'reflectiveShielding');
    t.fleet('argent', AT, { cruiser: 2 });
    const [flagship = 0, mech = 0] = t.fleet('nekro', AT, { flagship: 1, mech: 1 });
    t.damage(flagship);
    t.dice(7, 1, 1, 1, 1);
    fight(t);
    t.answer('nekro', 'unit-card:theAlastor');
    t.answer('nekro', [String(mech)]);
    t.answer('nekro', { damage: [mech], destroy: [] });
    t.answer('nekro', 'action:reflectiveShielding');
    expect(t.ships('argent', AT)).toEqual({});
  });
});

scenario(['technology:aiDevelopmentAlgorithm'], 'the algorithm may be exhausted so that a planet is not', () => {
  const t = alone(tableWith(all, 'norr', 'sol', 'hacan'));
  // Of all upgrades Space Dock II alone is a prerequisite short, for which the planet would do.
  t.technologies('norr', 'aiDevelopmentAlgorithm', 'sarweenTools', 'destroyerII', 'infantryII', 'carrierII');
  t.technologies('norr', 'exotriremeII', 'fighterII', 'cruiserII', 'pdsII');
  t.own('norr', 'wellon');
  t.begin('primary technology', { seat: 0 });
  t.answer('norr', ['technology:aiDevelopmentAlgorithm']);
  t.answer('norr', ['spaceDockII']);
  expect(t.player('norr').technologies).toContain('spaceDockII');
  expect(t.planet('wellon').exhausted).toBe(false);
});

scenario(['action:bribery', 'ability:zeal'], 'a speaker who votes first is done before the others have voted', () => {
  const t = alone(tableWith(all, 'argent', 'hacan', 'sol'));
  t.game().phase = 'agenda';
  t.game().speaker = 0;
  t.decks({ agendaDeck: ['mutiny', 'economicEquality'] });
  t.hand('argent', 'bribery');
  t.hand('hacan', 'bribery');
  t.goods('argent', 2);
  t.goods('hacan', 2);
  t.begin('one agenda', {});
  t.answer('argent', vote('for', 'ylir'));
  t.answer('argent', 'action:bribery');
  t.answer('argent', '2');
  // Nobody else has cast votes by then, and afterwards it is too late.
  t.answer('hacan', vote('against', 'hercant'));
  expect(t.awaited()).toEqual([2]);
  expect(t.events('votesCast').map((e) => [e.seat, e.votes])).toEqual([
    [0, 2],
    [0, 3],
    [0, 2],
    [1, 1],
  ]);
});
