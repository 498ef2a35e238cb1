// The status phase in its eight steps, and the end of the game.
import { scenario } from '@custodian/testkit';
import { describe, expect, test } from 'vitest';
import type { Table } from '../kit/index.ts';
import { table } from '../kit/index.ts';

/** Three players with two cards each; initiative: xxcha, sol, norr. One objective is still to be revealed. */
function status(): Table {
  const t = table('norr', 'xxcha', 'sol');
  t.strategy('norr', 'technology', 'imperial');
  t.strategy('xxcha', 'leadership', 'warfare');
  t.strategy('sol', 'diplomacy', 'trade');
  t.objectives('conquerTheWeak');
  t.game().objectives.push({ id: 'expandBorders', open: false });
  t.decks({ actionDeck: ['veto.1', 'spy.1', 'plague.1', 'bunker.1'] });
  return t;
}

scenario(['sequence:status phase'], 'everything is reset for the next round, in order', () => {
  const t = status();
  for (const card of t.game().strategyCards) card.exhausted = true;
  t.activated('norr', '25', '26');
  t.activated('sol', '25');
  t.exhaust('quinarra', 'jord');
  t.technologies('sol', 'transitDiodes');
  t.player('sol').exhausted = ['transitDiodes'];
  t.game().laws.push({ id: 'ministerOfSciences', elected: '2', owner: 2, exhausted: true });
  t.damage(...t.fleet('norr', '25', { dreadnought: 1 }));
  t.begin('status phase');
  expect(t.events('objectiveRevealed')).toMatchObject([{ objective: 'expandBorders' }]);
  // One action card each, by initiative.
  expect(t.events('actionCardDrawn').map((e) => e.seat)).toEqual([1, 2, 0]);
  expect(t.player('xxcha').hand).toEqual(['bunker.1']);
  // Two tokens each, and all may be shared out anew at the same time.
  expect(t.awaited()).toEqual([1, 2, 0]);
  for (const seat of [0, 1]) t.answer(seat, { tactic: 2, fleet: 4, strategy: 4 });
  t.answer('sol', { tactic: 3, fleet: 4, strategy: 4 }); // one more: they are versatile
  expect(t.player('norr')).toMatchObject({ tactic: 2, fleet: 4, strategy: 4 });
  expect(t.game().systems.every((s) => s.tokens === 0)).toBe(true);
  expect([t.planet('quinarra').exhausted, t.planet('jord').exhausted]).toEqual([false, false]);
  expect(t.player('sol').exhausted).toEqual([]);
  expect(t.game().laws[0]?.exhausted).toBe(false);
  expect(t.system('25').space[0]?.damaged).toBe(false);
  expect(t.game().strategyCards.every((c) => c.holder === -1 && !c.exhausted)).toBe(true);
  expect(t.isOver()).toBe(true);
});

test('tokens on the board are back before tokens are gained, and 16 are all there are', () => {
  const t = status();
  t.tokens('norr', { tactic: 5, fleet: 5, strategy: 5 });
  t.activated('norr', '25');
  t.begin('status phase');
  expect(t.refusal('norr', { tactic: 6, fleet: 6, strategy: 5 })).toBe('why.tokens do not add up');
  expect(t.refusal('norr', { tactic: 6, fleet: 5, strategy: 5 })).toBeNull();
});

test('whoever keeps his strategy cards keeps them readied', () => {
  const t = status();
  for (const card of t.game().strategyCards) card.exhausted = true;
  t.hand('sol', 'politicalStability');
  t.begin('status phase');
  for (const seat of [1, 2, 0]) t.confirm(seat);
  t.answer('sol', 'action:politicalStability');
  const kept = t.game().strategyCards.filter((c) => c.holder >= 0);
  expect(kept.map((c) => [c.id, c.holder, c.exhausted])).toEqual([
    ['diplomacy', 2, false],
    ['trade', 2, false],
  ]);
});

