// Action cards of later sets about unit abilities, dice, hits and retreats.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import type { Table, UnitsOf } from '../kit/index.ts';
import { later } from './later.ts';

const AT = '25';

/** Sol attacks xxcha. */
function fleets(attacker: UnitsOf, defender: UnitsOf): Table {
  const t = later('sol', 'xxcha', 'norr');
  t.fleet('sol', AT, attacker);
  t.fleet('xxcha', AT, defender);
  t.active('sol', AT);
  return t;
}

const fight = (t: Table): void => t.begin('space combat', { attacker: 0, defender: 1, system: AT });

scenario(['action:blitz'], 'ships without Bombardment bombard with 6; fighters do not', () => {
  const t = later('sol', 'norr', 'xxcha');
  const [carrier, cruiser] = t.fleet('sol', '37', { carrier: 1, cruiser: 1, fighter: 1 }) as [number, number];
  t.own('norr', 'arinam', { infantry: 2 });
  t.active('sol', '37');
  t.hand('sol', 'blitz');
  t.begin('invasion', { seat: 0, system: '37' });
  t.answer('sol', 'action:blitz');
  t.dice(6, 5);
  t.answer('sol', { targets: [carrier, cruiser].map((unit) => ({ unit, planet: 'arinam' })) });
  expect(t.events('diceRolled')).toMatchObject([
    {
      groups: [
        { need: 6, dice: 1 },
        { need: 6, dice: 1 },
      ],
    },
  ]);
  expect(t.ground('norr', 'arinam')).toEqual({ infantry: 1 });
  expect(t.game().effects).toEqual([]);
});

scenario(['action:blitz', 'ability:harrow'], 'the L1Z1X harrow with it too', () => {
  const t = later('l1z1x', 'norr', 'xxcha');
  const [, infantry] = t.fleet('l1z1x', '37', { carrier: 1, infantry: 1 }) as [number, number];
  t.own('norr', 'arinam', { infantry: 2 });
  t.active('l1z1x', '37');
  t.hand('l1z1x', 'blitz');
  t.begin('invasion', { seat: 0, system: '37' });
  t.answer('l1z1x', 'action:blitz');
  t.answer('l1z1x', { targets: [] });
  t.dice(1, 1, 1);
  t.answer('l1z1x', { landings: [{ planet: 'arinam', units: [infantry] }] });
  expect(t.options('l1z1x')).toEqual(['ability:harrow']);
});

scenario(
  ['action:reflectiveShielding'],
  'two hits go back and join those of the roll: a ship that has sustained damage does not do so again',
  () => {
    const t = fleets({ dreadnought: 1 }, { dreadnought: 2 });
    const [dreadnought = 0] = t.unitIds('sol', AT);
    const [first = 0, second = 0] = t.unitIds('xxcha', AT);
    t.hand('sol', 'reflectiveShielding');
    t.dice(5, 5, 1); // one hit each
    fight(t);
    t.answer('sol', { damage: [dreadnought], destroy: [] });
    t.answer('xxcha', { damage: [first], destroy: [] });
    t.answer('sol', 'action:reflectiveShielding');
    // Three hits for the defender now, none of them taken yet.
    expect(t.refusal('xxcha', { damage: [first], destroy: [] })).not.toBeNull();
    t.dice(5, 1); // the next round
    t.answer('xxcha', { damage: [first, second], destroy: [first] });
    expect(t.events('unitDamaged')).toHaveLength(3);
    expect(t.ships('xxcha', AT)).toEqual({});
    expect(t.ships('sol', AT)).toEqual({ dreadnought: 1 });
  },
);

scenario(['action:reflectiveShielding'], 'where the opponent has nothing to take yet, he takes two', () => {
  const t = fleets({ dreadnought: 1 }, { cruiser: 3 });
  const [dreadnought = 0] = t.unitIds('sol', AT);
  t.hand('sol', 'reflectiveShielding');
  t.dice(1, 7, 1, 1, 5, 1);
  fight(t);
  t.answer('sol', { damage: [dreadnought], destroy: [] });
  t.answer('sol', 'action:reflectiveShielding');
  // Two at once, the last one in the next round.
  expect(t.events('combatRoundBegan')).toHaveLength(2);
  expect(t.events('unitDestroyed')).toHaveLength(3);
});

scenario(['action:scrambleFrequency'], 'all dice of a barrage are rolled again, also for a bystander', () => {
  const t = fleets({ destroyer: 1 }, { carrier: 1, fighter: 2 });
  t.hand('norr', 'scrambleFrequency');
  // Two hits of the barrage become none.
  t.dice(9, 10, 1, 2, 1, 10, 1, 1);
  fight(t);
  t.answer('norr', 'action:scrambleFrequency');
  expect(t.events('dieRerolled').map((e) => [e.before, e.after])).toEqual([
    [9, 1],
    [10, 2],
  ]);
  expect(t.events('hitsProduced')[0]).toMatchObject({ kind: 'anti-fighter barrage', count: 0 });
});

scenario(['action:scrambleFrequency'], 'not on combat rolls, nor on one’s own', () => {
  const t = fleets({ destroyer: 1 }, { cruiser: 1 });
  for (const who of ['sol', 'xxcha'] as const) t.hand(who, 'scrambleFrequency');
  t.dice(1, 1, 10, 1, 10);
  fight(t);
  // The barrage of the destroyer, and nothing else.
  expect(t.awaited()).toEqual([1]);
  t.pass('xxcha');
  expect(t.isOver()).toBe(true);
});

scenario(['action:rout'], 'the attacker must announce a retreat', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.fleet('sol', '26', { cruiser: 1 });
  t.hand('xxcha', 'rout');
  t.hand('sol', 'rout');
  t.dice(1, 1);
  fight(t);
  expect(t.awaited()).toEqual([1]);
  t.answer('xxcha', 'action:rout');
  expect(t.events('retreatAnnounced')).toMatchObject([{ seat: 0 }]);
  expect(t.ships('sol', '26')).toEqual({ cruiser: 2 });
});

scenario(['action:rout'], 'not where there is no way out', () => {
  const t = fleets({ cruiser: 1 }, { cruiser: 1 });
  t.hand('xxcha', 'rout');
  t.dice(1, 10);
  fight(t);
  t.answer('xxcha', 'action:rout');
  expect(t.events('retreatAnnounced')).toEqual([]);
  expect(t.ships('sol', AT)).toEqual({});
});

scenario(['action:waylay'], 'the barrage hits all ships, which may sustain damage', () => {
  const t = fleets({ destroyer: 1 }, { dreadnought: 1, cruiser: 1 });
  t.hand('sol', 'waylay');
  t.dice(9, 10);
  fight(t);
  t.answer('sol', 'action:waylay');
  const [dreadnought = 0] = t.unitIds('xxcha', AT, 'dreadnought');
  const [cruiser = 0] = t.unitIds('xxcha', AT, 'cruiser');
  t.dice(1, 10);
  t.answer('xxcha', { damage: [dreadnought], destroy: [cruiser] });
  expect(t.unit(dreadnought)?.damaged).toBe(true);
  expect(t.unit(cruiser)).toBeUndefined();
});
