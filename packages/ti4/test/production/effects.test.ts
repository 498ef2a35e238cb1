// Producing without Production, placing units and structures, paying.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { canPay } from '../../src/queries/payment.ts';
import { table } from '../kit/index.ts';

const why = { key: 'sequence.pay' };
const pay = (planets: string[], goods = 0): Json => ({ pay: { planets, goods } });

scenario(['sequence:pay'], 'planets are exhausted whole, trade goods make up the rest', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'quann');
  t.own('sol', 'abyz');
  t.goods('sol', 1);
  expect(canPay(t.game(), 0, 'resources', 10)).toBe(true);
  expect(canPay(t.game(), 0, 'resources', 11)).toBe(false);
  t.begin('pay', { seat: 0, amount: 5, of: 'resources', why });
  expect(t.refusal('sol', pay(['jord']))).toBe('why.payment too small');
  expect(t.refusal('sol', pay(['lodor'], 1))).toBe('why.planet not ready');
  expect(t.refusal('sol', pay(['jord'], 2))).toBe('why.too few trade goods');
  t.answer('sol', pay(['jord', 'quann']));
  expect([t.planet('jord').exhausted, t.planet('quann').exhausted, t.planet('abyz').exhausted]).toEqual([
    true,
    true,
    false,
  ]);
  expect(t.player('sol').tradeGoods).toBe(1);
});

test('what can be paid in one way only is paid without asking', () => {
  const t = table('sol', 'xxcha');
  t.goods('sol', 1);
  t.begin('pay', { seat: 0, amount: 3, of: 'influence', why });
  expect(t.isOver()).toBe(true);
  expect([t.planet('jord').exhausted, t.player('sol').tradeGoods]).toEqual([true, 0]);
});

scenario(['sequence:pay freely'], 'as much as one likes in whole steps: what is over is lost', () => {
  const t = table('xxcha', 'sol');
  t.own('xxcha', 'saudor');
  t.goods('xxcha', 2);
  t.begin('pay freely', { seat: 0, of: 'influence', step: 3, most: 30, why });
  expect(t.refusal('xxcha', pay([]))).toBe(null);
  t.answer('xxcha', pay(['archonRen', 'saudor'], 1));
  expect(t.player('xxcha').tradeGoods).toBe(1);
  expect(t.isOver()).toBe(true);
});

test('an effect that produces states number, kinds and places, and takes the full price', () => {
  const t = table('sol', 'xxcha');
  t.goods('sol', 3);
  const given = {
    seat: 0,
    system: '1',
    places: ['jord'],
    limit: 2,
    types: ['infantry', 'cruiser'],
    must: true,
    why,
  } as const;
  t.begin('produce', given);
  const made = (unit: string, count: number, goods: number): Json => ({
    units: [{ unit, count }],
    pay: { planets: [], goods },
  });
  expect(t.refusal('sol', { units: [], pay: { planets: [], goods: 0 } })).toBe('why.make something');
  expect(t.refusal('sol', made('fighter', 1, 1))).toBe('why.not made here');
  expect(t.refusal('sol', made('infantry', 3, 2))).toBe('why.production limit');
  t.answer('sol', made('cruiser', 1, 2));
  expect(t.ships('sol', '1')).toEqual({ cruiser: 1 });
});

scenario(
  ['sequence:place units'],
  'units are placed in one of the places, or pulled from the board, or not at all',
  () => {
    const t = table('sol', 'xxcha');
    t.begin('place units', { seat: 0, type: 'infantry', count: 3, places: ['jord', 'space 46'], why });
    t.fleet('sol', '46', { carrier: 1 });
    t.answer('sol', 'jord');
    expect(t.ground('sol', 'jord')).toEqual({ infantry: 3 });

    const u = table('sol', 'xxcha');
    const [flagship = 0] = u.fleet('sol', '46', { flagship: 1 });
    u.begin('place units', { seat: 0, type: 'flagship', count: 1, places: ['space 47'], why });
    expect(u.options('sol')).toEqual([String(flagship)]);
    u.answer('sol', String(flagship));
    expect([u.ships('sol', '46'), u.ships('sol', '47')]).toEqual([{}, { flagship: 1 }]);

    const v = table('sol', 'xxcha');
    v.fleet('sol', '46', { flagship: 1 });
    v.begin('place units', { seat: 0, type: 'flagship', count: 1, places: ['space 47'], why });
    v.pass('sol');
    expect(v.ships('sol', '47')).toEqual({});

    const w = table('sol', 'xxcha');
    w.begin('place units', { seat: 0, type: 'warSun', count: 1, places: ['space 47'], why });
    expect([w.isOver(), w.ships('sol', '47')]).toEqual([true, {}]);
  },
);

