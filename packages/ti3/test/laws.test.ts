import { checkLaws, wordless } from '@custodian/testkit/laws';
import { ti3Invariants } from '@custodian/testkit/ti3-laws';
import { ti3 } from '@custodian/ti3';
import { en } from '@custodian/ti3/words/en/index';
import { it } from '@custodian/ti3/words/it/index';
import { expect, test } from 'vitest';

const hasWords = (key: string): boolean => Object.hasOwn(en, key) && Object.hasOwn(it, key);

test('every sequence, step, window, component and free action has words', () => {
  expect(wordless(ti3, hasWords)).toEqual([]);
});

test.each([
  [3, 'random', false],
  [4, 'played', false],
  [5, 'random', true],
  [6, 'played', true],
  [6, 'random', false],
] as const)(
  'the laws hold for %i seats in a %s galaxy (live: %s)',
  (seats, galaxy, live) => {
    const seed = seats * 100 + (live ? 1 : 0);
    const report = checkLaws(ti3, { seats, seed, live, options: { galaxy }, every: 60, hasWords, also: ti3Invariants });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(true);
  },
  60_000,
);

test('the same seed plays the same game', () => {
  const play = () => checkLaws(ti3, { seats: 3, seed: 9, every: 1_000_000 }).state;
  expect(play()).toEqual(play());
});
