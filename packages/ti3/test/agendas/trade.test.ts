import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { mayTrade } from '../../src/queries/permissions.ts';
import { decide } from '../councils.ts';
import { table } from '../kit/index.ts';

const seats = () => table('sol', 'letnev', 'jolnar');
const tradeGoods = (t: ReturnType<typeof table>): number[] => t.game().players.map((p) => p.tradeGoods);

scenario(['agenda:costOverruns'], 'Cost Overruns: 1 trade good a planet, as far as one has them', () => {
  const t = seats();
  t.goods('sol', 3);
  t.goods('letnev', 1);
  t.goods('jolnar', 5);
  decide(t, 'costOverruns', 'for');
  // Sol has 1 planet, Letnev and Jol-Nar 2 each.
  expect(tradeGoods(t)).toEqual([2, 0, 3]);
});

scenario(
  ['agenda:freeTrade'],
  'Free Trade: 1 trade good more each time income is taken, however many agreements',
  () => {
    const t = seats();
    t.law('freeTrade');
    t.agreement('sol', 'letnev');
    t.agreement('sol', 'jolnar', 1, 1);
    t.begin('secondary trade', { seat: t.seat('sol') });
    expect(t.player('sol').tradeGoods).toBe(1 + 3 + 1);
  },
);

scenario(['agenda:freeTrade'], 'Free Trade against: everybody discards 2 trade goods', () => {
  const t = seats();
  t.goods('sol', 3);
  t.goods('letnev', 1);
  decide(t, 'freeTrade', 'against');
  expect(tradeGoods(t)).toEqual([1, 0, 0]);
});

scenario(
  ['agenda:economicRevitalization'],
  'Economic Revitalization: 1 trade good from each opponent who has one',
  () => {
    const t = table('sol', 'letnev', 'jolnar', 'norr');
    t.goods('letnev', 2);
    t.goods('jolnar', 1);
    decide(t, 'economicRevitalization', '0');
    expect(tradeGoods(t)).toEqual([2, 1, 0, 0]);
  },
);

scenario(['agenda:openTheTradeRoutes'], 'Open the Trade Routes: 2 trade goods for everybody', () => {
  const t = seats();
  decide(t, 'openTheTradeRoutes', 'for');
  expect(tradeGoods(t)).toEqual([2, 2, 2]);
});

scenario(
  ['agenda:openTheTradeRoutes'],
  'Open the Trade Routes against: this round trade goods go to the neighbour on the left',
  () => {
    const t = seats();
    t.agreement('sol', 'jolnar', 0, 1);
    decide(t, 'openTheTradeRoutes', 'against');
    t.begin('secondary trade', { seat: t.seat('sol') });
    expect(tradeGoods(t)).toEqual([0, 3, 0]);
    t.begin('secondary trade', { seat: t.seat('jolnar') });
    expect(tradeGoods(t)).toEqual([2, 3, 0]);
  },
);

scenario(['agenda:tradeEmbargo'], 'Trade Embargo: all agreements of the elected break, and none may be formed', () => {
  const t = table('sol', 'letnev', 'jolnar', 'norr');
  t.agreement('sol', 'letnev');
  t.agreement('letnev', 'jolnar', 1, 0);
  decide(t, 'tradeEmbargo', '0');
  expect(t.player('sol').contracts.map((c) => c.partner)).toEqual([-1, -1]);
  expect(t.player('jolnar').contracts[0]?.partner).toBe(t.seat('letnev'));
  expect(t.game().effects).toMatchObject([{ seat: 0, until: 'next round' }]);
  t.begin('trade negotiations', { seat: t.seat('letnev') });
  expect(t.barred('letnev', '0 0 0')).toBe('why.embargo');
});

scenario(
  ['agenda:forcedEconomicIndependence'],
  'Forced Economic Independence: the pair’s agreement breaks, and the two may not trade again',
  () => {
    const t = table('sol', 'hacan', 'jolnar');
    t.agreement('sol', 'hacan');
    t.agreement('sol', 'jolnar', 1, 0);
    t.decks({ politicalDeck: ['forcedEconomicIndependence'] });
    t.begin('galactic council', { seat: 0 });
    // Each voter names a pair, whatever the order, or abstains.
    expect(t.refusal('hacan', ['0'])).toBe('why.elect two');
    expect(t.refusal('hacan', ['abstain', '0'])).toBe('why.elect two');
    t.answer('hacan', ['1', '2']);
    t.answer('jolnar', ['1', '0']);
    t.answer('sol', ['0', '1']);
    expect(t.game().laws).toEqual([{ id: 'forcedEconomicIndependence', elected: ['0', '1'] }]);
    expect(t.player('sol').contracts.map((c) => c.partner)).toEqual([-1, 2]);
    expect(mayTrade(t.game(), { a: 1, b: 0 })?.text.key).toBe('why.economic independence');
    expect(mayTrade(t.game(), { a: 1, b: 2 })).toBeNull();
  },
);

scenario(['agenda:ministerOfCommerce'], 'Minister of Commerce: 1 trade good from everybody else who trades', () => {
  const t = table('sol', 'letnev', 'jolnar', 'norr');
  t.agreement('sol', 'letnev');
  t.goods('letnev', 2);
  t.goods('norr', 2);
  t.law('ministerOfCommerce', '2');
  t.begin('status phase');
  // Sol trades and has nothing, N'orr has 2 and does not trade.
  expect(t.events('tradeGoodsGiven')).toMatchObject([{ seat: t.seat('letnev') }]);
  expect(tradeGoods(t)).toEqual([0, 1, 1, 2]);
});

scenario(
  ['agenda:ministerOfExploration'],
  'Minister of Exploration: 1 trade good when somebody else lands on a neutral planet',
  () => {
    const t = seats();
    t.law('ministerOfExploration', '1');
    t.begin('take control', { seat: t.seat('sol'), planet: 'quann', how: 'landing', groundForces: 1, pds: 0 });
    expect(tradeGoods(t)).toEqual([0, 1, 0]);
    t.begin('take control', { seat: t.seat('letnev'), planet: 'lodor', how: 'landing', groundForces: 1, pds: 0 });
    expect(tradeGoods(t)).toEqual([0, 1, 0]);
  },
);

scenario(
  ['agenda:compensatedDisarmament'],
  'Compensated Disarmament: the garrison goes, its owner keeps the planet and is paid for each ground force',
  () => {
    const t = seats();
    t.own('sol', 'quann', { groundForces: 4, pds: 1 });
    decide(t, 'compensatedDisarmament', 'quann');
    expect(t.planet('quann')).toMatchObject({ owner: 0, groundForces: 0, pds: 1 });
    expect(tradeGoods(t)).toEqual([4, 0, 0]);
  },
);

scenario(
  ['agenda:tradeWar'],
  'Trade War: whoever uses the secondary of Trade may take 1 trade good off an opponent',
  () => {
    const t = seats();
    t.law('tradeWar');
    t.goods('letnev', 2);
    t.begin('secondary trade', { seat: t.seat('sol') });
    t.answer('sol', 'agenda:tradeWar');
    t.answer('sol', '1');
    expect(tradeGoods(t)).toEqual([0, 1, 0]);
    expect(t.isOver()).toBe(true);
  },
);

scenario(['agenda:tradeWar'], 'Trade War against: everybody discards 1 trade good', () => {
  const t = seats();
  t.goods('letnev', 2);
  decide(t, 'tradeWar', 'against');
  expect(tradeGoods(t)).toEqual([0, 1, 0]);
});
