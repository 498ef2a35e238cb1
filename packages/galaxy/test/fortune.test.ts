import type { Event } from '@custodian/kernel';
import { expect, test } from 'vitest';
import { luckIn, pointsAtRoundEnds } from '../src/index.ts';

const rolled = (seat: number, need: number, bonus: number, ...rolls: number[]) => ({
  type: 'diceRolled',
  groups: [{ seat, unit: 'cruiser', need, bonus, rolls }],
});

test('hits stand beside what was to be expected, whatever was needed', () => {
  const events = [rolled(0, 7, 0, 7, 6, 10), rolled(1, 9, 2, 6, 7), rolled(0, 3, 4, 1), rolled(1, 14, 0, 10)];
  expect(luckIn(2, events)).toEqual([
    { rolled: 4, hits: 3, expected: 2.2 },
    { rolled: 3, hits: 1, expected: 0.8 },
  ]);
});

test('a die that is rolled again counts once more, by the need of its unit', () => {
  const again = { type: 'dieRerolled', seat: 0, unit: 'cruiser', before: 2, after: 9 };
  expect(luckIn(1, [rolled(0, 7, 0, 2), again])).toEqual([{ rolled: 2, hits: 1, expected: 0.8 }]);
  // Of a unit that has not rolled nobody knows what it needed; nobody's dice are nobody's luck.
  expect(luckIn(1, [{ ...again, unit: 'carrier' } as Event, rolled(-1, 1, 0, 10)])).toEqual([
    { rolled: 0, hits: 0, expected: 0 },
  ]);
});

test('points at the end of each round are the last that were reached', () => {
  const totals = [
    { seat: 0, round: 1, total: 1 },
    { seat: 1, round: 2, total: 2 },
    { seat: 0, round: 2, total: 3 },
    { seat: 0, round: 2, total: 2 },
  ];
  expect(pointsAtRoundEnds(3, 3, totals)).toEqual([
    [1, 2, 2],
    [0, 2, 2],
    [0, 0, 0],
  ]);
});
