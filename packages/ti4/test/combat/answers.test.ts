// Moments of a combat at which others may step in: who is asked when, and what is decided anew.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { NOBODY } from '../../src/game.ts';
import type { Table } from '../kit/index.ts';
import { table, tableWith } from '../kit/index.ts';

const fight = (t: Table, system = '25'): void => {
  t.active(0, system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};

test('sides sustain damage in turns, the attacker first, one unit at a time', () => {
  const t = table('xxcha', 'hacan');
  const [a, b] = t.fleet('xxcha', '25', { dreadnought: 2 }) as [number, number];
  const [c, d] = t.fleet('hacan', '25', { dreadnought: 2 }) as [number, number];
  t.dice(5, 5, 5, 5);
  fight(t);
  expect(t.awaited()).toEqual([0, 1]);
  t.answer('hacan', { damage: [d, c], destroy: [] });
  t.dice(5, 5, 1, 1);
  t.answer('xxcha', { damage: [a, b], destroy: [] });
  expect(t.events('unitDamaged').map((e) => e.id)).toEqual([a, d, b, c]);
});

scenario(
  ['action:directHit'],
  'a ship that has sustained damage is destroyed, and its owner decides the rest anew',
  () => {
    const t = table('xxcha', 'hacan');
    const [first, second, cruiser] = t.fleet('xxcha', '25', { dreadnought: 2, cruiser: 1 }) as [number, number, number];
    t.fleet('hacan', '25', { cruiser: 2 });
    t.hand('hacan', 'directHit');
    t.dice(1, 1, 1, 7, 7);
    fight(t);
    t.answer('xxcha', { damage: [first, second], destroy: [] });
    expect(t.where()).toBe('window/react');
    t.answer('hacan', 'action:directHit');
    expect(t.unit(first)).toBeUndefined();
    // One hit is left: the second dreadnought need not sustain it.
    expect(t.where()).toBe('assign hits/assign hits');
    expect(t.refusal('xxcha', { damage: [first], destroy: [] })).toBe('why.unit not in the fight');
    t.dice(5, 1, 1, 5, 1);
    t.answer('xxcha', { damage: [], destroy: [cruiser] });
    expect(t.unit(second)?.damaged).toBe(false);
  },
);

test('a second Direct Hit may answer the next use, not the same one', () => {
  const t = table('xxcha', 'hacan');
  const [first, second] = t.fleet('xxcha', '25', { dreadnought: 2, cruiser: 1 }) as [number, number];
  t.fleet('hacan', '25', { cruiser: 2 });
  t.hand('hacan', 'directHit', 'directHit');
  t.dice(1, 1, 1, 7, 7);
  fight(t);
  t.answer('xxcha', { damage: [first, second], destroy: [] });
  t.answer('hacan', 'action:directHit');
  // The ship is gone: nothing more to answer.
  expect(t.where()).toBe('assign hits/assign hits');
  t.answer('xxcha', { damage: [second], destroy: [] });
  // Then the last cruiser is lost.
  t.dice(1, 7, 1);
  t.answer('hacan', 'action:directHit');
  expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['dreadnought', 'dreadnought', 'cruiser']);
});

scenario(['unit-card:dreadnoughtII'], 'Direct Hit does nothing to a Dreadnought II', () => {
  const t = table('xxcha', 'hacan');
  t.technologies('xxcha', 'dreadnoughtII');
  t.fleet('xxcha', '25', { dreadnought: 1, cruiser: 1 });
  t.fleet('hacan', '25', { cruiser: 1 });
  t.hand('hacan', 'directHit');
  t.dice(1, 1, 7, 5, 1, 1);
  fight(t);
  t.confirm('xxcha');
  expect(t.isOver()).toBe(true);
  expect(t.player('hacan').hand).toHaveLength(1);
});

