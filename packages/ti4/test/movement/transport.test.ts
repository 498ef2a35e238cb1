// Transport: what ships take along, from where, and how much.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';
import { activate, move } from './moving.ts';

scenario(
  ['sequence:movement', 'unit:carrier'],
  'fighters and ground forces up to the capacity, from space and from planets',
  () => {
    const t = table('norr', 'xxcha');
    const [carrier, one = 0, two = 0] = t.fleet('norr', '19', { carrier: 1, fighter: 2 });
    const troops = t.own('norr', 'wellon', { infantry: 3 });
    activate(t, 'norr', '23');
    expect(t.refusal('norr', move(carrier, ['19', '23'], [one, two, ...troops]))).toBe('why.carries too much');
    t.answer('norr', move(carrier, ['19', '23'], [one, two, ...troops.slice(0, 2)]));
    expect(t.ships('norr', '23')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
    expect(t.ground('norr', 'wellon')).toEqual({ infantry: 1 });
  },
);

test.each([
  ['four fighters', 4, 0, { fighter: 4 }, {}],
  ['four infantry: the fighters are removed', 0, 4, { infantry: 4 }, {}],
  ['two of each: two fighters are removed', 2, 2, { fighter: 2, infantry: 2 }, {}],
  ['nothing: the fighters are removed', 0, 0, {}, {}],
] as const)('a carrier with four fighters above eight infantry may take %s', (_, fighters, infantry, there, here) => {
  const t = table('norr', 'xxcha');
  const [carrier, ...flying] = t.fleet('norr', '19', { carrier: 1, fighter: 4 });
  const troops = t.own('norr', 'wellon', { infantry: 8 });
  activate(t, 'norr', '23');
  t.answer('norr', move(carrier, ['19', '23'], [...flying.slice(0, fighters), ...troops.slice(0, infantry)]));
  expect(t.ships('norr', '23')).toEqual({ carrier: 1, ...there });
  expect(t.ships('norr', '19')).toEqual(here);
  expect(t.events('unitRemoved')).toHaveLength(4 - fighters);
  expect(t.events('unitDestroyed')).toHaveLength(0);
});

test('eight infantry do not fit, even if some are dropped at once', () => {
  const t = table('norr', 'xxcha');
  const [carrier] = t.fleet('norr', '19', { carrier: 1 });
  const troops = t.own('norr', 'wellon', { infantry: 8 });
  activate(t, 'norr', '23');
  expect(t.refusal('norr', move(carrier, ['19', '23'], troops))).toBe('why.carries too much');
});

test('units come aboard on the way and in the active system, but not from systems with an own token', () => {
  const t = table('norr', 'xxcha');
  t.technologies('norr', 'carrierII');
  const [carrier] = t.fleet('norr', '19', { carrier: 1 });
  const [start = 0] = t.own('norr', 'wellon', { infantry: 1 });
  const [way = 0] = t.own('norr', 'saudor', { infantry: 1 });
  const [end = 0] = t.own('norr', 'quann', { infantry: 1 });
  const [off = 0] = t.own('norr', 'lodor', { infantry: 1 });
  activate(t, 'norr', '25');
  const path = ['19', '23', '25'];
  expect(t.refusal('norr', move(carrier, path, [off]))).toBe('why.not on the way');
  expect(t.refusal('norr', move(carrier, ['19', '23', '25'], [start, way, end]))).toBe(null);
  const u = table('norr', 'xxcha');
  u.technologies('norr', 'carrierII');
  const [other] = u.fleet('norr', '19', { carrier: 1 });
  const [held = 0] = u.own('norr', 'saudor', { infantry: 1 });
  u.activated('norr', '23');
  activate(u, 'norr', '25');
  expect(u.refusal('norr', move(other, path, [held]))).toBe('why.no pick-up there');
  t.answer('norr', move(carrier, path, [start, way, end]));
  expect(t.ships('norr', '25')).toEqual({ carrier: 1, infantry: 3 });
});

test('structures, ships and other players’ units are not carried', () => {
  const t = table('norr', 'xxcha');
  const [carrier, cruiser = 0] = t.fleet('norr', '19', { carrier: 1, cruiser: 1 });
  const [pds = 0] = t.own('norr', 'wellon', { pds: 1 });
  const [theirs = 0] = t.landed('xxcha', 'wellon', { infantry: 1 });
  t.anyhow();
  activate(t, 'norr', '23');
  const refusal = (cargo: number) => t.refusal('norr', move(carrier, ['19', '23'], [cargo]));
  expect([refusal(pds), refusal(cruiser), refusal(theirs)]).toEqual([
    'why.cannot be carried',
    'why.cannot be carried',
    'why.not on the way',
  ]);
});

test('a ship that stays in the active system may pick up there what its fleet has room for', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0, , aboard = 0] = t.fleet('norr', '36', { carrier: 1, fighter: 2 });
  const troops = t.own('norr', 'arnor', { infantry: 3 });
  activate(t, 'norr', '36');
  expect(t.refusal('norr', move(carrier, ['36'], troops))).toBe('why.no room in the system');
  expect(t.refusal('norr', move(carrier, ['36'], [aboard]))).toBe('why.already in the system');
  expect(t.refusal('norr', move(carrier, ['36']))).toBe('why.already in the system');
  t.answer('norr', move(carrier, ['36'], troops.slice(0, 2)));
  expect(t.ships('norr', '36')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
});

test('each unit takes part once', () => {
  const t = table('norr', 'xxcha');
  const [one = 0, two = 0, fighter = 0] = t.fleet('norr', '19', { carrier: 2, fighter: 1 });
  activate(t, 'norr', '23');
  const path = ['19', '23'];
  const twice: Json = {
    moves: [
      { ship: one, path, cargo: [fighter] },
      { ship: two, path, cargo: [fighter] },
    ],
  };
  expect(t.refusal('norr', twice)).toBe('why.unit named twice');
});

scenario(['unit-card:floatingFactory'], 'a floating dock moves and carries like a ship, and is none', () => {
  const t = table('saar', 'xxcha');
  t.tokens('saar', { fleet: 1 });
  const [dock, infantry = 0] = t.fleet('saar', '19', { spaceDock: 1, infantry: 1 });
  t.fleet('saar', '23', { cruiser: 1 });
  activate(t, 'saar', '23');
  t.answer('saar', move(dock, ['19', '23'], [infantry]));
  expect(t.ships('saar', '23')).toEqual({ cruiser: 1, spaceDock: 1, infantry: 1 });
});

test('what leaves its carrier behind is removed where it was', () => {
  const t = table('norr', 'xxcha');
  const [carrier = 0] = t.fleet('norr', '19', { carrier: 1, fighter: 1, infantry: 1 });
  activate(t, 'norr', '23');
  t.answer('norr', move(carrier, ['19', '23']));
  expect(t.ships('norr', '19')).toEqual({});
  expect(t.events('unitRemoved').map((e) => e.system)).toEqual(['19', '19']);
});
