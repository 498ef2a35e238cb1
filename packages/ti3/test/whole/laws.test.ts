import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { checkLaws, wordless } from '@custodian/testkit/laws';
import type { Game } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';
import { en } from '@custodian/ti3/words/en/index';
import { it } from '@custodian/ti3/words/it/index';
import { expect, test } from 'vitest';
import { spiritedPolicy } from '../../src/bots/spirited.ts';
import { laws } from '../../src/laws/index.ts';

const spirited = (state: State<Game>, decision: Decision, roll: Roll): Json =>
  spiritedPolicy({ rules: ti3, state, seat: decision.seat, decision, roll });
const hasWords = (key: string): boolean => Object.hasOwn(en, key) && Object.hasOwn(it, key);

test('every sequence, step, window, component and free action has words', () => {
  expect(wordless(ti3, hasWords)).toEqual([]);
});

test.each([
  [3, 'random'],
  [4, 'played'],
  [5, 'random'],
  [6, 'played'],
] as const)(
  'the laws hold for %i seats in a %s galaxy',
  (seats, galaxy) => {
    const report = checkLaws(ti3, {
      seats,
      seed: seats * 100,
      ...(seats > 3 ? { player: spirited } : {}),
      options: { galaxy },
      every: 80,
      hasWords,
      ...laws,
    });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(true);
  },
  60_000,
);

// At a real table everybody who could hold an answer is asked: a whole game takes thousands of passes.
test.each([3, 6])(
  'the laws hold at a live table with %i seats',
  (seats) => {
    const report = checkLaws(ti3, {
      seats,
      seed: seats,
      live: true,
      every: 120,
      stopAfter: 2000,
      hasWords,
      ...laws,
    });
    expect(report.violations).toEqual([]);
  },
  60_000,
);

test('the same seed plays the same game', () => {
  const play = () => checkLaws(ti3, { seats: 3, seed: 9, every: 1_000_000 }).state;
  expect(play()).toEqual(play());
});
