import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import { table } from '../kit/index.ts';

const spaceCannon = { by: 0, system: '25', kind: 'space cannon offense' } as const;

describe('taking hits', () => {
  test('nothing is asked where there is no choice', () => {
    const t = table('hacan', 'sol');
    t.fleet('sol', '25', { cruiser: 2 });
    t.begin('take hits', { seat: 1, hits: 1, ...spaceCannon });
    expect(t.isOver()).toBe(true);
    expect(t.ships('sol', '25')).toEqual({ cruiser: 1 });
  });

  test('hits beyond all that could be taken destroy everything unasked', () => {
    const t = table('hacan', 'letnev');
    t.fleet('letnev', '25', { dreadnought: 1, cruiser: 1 });
    t.begin('take hits', { seat: 1, hits: 4, ...spaceCannon });
    expect(t.isOver()).toBe(true);
    expect(t.ships('letnev', '25')).toEqual({});
    expect(t.events('unitDamaged')).toEqual([]);
  });

  test('a unit that is damaged cannot sustain more', () => {
    const t = table('hacan', 'letnev');
    const [first, second] = t.fleet('letnev', '25', { dreadnought: 2 }) as [number, number];
    t.damage(first);
    t.begin('take hits', { seat: 1, hits: 1, ...spaceCannon });
    expect(t.refusal('letnev', { damage: [first], destroy: [] })).toBe('why.cannot sustain');
    expect(t.refusal('letnev', { damage: [second, second], destroy: [] })).toBe('why.unit named twice');
    expect(t.refusal('letnev', { damage: [99], destroy: [] })).toBe('why.unit not in the fight');
    t.answer('letnev', { damage: [second], destroy: [] });
    expect(t.unit(second)?.damaged).toBe(true);
  });

  test('hits that go to certain ships first spare the others while there are any', () => {
    const t = table('hacan', 'sol');
    const [carrier, fighter, other, cruiser] = t.fleet('sol', '25', { carrier: 1, fighter: 2, cruiser: 1 });
    const types = ['carrier', 'cruiser'] as const;
    t.begin('take hits', { seat: 1, hits: 2, ...spaceCannon, first: { hits: 1, types } });
    expect(t.refusal('sol', { damage: [], destroy: [fighter, other] as number[] })).toBe('why.hits bound');
    expect(t.refusal('sol', { damage: [], destroy: [carrier, cruiser] as number[] })).toBeNull();
    t.answer('sol', { damage: [], destroy: [fighter, cruiser] as number[] });
    expect(t.ships('sol', '25')).toEqual({ carrier: 1, fighter: 1 });
  });

  test('where no such ship is left the hits go to the others', () => {
    const t = table('hacan', 'sol');
    t.fleet('sol', '25', { carrier: 1, fighter: 2 });
    t.begin('take hits', { seat: 1, hits: 2, ...spaceCannon, first: { hits: 2, types: ['carrier'] } });
    expect(t.isOver()).toBe(false);
    t.confirm('sol');
    expect(t.ships('sol', '25')).toEqual({ fighter: 1 });
  });

  test('a hit on one ship can be sustained by that ship alone', () => {
    const t = table('hacan', 'letnev');
    const [first] = t.fleet('letnev', '25', { dreadnought: 2 }) as [number];
    t.begin('take hits', { seat: 1, hits: 1, ...spaceCannon, among: [first] });
    t.confirm('letnev');
    expect(t.events('unitDamaged').map((e) => e.id)).toEqual([first]);
  });
});

scenario(['unit-card:infantryII', 'sequence:destroy units'], 'infantry II that is destroyed may wait to return', () => {
  const t = table('hacan', 'letnev');
  t.technologies('hacan', 'infantryII');
  const ids = t.own('hacan', 'quann', { infantry: 3 });
  t.dice(5, 6, 10);
  t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids, kind: null });
  expect(t.player('hacan').resting).toBe(2);
  expect(t.ground('hacan', 'quann')).toEqual({});
});

scenario(['unit-card:specOpsII'], 'Spec Ops II return with 5 or more', () => {
  const t = table('sol', 'letnev');
  t.technologies('sol', 'specOpsII');
  const ids = t.own('sol', 'quann', { infantry: 2 });
  t.dice(5, 4);
  t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids, kind: null });
  expect(t.player('sol').resting).toBe(1);
});

test('infantry that is destroyed without the technology does not return', () => {
  const t = table('hacan', 'letnev');
  const ids = t.own('hacan', 'quann', { infantry: 1 });
  t.begin('destroy units', { seat: 0, enemy: 1, system: '25', planet: 'quann', ids, kind: null });
  expect(t.player('hacan').resting).toBe(0);
});

scenario(['technology:nonEuclideanShielding'], 'one use of Sustain Damage may cancel two hits', () => {
  const t = table('hacan', 'letnev');
  t.technologies('letnev', 'nonEuclideanShielding');
  const [dreadnought, cruiser] = t.fleet('letnev', '25', { dreadnought: 1, cruiser: 1 }) as [number, number];
  t.begin('take hits', { seat: 1, hits: 3, ...spaceCannon });
  expect(t.refusal('letnev', { damage: [dreadnought], destroy: [dreadnought, cruiser] })).toBe('why.casualties');
  t.answer('letnev', { damage: [dreadnought], destroy: [cruiser] });
  expect(t.ships('letnev', '25')).toEqual({ dreadnought: 1 });
});
