// Who may move where: move values, other players' ships, command tokens, anomalies, wormholes.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { refuseMovement } from '../../src/rules/tactical/check-movement.ts';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

scenario(['sequence:movement', 'unit:carrier', 'unit:cruiser'], 'a ship moves as far as its move value says', () => {
  const t = table('norr', 'xxcha');
  const [carrier] = t.fleet('norr', '19', { carrier: 1 });
  const [cruiser] = t.fleet('norr', '19', { cruiser: 1 });
  activate(t, 'norr', '25');
  expect(t.refusal('norr', move(carrier, ['19', '23', '25']))).toBe('why.too far');
  expect(t.refusal('norr', move(cruiser, ['19', '25']))).toBe('why.no way between');
  expect(t.refusal('norr', move(cruiser, ['19', '23']))).toBe('why.ends elsewhere');
  t.answer('norr', move(cruiser, ['19', '23', '25']));
  expect(t.ships('norr', '25')).toEqual({ cruiser: 1 });
});

test('other players’ ships bar the way, a lone fighter too, but not the active system', () => {
  const t = table('norr', 'xxcha');
  t.anyhow();
  const [cruiser] = t.fleet('norr', '19', { cruiser: 1 });
  t.fleet('xxcha', '23', { fighter: 1 });
  t.fleet('xxcha', '25', { cruiser: 1 });
  activate(t, 'norr', '25');
  expect(t.refusal('norr', move(cruiser, ['19', '23', '25']))).toBe('why.others ships');
  expect(t.refusal('norr', move(cruiser, ['19', '18', '25']))).toBe(null);
});

test('an own command token holds ships, but not those that pass through', () => {
  const t = table('norr', 'xxcha');
  const [held] = t.fleet('norr', '23', { cruiser: 1 });
  const [free] = t.fleet('norr', '19', { cruiser: 1 });
  t.activated('norr', '23');
  t.activated('xxcha', '19');
  activate(t, 'norr', '25');
  expect(t.refusal('norr', move(held, ['23', '25']))).toBe('why.token holds ships');
  expect(t.refusal('norr', move(free, ['19', '23', '25']))).toBe(null);
});

test('a ship may leave the active system and come back, if it moves far enough', () => {
  const t = table('norr', 'xxcha');
  const [dreadnought] = t.fleet('norr', '25', { dreadnought: 1 });
  const [cruiser] = t.fleet('norr', '25', { cruiser: 1 });
  t.own('norr', 'saudor', { infantry: 1 });
  t.technologies('norr', 'cruiserII');
  t.fleet('norr', '38', { destroyer: 1 });
  const troops = t.planet('saudor').units.map((u) => u.id);
  activate(t, 'norr', '25');
  expect(t.refusal('norr', move(dreadnought, ['25', '23', '25']))).toBe('why.too far');
  t.answer('norr', move(cruiser, ['25', '23', '25'], troops));
  expect(t.ships('norr', '25')).toEqual({ dreadnought: 1, cruiser: 1, infantry: 1 });
});

scenario(
  ['action:flankSpeed'],
  'out of the active system it fetches what lies two systems off, if it moves four',
  () => {
    const t = table('muaat', 'xxcha');
    t.technologies('muaat', 'prototypeWarSunII');
    t.hand('muaat', 'flankSpeed');
    const [sun] = t.fleet('muaat', '25', { warSun: 1 });
    const troops = t.own('muaat', 'wellon', { infantry: 2 });
    t.begin('tactical action', { seat: 0 });
    t.answer('muaat', '25');
    t.answer('muaat', 'action:flankSpeed');
    expect(t.where()).toBe('movement/move ships');
    t.answer('muaat', move(sun, ['25', '23', '19', '23', '25'], troops));
    expect(t.ships('muaat', '25')).toEqual({ warSun: 1, infantry: 2 });
  },
);

test('where ships can move anyway, one that is there may go out and come back for nothing', () => {
  const t = table('norr', 'xxcha');
  const [cruiser] = t.fleet('norr', '25', { cruiser: 1 });
  activate(t, 'norr', '25');
  expect(t.isOver()).toBe(true);
  const u = table('norr', 'xxcha');
  const [rover] = u.fleet('norr', '25', { cruiser: 1 });
  u.fleet('norr', '23', { carrier: 1 });
  activate(u, 'norr', '25');
  expect(u.refusal('norr', move(rover, ['25', '23', '25']))).toBeNull();
  expect(t.unit(cruiser ?? 0)).toBeDefined();
});

