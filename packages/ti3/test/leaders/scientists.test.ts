// What scientists do, and what they do not.
import type { Json } from '@custodian/kernel';
import { scenario } from '@custodian/testkit';
import type { PlanetId } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { technologyCost } from '../../src/queries/values.ts';
import { invade } from '../battles.ts';
import { table } from '../kit/index.ts';

scenario(
  ['leader:scientist.discount', 'leader-person:carth'],
  'a specialty with a scientist is worth 2, and two scientists add nothing',
  () => {
    const t = table('hacan', 'jolnar');
    t.own('hacan', 'lodor');
    t.own('hacan', 'lirtaIV');
    t.leader('carth', 'lodor');
    expect(technologyCost(t.game(), { seat: 0, technology: 'stasisCapsules' })).toBe(5);
    t.own('jolnar', 'xxehan');
    t.leader('rinScientist', 'xxehan');
    t.leader('sucaban', 'xxehan');
    expect(technologyCost(t.game(), { seat: 1, technology: 'stasisCapsules' })).toBe(6);
    // Another colour, and a planet that is exhausted, give nothing.
    expect(technologyCost(t.game(), { seat: 0, technology: 'antimassDeflectors' })).toBe(8);
    t.exhaust('lodor');
    expect(technologyCost(t.game(), { seat: 0, technology: 'stasisCapsules' })).toBe(7);
  },
);

scenario(['leader:scientist.dock', 'leader-person:i48s'], 'a new space dock beside a scientist costs 2', () => {
  const t = table('l1z1x', 'hacan');
  t.own('l1z1x', 'lodor');
  t.leader('i48s', 'lodor');
  t.goods('l1z1x', 2);
  t.exhaust('zeroZeroZero', 'lodor');
  t.begin('produce units', { seat: 0, system: 'lodor' });
  const pay = (goods: number): Json => ({ builds: [], docks: ['lodor'], pay: { planets: [], goods } });
  expect(t.refusal('l1z1x', pay(1))).toBe('why.payment too small');
  t.answer('l1z1x', pay(2));
  expect(t.planet('lodor').dock).toBe(1);
});

scenario(['leader:scientist.aim'], 'PDS beside a scientist have +1, those on another planet have not', () => {
  const t = table('hacan', 'sol');
  t.own('hacan', 'bereg', { pds: 1 });
  t.own('hacan', 'lirtaIV', { pds: 1 });
  t.leader('carth', 'bereg');
  t.fleet('sol', 'bereg-lirtaIV', { cruiser: 3 });
  t.dice(5, 5);
  t.begin('pds fire', { seat: 1, systems: ['bereg-lirtaIV'], ownToo: true });
  t.confirm('hacan');
  expect(t.ships('sol', 'bereg-lirtaIV')).toEqual({ cruiser: 2 });
});

scenario(['leader:scientist.shield'], 'not even a war sun bombards a planet with a scientist and a PDS', () => {
  const t = table('sol', 'hacan');
  t.own('hacan', 'bereg', { groundForces: 2, pds: 1 });
  t.own('hacan', 'lirtaIV', { groundForces: 2 });
  t.leader('carth', 'bereg');
  const [warSun = 0] = t.fleet('sol', 'bereg-lirtaIV', { warSun: 1 });
  invade(t, 'bereg-lirtaIV');
  const at = (planet: PlanetId): Json => ({ ships: [{ ship: warSun, planet }] });
  expect(t.refusal('sol', at('bereg'))).toBe('why.scientist shield');
  expect(t.refusal('sol', at('lirtaIV'))).toBe(null);
});

describe('a scientist without a PDS', () => {
  test('does not shield', () => {
    const t = table('sol', 'hacan');
    t.own('hacan', 'bereg', { groundForces: 2 });
    t.leader('carth', 'bereg');
    const [warSun = 0] = t.fleet('sol', 'bereg-lirtaIV', { warSun: 1 });
    invade(t, 'bereg-lirtaIV');
    expect(t.refusal('sol', { ships: [{ ship: warSun, planet: 'bereg' }] })).toBe(null);
  });
});