test('outside of combat a carrier lost to Direct Hit leaves its cargo at once, before the other hits are assigned', () => {
  const t = table('sol', 'hacan');
  t.technologies('sol', 'advancedCarrierII');
  const [carrier] = t.fleet('sol', '25', { carrier: 1, fighter: 4, cruiser: 1 }) as [number];
  t.hand('hacan', 'directHit');
  t.active('sol', '25');
  t.begin('take hits', { seat: 0, by: 1, system: '25', hits: 2, kind: 'space cannon offense' });
  t.answer('sol', { damage: [carrier], destroy: t.unitIds('sol', '25', 'cruiser') });
  t.answer('hacan', 'action:directHit');
  // All fighters are removed; the hit that is left takes the cruiser.
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['fighter', 'fighter', 'fighter', 'fighter']);
});

scenario(['action:shieldsHolding'], 'hits of a barrage are cancelled like others of a space combat', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { destroyer: 1 });
  t.fleet('sol', '25', { carrier: 1, fighter: 2 });
  t.hand('sol', 'shieldsHolding');
  t.dice(9, 9, 1, 1, 9, 1);
  fight(t);
  t.answer('sol', 'action:shieldsHolding');
  expect(t.events('hitsCancelled')).toMatchObject([{ seat: 1, count: 2 }]);
  expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['destroyer']);
});

scenario(
  ['action:shieldsHolding', 'leader:tellurian'],
  'a card cancels what an agent has left, one card a roll',
  () => {
    const t = tableWith({ prophecy: true }, 'hacan', 'titans', 'sol');
    t.fleet('hacan', '25', { dreadnought: 3 });
    t.fleet('titans', '25', { dreadnought: 3 });
    t.hand('titans', 'shieldsHolding', 'shieldsHolding');
    // Three hits, all cancelled; and three more.
    t.dice(10, 10, 10, 1, 1, 1, 10, 10, 10, 1, 1, 1);
    fight(t);
    t.answer('titans', 'leader:tellurian');
    t.answer('titans', 'action:shieldsHolding');
    expect(t.events('hitsCancelled')).toMatchObject([{ seat: 1, count: 3 }]);
    expect(t.player('titans').hand).toHaveLength(1);
  },
);

scenario(['action:intercept'], 'a retreat that is prevented does not take place, and may be announced again', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.own('sol', 'saudor');
  t.own('hacan', 'lodor');
  t.hand('hacan', 'intercept');
  fight(t);
  t.dice(1, 1);
  t.answer('sol', 'retreat');
  t.answer('hacan', 'action:intercept');
  // The attacker was not asked: the announcement counts. Round 2 begins.
  expect(t.where()).toBe('space combat/defender announces a retreat');
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
  expect(t.events('retreatPrevented')).toHaveLength(1);
  t.dice(1, 1);
  t.answer('sol', 'retreat');
  expect(t.ships('sol', '23')).toEqual({ cruiser: 1 });
});

scenario(['action:skilledRetreat'], 'who slips away at the start of a round makes it a draw', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.hand('sol', 'skilledRetreat');
  fight(t);
  t.answer('sol', 'action:skilledRetreat');
  while (!t.isOver() && t.awaited().includes(1)) t.answer('sol', t.options('sol')[0] ?? []);
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: NOBODY }]);
});

scenario(['action:moraleBoost'], 'a bonus of one round is gone in the next', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.hand('hacan', 'moraleBoost');
  fight(t);
  // Round 1: 5 + 1 misses. Round 2: 6 misses, the second 7 hits.
  t.dice(5, 1, 6, 1, 7, 1);
  t.answer('hacan', 'action:moraleBoost');
  expect(t.isOver()).toBe(true);
  expect(t.events('diceRolled').map((e) => e.groups[0]?.bonus)).toEqual([1, 0, 0, 0, 0, 0]);
});

scenario(['action:courageousToTheEnd'], 'a ship lost in space combat may take others with it', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  const [, destroyer] = t.fleet('sol', '25', { cruiser: 1, destroyer: 1 }) as [number, number];
  t.hand('hacan', 'courageousToTheEnd');
  // Barrage; the attacker misses, the defender's cruiser hits.
  t.dice(1, 1, 1, 7, 1);
  fight(t);
  t.dice(7, 1);
  t.answer('hacan', 'action:courageousToTheEnd');
  while (t.awaited().includes(0)) t.answer('hacan', t.options('hacan')[0] ?? []);
  t.answer('sol', String(destroyer));
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
});
