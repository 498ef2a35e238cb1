import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inTurn } from '../src/kit/soon.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each piece has a task of its own, in the order in which they came', () => {
  const done: string[] = [];
  inTurn(() => done.push('map'));
  const leave = inTurn(() => done.push('sheet'));
  inTurn(() => done.push('hand'));
  expect(done).toEqual([]);
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['map']);
  leave();
  vi.runOnlyPendingTimers();
  expect(done).toEqual(['map', 'hand']);
});

test('what asks for another turn in its own comes after those that wait', () => {
  const done: string[] = [];
  inTurn(() => {
    done.push('six systems');
    inTurn(() => done.push('six more'));
  });
  inTurn(() => done.push('sheet'));
  vi.runAllTimers();
  expect(done).toEqual(['six systems', 'sheet', 'six more']);
});

test('what has to be there first comes before all that wait', () => {
  const done: string[] = [];
  inTurn(() => done.push('map'));
  inTurn(() => done.push('question'), true);
  vi.runAllTimers();
  expect(done).toEqual(['question', 'map']);
});
