import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const fight = (t: Table, system = '25'): void => {
  t.active(0, system);
  t.begin('space combat', { attacker: 0, defender: 1, system });
};

/** Hacan attack Sol at 25; next to it lie 26, 37, 46, 36, 23 and Mecatol Rex. */
function facing(): Table {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { carrier: 1, cruiser: 1, fighter: 2, infantry: 1 });
  return t;
}

scenario(
  ['sequence:retreat', 'sequence:space combat'],
  'ships that have announced it leave after the hits, with what they carry, and a command token holds them there',
  () => {
    const t = facing();
    t.own('sol', 'saudor');
    t.tokens('sol', { tactic: 3, fleet: 3, strategy: 2 });
    fight(t);
    expect(t.where()).toBe('space combat/defender announces a retreat');
    t.dice(1, 1, 1, 1, 1);
    t.answer('sol', 'retreat');
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', '25')).toEqual({});
    expect(t.ships('sol', '23')).toEqual({ carrier: 1, cruiser: 1, fighter: 2, infantry: 1 });
    expect(t.events('retreated')).toMatchObject([{ seat: 1, system1: '25', system2: '23' }]);
    expect(t.events('tokenPlaced')).toMatchObject([{ seat: 1, system: '23', from: 'reinforcements' }]);
    expect(t.player('sol')).toMatchObject({ tactic: 3, fleet: 3, strategy: 2 });
    expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 0, loser: 1 }]);
  },
);

test('nobody may announce a retreat without a system to go to; the attacker is not asked where the defender goes', () => {
  const t = facing();
  // Neither has anything next to the combat.
  t.dice(1, 1, 1, 1, 1, 7, 7, 9, 9, 9);
  fight(t);
  expect(t.events('retreatAnnounced')).toEqual([]);
  const both = facing();
  both.own('sol', 'saudor');
  both.own('hacan', 'lodor');
  fight(both);
  both.dice(1, 1, 1, 1, 1);
  expect(both.awaited()).toEqual([1]);
  both.answer('sol', 'retreat');
  expect(both.isOver()).toBe(true);
});

test('the attacker may announce a retreat when the defender did not, in every round anew', () => {
  const t = facing();
  t.own('hacan', 'lodor');
  fight(t);
  expect(t.awaited()).toEqual([0]);
  t.dice(1, 1, 1, 1, 1);
  t.pass('hacan');
  t.dice(1, 1, 1, 1, 1);
  expect(t.where()).toBe('space combat/attacker announces a retreat');
  t.answer('hacan', 'retreat');
  expect(t.ships('hacan', '26')).toEqual({ cruiser: 1 });
  expect(t.events('spaceCombatEnded')).toMatchObject([{ winner: 1 }]);
});

test('others’ ships, nebulas, asteroid fields and supernovas are no way out, and own presence is needed', () => {
  const t = table('hacan', 'sol', 'letnev');
  t.fleet('hacan', '23', { cruiser: 1 });
  t.fleet('sol', '23', { cruiser: 1 });
  // Next to 23: Mecatol Rex, 25, 36, 35, the nebula 42 and 19.
  t.fleet('sol', '42', { cruiser: 1 });
  t.own('sol', 'quann');
  t.fleet('letnev', '25', { cruiser: 1 });
  t.dice(7, 1);
  fight(t, '23');
  expect(t.isOver()).toBe(true);
});

test('where the enemy has no ships left the retreat does not happen', () => {
  const t = facing();
  t.own('sol', 'saudor');
  fight(t);
  // Hacan miss; Sol's cruiser hits.
  t.dice(1, 7, 1, 1, 1);
  t.answer('sol', 'retreat');
  expect(t.isOver()).toBe(true);
  expect(t.ships('sol', '25')).toEqual({ carrier: 1, cruiser: 1, fighter: 2, infantry: 1 });
  expect(t.ships('sol', '23')).toEqual({});
});

test('what nobody can carry is removed, and not destroyed', () => {
  const t = facing();
  t.own('sol', 'saudor');
  fight(t);
  // Advanced carrier: 9, cruiser 7, fighters 9. Hacan's cruiser hits, and Sol gives up the carrier.
  t.dice(7, 1, 1, 1, 1);
  t.answer('sol', 'retreat');
  t.answer('sol', { damage: [], destroy: t.unitIds('sol', '25', 'carrier') });
  expect(t.ships('sol', '23')).toEqual({ cruiser: 1 });
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['fighter', 'fighter', 'infantry']);
  expect(t.events('unitDestroyed').map((e) => e.unit)).toEqual(['carrier']);
});

