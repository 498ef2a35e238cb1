// What holds at all times: fleet pool, capacity, figures, structures.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { PlanetId } from '../../src/facts/index.ts';
import { table } from '../kit/index.ts';

scenario(['sequence:limits'], 'the owner removes ships beyond the fleet pool, and what they carried', () => {
  const t = table('norr', 'xxcha');
  t.tokens('norr', { fleet: 2 });
  const [carrier = 0, cruiser = 0, destroyer = 0, ...fighters] = t.fleet('norr', '46', {
    carrier: 1,
    cruiser: 1,
    destroyer: 1,
    fighter: 3,
  });
  t.anyhow();
  t.begin('limits');
  expect(t.refusal('norr', { units: [] })).toBe('why.still over limits');
  expect(t.refusal('norr', { units: [carrier] })).toBe('why.still over limits');
  expect(t.refusal('norr', { units: [cruiser, destroyer] })).toBe('why.removed for nothing');
  expect(t.refusal('norr', { units: [cruiser, 9999] })).toBe('why.not your unit there');
  expect(t.refusal('norr', { units: [carrier, ...fighters] })).toBe(null);
  t.answer('norr', { units: [destroyer] });
  expect(t.ships('norr', '46')).toEqual({ carrier: 1, cruiser: 1, fighter: 3 });
  expect(t.events('unitRemoved')).toHaveLength(1);
});

test('capacity: the owner chooses between fighters and ground forces', () => {
  const t = table('norr', 'xxcha');
  const [, ...cargo] = t.fleet('norr', '46', { carrier: 1, fighter: 3, infantry: 3 });
  t.anyhow();
  t.begin('limits');
  expect(t.refusal('norr', { units: cargo.slice(0, 3) })).toBe('why.removed for nothing');
  t.answer('norr', { units: [cargo[0] as number, cargo[5] as number] });
  expect(t.ships('norr', '46')).toEqual({ carrier: 1, fighter: 2, infantry: 2 });
});

test('where a combat is fought capacity waits, the fleet pool does not', () => {
  const t = table('norr', 'xxcha');
  t.tokens('norr', { fleet: 1 });
  t.fleet('norr', '46', { destroyer: 2, fighter: 3 });
  t.anyhow();
  t.begin('limits', { combat: '46' });
  expect(t.ships('norr', '46')).toEqual({ destroyer: 1, fighter: 3 });
  t.begin('limits');
  expect(t.ships('norr', '46')).toEqual({ destroyer: 1 });
});

test('ground forces need ships, fighters may stay with a space dock: three of them', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'jord', { spaceDock: 1 });
  t.fleet('sol', '1', { fighter: 5 });
  t.anyhow();
  t.begin('limits');
  expect(t.ships('sol', '1')).toEqual({ fighter: 3 });
});

scenario(
  ['technology:fighterII'],
  'fighters II beyond capacity count against the fleet pool, as their owner divides it',
  () => {
    const t = table('norr', 'xxcha');
    t.technologies('norr', 'fighterII');
    t.tokens('norr', { fleet: 3 });
    const [carrier = 0, cruiser = 0, ...fighters] = t.fleet('norr', '46', { carrier: 1, cruiser: 1, fighter: 6 });
    t.anyhow();
    t.begin('limits');
    // Four are carried, one has the third place of the pool: one is too many, or the cruiser is.
    expect(t.refusal('norr', { units: [fighters[0] as number] })).toBe(null);
    expect(t.refusal('norr', { units: [cruiser] })).toBe(null);
    expect(t.refusal('norr', { units: [carrier] })).toBe('why.still over limits');
  },
);

scenario(
  ['unit-card:floatingFactory'],
  'a floating dock is destroyed when it is blockaded, by a lone fighter too',
  () => {
    const t = table('saar', 'xxcha');
    t.fleet('saar', '46', { spaceDock: 1 });
    t.fleet('xxcha', '46', { carrier: 1 });
    t.fleet('saar', '47', { spaceDock: 1, destroyer: 1 });
    t.fleet('xxcha', '47', { carrier: 1 });
    t.begin('limits');
    expect(t.ships('saar', '46')).toEqual({});
    expect(t.ships('saar', '47')).toEqual({ spaceDock: 1, destroyer: 1 });
    expect(t.events('unitDestroyed')).toMatchObject([{ unit: 'spaceDock' }]);
  },
);

scenario(['unit:pds'], 'structures beside foreign units and without troops are destroyed, and control passes', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'saudor', { pds: 1, spaceDock: 1 });
  t.landed('xxcha', 'saudor', { infantry: 1 });
  t.begin('limits');
  expect(t.ground('sol', 'saudor')).toEqual({});
  expect(t.planet('saudor').owner).toBe(1);
});

test('in the active system that waits for the invasion', () => {
  const t = table('sol', 'xxcha');
  t.own('sol', 'saudor', { pds: 1 });
  t.landed('xxcha', 'saudor', { infantry: 1 });
  t.active('xxcha', '23');
  t.begin('limits');
  expect(t.ground('sol', 'saudor')).toEqual({ pds: 1 });
});

test('infantry stands in at most twelve places: for want of figures the owner gives up the rest', () => {
  const t = table('sol', 'xxcha');
  const planets: PlanetId[] = [
    'jord',
    'lodor',
    'quann',
    'saudor',
    'wellon',
    'thibah',
    'tarmann',
    'abyz',
    'fria',
    'arinam',
    'meer',
    'arnor',
    'lor',
  ];
  for (const planet of planets) t.own('sol', planet, { infantry: 2 });
  t.begin('limits');
  expect(t.options('sol')).toHaveLength(13);
  t.answer('sol', 'meer');
  expect(t.ground('sol', 'meer')).toEqual({});
  expect(t.events('unitDestroyed')).toHaveLength(2);
});

test('nothing is asked where nothing is wrong', () => {
  const t = table('norr', 'xxcha');
  t.fleet('norr', '46', { carrier: 1, fighter: 2, infantry: 2 });
  t.begin('limits');
  expect([t.isOver(), t.events()]).toEqual([true, []]);
});
