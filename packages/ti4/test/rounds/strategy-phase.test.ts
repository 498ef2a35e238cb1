// The strategy phase: who chooses when, refusals, trade goods on the cards.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import type { StrategyCardId } from '../../src/facts/index.ts';
import { initiativeOrder } from '../../src/queries/order.ts';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

const holders = (t: Table) =>
  Object.fromEntries(t.game().strategyCards.flatMap((c) => (c.holder < 0 ? [] : [[c.id, c.holder]])));
const goodsOn = (t: Table, card: StrategyCardId) => t.game().strategyCards.find((c) => c.id === card)?.tradeGoods;

scenario(['sequence:strategy phase'], 'three players choose twice, each time clockwise from the speaker', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.game().speaker = 1;
  t.begin('strategy phase');
  const asked: number[] = [];
  for (const card of ['imperial', 'trade', 'warfare', 'leadership', 'politics'] as const) {
    asked.push(t.awaited()[0] as number);
    t.answer(t.awaited()[0] as number, card);
  }
  t.answer(t.awaited()[0] as number, 'technology');
  expect(asked).toEqual([1, 2, 0, 1, 2]);
  expect(holders(t)).toEqual({ imperial: 1, trade: 2, warfare: 0, leadership: 1, politics: 2, technology: 0 });
  expect(t.isOver()).toBe(true);
  // Only the lower of two cards counts.
  expect(initiativeOrder(t.game())).toEqual([1, 2, 0]);
});

test('four players take all cards: the last one has no choice, and nothing is left for trade goods', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan');
  t.begin('strategy phase');
  for (const card of ['leadership', 'diplomacy', 'politics', 'construction', 'trade', 'warfare', 'technology'])
    t.answer(t.awaited()[0] as number, card);
  expect(t.isOver()).toBe(true);
  expect(holders(t).imperial).toBe(3);
  expect(t.game().strategyCards.every((c) => c.tradeGoods === 0)).toBe(true);
});

test('five players choose once, and a trade good goes on every card that is left, on top of what lies there', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan', 'letnev');
  (t.game().strategyCards.find((c) => c.id === 'imperial') as { tradeGoods: number }).tradeGoods = 2;
  t.begin('strategy phase');
  for (const card of ['leadership', 'diplomacy', 'politics', 'construction', 'trade'])
    t.answer(t.awaited()[0] as number, card);
  expect(t.isOver()).toBe(true);
  expect([goodsOn(t, 'imperial'), goodsOn(t, 'warfare'), goodsOn(t, 'trade')]).toEqual([3, 1, 0]);
});

test('a game that began with five keeps one card each when one of them is gone', () => {
  const t = table('norr', 'xxcha', 'sol', 'hacan', 'letnev');
  t.player('sol').eliminated = true;
  t.begin('strategy phase');
  const asked: number[] = [];
  while (!t.isOver()) {
    const [seat] = t.awaited() as [number];
    asked.push(seat);
    t.answer(seat, t.options(seat)[0] as string);
  }
  expect(asked).toEqual([0, 1, 3, 4]);
});

test('whoever kept a card chooses only what is missing', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('xxcha', 'leadership', 'trade');
  t.strategy('sol', 'politics');
  t.begin('strategy phase');
  const asked: number[] = [];
  while (!t.isOver()) {
    const [seat] = t.awaited() as [number];
    asked.push(seat);
    t.answer(seat, t.options(seat)[0] as string);
  }
  expect(asked).toEqual([0, 0, 2]);
});

test('a card that somebody has cannot be chosen', () => {
  const t = table('norr', 'xxcha', 'sol');
  t.begin('strategy phase');
  t.answer('norr', 'trade');
  expect(t.options('xxcha')).not.toContain('trade');
  expect(t.refusal('xxcha', 'trade')).toBe('kernel.no option');
});

test('a refused choice is made anew, and its trade goods stay where they are', () => {
  const t = table('norr', 'xxcha', 'sol');
  (t.game().strategyCards.find((c) => c.id === 'imperial') as { tradeGoods: number }).tradeGoods = 2;
  t.hand('sol', 'publicDisgrace');
  t.begin('strategy phase');
  t.answer('norr', 'imperial');
  t.answer('sol', 'action:publicDisgrace');
  expect(t.player('norr').tradeGoods).toBe(0);
  expect(t.barred('norr', 'imperial')).toBe('why.card refused');
  t.answer('norr', 'trade');
  expect(holders(t)).toEqual({ trade: 0 });
  // Only that one choice was refused.
  t.answer('xxcha', 'imperial');
  expect([t.player('xxcha').tradeGoods, goodsOn(t, 'imperial')]).toEqual([2, 0]);
});
