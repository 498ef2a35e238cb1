// Bureaucracy and Imperial II: objectives revealed and claimed, and the throne.
import { scenario } from '@custodian/testkit';
import { expect } from 'vitest';
import { goal } from '../../src/queries/values.ts';
import { assembled, inPool, others, play } from './second-set.ts';

// Bureaucracy

scenario(['strategy:bureaucracy'], 'of the next two objectives one is revealed, and one may be claimed at once', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({
    objectiveDeck: ['planets10', 'spendTradeGoods6', 'tech5'],
    actionDeck: ['plague.1'],
    politicalDeck: ['imperialMandate'],
  });
  t.secret('sol', 'keeperOfGates');
  t.goods('sol', 6);
  others(t, 1);
  t.counters('naalu', { strategyAllocation: 0 });
  play(t, 'bureaucracy');
  t.answer('sol', inPool(1));
  expect(t.options('sol')).toEqual(['spendTradeGoods6', 'tech5']);
  t.answer('sol', 'spendTradeGoods6');
  expect([t.game().objectives, t.game().objectiveDeck]).toEqual([['spendTradeGoods6'], ['planets10', 'tech5']]);
  // The one that was put back is known to him alone; his secret objective has to wait.
  expect(t.game().seen.tech5).toBe(0b001);
  expect(t.options('sol')).toEqual(['spendTradeGoods6']);
  t.answer('sol', 'spendTradeGoods6');
  expect([t.player('sol').points, t.player('sol').tradeGoods]).toEqual([1, 0]);
  t.answer('norr', 'secondary');
  expect([t.player('norr').hand, t.player('norr').politicalHand]).toEqual([['plague.1'], ['imperialMandate']]);
});

scenario(['strategy:bureaucracy'], 'bonus counters on the card reveal objectives when it is chosen', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({ objectiveDeck: ['planets10', 'tech9', 'tech5'] });
  const card = t.game().strategyCards.find((c) => c.id === 'bureaucracy');
  Object.assign(card ?? {}, { holder: 0, bonus: 2 });
  t.begin('receive strategy card', { seat: 0, card: 'bureaucracy' });
  expect(t.game().objectives).toEqual(['tech5', 'tech9']);
  t.answer('sol', 'trade good');
  t.answer('sol', 'trade good');
  expect(t.player('sol').tradeGoods).toBe(2);
});

scenario(['strategy:bureaucracy', 'objective:imperiumRex'], 'Imperium Rex ends the game when it is revealed', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.decks({ objectiveDeck: ['imperiumRex', 'planets10'] });
  t.player('norr').points = 3;
  play(t, 'bureaucracy');
  t.answer('sol', inPool(1));
  t.answer('sol', 'imperiumRex');
  expect(t.game().winner?.seats).toEqual([1]);
});

scenario(['strategy:bureaucracy'], 'the game goes to 9 victory points', () => {
  const t = assembled('sol', 'norr', 'naalu');
  expect(goal(t.game(), null)).toBe(9);
});

// Imperial II

scenario(
  ['strategy:imperialII', 'sequence:claim objectives'],
  'the throne: a point for Mecatol Rex, and any number of public objectives in the Status Phase',
  () => {
    const t = assembled('sol', 'norr', 'naalu');
    t.own('sol', 'mecatolRex');
    t.own('sol', 'lodor');
    t.decks({ objectives: ['mecatolWholeRound', 'spendTradeGoods6', 'spendInfluence10', 'tech5'] });
    t.goods('sol', 8);
    play(t, 'imperialII');
    expect(t.player('sol').points).toBe(1);
    t.begin('claim objectives', { seat: 0 });
    expect(t.options('sol')).toEqual(['mecatolWholeRound', 'spendTradeGoods6', 'spendInfluence10']);
    t.answer('sol', ['mecatolWholeRound', 'spendInfluence10', 'spendTradeGoods6']);
    t.answer('sol', { pay: { planets: ['mecatolRex', 'jord'], goods: 2 } });
    expect([t.player('sol').points, t.player('sol').tradeGoods, t.isOver()]).toEqual([4, 0, true]);
  },
);

scenario(['strategy:imperialII'], 'the active player builds instead, and nobody else may', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('sol', 'jord', { dock: true });
  t.own('norr', 'quinarra', { dock: true });
  play(t, 'imperialII');
  t.answer('sol', 'docks');
  t.answer('sol', {
    builds: [{ dock: 'jord', unit: 'fighter', count: 2 }],
    docks: [],
    pay: { planets: ['jord'], goods: 0 },
  });
  expect(t.ships('sol', 'home-sol')).toEqual({ fighter: 2 });
  expect(t.isOver()).toBe(true);
});

scenario(['strategy:imperialII'], 'others build at their docks after the throne', () => {
  const t = assembled('sol', 'norr', 'naalu');
  t.own('norr', 'quinarra', { dock: true });
  play(t, 'imperialII');
  t.answer('norr', 'secondary');
  t.answer('norr', {
    builds: [{ dock: 'quinarra', unit: 'fighter', count: 2 }],
    docks: [],
    pay: { planets: ['quinarra'], goods: 0 },
  });
  expect(t.ships('norr', 'home-norr')).toEqual({ fighter: 2 });
});
