import type { Json } from '@custodian/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyPatch, diff } from '../src/index.ts';

const roundTrip = (before: Json, after: Json): Json => {
  const patch = diff(before, after);
  return patch === undefined ? before : applyPatch(before, JSON.parse(JSON.stringify(patch)));
};

test('a patch turns one value into the other', () => {
  const values = fc.jsonValue({ maxDepth: 4 }).filter((v) => !JSON.stringify(v).includes('__proto__'));
  fc.assert(
    fc.property(values, values, (a, b) => {
      const before = JSON.parse(JSON.stringify(a)) as Json;
      const after = JSON.parse(JSON.stringify(b)) as Json;
      expect(roundTrip(before, after)).toEqual(after);
    }),
  );
});

test('a list of the same length is patched place by place', () => {
  const before = [
    { id: 'a', ships: 2 },
    { id: 'b', ships: 0 },
  ];
  const after = [
    { id: 'a', ships: 3 },
    { id: 'b', ships: 0 },
  ];
  expect(diff(before, after)).toEqual({ '#': { 0: { ships: 3 } } });
});

test('a field set to null is not a field removed', () => {
  expect(roundTrip({ a: 1 }, { a: null })).toEqual({ a: null });
  expect(roundTrip({ a: 1, b: 2 }, { b: 2 })).toEqual({ b: 2 });
});

test('a field that is undefined, as in a live game, is a field that is missing', () => {
  const live = (value: object): Json => value as Json;
  expect(diff(live({ a: 1, b: undefined }), live({ a: 1, b: undefined, c: undefined }))).toBeUndefined();
  expect(diff(live({ a: 1, b: 2 }), live({ a: 1, b: undefined }))).toEqual({ b: null });
  expect(diff(live({ a: 1, b: undefined }), live({ a: 1, b: 2 }))).toEqual({ b: 2 });
  expect(diff(live({ a: 1, b: undefined }), { a: 1 })).toBeUndefined();
  expect(diff(live({ a: 1, b: undefined }), {})).toEqual({ a: null });
});

test('equal values need no patch', () => {
  expect(diff({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeUndefined();
});

test('what was added at the end of a list is all that is said of it', () => {
  expect(diff(['a', 'b', 'c'], ['a', 'b', 'c', 'd', 'e'])).toEqual({ '+': ['d', 'e'] });
  expect(diff([{ n: 1 }, { n: 2 }], [{ n: 1 }, { n: 3 }, { n: 4 }])).toEqual({ '#': { 1: { n: 3 } }, '+': [{ n: 4 }] });
  expect(diff(['b', 'c', 'd'], ['a', 'b', 'c', 'd'])).toEqual({ '=': ['a', 'b', 'c', 'd'] });
  expect(roundTrip([[], [1]], [[2], [1], []])).toEqual([[2], [1], []]);
  expect(roundTrip({ list: [1] }, { list: [1, null] })).toEqual({ list: [1, null] });
});
