// Cards that meet others: what is laid on kept strategy cards, what is built by a rider, what is traded before a salvage.
import { describe, expect, test } from 'vitest';
import { council, decide, vote } from '../agendas/voting.ts';
import { table, tableWith } from '../kit/index.ts';

const NOTHING = { tradeGoods: 0, commodities: 0, note: '', actionCards: [] as string[] };

test('trade goods laid on a card that is kept stay on it until it is chosen again', () => {
  const t = tableWith({ prophecy: true }, 'norr', 'hacan', 'sol', 'xxcha', 'letnev');
  t.hand('sol', 'manipulateInvestments');
  t.strategy('norr', 'leadership');
  t.begin('strategy phase');
  t.answer('sol', 'action:manipulateInvestments');
  t.answer('sol', ['leadership', 'trade', 'politics', 'warfare', 'imperial']);
  while (t.where() === 'strategy phase/choose a strategy card') {
    const [seat = -1] = t.awaited();
    expect(seat).not.toBe(0);
    t.answer(seat, t.options(seat)[0] as string);
  }
  const leadership = t.game().strategyCards.find((card) => card.id === 'leadership');
  expect(leadership).toMatchObject({ holder: 0, tradeGoods: 1 });
  expect(t.player('norr').tradeGoods).toBe(0);
});

describe('Construction Rider with the Minister of Industry', () => {
  test('the dock produces at once, and what was spent for it does not vote later', () => {
    const t = council('mutiny', 'economicEquality');
    t.own('sol', 'lodor');
    t.hand('sol', 'constructionRider');
    t.law('ministerOfIndustry', 'sol', 'sol');
    t.begin('agenda phase');
    t.answer('sol', 'action:constructionRider');
    t.answer('sol', 'for');
    t.answer('hacan', vote('for', 'hercant'));
    t.answer('norr', vote(''));
    t.answer('sol', 'spaceDock lodor');
    t.answer('sol', 'agenda:ministerOfIndustry');
    t.answer('sol', {
      units: [{ unit: 'infantry', count: 2, place: 'lodor' }],
      pay: { planets: ['jord'], goods: 0 },
    });
    expect(t.ground('sol', 'lodor')).toEqual({ spaceDock: 1, infantry: 2 });
    decide(t, 'for', 'kamdorn');
    expect(t.events('votesCast').some((e) => e.seat === 2 && e.votes > 0)).toBe(false);
  });
});

test('who has lost may trade while others are asked whether they cancel the Salvage', () => {
  const t = table('sol', 'norr', 'hacan');
  t.fleet('sol', '47', { cruiser: 1 });
  t.fleet('norr', '47', { dreadnought: 1 });
  t.goods('sol', 0, 3);
  t.hand('norr', 'salvage');
  t.hand('hacan', 'sabotage');
  t.active('sol', '47');
  t.dice(1, 10);
  t.begin('space combat', { attacker: 0, defender: 1, system: '47' });
  t.answer('norr', 'action:salvage');
  expect(t.awaited()).toEqual([2]);
  const give = { ...NOTHING, commodities: 3 };
  t.free('sol', 'offer a transaction', { partner: 2, give, take: NOTHING, promise: '', wanted: '' });
  t.answer('hacan', { answer: 'accept', give: NOTHING, take: NOTHING, promise: '', wanted: '' });
  t.pass('hacan');
  expect(t.player('norr').tradeGoods).toBe(0);
  expect(t.player('hacan').tradeGoods).toBe(3);
});