test('fighters alone are lost by retreating, and no token is placed', () => {
  const t = table('hacan', 'sol');
  t.anyhow();
  t.fleet('hacan', '25', { cruiser: 1 });
  t.fleet('sol', '25', { fighter: 2 });
  t.own('sol', 'saudor');
  fight(t);
  t.dice(1, 1, 1);
  t.answer('sol', 'retreat');
  expect(t.ships('sol', '23')).toEqual({});
  expect(t.ships('sol', '25')).toEqual({});
  expect(t.events('unitRemoved')).toHaveLength(2);
  expect(t.events('tokenPlaced')).toEqual([]);
});

test('ground forces of the planets may come along; nothing in space stays behind while there is room', () => {
  const t = table('hacan', 'letnev');
  t.fleet('hacan', '25', { cruiser: 1 });
  const [carrier, ...fighters] = t.fleet('letnev', '25', { carrier: 1, fighter: 3 }) as [number, ...number[]];
  const [first, second] = t.own('letnev', 'quann', { infantry: 2 }) as [number, number];
  t.own('letnev', 'saudor');
  t.own('letnev', 'lodor');
  fight(t);
  t.dice(1, 1, 1, 1, 1);
  t.answer('letnev', 'retreat');
  expect(t.where()).toBe('retreat/leave the system');
  const with_ = (...units: number[]) => ({ to: '26', carried: units.map((unit) => ({ unit, ship: carrier })) });
  expect(t.refusal('letnev', { ...with_(), to: '25' })).toBe('why.not a way out');
  expect(t.refusal('letnev', with_(...fighters.slice(1)))).toBe('why.left without need');
  expect(t.refusal('letnev', with_(...fighters, first, second))).toBe('why.no room aboard');
  expect(t.refusal('letnev', with_(...fighters.slice(1), first, second))).toBeNull();
  t.answer('letnev', with_(...fighters, first));
  expect(t.ships('letnev', '26')).toEqual({ carrier: 1, fighter: 3, infantry: 1 });
  expect(t.ground('letnev', 'quann')).toEqual({ infantry: 1 });
});

scenario(['tile:41'], 'leaving a gravity rift each ship rolls; with 1 to 3 it is removed with its cargo', () => {
  const t = table('hacan', 'letnev');
  t.fleet('hacan', '41', { cruiser: 1 });
  t.fleet('letnev', '41', { carrier: 1, fighter: 2, cruiser: 1 });
  t.own('letnev', 'lazar');
  fight(t, '41');
  // Combat dice, then the rift: the carrier is lost, the cruiser arrives.
  t.dice(1, 1, 1, 1, 1, 3, 4);
  t.answer('letnev', 'retreat');
  expect(t.isOver()).toBe(true);
  expect(t.ships('letnev', '31')).toEqual({ cruiser: 1 });
  expect(t.events('unitRemoved').map((e) => e.unit)).toEqual(['carrier', 'fighter', 'fighter']);
  expect(t.events('tokenPlaced')).toHaveLength(1);
});

test('all ships lost in the rift: no command token is placed', () => {
  const t = table('hacan', 'letnev');
  t.fleet('hacan', '41', { cruiser: 1 });
  t.fleet('letnev', '41', { cruiser: 1 });
  t.own('letnev', 'lazar');
  fight(t, '41');
  t.dice(1, 1, 1);
  t.answer('letnev', 'retreat');
  expect(t.ships('letnev', '31')).toEqual({});
  expect(t.events('tokenPlaced')).toEqual([]);
});

test('with no token left in the reinforcements one comes from a pool', () => {
  const t = facing();
  t.own('sol', 'saudor');
  t.tokens('sol', { tactic: 6, fleet: 5, strategy: 5 });
  fight(t);
  t.dice(1, 1, 1, 1, 1);
  t.answer('sol', 'retreat');
  expect(t.where()).toBe('retreat/place a command token');
  t.answer('sol', 'strategy');
  expect(t.player('sol')).toMatchObject({ tactic: 6, fleet: 5, strategy: 4 });
  expect(t.system('23').tokens).toBe(1 << 1);
});

test('where an own token lies already none is placed', () => {
  const t = facing();
  t.own('sol', 'saudor');
  t.activated('sol', '23');
  fight(t);
  t.dice(1, 1, 1, 1, 1);
  t.answer('sol', 'retreat');
  expect(t.events('tokenPlaced')).toEqual([]);
  expect(t.ships('sol', '23')).toMatchObject({ carrier: 1, cruiser: 1 });
});
