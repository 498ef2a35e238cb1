import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { NOBODY } from '../../src/game.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The first of the table attacks the second in Quann's system. */
const fight = (t: Table, system = '25'): void => {
  t.active(0, system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};

scenario(
  ['sequence:space combat', 'sequence:roll dice', 'sequence:assign hits', 'unit:dreadnought'],
  'both roll, the attacker first and by combat value; both take their hits; who has ships left wins',
  () => {
    const t = table('xxcha', 'hacan');
    const [dreadnought, ...cruisers] = t.fleet('xxcha', '25', { dreadnought: 1, cruiser: 2 });
    t.fleet('hacan', '25', { cruiser: 1, destroyer: 1 });
    // Xxcha: dreadnought 5, cruisers 7, 1: two hits. Hacan: cruiser 6, destroyer 1: no hit. Their barrage before: 1, 1.
    t.dice(1, 1, 5, 7, 1, 6, 1);
    fight(t);
    expect(t.events('hitsProduced').map((e) => [e.seat, e.kind, e.count])).toEqual([
      [1, 'anti-fighter barrage', 0],
      [0, 'space combat', 2],
      [1, 'space combat', 0],
    ]);
    expect(t.isOver()).toBe(true);
    expect(t.ships('xxcha', '25')).toEqual({ dreadnought: 1, cruiser: 2 });
    expect([dreadnought, ...cruisers].every((id) => t.unit(id as number)?.damaged === false)).toBe(true);
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0, loser: 1, system: '25' }]);
    expect(t.game().combat).toBeNull();
  },
);

test('units that could sustain damage are asked, and may be lost instead', () => {
  const t = table('xxcha', 'hacan');
  const [dreadnought, cruiser] = t.fleet('xxcha', '25', { dreadnought: 1, cruiser: 1 }) as [number, number];
  t.fleet('hacan', '25', { cruiser: 1 });
  t.dice(1, 1, 7);
  fight(t);
  expect(t.where()).toBe('assign hits/assign hits');
  expect(t.refusal('xxcha', { damage: [cruiser], destroy: [] })).toBe('why.cannot sustain');
  expect(t.refusal('xxcha', { damage: [dreadnought], destroy: [cruiser] })).toBe('why.casualties');
  expect(t.refusal('xxcha', { damage: [], destroy: [] })).toBe('why.casualties');
  expect(t.refusal('xxcha', { damage: [], destroy: [dreadnought] })).toBeNull();
  t.dice(5, 7, 1);
  t.answer('xxcha', { damage: [dreadnought], destroy: [] });
  expect(t.isOver()).toBe(true);
  expect(t.unit(dreadnought)?.damaged).toBe(true);
});

test('a unit that has sustained damage may be destroyed by a further hit', () => {
  const t = table('xxcha', 'hacan');
  const [dreadnought] = t.fleet('xxcha', '25', { dreadnought: 1, cruiser: 1 }) as [number];
  t.fleet('hacan', '25', { cruiser: 2 });
  t.dice(1, 1, 7, 7);
  fight(t);
  t.dice(7, 7, 7);
  t.answer('xxcha', { damage: [dreadnought], destroy: [dreadnought] });
  expect(t.ships('xxcha', '25')).toEqual({});
});

scenario(
  ['sequence:space combat', 'unit:destroyer'],
  'a barrage hits fighters alone, once, and surplus hits vanish',
  () => {
    const t = table('hacan', 'sol');
    t.fleet('hacan', '25', { destroyer: 2 });
    t.fleet('sol', '25', { carrier: 1, fighter: 1, infantry: 1 });
    // The barrage: three hits on one fighter. Destroyers 9, 1 against 1: the carrier is lost.
    t.dice(9, 10, 9, 1, 9, 1, 1);
    fight(t);
    expect(t.isOver()).toBe(true);
    expect(t.diceLeft()).toBe(0);
    expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['fighter', 'carrier']);
  },
);

test('fighters alone can fall to a barrage: the combat is over at once', () => {
  const t = table('hacan', 'sol');
  t.anyhow();
  t.fleet('hacan', '25', { destroyer: 1 });
  t.fleet('sol', '25', { fighter: 2 });
  t.dice(9, 9);
  fight(t);
  expect(t.isOver()).toBe(true);
  expect(t.diceLeft()).toBe(0);
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0 }]);
});

test('a barrage is rolled where there are no fighters', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { destroyer: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.dice(10, 10, 9, 1);
  fight(t);
  expect(t.events('hitsProduced')[0]).toMatchObject({ kind: 'anti-fighter barrage', count: 2 });
  expect(t.ships('sol', '25')).toEqual({});
});

test('both fleets gone: a draw', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1 });
  t.dice(7, 7);
  fight(t);
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: NOBODY, loser: NOBODY }]);
});

scenario(['tile:42'], 'in a nebula the defender’s ships have +1 on combat rolls, not in the barrage', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '42', { carrier: 1, fighter: 1 });
  t.fleet('sol', '42', { cruiser: 1, destroyer: 1 });
  // The destroyer's barrage 8, 8 misses; attacker 1, 1; the defender's cruiser hits with 6, the destroyer with 8.
  t.dice(8, 8, 1, 1, 6, 8);
  fight(t, '42');
  expect(t.events('hitsProduced').map((e) => e.count)).toEqual([0, 0, 2]);
  expect(t.ships('hacan', '42')).toEqual({});
});

test('the attacker’s hits are not undone by what he loses: everything is destroyed together', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { cruiser: 1, carrier: 1 });
  t.dice(7, 1, 9);
  fight(t);
  expect(t.where()).toBe('assign hits/assign hits');
  expect(t.ships('hacan', '25')).toEqual({ cruiser: 1 });
  t.answer('sol', { damage: [], destroy: t.unitIds('sol', '25', 'carrier') });
  expect(t.ships('hacan', '25')).toEqual({});
  expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
});
