// Setup and the first strategy phase with Prophecy of Kings and all Codices by players who answer at random, for every number of
// players and every galaxy of the rules.
import { play, quickRoll, randomAnswer, start } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { strategyCardsEach } from '../../src/facts/index.ts';
import type { Game, Options } from '../../src/game.ts';
import { defaultOptions } from '../../src/options.ts';
import { strategyCardsOf } from '../../src/queries/players.ts';
import { emptyTable } from '../../src/table.ts';
import { ti4 } from '../../src/ti4.ts';

const everything: Partial<Options> = { prophecy: true, codexI: true, codexII: true, codexIII: true };
/** Lays tables with sets that need not be offered yet. */
const rules = {
  ...ti4,
  setup: (seats: number, given: unknown): Game =>
    emptyTable(seats, { ...defaultOptions, ...everything, ...(given as Partial<Options>) }),
};

test.each([
  [3, { galaxy: 'built' }],
  [4, { galaxy: 'sample' }],
  [5, { galaxy: 'random' }],
  [6, { galaxy: 'random', otherLayout: true }],
  [7, { galaxy: 'built' }],
  [7, { galaxy: 'random', otherLayout: true }],
  [8, { galaxy: 'built', otherLayout: true }],
  [8, { galaxy: 'random' }],
] as const)('%i seats with %o come to the first action phase with their strategy cards', (seats, options) => {
  const begun = start(rules, seats, options, `with everything ${seats}`);
  if ('refused' in begun) throw new Error(begun.refused.text.key);
  const { state } = begun;
  const roll = quickRoll(seats);
  while (state.game.phase !== 'action') {
    const answer = randomAnswer(rules, state, roll);
    if (answer === null) throw new Error('nobody is asked');
    play(rules, state, answer);
    expect(rules.miscounted(state.game)).toEqual([]);
  }
  const { game } = state;
  for (let seat = 0; seat < seats; seat++) expect(strategyCardsOf(game, seat)).toHaveLength(strategyCardsEach(seats));
  const left = game.strategyCards.filter((card) => card.holder < 0);
  expect(left).toHaveLength(8 - seats * strategyCardsEach(seats));
  for (const card of left) expect(card.tradeGoods).toBe(1);
});