scenario(['sequence:place structure'], 'one dock and two PDS of a player fit on a planet', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1, pds: 2 });
  t.own('sol', 'quann', { pds: 1 });
  t.begin('place structure', { seat: 0, types: ['pds', 'spaceDock'], why });
  expect(t.options('sol').sort()).toEqual(['pds quann', 'spaceDock quann']);
  expect(t.barred('sol', 'pds jord')).toBe('why.structure limit');
  t.answer('sol', 'pds quann');
  expect(t.ground('sol', 'quann')).toEqual({ pds: 2 });
});

test('docks that float are placed in space, in a system with a planet of their owner', () => {
  const t = table('saar', 'xxcha');
  t.own('saar', 'arnor');
  t.own('saar', 'lor');
  t.begin('place structure', { seat: 0, types: ['spaceDock'], why });
  expect(t.options('saar')).toEqual(['spaceDock arnor', 'spaceDock lisisII']);
  t.answer('saar', 'spaceDock arnor');
  expect(t.ships('saar', '36')).toEqual({ spaceDock: 1 });
});

test('a structure that is missing may be taken from elsewhere', () => {
  const t = table('sol', 'xxcha');
  const [dock = 0] = t.own('sol', 'quann', { spaceDock: 1 });
  t.own('sol', 'saudor', { spaceDock: 1 });
  t.own('sol', 'abyz', { spaceDock: 1 });
  t.activated('sol', '23');
  t.begin('place structure', { seat: 0, types: ['spaceDock'], planets: ['jord'], must: true, why });
  t.answer('sol', String(dock));
  expect([t.ground('sol', 'jord'), t.ground('sol', 'quann')]).toEqual([{ spaceDock: 1 }, {}]);
});

test('fighters that a dock has held are removed where it is taken away', () => {
  const t = table('sol', 'xxcha');
  const [dock = 0] = t.own('sol', 'quann', { spaceDock: 1 });
  t.fleet('sol', '25', { fighter: 3 });
  t.own('sol', 'saudor', { spaceDock: 1 });
  t.own('sol', 'abyz', { spaceDock: 1 });
  t.begin('place structure', { seat: 0, types: ['spaceDock'], planets: ['jord'], must: true, why });
  t.answer('sol', String(dock));
  expect([t.ships('sol', '25'), t.events('unitDestroyed')]).toEqual([{}, []]);
});

scenario(['agenda:demilitarizedZone'], 'nothing is produced or placed on a demilitarized planet', () => {
  const t = table('saar', 'xxcha');
  t.own('saar', 'arnor');
  t.fleet('saar', '36', { spaceDock: 1 });
  t.law('demilitarizedZone', 'arnor');
  t.goods('saar', 3);
  t.active('saar', '36');
  t.begin('production', { seat: 0, system: '36' });
  const made = { units: [{ unit: 'infantry', count: 2, place: 'arnor' }], pay: { planets: [], goods: 1 } };
  expect(t.refusal('saar', made)).toBe('why.not placed there');
  const u = table('sol', 'xxcha');
  u.own('sol', 'arnor');
  u.law('demilitarizedZone', 'arnor');
  u.begin('place units', { seat: 0, type: 'infantry', count: 1, places: ['arnor', 'jord'], why });
  expect([u.isOver(), u.ground('sol', 'jord')]).toEqual([true, { infantry: 1 }]);
});