test.each([
  ['supernova', '43', '29'],
  ['asteroid field', '44', '22'],
])('no ship moves into the %s', (why, target, from) => {
  const t = table('norr', 'xxcha');
  const [cruiser] = t.fleet('norr', from, { cruiser: 1 });
  t.active('norr', target);
  t.begin('movement', { seat: 0, system: target });
  expect(t.isOver()).toBe(true);
  expect(t.ships('norr', from)).toEqual({ cruiser: 1 });
  const game = t.game();
  expect(
    refuseMovement(game, { seat: 0, system: target }, { moves: [{ ship: cruiser ?? 0, path: [from, target] }] }),
  ).toMatchObject({
    rule: why,
  });
});

test('no ship moves through a supernova or an asteroid field', () => {
  const t = table('norr', 'xxcha');
  const [north] = t.fleet('norr', '49', { cruiser: 1 });
  t.fleet('norr', '21', { cruiser: 1 });
  activate(t, 'norr', '22');
  expect(t.refusal('norr', move(north, ['49', '44', '22']))).toBe('why.asteroid field');
  const u = table('norr', 'xxcha');
  const [ship] = u.fleet('norr', '34', { cruiser: 1 });
  u.fleet('norr', '35', { cruiser: 1 });
  activate(u, 'norr', '29');
  expect(u.refusal('norr', move(ship, ['34', '43', '29']))).toBe('why.supernova');
});

test('a nebula is entered only as the active system, and left with a move value of 1', () => {
  const t = table('norr', 'xxcha');
  const [inside] = t.fleet('norr', '42', { cruiser: 1 });
  const [outside] = t.fleet('norr', '19', { cruiser: 1 });
  activate(t, 'norr', '29');
  expect(t.refusal('norr', move(outside, ['19', '42', '29']))).toBe('why.nebula');
  expect(t.refusal('norr', move(inside, ['42', '29']))).toBe(null);
  const u = table('norr', 'xxcha');
  const [slow] = u.fleet('norr', '42', { cruiser: 1 });
  u.fleet('norr', '35', { cruiser: 1 });
  activate(u, 'norr', '27');
  expect(u.refusal('norr', move(slow, ['42', '35', '27']))).toBe('why.too far');
  const v = table('norr', 'xxcha');
  const [entering] = v.fleet('norr', '19', { cruiser: 1 });
  activate(v, 'norr', '42');
  v.answer('norr', move(entering, ['19', '42']));
  expect(v.ships('norr', '42')).toEqual({ cruiser: 1 });
});

test('wormholes of one kind are next to each other', () => {
  const t = table('norr', 'xxcha');
  const [carrier] = t.fleet('norr', '26', { carrier: 1 });
  activate(t, 'norr', '39');
  expect(t.refusal('norr', move(carrier, ['26', '39']))).toBe(null);
});

test('nothing is asked where nothing can move', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', '40', { carrier: 1 });
  activate(t, 'norr', '37');
  expect(t.isOver()).toBe(true);
});

test('structures, ground forces and other players’ ships do not move', () => {
  const t = table('norr', 'xxcha');
  const [theirs] = t.fleet('xxcha', '23', { cruiser: 1 });
  const [mine, fighter] = t.fleet('norr', '19', { carrier: 1, fighter: 1 });
  activate(t, 'norr', '18');
  expect(t.refusal('norr', move(theirs, ['23', '18']))).toBe('why.not your ship there');
  expect(t.refusal('norr', move(fighter, ['19', '18']))).toBe('why.does not move by itself');
  expect(t.refusal('norr', move(mine, ['nowhere', '18']))).toBe('why.not your ship there');
  expect(t.refusal('norr', move(mine, ['19', 'nowhere', '18']))).toBe('why.no way between');
});

test('all ships of a movement go together: none goes early without leave', () => {
  const t = table('norr', 'xxcha');
  const [ship = 0] = t.fleet('norr', '19', { cruiser: 1 });
  activate(t, 'norr', '18');
  expect(t.refusal('norr', { moves: [{ ship, path: ['19', '18'], early: true }] })).toBe('why.all move together');
});
