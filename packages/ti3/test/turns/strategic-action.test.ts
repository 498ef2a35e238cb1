import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:strategic action'], 'primary first, then the secondary clockwise from the active player', () => {
  const t = table('norr', 'letnev', 'sol', 'hacan');
  for (const race of ['norr', 'letnev', 'sol', 'hacan'] as const) t.goods(race, 9);
  t.strategy('sol', 'technology');
  t.begin('strategic action', { seat: t.seat('sol'), card: 'technology' });
  t.answer('sol', 'enviroCompensator');
  expect(t.player('sol')).toMatchObject({ technologies: ['enviroCompensator'], tradeGoods: 9 });
  t.answer('hacan', 'secondary');
  t.answer('hacan', { technology: 'enviroCompensator', pay: { planets: [], goods: 8 } });
  expect(t.player('hacan')).toMatchObject({ strategyAllocation: 1, tradeGoods: 1 });
  t.pass('norr');
  expect(t.player('norr').strategyAllocation).toBe(2);
  t.answer('letnev', 'secondary');
  t.answer('letnev', { technology: null, pay: { planets: [], goods: 0 } });
  expect(t.player('letnev')).toMatchObject({ strategyAllocation: 1, technologies: [] });
  // The active player never uses his own secondary.
  expect(t.isOver()).toBe(true);
  expect(t.game().strategyCards.find((c) => c.id === 'technology')?.active).toBe(false);
});

scenario(['sequence:strategic action'], 'without a counter in Strategy Allocation there is no secondary', () => {
  const t = table('norr', 'letnev', 'sol');
  t.goods('letnev', 9);
  t.goods('sol', 9);
  t.counters('letnev', { strategyAllocation: 0, commandPool: 5 });
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  expect(t.awaited()).toEqual([t.seat('sol')]);
});

scenario(['strategy:initiative'], 'whoever holds Initiative pays no counter for a secondary', () => {
  const t = table('norr', 'letnev', 'sol');
  t.goods('letnev', 9);
  t.counters('letnev', { strategyAllocation: 0 });
  t.strategy('letnev', 'initiative');
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  t.answer('letnev', 'secondary');
  t.answer('letnev', { technology: 'enviroCompensator', pay: { planets: [], goods: 8 } });
  expect(t.player('letnev')).toMatchObject({ strategyAllocation: 0, technologies: ['enviroCompensator'] });
});

scenario(['strategy:logistics'], 'the secondary of Logistics costs no counter', () => {
  const t = table('norr', 'xxcha', 'letnev');
  t.counters('xxcha', { strategyAllocation: 0 });
  t.begin('strategic action', { seat: 0, card: 'logistics' });
  t.confirm('norr');
  t.answer('xxcha', 'secondary');
  t.answer('xxcha', { count: 1, pay: { planets: ['archonRen'], goods: 0 } });
  t.answer('xxcha', { commandPool: 1, fleetSupply: 0, strategyAllocation: 0 });
  expect(t.player('xxcha')).toMatchObject({ commandPool: 4, strategyAllocation: 0 });
});

scenario(
  ['ability:xxcha.diplomacy'],
  'Xxcha use the primary of Diplomacy instead of the secondary, for the same counter',
  () => {
    const t = table('norr', 'xxcha', 'sol', 'letnev');
    t.own('xxcha', 'wellon', { groundForces: 1 });
    t.exhaust('wellon');
    t.begin('strategic action', { seat: 0, card: 'diplomacy' });
    t.answer('norr', String(t.seat('letnev')));
    expect(t.options('xxcha')).toEqual(['secondary', 'primary']);
    t.answer('xxcha', 'primary');
    t.answer('xxcha', String(t.seat('sol')));
    expect(t.player('xxcha').strategyAllocation).toBe(1);
    expect(t.planet('wellon').exhausted).toBe(true);
    expect(t.game().effects.map((e) => [e.seat, e.target])).toEqual([
      [t.seat('norr'), String(t.seat('letnev'))],
      [t.seat('xxcha'), String(t.seat('sol'))],
    ]);
  },
);

scenario(['ability:jolnar.research'], 'Jol-Nar take a free technology and buy one, for one counter', () => {
  const t = table('norr', 'jolnar', 'sol');
  t.goods('jolnar', 8);
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  t.answer('jolnar', 'primary, then secondary');
  t.answer('jolnar', 'enviroCompensator');
  t.answer('jolnar', { technology: 'sarweenTools', pay: { planets: [], goods: 8 } });
  expect(t.player('jolnar')).toMatchObject({
    technologies: ['enviroCompensator', 'sarweenTools'],
    strategyAllocation: 1,
    tradeGoods: 0,
  });
});

scenario(['ability:jolnar.research'], 'Jol-Nar may buy first and take the free technology after', () => {
  const t = table('norr', 'jolnar', 'sol');
  t.goods('jolnar', 8);
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  t.answer('jolnar', 'secondary, then primary');
  t.answer('jolnar', { technology: 'enviroCompensator', pay: { planets: [], goods: 8 } });
  t.answer('jolnar', 'stasisCapsules');
  expect(t.player('jolnar').technologies).toEqual(['enviroCompensator', 'stasisCapsules']);
});

scenario(['sequence:strategic action'], 'both race abilities hold for their own strategy card only', () => {
  const t = table('norr', 'xxcha', 'jolnar');
  t.goods('xxcha', 8);
  t.own('jolnar', 'wellon');
  t.exhaust('wellon');
  t.begin('strategic action', { seat: 0, card: 'technology' });
  t.pass('norr');
  expect(t.options('xxcha')).toEqual(['secondary']);
  const other = table('norr', 'xxcha', 'jolnar');
  other.own('jolnar', 'wellon');
  other.exhaust('wellon');
  other.begin('strategic action', { seat: 0, card: 'diplomacy' });
  other.answer('norr', '1');
  other.pass('xxcha');
  expect(other.options('jolnar')).toEqual(['secondary']);
});
