// Finer points of combats: what is counted when, and what follows what. Numbers: faq.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';

const fight = (t: Table, system = '25'): void => {
  t.active(0, system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};

scenario(['technology:assaultCannon'], 'who has fewer than three ships when his turn comes has no cannon', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'assaultCannon');
  t.technologies('xxcha', 'assaultCannon');
  t.fleet('norr', '25', { cruiser: 3 });
  t.fleet('xxcha', '25', { carrier: 3 });
  t.own('xxcha', 'saudor');
  fight(t);
  expect(t.where()).toBe('space combat/defender announces a retreat');
  expect([t.ships('norr', '25'), t.ships('xxcha', '25')]).toEqual([{ cruiser: 3 }, { carrier: 2 }]);
});

scenario(
  ['technology:assaultCannon', 'ability:ambush'],
  'it waits for its owner’s turn: an ambush may come before',
  () => {
    const ambushed = (die: number): Table => {
      const t = table('mentak', 'xxcha');
      t.technologies('xxcha', 'assaultCannon');
      t.fleet('mentak', '25', { cruiser: 1, carrier: 1 });
      t.fleet('xxcha', '25', { carrier: 3 });
      t.own('xxcha', 'saudor');
      t.dice(die);
      fight(t);
      t.answer('mentak', 'ability:ambush');
      return t;
    };
    expect(ambushed(10).ships('mentak', '25')).toEqual({ cruiser: 1, carrier: 1 });
    const t = ambushed(1);
    t.answer('mentak', t.options('mentak')[0] ?? '');
    expect(t.ships('mentak', '25')).toEqual({ carrier: 1 });
  },
);

scenario(
  ['technology:assaultCannon', 'unit-card:theAlastor'],
  'ground forces that have joined beside the Alastor count for it, if nobody shoots them in between',
  () => {
    const joined = (ambush: boolean): Table => {
      const t = table('nekro', 'mentak');
      t.technologies('nekro', 'assaultCannon');
      const [, one = 0, two = 0] = t.fleet('nekro', '25', { flagship: 1, infantry: 2 });
      t.fleet('mentak', '25', { carrier: 1, cruiser: 1 });
      t.own('mentak', 'saudor');
      t.dice(10);
      fight(t);
      t.answer('nekro', 'unit-card:theAlastor');
      t.pass('mentak');
      t.answer('nekro', [String(one), String(two)]);
      if (!ambush) {
        t.pass('mentak');
        return t;
      }
      t.answer('mentak', 'ability:ambush');
      t.answer('nekro', { damage: [], destroy: [one] });
      return t;
    };
    const t = joined(false);
    t.answer('mentak', t.options('mentak')[0] ?? '');
    expect(t.ships('mentak', '25')).toEqual({ cruiser: 1 });
    expect(joined(true).ships('mentak', '25')).toEqual({ carrier: 1, cruiser: 1 });
  },
);

scenario(['action:skilledRetreat'], 'whoever comes first may be gone before it is fired', () => {
  const t = table('norr', 'xxcha');
  t.technologies('xxcha', 'assaultCannon');
  t.hand('norr', 'skilledRetreat');
  t.fleet('norr', '25', { cruiser: 1 });
  t.fleet('xxcha', '25', { carrier: 3 });
  fight(t);
  t.answer('norr', 'action:skilledRetreat');
  t.answer('norr', '23');
  expect(t.ships('norr', '23')).toEqual({ cruiser: 1 });
});

scenario(['technology:duraniumArmor'], 'older damage is repaired in a round without hits', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'duraniumArmor');
  const [dreadnought = 0] = t.fleet('norr', '25', { dreadnought: 1 });
  t.damage(dreadnought);
  t.fleet('xxcha', '25', { carrier: 1 });
  t.own('xxcha', 'saudor');
  t.dice(1, 1);
  fight(t);
  t.answer('xxcha', 'retreat');
  expect(t.unit(dreadnought)?.damaged).toBe(false);
});

scenario(['ability:munitionsReserves'], 'dice are rolled again before the other side rolls (75)', () => {
  const t = table('letnev', 'sol');
  t.fleet('letnev', '25', { cruiser: 1 });
  t.fleet('sol', '25', { carrier: 1 });
  t.goods('letnev', 2);
  t.dice(1, 7);
  fight(t);
  t.answer('letnev', 'ability:munitionsReserves');
  expect(t.events('diceRolled')).toHaveLength(1);
  expect(t.awaited()).toEqual([0]);
});

scenario(['technology:nonEuclideanShielding'], 'two hits of space cannons are taken by one ship (116)', () => {
  const t = table('letnev', 'xxcha');
  t.technologies('letnev', 'nonEuclideanShielding');
  const [dreadnought = 0] = t.fleet('letnev', '25', { dreadnought: 1, cruiser: 1 });
  t.active('letnev', '25');
  t.begin('take hits', { seat: 0, by: 1, system: '25', hits: 2, kind: 'space cannon offense' });
  t.answer('letnev', { damage: [dreadnought], destroy: [] });
  expect(t.ships('letnev', '25')).toEqual({ dreadnought: 1, cruiser: 1 });
});

scenario(['ability:ambush', 'action:shieldsHolding'], 'hits of an ambush can be cancelled (118)', () => {
  const t = table('mentak', 'sol');
  t.fleet('mentak', '25', { cruiser: 2 });
  t.fleet('sol', '25', { carrier: 1, cruiser: 1 });
  t.own('sol', 'saudor');
  t.hand('sol', 'shieldsHolding');
  t.dice(7, 7);
  fight(t);
  t.answer('mentak', 'ability:ambush');
  t.answer('sol', 'action:shieldsHolding');
  expect(t.events('hitsCancelled')).toMatchObject([{ seat: 1, count: 2 }]);
});

