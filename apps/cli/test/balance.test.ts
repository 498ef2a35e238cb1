import { expect, test } from 'vitest';
import type { BalanceReport } from '../src/balancing.ts';
import { weigh } from '../src/balancing.ts';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured();

/** A game: points and faction of each seat. */
const game = (n: number, ...seats: (readonly [number, string])[]): BalanceReport => ({
  n,
  seats: seats.map(([points, faction]) => ({ points, won: 0, with: { faction } })),
  ending: 'points',
});

test('what is played with is compared at tables of the same size, and everything of a kind weighs the same', () => {
  // Alone everybody has 30 points; with two seats the red have 12, the blue 8.
  const { means, kinds, endings } = weigh([
    game(0, [30, 'red']),
    game(1, [12, 'red'], [8, 'blue']),
    game(2, [30, 'blue']),
    game(3, [8, 'blue'], [12, 'red']),
  ]);
  expect(means).toEqual([
    { seats: 1, games: 2, points: 30 },
    { seats: 2, games: 2, points: 10 },
  ]);
  expect(kinds.faction?.map(({ id, seats, off }) => [id, seats, Number(off.toFixed(2))])).toEqual([
    ['red', 3, 13.33],
    ['blue', 3, -13.33],
  ]);
  // 1, 1.2 and 1.2 lie 0.115 from their mean: over the root of three that is 6.7 %.
  expect(kinds.faction?.[0]?.error).toBeCloseTo(6.67, 1);
  expect(endings).toEqual({ points: 4 });
});

test('bots play games to their end, each seat with its own', async () => {
  await custodian('balance', 'inscription', '--games', '4', '--seats', '1,2', '--level', 'random', '--json');
  const { means, kinds } = json() as { means: object[]; kinds: Record<string, { seats: number }[]> };
  expect(means).toMatchObject([
    { seats: 1, games: 2 },
    { seats: 2, games: 2 },
  ]);
  expect(Object.keys(kinds)).toEqual([
    'faction',
    'navigation',
    'expansion',
    'industry',
    'warfare',
    'navigation objective',
    'expansion objective',
    'industry objective',
    'warfare objective',
  ]);
  for (const things of Object.values(kinds)) expect(things.reduce((sum, { seats }) => sum + seats, 0)).toBe(6);
});

test('what is too far from the mean of its kind is named, and costs the exit code', async () => {
  const played = ['balance', 'inscription', '--games', '2', '--seats', '2', '--sheets', 'B', '--level', 'random'];
  // Of each faction there is one: chance has no measure, and every difference counts.
  expect(await custodian(...played, '--within', '1')).toBe(1);
  expect(out.at(-1)).toContain('too far: faction ');
  expect(out.at(-1)).toMatch(/\n {2}B +\+0\.0 % {2}± \d+\.\d {2}of 4\n/);
  expect(await custodian(...played, '--within', '100')).toBe(0);
  expect(out.at(-1)).toContain('nothing is farther than 100 % from the mean of its kind');
});

test.each([
  [['inscription', '--seats', '9'], '--seats is "9", expected a whole number from 1 to 8.'],
  [['inscription', '--level', 'grand'], '--level is "grand", expected one of normal, easy, hard, random, spirited.'],
  [['inscription', '--difficulty', 'mad'], 'mad'],
  [['inscription', 'ti3'], '"ti3" is one word too many.'],
  [['go'], 'there is no game "go"'],
])('balance %j is refused: %s', async (argv, message) => {
  expect(await custodian('balance', ...argv)).toBe(2);
  expect(err.join('\n')).toContain(message);
  expect(out).toEqual([]);
});
