// People before bots: what bots answered is put to their tables one at a time, in order, and less of it while the server is too busy.
import { afterEach, expect, test, vi } from 'vitest';
import type { BotsTurn } from '../../src/bots/turns.ts';
import { afterPeople } from '../../src/bots/turns.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test('somebody who says something comes between two bots, and bots keep their order', async () => {
  const turn = afterPeople(() => ({ share: 0, time: 8 }));
  const done: string[] = [];
  const bot = (n: number): Promise<void> =>
    turn().then(() => {
      done.push(`bot ${n}`);
      if (n === 0) setImmediate(() => done.push('somebody'));
    });
  await Promise.all([0, 1, 2, 3].map(bot));
  expect(done).toEqual(['bot 0', 'bot 1', 'somebody', 'bot 2', 'bot 3']);
});

test('while the server is too busy bots leave it a part of the time, and each has its turn', async () => {
  const pauses = vi.spyOn(globalThis, 'setTimeout');
  expect(
    await played(
      40,
      afterPeople(() => ({ share: 0.7, time: 8 })),
    ),
  ).toBe(40);
  expect(pauses).not.toHaveBeenCalled();
  expect(
    await played(
      40,
      afterPeople(() => ({ share: 1, time: 8 })),
    ),
  ).toBe(40);
  expect(pauses.mock.calls.length).toBeGreaterThan(2);
  // For eight at work about four at rest.
  expect(new Set(pauses.mock.calls.map(([, ms]) => ms))).toEqual(new Set([4]));
});

/** Each of them takes a millisecond of the processor. */
async function played(bots: number, turn: BotsTurn): Promise<number> {
  let count = 0;
  const one = async (): Promise<void> => {
    await turn();
    for (const began = performance.now(); performance.now() - began < 1; );
    count++;
  };
  await Promise.all(Array.from({ length: bots }, one));
  return count;
}
