import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { NOBODY } from '../../src/game.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** The first of the table invades in a system. */
const invade = (t: Table, system: string): void => {
  t.active(0, system);
  t.begin('invasion', { seat: 0, system });
};
const land = (planet: string, units: readonly number[]) => ({ planet, units: [...units] });

scenario(
  ['sequence:invasion', 'sequence:gain control'],
  'a planet that nobody holds is taken without combat, exhausted',
  () => {
    const t = table('hacan', 'sol');
    t.fleet('hacan', '25', { carrier: 1, infantry: 2 });
    const infantry = t.unitIds('hacan', '25', 'infantry');
    invade(t, '25');
    expect(t.where()).toBe('invasion/commit ground forces');
    t.answer('hacan', { landings: [land('quann', infantry.slice(1))] });
    expect(t.isOver()).toBe(true);
    expect(t.planet('quann')).toMatchObject({ owner: 0, exhausted: true });
    expect(t.ground('hacan', 'quann')).toEqual({ infantry: 1 });
    expect(t.ships('hacan', '25')).toEqual({ carrier: 1, infantry: 1 });
    expect(t.events('groundCombatBegan')).toEqual([]);
  },
);

scenario(
  ['sequence:invasion', 'sequence:ground combat', 'sequence:space cannon defense', 'unit:pds'],
  'guns of the planet fire, ground forces fight, structures of the loser are destroyed',
  () => {
    const t = table('hacan', 'sol');
    const [, ...infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 3 });
    t.own('sol', 'quann', { infantry: 1, pds: 1, spaceDock: 1 });
    invade(t, '25');
    t.answer('hacan', { landings: [land('quann', infantry)] });
    expect(t.where()).toBe('space cannon defense/fire');
    // The PDS hits one. Hacan 8, 1; Spec Ops 1.
    t.dice(6, 8, 1, 1);
    t.answer('sol', 'fire');
    expect(t.isOver()).toBe(true);
    expect(t.ground('hacan', 'quann')).toEqual({ infantry: 2 });
    expect(t.ground('sol', 'quann')).toEqual({});
    expect(t.planet('quann')).toMatchObject({ owner: 0, exhausted: true });
    expect(t.events('groundCombatEnded')).toMatchObject([{ winner: 0, loser: 1 }]);
    expect(t.events('unitDestroyed').map((e) => [e.seat, e.unit])).toEqual([
      [0, 'infantry'],
      [1, 'infantry'],
      [1, 'pds'],
      [1, 'spaceDock'],
    ]);
  },
);

test('both sides wiped out: the defender keeps the planet and its structures', () => {
  const t = table('hacan', 'sol');
  const [, infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 1 }) as [number, number];
  t.own('sol', 'quann', { infantry: 1, spaceDock: 1 });
  invade(t, '25');
  t.dice(8, 8);
  t.answer('hacan', { landings: [land('quann', [infantry])] });
  expect(t.isOver()).toBe(true);
  expect(t.planet('quann').owner).toBe(1);
  expect(t.ground('sol', 'quann')).toEqual({ spaceDock: 1 });
  expect(t.events('groundCombatEnded')).toMatchObject([{ winner: NOBODY }]);
});

test('a planet with structures alone is taken without combat; its guns still fire', () => {
  const t = table('hacan', 'sol');
  const [, ...infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 2 });
  t.own('sol', 'quann', { pds: 2 });
  invade(t, '25');
  t.answer('hacan', { landings: [land('quann', infantry)] });
  t.dice(6, 1);
  t.answer('sol', 'fire');
  expect(t.planet('quann').owner).toBe(0);
  expect(t.ground('hacan', 'quann')).toEqual({ infantry: 1 });
  expect(t.events('groundCombatBegan')).toEqual([]);
});

test('guns that destroy everything that has landed: nothing changes hands', () => {
  const t = table('hacan', 'sol');
  const [, infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 1 }) as [number, number];
  t.own('sol', 'quann', { pds: 1 });
  invade(t, '25');
  t.answer('hacan', { landings: [land('quann', [infantry])] });
  t.dice(6);
  t.answer('sol', 'fire');
  expect(t.isOver()).toBe(true);
  expect(t.planet('quann')).toMatchObject({ owner: 1, exhausted: false });
  expect(t.ground('sol', 'quann')).toEqual({ pds: 1 });
});

test('guns may hold their fire; guns of other planets and systems do not reach', () => {
  const t = table('hacan', 'sol');
  const [, infantry] = t.fleet('hacan', '37', { carrier: 1, infantry: 1 }) as [number, number];
  t.technologies('sol', 'pdsII');
  t.own('sol', 'arinam', {});
  t.own('sol', 'meer', { pds: 1 });
  t.own('sol', 'quann', { pds: 1 });
  invade(t, '37');
  t.answer('hacan', { landings: [land('arinam', [infantry])] });
  expect(t.isOver()).toBe(true);
  expect(t.planet('arinam').owner).toBe(0);
});

