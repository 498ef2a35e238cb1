import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayActivate } from '../../src/queries/permissions.ts';
import { decide } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'norr');

scenario(
  ['agenda:trafficTariffs'],
  'Traffic Tariffs: a trade good or a planet for a system where another holds a planet',
  () => {
    const t = seats();
    t.law('trafficTariffs');
    t.own('letnev', 'quann');
    t.goods('sol', 1);
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', 'quann');
    expect(t.options('sol')).toEqual(['trade good', 'jord']);
    t.answer('sol', 'jord');
    expect(t.planet('jord').exhausted).toBe(true);
    expect(t.player('sol').tradeGoods).toBe(1);
  },
);

scenario(
  ['agenda:trafficTariffs'],
  'who can pay neither may not activate such a system; other systems are free',
  () => {
    const t = seats();
    t.law('trafficTariffs');
    t.own('letnev', 'quann');
    t.exhaust('jord');
    t.begin('tactical action', { seat: 0 });
    expect(t.barred('sol', 'quann')).toBe('why.cannot pay toll');
    expect(t.options('sol')).toContain('lodor');
  },
);

scenario(['agenda:trafficTariffs'], 'Traffic Tariffs against: everybody discards a counter', () => {
  const t = seats();
  t.counters('letnev', { commandPool: 0 });
  t.counters('norr', { commandPool: 0, strategyAllocation: 0 });
  decide(t, 'trafficTariffs', 'against');
  t.answer('sol', 'commandPool');
  expect(t.player('sol')).toMatchObject({ commandPool: 2, strategyAllocation: 2 });
  expect(t.player('letnev')).toMatchObject({ commandPool: 0, strategyAllocation: 1 });
  expect(t.player('norr')).toMatchObject({ commandPool: 0, strategyAllocation: 0 });
});

scenario(
  ['agenda:imperialContainment'],
  'Imperial Containment: most planets abroad cost a second counter for each activation',
  () => {
    const t = seats();
    t.own('sol', 'quann');
    t.own('sol', 'lodor');
    t.own('letnev', 'saudor');
    decide(t, 'imperialContainment', 'for');
    t.begin('tactical action', { seat: 0 });
    t.answer('sol', 'thibah');
    expect(t.player('sol').commandPool).toBe(1);
    expect(mayActivate(t.game(), { seat: 0, system: 'wellon' })?.text.key).toBe('why.contained');
    expect(mayActivate(t.game(), { seat: 0, system: 'wellon', action: 'transfer' })).toBeNull();
    t.begin('tactical action', { seat: 1 });
    t.answer('letnev', 'thibah');
    expect(t.player('letnev').commandPool).toBe(2);
  },
);

scenario(['agenda:councilsCensure'], 'Council’s Censure: Imperial costs the elected player two counters', () => {
  const t = table('sol', 'letnev', 'norr', 'jolnar', 'mentak');
  t.law('councilsCensure', '0');
  t.game().phase = 'status';
  t.begin('strategy phase');
  t.answer('sol', 'imperial');
  expect(t.player('sol').strategyAllocation).toBe(0);
  const poor = table('sol', 'letnev', 'norr', 'jolnar', 'mentak');
  poor.law('councilsCensure', '0');
  poor.counters('sol', { strategyAllocation: 1 });
  poor.begin('strategy phase');
  expect(poor.barred('sol', 'imperial')).toBe('why.censured');
});

scenario(
  ['agenda:checksAndBalances'],
  'Checks and Balances: the chosen card goes to another player, with all it brings',
  () => {
    const t = table('sol', 'letnev', 'norr', 'jolnar', 'mentak');
    t.law('checksAndBalances');
    t.begin('strategy phase');
    t.answer('sol', 'initiative');
    expect(t.options('sol')).toEqual(['1', '2', '3', '4']);
    t.answer('sol', '2');
    expect(t.game().speaker).toBe(t.seat('norr'));
    t.answer('letnev', 'trade');
    expect(t.options('letnev')).toEqual(['0', '3', '4']);
    t.answer('letnev', '0');
    t.answer('norr', 'warfare');
    t.answer('norr', '3');
    t.answer('jolnar', 'imperial');
    t.answer('jolnar', '4');
    // The last card goes to the only player without one.
    t.answer('mentak', 'logistics');
    const holders = t.game().strategyCards.filter((c) => c.holder >= 0);
    expect(holders.map((c) => [c.id, c.holder])).toEqual([
      ['initiative', 2],
      ['logistics', 1],
      ['trade', 0],
      ['warfare', 3],
      ['imperial', 4],
    ]);
  },
);

scenario(
  ['agenda:checksAndBalances'],
  'Checks and Balances against: strategy cards pass to the left as they are',
  () => {
    const t = seats();
    t.strategy('sol', 'initiative', 'trade');
    t.strategy('letnev', 'warfare');
    t.game().strategyCards = t.game().strategyCards.map((c) => (c.id === 'trade' ? { ...c, active: false } : c));
    decide(t, 'checksAndBalances', 'against');
    const held = t.game().strategyCards.filter((c) => c.holder >= 0);
    expect(held.map((c) => [c.id, c.holder, c.active])).toEqual([
      ['initiative', 1, true],
      ['trade', 1, false],
      ['warfare', 2, true],
    ]);
    // The Speaker token does not move.
    expect(t.game().speaker).toBe(0);
  },
);
