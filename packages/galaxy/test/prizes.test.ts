import { expect, test } from 'vitest';
import { promiseOf, stepsAlong } from '../src/index.ts';

const roads = new Map([
  ['a', ['b']],
  ['b', ['a', 'c']],
  ['c', ['b', 'd']],
  ['d', ['c']],
]);
const NEARNESS = [1, 0.5, 0.25];
const from = (share: number, ...places: string[]) => ({ share, steps: stepsAlong(roads, places, 2) });
const prize = (system: string, worth: number) => ({ system, worth, troops: 1 });

test('steps are counted from the nearest place, as far as the limit', () => {
  expect([...stepsAlong(roads, ['a'], 2)]).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 2],
  ]);
  expect(stepsAlong(roads, ['a', 'd'], 2).get('c')).toBe(1);
});

test('what is near promises more, from the better of two places', () => {
  const means = { fleets: 1, troops: 9 };
  expect(promiseOf([prize('c', 8)], [from(1, 'a')], NEARNESS, means)).toBe(2);
  expect(promiseOf([prize('c', 8)], [from(1, 'a'), from(0.5, 'd')], NEARNESS, means)).toBe(2);
  expect(promiseOf([prize('c', 8)], [from(1, 'a'), from(1, 'd')], NEARNESS, means)).toBe(4);
  expect(promiseOf([prize('d', 8)], [from(1, 'a')], NEARNESS, means)).toBe(0);
});

test('the best is taken first, as long as there are fleets and troops', () => {
  const prizes = [prize('b', 2), prize('a', 10)];
  const promise = (fleets: number, troops: number) => promiseOf(prizes, [from(1, 'a')], NEARNESS, { fleets, troops });
  expect(promise(1, 2)).toBeCloseTo(11);
  expect(promise(0, 2)).toBeCloseTo(10.4);
  expect(promise(1, 1)).toBeCloseTo(10.45);
  expect(promise(1, 0)).toBeCloseTo(4.95);
});
