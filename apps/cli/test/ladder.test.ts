import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { expect, test } from 'vitest';
import type { LadderReport } from '../src/laddering.ts';
import { levelAt, ranked, wilson } from '../src/laddering.ts';
import { pictureOf } from '../src/picture.ts';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured(listed(toy));

test('the interval of a share is the one of Wilson', () => {
  // Known figures: 10 of 20 is 29.9 % to 70.1 %, 0 of 10 is at most 27.8 %.
  expect(wilson(10, 20).map((share) => share.toFixed(3))).toEqual(['0.299', '0.701']);
  expect(wilson(0, 10).map((share) => share.toFixed(3))).toEqual(['0.000', '0.278']);
  expect(wilson(10, 10).map((share) => share.toFixed(3))).toEqual(['0.722', '1.000']);
  expect(wilson(0, 0)).toEqual([0, 1]);
});

test('levels sit in turn and move one seat on with each game', () => {
  const table = (n: number): string => [0, 1, 2, 3, 4, 5].map((seat) => levelAt(['a', 'b'], seat, n)).join('');
  expect([table(0), table(1), table(2)]).toEqual(['ababab', 'bababa', 'ababab']);
  const odd = [0, 1, 2].map((n) => [0, 1, 2, 3].map((seat) => levelAt(['a', 'b', 'c'], seat, n)).join(''));
  expect(odd).toEqual(['abca', 'bcab', 'cabc']);
});

/** A game: for each seat its level, points and part of the victory; odd seats are blue. */
const game = (n: number, ...seats: (readonly [string, number, number])[]): LadderReport => ({
  n,
  seats: seats.map(([level, points, won], seat) => ({
    level,
    points,
    won,
    with: { color: seat % 2 === 0 ? 'red' : 'blue' },
  })),
  ending: 'points',
  rounds: 4 + n,
});

test('shares are of the games that were won, beside what is fair for so many seats', () => {
  const { games, rounds, rungs, endings, kinds } = ranked(
    ['a', 'b'],
    [
      game(0, ['a', 10, 1], ['b', 4, 0], ['a', 6, 0]),
      game(1, ['b', 9, 0.5], ['a', 9, 0.5], ['b', 2, 0]),
      game(2, ['a', 10, 1], ['b', 8, 0], ['a', 1, 0]),
      // Nobody wins.
      { ...game(3, ['b', 0, 0], ['a', 0, 0], ['b', 0, 0]), ending: null },
    ],
  );
  expect([games, rounds, endings]).toEqual([4, 5.5, { points: 3, none: 1 }]);
  expect(rungs).toMatchObject([
    { level: 'a', seats: 6, wins: 2.5, fair: 0.5, points: 6 },
    { level: 'b', seats: 6, wins: 0.5, fair: 0.5, points: 23 / 6 },
  ]);
  expect(rungs[0]?.share).toBeCloseTo(2.5 / 3);
  expect(rungs[0]?.times).toBeCloseTo(5 / 3);
  expect(rungs[0]?.interval).toEqual(wilson(2.5, 3));
  expect(rungs[0]?.timesInterval).toEqual(wilson(2.5, 3).map((share) => share / 0.5));
  // 8 of 12 seats are red: of three victories two would be fair, and they have 2.5.
  expect(kinds).toEqual({
    color: [
      { id: 'red', seats: 8, times: 1.25 },
      { id: 'blue', seats: 4, times: 0.5 },
    ],
  });
});

test('bots of two levels play each other, the same way each time', async () => {
  const asked = ['ladder', 'toy', '--games', '6', '--seats', '3', '--levels', 'thrifty,random'];
  expect(await custodian(...asked, '--json')).toBe(0);
  const first = json();
  expect(first).toMatchObject({ game: 'toy', seats: 3, games: 6, endings: { points: 6 } });
  const rungs = (first as { rungs: { level: string; seats: number; wins: number }[] }).rungs;
  expect(rungs.map(({ level, seats }) => [level, seats])).toEqual([
    ['thrifty', 9],
    ['random', 9],
  ]);
  expect(rungs.reduce((sum, { wins }) => sum + wins, 0)).toBe(6);
  await custodian(...asked, '--json');
  expect(json()).toEqual(first);
  await custodian(...asked);
  expect(out.at(-1)).toMatch(/^6 games, .*\nendings: points 6\n\nthrifty +\d+\.\d % of the victories \(/);
});

test('one sits among several of another level, on every seat in turn', async () => {
  const asked = ['ladder', 'toy', '--games', '6', '--seats', '3', '--levels', 'thrifty,spirited,spirited', '--json'];
  expect(await custodian(...asked)).toBe(0);
  expect(json()).toMatchObject({
    rungs: [
      { level: 'thrifty', seats: 6, fair: 1 / 3 },
      { level: 'spirited', seats: 12, fair: 2 / 3 },
    ],
  });
});

test.each([
  [['toy', '--levels', 'thrifty'], '--levels is "thrifty", expected from 2 to 4 at 4 seats, not all the same.'],
  [
    ['toy', '--levels', 'random,random'],
    '--levels is "random,random", expected from 2 to 4 at 4 seats, not all the same.',
  ],
  [['toy', '--levels', 'thrifty,random,random,random,random'], 'expected from 2 to 4 at 4 seats'],
  [['toy', '--levels', 'thrifty,grand'], '--levels is "grand", expected one of thrifty, random, spirited.'],
  [['toy', '--seats', '9'], '--seats is "9", expected a whole number from 2 to 4.'],
  [['toy', '--tries', '0'], '--tries is "0", expected a whole number of 1 or more.'],
  [['go'], 'there is no game "go"'],
])('ladder %j is refused: %s', async (argv, message) => {
  expect(await custodian('ladder', ...argv)).toBe(2);
  expect(err.join('\n')).toContain(message);
  expect(out).toEqual([]);
});

test('the outcome can be drawn: every level with its interval and what is fair, then what was played with', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-ladder-'));
  const file = join(folder, 'ladder.svg');
  const asked = ['ladder', 'toy', '--games', '2', '--seats', '3', '--levels', 'thrifty,random'];
  expect(await custodian(...asked, '--picture', file)).toBe(0);
  const drawn = readFileSync(file, 'utf8');
  expect(drawn).toMatch(/^<svg .*toy, 3 seats: 2 games.*thrifty.*random.*<\/svg>\n$/s);
  rmSync(folder, { recursive: true });
  expect(await custodian(...asked, '--picture', file)).toBe(2);
  expect(err.join('\n')).toContain(`there is no folder "${folder}"`);
});

test('a picture holds the figures', () => {
  const standing = ranked(['a', 'b'], [game(0, ['a', 10, 1], ['b', 4, 0]), game(1, ['b', 9, 0], ['a', 9, 1])]);
  const drawn = pictureOf('<toy>', 2, standing);
  expect(drawn).toContain('100.0 %, 2.00 times');
  expect(drawn).toContain('1.00 times, of 2');
  expect(drawn).toContain('&#60;toy&#62;');
});
