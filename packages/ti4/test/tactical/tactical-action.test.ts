// The tactical action as a whole, and Space Cannon Offense.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';
import { move } from '../movement/moving.ts';

scenario(['sequence:tactical action'], 'a token from the tactic pool, and the five steps in order', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1, infantry: 2 });
  const [carrier] = t.fleet('sol', '1', { carrier: 1 });
  t.activated('xxcha', '24');
  t.begin('tactical action', { seat: 0 });
  const troops = t.planet('jord').units.filter((u) => u.type === 'infantry');
  t.answer('sol', '24');
  expect(t.player('sol').tactic).toBe(2);
  expect([t.game().activeSystem, t.where()]).toEqual(['24', 'movement/move ships']);
  t.answer(
    'sol',
    move(
      carrier,
      ['1', '24'],
      troops.map((u) => u.id),
    ),
  );
  t.playOn();
  expect(t.game().activeSystem).toBe('');
  expect(t.ships('sol', '24').carrier).toBe(1);
});

test('every system is shown, those with an own token with the reason; tokens of others do not matter', () => {
  const t = table('sol', 'xxcha');
  t.activated('sol', '24');
  t.activated('xxcha', '23');
  t.begin('tactical action', { seat: 0 });
  expect(t.barred('sol', '24')).toBe('why.own token');
  expect(t.options('sol')).toContain('23');
  expect(t.options('sol')).toHaveLength(t.game().systems.length - 1);
});

test('without a token in the tactic pool nothing is activated', () => {
  const t = table('sol', 'xxcha');
  t.tokens('sol', { tactic: 0 });
  t.begin('tactical action', { seat: 0 });
  expect(t.isOver()).toBe(true);
});

test('production needs neither movement nor landing', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('sol', '1');
  expect(t.where()).toBe('production/produce units');
});

test('capacity is settled before space cannons fire, and again after each of those who fired', () => {
  const t = table('norr', 'xxcha', 'hacan');
  const [carrier, ...cargo] = t.fleet('norr', '19', { carrier: 1, fighter: 4 });
  t.own('xxcha', 'saudor', { pds: 1 });
  t.technologies('hacan', 'pdsII');
  t.own('hacan', 'quann', { pds: 1 });
  t.dice(10, 10);
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '23');
  t.answer('norr', move(carrier, ['19', '23'], cargo));
  t.answer('xxcha', '0');
  t.answer('norr', { damage: [], destroy: [carrier as number] });
  // The fighters go with their carrier, so that the second gun has no target.
  expect(t.ships('norr', '23')).toEqual({});
  expect(t.asked('hacan')).toBeUndefined();
});

scenario(['sequence:space cannon offense'], 'the active player first, then clockwise, all guns or none', () => {
  const t = table('norr', 'xxcha', 'hacan');
  t.own('norr', 'saudor', { pds: 2 });
  t.fleet('norr', '23', { cruiser: 2 });
  t.fleet('xxcha', '23', { cruiser: 3 });
  t.own('hacan', 'quann', { pds: 2 });
  t.technologies('hacan', 'pdsII');
  t.active('norr', '23');
  t.dice(6, 1, 5, 5);
  t.begin('space cannon offense', { seat: 0, system: '23' });
  expect(t.awaited()).toEqual([0]);
  t.answer('norr', '1');
  expect(t.ships('xxcha', '23')).toEqual({ cruiser: 2 });
  expect(t.awaited()).toEqual([2]);
  t.answer('hacan', '0');
  expect(t.ships('norr', '23')).toEqual({});
  expect(t.events('diceRolled').map((e) => e.groups.map((g) => g.dice))).toEqual([[2], [2]]);
});

test('others fire at the active player only; he picks one opponent with ships there', () => {
  const t = table('norr', 'xxcha', 'hacan');
  t.own('norr', 'saudor', { pds: 1 });
  t.own('xxcha', 'saudor');
  t.landed('xxcha', 'saudor', { pds: 1 });
  t.fleet('xxcha', '23', { cruiser: 1 });
  t.fleet('hacan', '23', { cruiser: 1 });
  t.landed('norr', 'saudor', { pds: 1 });
  t.active('norr', '23');
  t.begin('space cannon offense', { seat: 0, system: '23' });
  expect(t.options('norr')).toEqual(['1', '2']);
  t.pass('norr');
  // The active player has no ships there: nobody else has a target.
  expect(t.isOver()).toBe(true);
});

test('space cannons without deep fire do not reach the next system, and holding fire is allowed', () => {
  const t = table('norr', 'xxcha');
  t.own('xxcha', 'quann', { pds: 2 });
  t.own('xxcha', 'saudor', { pds: 1 });
  t.fleet('norr', '23', { cruiser: 1 });
  t.active('norr', '23');
  t.begin('space cannon offense', { seat: 0, system: '23' });
  expect(t.proposal('xxcha')).toEqual(['0']);
  t.pass('xxcha');
  expect([t.isOver(), t.events('diceRolled')]).toEqual([true, []]);
});

test('space cannon offense takes place even if nothing moved', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', '23', { cruiser: 1 });
  t.own('xxcha', 'saudor', { pds: 1 });
  t.begin('tactical action', { seat: 0 });
  t.answer('norr', '23');
  expect(t.where()).toBe('space cannon offense/fire or not');
});
