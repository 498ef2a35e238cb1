// The strategy cards of Shattered Empire; those about the council, warfare and objectives have files of their own.
import { scenario } from '@custodian/testkit';
import { NOBODY } from '@custodian/ti3';
import { describe, expect, test } from 'vitest';
import { orderOfPlay } from '../../src/queries/order.ts';
import { assembled, inPool, others, play } from './second-set.ts';

// Leadership

scenario(['strategy:leadership'], 'Leadership brings 3 counters, and up to 3 more for 2 influence each', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'mecatolRex');
  t.own('norr', 'saudor');
  t.exhaust('quinarra', 'trenlak', 'druaa', 'maaluuk');
  others(t, 0);
  play(t, 'leadership');
  t.answer('sol', inPool(3));
  expect(t.refusal('sol', { count: 4, pay: { planets: ['mecatolRex', 'jord'], goods: 0 } })).toBe(
    'why.too many counters',
  );
  t.answer('sol', { count: 3, pay: { planets: ['mecatolRex'], goods: 0 } });
  t.answer('sol', inPool(3));
  expect(t.player('sol').commandPool).toBe(9);
  // Others need no counter for it.
  t.answer('norr', 'secondary');
  t.answer('norr', { count: 1, pay: { planets: ['saudor'], goods: 0 } });
  t.answer('norr', inPool(1));
  expect([t.player('norr').commandPool, t.isOver()]).toEqual([4, true]);
});

// Diplomacy II

scenario(['strategy:diplomacyII'], 'every opponent puts a counter into a system of the active player', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'lodor');
  t.activated('naalu', 'lodor');
  others(t, 0);
  play(t, 'diplomacyII');
  t.answer('sol', 'zone');
  t.answer('sol', 'lodor');
  expect(t.system('lodor').counters).toBe(0b110);
  expect(t.events('systemActivated').map((e) => e.seat)).toEqual([1]);
});

scenario(['strategy:diplomacyII'], 'a planet without units is annexed, even under an opponent’s marker', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.agreement('sol', 'naalu');
  t.own('naalu', 'meharXull');
  t.own('norr', 'fria', { groundForces: 1 });
  t.fleet('norr', 'abyz-fria', { cruiser: 1 });
  t.own('norr', 'saudor');
  t.exhaust('quinarra', 'trenlak');
  t.goods('norr', 1);
  others(t, 1);
  play(t, 'diplomacyII');
  t.answer('sol', 'annex');
  expect(t.options('sol')).toEqual(expect.arrayContaining(['abyz', 'meharXull']));
  expect(t.options('sol')).not.toContain('fria');
  t.answer('sol', 'meharXull');
  expect(t.planet('meharXull')).toMatchObject({ owner: 0, exhausted: true, groundForces: 0 });
  expect(t.player('sol').contracts[0]?.partner).toBe(t.seat('naalu'));
  // Norr: 1 counter and 3 influence.
  t.answer('norr', 'secondary');
  expect(t.refusal('norr', { planet: 'vefutII', pay: { planets: ['saudor'], goods: 1 } })).toBe(
    'why.not to be annexed',
  );
  expect(t.refusal('norr', { planet: 'mecatolRex', pay: { planets: ['saudor'], goods: 0 } })).toBe(
    'why.payment too small',
  );
  t.answer('norr', { planet: 'mecatolRex', pay: { planets: ['saudor'], goods: 1 } });
  expect([t.planet('mecatolRex').owner, t.player('norr').strategyAllocation]).toEqual([1, 0]);
});

scenario(['strategy:diplomacyII', 'ability:xxcha.diplomacy'], 'Xxcha may use the primary ability', () => {
  const t = assembled('sol', 'xxcha', 'naalu');
  t.exhaust('archonRen', 'archonTau');
  others(t, 1);
  play(t, 'diplomacyII');
  t.answer('sol', 'zone');
  t.answer('xxcha', 'primary');
  t.answer('xxcha', 'zone');
  expect(t.system('home-xxcha').counters).toBe(0b101);
});

// Production

