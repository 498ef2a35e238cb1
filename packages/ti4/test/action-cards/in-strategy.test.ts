// Action cards about strategy cards.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['action:summit'], 'two command tokens at the start of the strategy phase', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.hand('xxcha', 'summit');
  t.begin('strategy phase');
  t.answer('xxcha', 'action:summit');
  t.answer('xxcha', { tactic: 1, fleet: 0, strategy: 1 });
  expect(t.player('xxcha')).toMatchObject({ tactic: 4, fleet: 3, strategy: 3 });
  expect(t.awaited()).toEqual([0]);
});

scenario(['action:publicDisgrace'], 'another card must be chosen; trade goods stay on the first', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.hand('sol', 'publicDisgrace');
  (t.game().strategyCards.find((c) => c.id === 'trade') as { tradeGoods: number }).tradeGoods = 2;
  t.begin('strategy phase');
  t.answer('norr', 'trade');
  t.answer('sol', 'action:publicDisgrace');
  expect(t.player('norr').tradeGoods).toBe(0);
  expect(t.barred('norr', 'trade')).toBe('why.card refused');
  t.answer('norr', 'imperial');
  expect(
    t
      .game()
      .strategyCards.filter((c) => c.holder === 0)
      .map((c) => c.id),
  ).toEqual(['imperial']);
  expect(t.game().strategyCards.find((c) => c.id === 'trade')).toMatchObject({ holder: -1, tradeGoods: 2 });
});

scenario(['action:publicDisgrace'], 'of the last two cards the other one; of the last one nobody is deprived', () => {
  const left = (...cards: Parameters<ReturnType<typeof table>['strategy']>[1][]) => {
    const t = table('norr', 'xxcha', 'sol', 'hacan');
    t.hand('xxcha', 'publicDisgrace');
    t.strategy('sol', 'leadership', 'diplomacy');
    t.strategy('hacan', 'construction', 'trade');
    t.strategy('xxcha', 'warfare', 'technology');
    t.strategy('norr', ...cards);
    t.begin('strategy phase');
    return t;
  };
  const two = left();
  two.answer('norr', 'politics');
  two.answer('xxcha', 'action:publicDisgrace');
  expect(two.events('strategyCardTaken').map((e) => e.strategy)).toEqual(['politics', 'imperial', 'politics']);
  const one = left('politics');
  expect(one.isOver()).toBe(true);
  expect(one.player('xxcha').hand).toHaveLength(1);
});

scenario(
  ['action:politicalStability'],
  'strategy cards are kept, ready; their holder chooses none in the next round',
  () => {
    const t = table('norr', 'xxcha', 'sol');
    t.game().objectives = [
      { id: 'expandBorders', open: true },
      { id: 'negotiateTradeRoutes', open: false },
    ];
    t.strategy('norr', 'leadership', 'trade');
    t.strategy('xxcha', 'politics', 'imperial');
    t.strategy('sol', 'warfare', 'technology');
    for (const card of t.game().strategyCards) card.exhausted = card.holder >= 0;
    t.hand('xxcha', 'politicalStability');
    t.decks({ actionDeck: [] });
    t.begin('status phase');
    t.playOn((where) => where.startsWith('window'));
    t.answer('xxcha', 'action:politicalStability');
    const held = t.game().strategyCards.filter((c) => c.holder >= 0);
    expect(held.map((c) => [c.id, c.holder, c.exhausted])).toEqual([
      ['politics', 1, false],
      ['imperial', 1, false],
    ]);
  },
);

test('who has kept his cards is not asked to choose', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('xxcha', 'politics', 'imperial');
  t.begin('strategy phase');
  t.answer('norr', 'leadership');
  t.answer('sol', 'trade');
  t.answer('norr', 'warfare');
  t.answer('sol', 'technology');
  expect(t.isOver()).toBe(true);
  expect(t.events('strategyCardTaken')).toHaveLength(4);
});