scenario(['ability:ambush', 'action:moraleBoost'], 'dice of an ambush are no combat rolls (118)', () => {
  const t = table('mentak', 'norr');
  t.hand('mentak', 'moraleBoost');
  t.fleet('mentak', '25', { cruiser: 1 });
  t.fleet('norr', '25', { dreadnought: 1 });
  t.own('norr', 'saudor');
  t.dice(6);
  fight(t);
  t.answer('mentak', 'action:moraleBoost');
  t.answer('mentak', 'ability:ambush');
  expect(t.events('diceRolled')[0]?.groups[0]).toMatchObject({ need: 7, bonus: 0 });
});

scenario(['unit-card:exotriremeII'], 'an Exotrireme II takes nobody along who has retreated (125)', () => {
  const t = table('norr', 'sol');
  t.technologies('norr', 'exotriremeII');
  t.fleet('norr', '25', { dreadnought: 1 });
  t.fleet('sol', '25', { carrier: 1, cruiser: 1 });
  t.own('sol', 'saudor');
  t.dice(1, 1, 1);
  fight(t);
  t.answer('sol', 'retreat');
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', '23')).toEqual({ carrier: 1, cruiser: 1 });
  const stays = table('norr', 'sol');
  stays.technologies('norr', 'exotriremeII');
  const [ship] = stays.fleet('norr', '25', { dreadnought: 1 });
  stays.fleet('sol', '25', { carrier: 1, cruiser: 1 });
  stays.dice(1, 1, 1);
  fight(stays);
  expect(stays.options('norr')).toEqual([`unit-card:exotriremeII#${ship}`]);
});

scenario(
  ['ability:harrow', 'unit-card:superDreadnought'],
  'Harrow may make a draw of a lost ground combat (115)',
  () => {
    const t = table('l1z1x', 'sol');
    t.fleet('l1z1x', '25', { dreadnought: 1 });
    t.own('sol', 'quann', { infantry: 1 });
    t.landed('l1z1x', 'quann', { infantry: 1 });
    t.active('l1z1x', '25');
    // The attacker misses, the defender hits; then the dreadnought bombards.
    t.dice(1, 10, 10);
    t.begin('ground combat', { attacker: 0, defender: 1, system: '25', planet: 'quann' });
    t.answer('l1z1x', 'ability:harrow');
    expect([t.ground('l1z1x', 'quann'), t.ground('sol', 'quann')]).toEqual([{}, {}]);
    expect(t.events('groundCombatEnded')).toMatchObject([{ winner: -1 }]);
  },
);

scenario(['action:disable', 'technology:magenDefenseGrid'], 'a PDS that is disabled has no Magen Defense Grid', () => {
  const grid = (disabled: boolean): boolean => {
    const t = table('norr', 'xxcha');
    t.technologies('xxcha', 'magenDefenseGrid');
    t.own('xxcha', 'saudor', { infantry: 2, pds: 1 });
    const [, infantry = 0] = t.fleet('norr', '23', { carrier: 1, infantry: 1 });
    if (disabled) t.hand('norr', 'disable');
    t.active('norr', '23');
    t.begin('invasion', { seat: 0, system: '23' });
    if (disabled) t.answer('norr', 'action:disable');
    // The PDS holds its fire; without the grid the attacker misses and falls.
    t.dice(1, 10, 10);
    t.answer('norr', { landings: [{ planet: 'saudor', units: [infantry] }] });
    if (!disabled) t.pass('xxcha');
    return t.options('xxcha').includes('technology:magenDefenseGrid');
  };
  expect([grid(false), grid(true)]).toEqual([true, false]);
});

test('no effect that destroys is stopped by Sustain Damage (76)', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'assaultCannon');
  t.fleet('norr', '25', { cruiser: 3 });
  const [flagship = 0] = t.fleet('xxcha', '25', { flagship: 1 });
  fight(t);
  expect(t.unit(flagship)).toBeUndefined();
  expect(t.events('unitDamaged')).toEqual([]);
});

scenario(
  ['unit-card:vanHauge', 'unit-card:floatingFactory'],
  'the Van Hauge takes ships alone: a dock in space stays',
  () => {
    const t = table('yin', 'saar');
    const [flagship = 0] = t.fleet('yin', '46', { flagship: 1 });
    t.damage(flagship);
    t.fleet('saar', '46', { cruiser: 1, spaceDock: 1 });
    t.active('yin', '46');
    t.dice(1, 1, 10);
    t.begin('space combat', { attacker: 0, defender: 1, system: '46' });
    t.playOn(undefined, 1);
    expect([t.ships('yin', '46'), t.ships('saar', '46')]).toEqual([{}, { spaceDock: 1 }]);
  },
);

test('a mech that fights as a ship is reached by a Direct Hit', () => {
  const t = tableWith({ prophecy: true }, 'nekro', 'sol', 'norr');
  for (const player of t.game().players) player.leaders = [];
  t.hand('sol', 'directHit');
  const [, mech = 0] = t.fleet('nekro', '47', { flagship: 1, mech: 1 });
  t.fleet('sol', '47', { dreadnought: 1 });
  t.active('nekro', '47');
  t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
  t.answer('nekro', 'unit-card:theAlastor');
  // The flagship and the mech miss, the dreadnought hits.
  t.dice(1, 1, 1, 10);
  t.answer('nekro', String(mech));
  t.answer('nekro', { damage: [mech], destroy: [] });
  t.dice(10, 10, 10, 1, 1, 1);
  t.answer('sol', 'action:directHit');
  expect(t.unit(mech)).toBeUndefined();
});
