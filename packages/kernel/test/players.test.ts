import { expect, test } from 'vitest';
import type { Choose } from '../src/index.ts';
import { onlyPass, quickRoll, randomValue } from '../src/index.ts';

const choose = (options: string[], pick: [number, number], check?: Choose['check']): Choose => ({
  kind: 'choose',
  seat: 0,
  rule: 'r',
  ask: { key: 'ask.x' },
  options: options.map((id) => ({ id, text: { key: id } })),
  pick,
  ...(check && { check }),
});

test('a random pick has the right number of different options, and passes the check', () => {
  const roll = quickRoll(1);
  const sizes = new Set<number>();
  for (let n = 0; n < 200; n++) {
    const picked = randomValue(choose(['a', 'b', 'c'], [1, 9]), roll) as string[];
    expect(new Set(picked).size).toBe(picked.length);
    sizes.add(picked.length);
    expect(
      randomValue(
        choose(['a', 'b', 'c'], [1, 1], ([p]) => (p === 'b' ? null : { rule: 'r', text: { key: 'k' } })),
        roll,
      ),
    ).toEqual(['b']);
  }
  expect([...sizes].sort()).toEqual([1, 2, 3]);
});

test('a choice nobody can make is a fault of the rules, and is named', () => {
  const impossible = choose(['a'], [1, 1], () => ({ rule: 'r', text: { key: 'k' } }));
  expect(() => randomValue(impossible, quickRoll(1))).toThrow('no acceptable pick found for "ask.x"');
});

test('who has no option can only pass', () => {
  expect(onlyPass(choose([], [0, 0]))).toBe(true);
  expect(onlyPass(choose(['a'], [0, 1]))).toBe(false);
});