test('all guns are fired before the first ground combat, in the order of the landings', () => {
  const t = table('hacan', 'sol');
  const [, a, b] = t.fleet('hacan', '37', { carrier: 1, infantry: 2 }) as [number, number, number];
  t.own('sol', 'arinam', { infantry: 1, pds: 1 });
  t.own('sol', 'meer', { infantry: 1, pds: 1 });
  invade(t, '37');
  t.answer('hacan', { landings: [land('meer', [a]), land('arinam', [b])] });
  expect(t.asked('sol')?.ask.with).toMatchObject({ planet: 'meer' });
  t.dice(1);
  t.answer('sol', 'fire');
  expect(t.asked('sol')?.ask.with).toMatchObject({ planet: 'arinam' });
  t.dice(8, 1, 8, 1);
  t.pass('sol');
  expect(t.isOver()).toBe(true);
  expect(t.events('groundCombatBegan').map((e) => e.planet)).toEqual(['meer', 'arinam']);
  expect(t.events('controlGained').map((e) => e.planet)).toEqual(['meer', 'arinam']);
  const order = t.events().map((e) => e.type);
  expect(order.indexOf('controlGained')).toBeGreaterThan(order.lastIndexOf('groundCombatEnded'));
});

test('forces on one’s own planet are no gain: its card stays as it is', () => {
  const t = table('hacan', 'sol');
  const [, infantry] = t.fleet('hacan', '25', { carrier: 1, infantry: 1 }) as [number, number];
  t.own('hacan', 'quann', { infantry: 1 });
  invade(t, '25');
  t.answer('hacan', { landings: [land('quann', [infantry])] });
  expect(t.planet('quann')).toMatchObject({ owner: 0, exhausted: false });
  expect(t.events('controlGained')).toEqual([]);
});

test('landings are checked', () => {
  const t = table('hacan', 'sol');
  const [carrier, a, b] = t.fleet('hacan', '37', { carrier: 1, infantry: 2 }) as [number, number, number];
  invade(t, '37');
  expect(t.refusal('hacan', { landings: [land('quann', [a])] })).toBe('why.not in the system');
  expect(t.refusal('hacan', { landings: [land('arinam', [carrier])] })).toBe('why.cannot land');
  expect(t.refusal('hacan', { landings: [land('arinam', [a, a])] })).toBe('why.unit named twice');
  expect(t.refusal('hacan', { landings: [land('arinam', [a]), land('arinam', [b])] })).toBe('why.landing malformed');
  expect(t.refusal('hacan', { landings: [land('arinam', [])] })).toBe('why.landing malformed');
  expect(t.refusal('hacan', { landings: [] })).toBeNull();
  t.answer('hacan', { landings: [land('arinam', [a]), land('meer', [b])] });
  expect([t.planet('arinam').owner, t.planet('meer').owner]).toEqual([0, 0]);
});

scenario(['planet:mecatolRex'], 'nobody lands on Mecatol Rex before the custodians token is paid for', () => {
  const t = table('hacan', 'sol');
  const [, ...infantry] = t.fleet('hacan', '18', { carrier: 1, infantry: 2 });
  t.goods('hacan', 1);
  t.exhaust('arretze', 'hercant', 'kamdorn');
  invade(t, '18');
  // With 1 trade good there is nothing to ask.
  expect(t.isOver()).toBe(true);
  expect(t.ships('hacan', '18')).toEqual({ carrier: 1, infantry: 2 });
  expect(infantry).toHaveLength(2);
  expect(t.game().custodians).toBe(true);
});

scenario(['sequence:invasion', 'planet:mecatolRex'], 'who removes the token gains a point and must land', () => {
  const t = table('hacan', 'sol');
  const [, first] = t.fleet('hacan', '18', { carrier: 1, infantry: 2 }) as [number, number];
  t.exhaust('arretze', 'hercant', 'kamdorn');
  t.goods('hacan', 6);
  invade(t, '18');
  expect(t.where()).toBe('invasion/custodians token');
  t.answer('hacan', 'remove');
  if (t.where().startsWith('pay/')) t.confirm('hacan');
  expect(t.player('hacan')).toMatchObject({ points: 1, tradeGoods: 0 });
  expect(t.refusal('hacan', { landings: [] })).toBe('why.must land');
  t.answer('hacan', { landings: [land('mecatolRex', [first])] });
  expect(t.planet('mecatolRex').owner).toBe(0);
  expect(t.game().custodians).toBe(false);
});

test('the token may be left: then nothing can land there', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '18', { carrier: 1, infantry: 1 });
  t.goods('hacan', 6);
  invade(t, '18');
  t.pass('hacan');
  expect(t.isOver()).toBe(true);
  expect(t.player('hacan').points).toBe(0);
});

test('without ground forces in space the token cannot be removed', () => {
  const t = table('hacan', 'sol');
  t.fleet('hacan', '18', { carrier: 1 });
  t.goods('hacan', 6);
  invade(t, '18');
  expect(t.isOver()).toBe(true);
});
