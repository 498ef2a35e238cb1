import { expect, test } from 'vitest';
import { firstMiss, hits, hitsBySeat, misses, rollAll, withReroll } from '../src/index.ts';

const group = { seat: 1, dice: 3, need: 8, bonus: 1, rolls: [7, 6, 10] };

test('a die hits with its bonus', () => {
  expect([hits(group), misses(group), firstMiss(group)]).toEqual([2, 1, 1]);
  expect(firstMiss({ ...group, rolls: [9, 9] })).toBe(-1);
});

test('one die of one group is rolled again, the others lie', () => {
  const groups = [group, { ...group, seat: 2 }];
  expect(withReroll(groups, 1, 1, 9).map((g) => g.rolls)).toEqual([group.rolls, [7, 9, 10]]);
  expect(groups[1]?.rolls).toEqual([7, 6, 10]);
});

test('hits are counted by seat, and what is cancelled does not count', () => {
  const groups = [group, { ...group, seat: 2 }, group];
  expect(hitsBySeat(groups, [])).toEqual({ 1: 4, 2: 2 });
  expect(
    hitsBySeat(groups, [
      { seat: 1, hits: 1 },
      { seat: 2, hits: 5 },
    ]),
  ).toEqual({ 1: 3, 2: 0 });
});

test('as many dice as wanted, in the order in which they come', () => {
  let next = 0;
  expect(rollAll(() => ++next, 3)).toEqual([1, 2, 3]);
});
