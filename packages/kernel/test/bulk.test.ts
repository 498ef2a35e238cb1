// A plan larger than the game is refused before a rule looks at it.

import type { Toy } from '@custodian/toy';
import { toyTable } from '@custodian/toy';
import { expect, test } from 'vitest';
import type { Called, Json, State } from '../src/index.ts';
import { begin, decisionId, defineRules, refuse } from '../src/index.ts';
import { toyWith } from './changed-toy.ts';

/** A game of one question, which counts how often a plan is looked at. */
function looking(): { state: State<Toy>; refusal(plan: Json): string | undefined; looks(): number } {
  let looks = 0;
  const rules = defineRules(
    toyWith<{ asking: Called<object> }>({
      procedures: {
        asking: {
          rule: 'round',
          steps: {
            ask: {
              ask: () => [
                {
                  kind: 'plan',
                  seat: 0,
                  rule: 'round',
                  ask: { key: 'ask.bid' },
                  shape: 'list',
                  about: null,
                  check: () => {
                    looks++;
                    return null;
                  },
                  sample: () => [],
                  fallback: [],
                },
              ],
              then: () => 'end',
            },
          },
        },
      },
      pieces: () => 20,
    }),
  );
  const { state } = begin(rules, toyTable([[], [], []]), 'asking', {}, 'seed');
  return {
    state,
    refusal: (value) => refuse(rules, state, { seat: 0, decision: decisionId(state), value })?.text.key,
    looks: () => looks,
  };
}

const many = <T>(count: number, one: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => one(n));

test('what fits is looked at', () => {
  const { refusal, looks } = looking();
  expect(refusal({ moves: many(20, (n) => ({ piece: n, path: ['a', 'b', 'a'] })) })).toBeUndefined();
  expect(looks()).toBe(1);
});

test('a list longer than there are pieces, at any depth, is not', () => {
  const { refusal, looks } = looking();
  expect(refusal(many(21, (n) => n))).toBe('kernel.too long');
  expect(refusal({ moves: [{ piece: 1, path: many(21, () => 'a') }] })).toBe('kernel.too long');
  expect(looks()).toBe(0);
});

test('nor is more than could be said of all the pieces, in lists or in fields', () => {
  const { refusal, looks } = looking();
  expect(refusal(many(20, (m) => many(20, (n) => m * 20 + n)))).toBe('kernel.too long');
  expect(refusal(Object.fromEntries(many(300, (n) => [`field ${n}`, n])))).toBe('kernel.too long');
  let deep: Json = 1;
  for (let n = 0; n < 5_000; n++) deep = [deep];
  expect(refusal(deep)).toBe('kernel.too long');
  expect(looks()).toBe(0);
});

test('nor is a list that says the same thing twice', () => {
  const { refusal, looks } = looking();
  const move = { piece: 1, path: ['a', 'b'] };
  expect(refusal({ moves: [move, { piece: 2, path: ['a'] }, { ...move }] })).toBe('kernel.said twice');
  expect(looks()).toBe(0);
});
