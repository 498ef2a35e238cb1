import type { Decision, Json, Roll, State } from '@custodian/kernel';
import { brokenPromises, checkLaws } from '@custodian/testkit/laws';
import { expect, test } from 'vitest';
import type { Game } from '../../src/game.ts';
import { inscription } from '../../src/inscription.ts';
import { laws } from '../../src/laws/index.ts';
import { title } from '../../src/title.ts';
import { en } from '../../src/words/en/index.ts';
import { it } from '../../src/words/it/index.ts';

const hasWords = (key: string): boolean => Object.hasOwn(en, key) && Object.hasOwn(it, key);
const spirited = (state: State<Game>, decision: Decision, roll: Roll): Json =>
  title.spirited({ rules: title.rules, state, seat: decision.seat, decision, roll });

test('the title keeps its promises', async () => {
  expect(await brokenPromises(title)).toEqual([]);
});

test.each([
  [1, 'dealt'],
  [2, 'B'],
  [3, 'dealt'],
  [4, 'B'],
  [5, 'dealt'],
  [6, 'dealt'],
  [7, 'B'],
  [8, 'dealt'],
] as const)(
  'the laws hold for %i seats with sheets %s',
  (seats, sheets) => {
    const report = checkLaws(inscription, {
      seats,
      seed: seats * 100,
      ...(seats % 2 === 0 ? { player: spirited } : {}),
      options: { sheets, difficulty: seats === 1 ? 'hard' : 'medium' },
      every: 5 * seats,
      hasWords,
      ...laws,
    });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(true);
  },
  60_000,
);

test.each([2, 6])(
  'the laws hold at a live table with %i seats',
  (seats) => {
    const report = checkLaws(inscription, { seats, seed: seats, live: true, every: 6 * seats, hasWords, ...laws });
    expect(report.violations).toEqual([]);
    expect(report.finished).toBe(true);
  },
  60_000,
);

test('marks of those who were done before somebody marked on are told when all markers are down', () => {
  const report = checkLaws(inscription, {
    seats: 5,
    seed: 9957,
    options: { sheets: 'dealt', difficulty: 'easy' },
    every: 400,
    hasWords,
    ...laws,
  });
  expect(report.violations).toEqual([]);
});

test('the same seed plays the same game', () => {
  const play = () => checkLaws(inscription, { seats: 3, seed: 9, every: 1_000_000 }).state;
  expect(play()).toEqual(play());
});