scenario(['strategy:production'], 'the active player builds with 2 extra resources, others up to 3 units', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'jord', { dock: true });
  t.own('norr', 'quinarra', { dock: true });
  t.activated('sol', 'home-sol');
  t.goods('norr', 5);
  others(t, 1);
  play(t, 'production');
  const build = (dock: string, unit: string, count: number) => ({ builds: [{ dock, unit, count }], docks: [] });
  t.answer('sol', { ...build('jord', 'cruiser', 1), pay: { planets: [], goods: 0 } });
  expect(t.ships('sol', 'home-sol')).toEqual({ cruiser: 1 });
  t.answer('norr', 'secondary');
  const paid = { pay: { planets: [], goods: 2 } };
  expect(t.refusal('norr', { ...build('quinarra', 'groundForce', 4), ...paid })).toBe('why.too many units');
  t.answer('norr', { ...build('quinarra', 'groundForce', 3), ...paid });
  expect([t.planet('quinarra').groundForces, t.system('home-norr').counters]).toEqual([3, 0]);
});

// Trade II

scenario(['strategy:tradeII'], 'everybody has his income, the others 1 less in total', () => {
  const t = assembled('sol', 'norr', 'naalu', 'letnev');
  // Sol gives 2 to each; Norr gives Sol 2, Naalu gives Sol 1.
  t.agreement('sol', 'norr', 0, 1);
  t.agreement('sol', 'naalu', 1, 0);
  play(t, 'tradeII');
  t.answer('sol', 'goods');
  expect(t.game().players.map((p) => p.tradeGoods)).toEqual([6, 1, 1, 0]);
  expect(t.where()).toContain('trade negotiations');
  while (!t.isOver()) t.pass(t.awaited()[0] as number);
  expect(t.player('norr').strategyAllocation).toBe(2);
});

scenario(['strategy:tradeII'], 'up to two agreements end instead, but none of Hacan', () => {
  const t = assembled('sol', 'norr', 'hacan', 'letnev');
  t.agreement('sol', 'hacan');
  t.agreement('norr', 'letnev');
  play(t, 'tradeII');
  t.answer('sol', 'break');
  expect(t.options('sol')).toEqual(['1 3']);
  t.answer('sol', '1 3');
  expect(t.player('norr').contracts.every((c) => c.partner === NOBODY)).toBe(true);
  // Hacan receive 1 more from each agreement, and 1 less in total.
  expect(t.game().players.map((p) => p.tradeGoods)).toEqual([3, 0, 2, 0]);
});

// Technology II

scenario(['strategy:technologyII'], 'one technology is free and another costs 8; others pay 6', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.goods('sol', 8);
  t.goods('norr', 8);
  t.exhaust('jord', 'quinarra', 'trenlak', 'druaa', 'maaluuk');
  others(t, 1);
  play(t, 'technologyII');
  t.answer('sol', 'hylarVAssaultLaser');
  const buy = (technology: string, goods: number) => ({ technology, pay: { planets: [], goods } });
  expect(t.refusal('sol', buy('antimassDeflectors', 6))).toBe('why.payment too small');
  t.answer('sol', buy('antimassDeflectors', 8));
  t.answer('norr', 'secondary');
  t.answer('norr', buy('antimassDeflectors', 6));
  expect([t.player('sol').technologies.length, t.player('norr').tradeGoods]).toEqual([2, 2]);
  expect(t.game().effects).toEqual([]);
});

scenario(['strategy:technologyII', 'ability:jolnar.research'], 'Jol-Nar use both abilities', () => {
  const t = assembled('sol', 'jolnar', 'naalu');
  t.exhaust('jord');
  others(t, 1);
  play(t, 'technologyII');
  t.pass('sol');
  expect(t.options('jolnar')).toEqual(['primary, then secondary', 'secondary, then primary']);
});

describe('the second set', () => {
  test('plays in the order of its numbers', () => {
    const t = assembled('sol', 'norr', 'naalu', 'letnev');
    t.strategy('sol', 'bureaucracy');
    t.strategy('norr', 'production');
    t.strategy('letnev', 'leadership');
    expect(orderOfPlay(t.game())).toEqual([3, 1, 0, 2]);
  });
});
