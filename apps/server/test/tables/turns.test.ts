// People before bots: what bots answered is put to their tables a few at a time, in order, and more slowly while the server is busy.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPeople } from '../../src/bots/turns.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setImmediate', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('whoever says something waits for a few bots at most, and bots keep their order', async () => {
  const turn = afterPeople(Date.now, Date.now);
  const done: string[] = [];
  const bots = Array.from({ length: 9 }, (_, n) =>
    turn(async () => {
      done.push(`bot ${n}`);
      if (n === 0) setImmediate(() => done.push('somebody'));
    }),
  );
  await vi.advanceTimersByTimeAsync(20);
  await Promise.all(bots);
  expect(done.indexOf('somebody')).toBe(4);
  expect(done.filter((name) => name !== 'somebody')).toEqual(Array.from({ length: 9 }, (_, n) => `bot ${n}`));
});

test('the next few have their turn when the server has rested for three tenths of the time', async () => {
  let share = 0.2;
  const turn = afterPeople(() => share * Date.now(), Date.now);
  let put = 0;
  for (let n = 0; n < 8; n++) void turn(async () => put++);
  await vi.advanceTimersByTimeAsync(30);
  expect(put).toBe(4);
  share = 0.9;
  await vi.advanceTimersByTimeAsync(5);
  expect(put).toBe(8);
});

test('while the server never rests, bots have a turn now and then all the same', async () => {
  const turn = afterPeople(() => 0, Date.now);
  let put = 0;
  for (let n = 0; n < 12; n++) void turn(async () => put++);
  await vi.advanceTimersByTimeAsync(50);
  expect(put).toBe(4);
  await vi.advanceTimersByTimeAsync(60);
  expect(put).toBe(8);
  await vi.advanceTimersByTimeAsync(60);
  expect(put).toBe(12);
});

test('a bot that comes later is put at once when nobody waits', async () => {
  const turn = afterPeople(Date.now, Date.now);
  await Promise.all([turn(async () => 1), vi.advanceTimersByTimeAsync(10)]);
  let isPut = false;
  const later = turn(async () => {
    isPut = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(isPut).toBe(true);
  await later;
});

test('only so many answers of bots are on their way to the disk at once, and one that fails makes room for the next', async () => {
  const turn = afterPeople(Date.now, Date.now);
  const ways: { readonly end: () => void; readonly fail: (error: Error) => void }[] = [];
  const bots = Array.from({ length: 6 }, () => turn(() => new Promise<void>((end, fail) => ways.push({ end, fail }))));
  const failed = expect(bots[3]).rejects.toThrow('the disk is full');
  await vi.advanceTimersByTimeAsync(100);
  expect(ways).toHaveLength(4);
  ways[3]?.fail(new Error('the disk is full'));
  await failed;
  await vi.advanceTimersByTimeAsync(100);
  expect(ways).toHaveLength(5);
  ways[0]?.end();
  await vi.advanceTimersByTimeAsync(100);
  expect(ways).toHaveLength(6);
  for (const { end } of ways) end();
  await Promise.all(bots.filter((_, n) => n !== 3));
});