describe('scoring', () => {
  test('goes by initiative, one public and one secret objective each', () => {
    const t = status();
    t.objectives('conquerTheWeak', 'negotiateTradeRoutes', 'leadFromTheFront');
    t.game().objectives.push({ id: 'expandBorders', open: false });
    t.secret('sol', 'formASpyNetwork', 'cutSupplyLines');
    t.goods('sol', 5);
    t.hand('sol', 'plague', 'spy', 'veto', 'bribery', 'bunker');
    t.landed('norr', 'quinarra', { spaceDock: 1 });
    t.fleet('sol', t.game().systems.find((s) => s.planets.some((p) => p.id === 'quinarra'))?.id as string, {
      cruiser: 1,
    });
    t.begin('status phase');
    expect(t.awaited()).toEqual([t.seat('xxcha')]); // three tokens in tactic and strategy pools
    t.pass('xxcha');
    expect(t.options('sol').sort()).toEqual([
      'cutSupplyLines',
      'formASpyNetwork',
      'leadFromTheFront',
      'negotiateTradeRoutes',
    ]);
    expect(t.barred('sol', 'conquerTheWeak')).toBe('why.requirement');
    expect(t.refusal('sol', ['negotiateTradeRoutes', 'leadFromTheFront'])).toBe('why.one public objective');
    expect(t.refusal('sol', ['formASpyNetwork', 'cutSupplyLines'])).toBe('why.one secret objective');
    t.answer('sol', ['negotiateTradeRoutes', 'formASpyNetwork']);
    expect(t.player('sol')).toMatchObject({ points: 2, tradeGoods: 0, secrets: ['cutSupplyLines'] });
    expect(t.player('sol').scored).toEqual(['negotiateTradeRoutes', 'formASpyNetwork']);
    expect(t.awaited()).toEqual([t.seat('norr')]);
  });

  test('whoever holds a secret is asked whether it is met or not', () => {
    const t = status();
    t.secret('norr', 'establishAPerimeter');
    t.begin('status phase');
    expect(t.awaited()).toEqual([t.seat('norr')]);
    expect(t.asked('norr')).toMatchObject({ secret: true, options: [] });
  });

  test('each card once', () => {
    const t = status();
    t.objectives('negotiateTradeRoutes');
    t.goods('sol', 5);
    t.player('sol').scored = ['negotiateTradeRoutes'];
    t.game().objectives.push({ id: 'expandBorders', open: false });
    t.begin('status phase');
    expect(t.where()).toBe('redistribute tokens/share out anew');
  });

  test('without all planets of the own home system no public objective, but secret ones', () => {
    const t = status();
    t.objectives('negotiateTradeRoutes');
    t.goods('xxcha', 5);
    t.own('norr', 'archonTau');
    t.secret('xxcha', 'forgeAnAlliance');
    for (const planet of ['lodor', 'xxehan', 'torkan', 'tequran', 'newAlbion', 'lirtaIV', 'rarron', 'zohbat'] as const)
      t.own('xxcha', planet);
    t.begin('score objectives', { seat: t.seat('xxcha') });
    expect(t.barred('xxcha', 'negotiateTradeRoutes')).toBe('why.home planets');
    t.answer('xxcha', 'forgeAnAlliance');
    expect(t.player('xxcha').points).toBe(1);
  });
});

describe('the end of the game', () => {
  test('comes at once with 10 points: nobody after that scores', () => {
    const t = status();
    t.objectives('negotiateTradeRoutes');
    t.goods('sol', 5);
    t.goods('norr', 5);
    t.player('sol').points = 9;
    t.player('norr').points = 9;
    t.begin('status phase');
    t.answer('sol', 'negotiateTradeRoutes');
    expect(t.isOver()).toBe(true);
    expect(t.game().winner).toEqual({ seats: [t.seat('sol')], why: 'points' });
    expect(t.player('norr').points).toBe(9);
  });

  test('points never go beyond the goal', () => {
    const t = status();
    t.objectives('centralizeGalacticTrade');
    t.goods('sol', 10);
    t.player('sol').points = 9;
    t.begin('score objectives', { seat: t.seat('sol') });
    t.answer('sol', 'centralizeGalacticTrade');
    expect(t.player('sol').points).toBe(10);
  });

  test('14 points where that is the goal', () => {
    const t = status();
    t.game().options.points = '14';
    t.objectives('negotiateTradeRoutes');
    t.goods('sol', 5);
    t.player('sol').points = 12;
    t.begin('score objectives', { seat: t.seat('sol') });
    t.answer('sol', 'negotiateTradeRoutes');
    expect(t.game().winner).toBeNull();
    expect(t.player('sol').points).toBe(13);
  });

  test('comes when no objective is left to reveal: most points win, equals by initiative', () => {
    const t = status();
    t.objectives('conquerTheWeak');
    t.player('norr').points = 6;
    t.player('sol').points = 6;
    t.player('xxcha').points = 5;
    t.begin('status phase');
    expect(t.game().winner).toEqual({ seats: [t.seat('sol')], why: 'objectives' });
    expect(t.events('actionCardDrawn')).toEqual([]);
  });
});
