// Action cards and secret objectives that are drawn, and the limits of both.
import { scenario } from '@custodian/testkit';
import { expect, test } from 'vitest';
import { table } from '../kit/index.ts';

scenario(['sequence:draw action cards', 'sequence:hand limit'], 'who has more than 7 cards discards at once', () => {
  const t = table('norr');
  t.hand(0, 'sabotage', 'plague', 'insubordination', 'spy', 'bunker', 'disable');
  t.decks({ actionDeck: ['bribery.1', 'veto.1'] });
  t.begin('draw action cards', { seat: 0, count: 2 });
  expect(t.player(0).hand).toHaveLength(8);
  expect(t.asked(0)).toMatchObject({ kind: 'choose', pick: [1, 1], secret: true });
  t.answer(0, 'spy.1');
  expect(t.player(0).hand).toHaveLength(7);
  expect(t.game().actionDiscard).toEqual(['spy.1']);
  expect(t.events('actionCardDiscarded')).toMatchObject([{ seat: 0, action: 'spy' }]);
});

test('an emptied deck is made anew of the discards, and with none at all nothing is drawn', () => {
  const t = table('norr');
  t.decks({ actionDeck: ['veto.1'] });
  t.game().actionDiscard = ['spy.1'];
  t.begin('draw action cards', { seat: 0, count: 3 });
  expect(t.player(0).hand.slice().sort()).toEqual(['spy.1', 'veto.1']);
  expect(t.isOver()).toBe(true);
});

scenario(['sequence:draw secret objective'], 'scored and unscored secrets together may be three', () => {
  const t = table('norr');
  t.secret(0, 'forgeAnAlliance', 'mineRareMetals');
  t.player(0).scored = ['controlTheRegion', 'erectAMonument'];
  t.decks({ secretDeck: ['unveilFlagship'] });
  t.begin('draw secret objective', { seat: 0 });
  expect(t.options(0)).toEqual(['forgeAnAlliance', 'mineRareMetals', 'unveilFlagship']);
  t.answer(0, 'forgeAnAlliance');
  expect(t.player(0).secrets).toEqual(['mineRareMetals', 'unveilFlagship']);
  expect(t.game().secretDeck).toEqual(['forgeAnAlliance']);
});

test('public objectives do not count against the limit', () => {
  const t = table('norr');
  t.secret(0, 'forgeAnAlliance', 'mineRareMetals');
  t.player(0).scored = ['erectAMonument', 'expandBorders'];
  t.decks({ secretDeck: ['unveilFlagship'] });
  t.begin('draw secret objective', { seat: 0 });
  expect(t.isOver()).toBe(true);
  expect(t.player(0).secrets).toHaveLength(3);
});

test('with three scored the new one goes straight back', () => {
  const t = table('norr');
  t.player(0).scored = ['controlTheRegion', 'forgeAnAlliance', 'mineRareMetals'];
  t.decks({ secretDeck: ['unveilFlagship'] });
  t.begin('draw secret objective', { seat: 0 });
  expect(t.isOver()).toBe(true);
  expect(t.player(0).secrets).toEqual([]);
  expect(t.game().secretDeck).toEqual(['unveilFlagship']);
});

test('a scored secret that has become public leaves the limit', () => {
  const t = table('norr');
  t.player(0).scored = ['controlTheRegion', 'forgeAnAlliance', 'mineRareMetals'];
  t.objectives('controlTheRegion');
  t.decks({ secretDeck: ['unveilFlagship'] });
  t.begin('draw secret objective', { seat: 0 });
  expect(t.player(0).secrets).toEqual(['unveilFlagship']);
});

test('an empty deck gives nothing', () => {
  const t = table('norr');
  t.begin('draw secret objective', { seat: 0 });
  expect(t.isOver()).toBe(true);
  expect(t.player(0).secrets).toEqual([]);
});
