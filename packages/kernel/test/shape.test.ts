import { expect, test } from 'vitest';
import {
  bool,
  choice,
  closureCopier,
  copier,
  copyJson,
  count,
  either,
  filled,
  id,
  int,
  json,
  list,
  mismatch,
  misread,
  nullable,
  object,
  optional,
  reads,
  record,
  some,
  text,
} from '../src/shape.ts';

const shape = object({
  n: int,
  name: text,
  'two words': bool,
  suit: choice('sun', 'moon'),
  who: id<'a' | 'b'>(),
  flat: list(int),
  deep: list(object({ at: nullable(object({ x: int })), tag: nullable(text) })),
  table: record(list(text)),
  free: json,
  maybe: optional(list(int)),
  never: optional(text),
  one: either(object({ kind: choice('a') }), object({ kind: choice('b'), at: count })),
});
const value = {
  n: 1,
  name: 'x',
  'two words': true,
  suit: 'sun' as const,
  who: 'a' as const,
  flat: [1, 2],
  deep: [
    { at: { x: 3 }, tag: null },
    { at: null, tag: 't' },
  ],
  table: { one: ['a'], two: [] },
  free: { any: [1, { thing: null }] },
  maybe: [1],
  one: { kind: 'b' as const, at: 0 },
};

test.each([
  ['straight-line code', copier(shape)],
  ['closures', closureCopier(shape)],
])('a copier made of %s copies everything and shares nothing', (_, copy) => {
  const made = copy(value);
  expect(made).toEqual(value);
  const own = objectsIn(value);
  for (const part of objectsIn(made)) expect(own).not.toContain(part);
});

test('copies are laid out alike, whatever is missing of them, and are written down as they were', () => {
  const copy = copier(object({ n: int, maybe: optional(list(int)), last: optional(text) }));
  const all = [{ n: 1 }, { n: 1, last: 'x' }, { n: 1, maybe: [2] }];
  for (const one of all) {
    expect(Object.keys(copy(one))).toEqual(['n', 'maybe', 'last']);
    expect(JSON.stringify(copy(one))).toBe(JSON.stringify(one));
  }
});

test('where code cannot be compiled the copier falls back on closures', () => {
  const real = globalThis.Function;
  // What a page with a strict content policy does.
  globalThis.Function = class {
    constructor() {
      throw new EvalError('refused by policy');
    }
  } as unknown as FunctionConstructor;
  try {
    expect(copier(shape)(value)).toEqual(value);
  } finally {
    globalThis.Function = real;
  }
});

test('a key that would become a prototype is copied as what it is', () => {
  const sent = JSON.parse('{"__proto__": {"coins": 9}, "a": 1}');
  const copied = copyJson(sent);
  expect(copied.coins).toBeUndefined();
  expect(JSON.stringify(copied)).toBe(JSON.stringify(sent));
});

test('what has the shape has no mismatch', () => {
  expect(mismatch(shape, value)).toBeNull();
});

test.each([
  [{ n: 1.5 }, 'game.n is 1.5, expected a whole number'],
  [{ n: Number.NaN }, 'game.n is null, expected a whole number'],
  [{ n: 2 ** 60 }, 'game.n is 1152921504606847000, expected a whole number'],
  [{ name: undefined }, 'game.name is missing, expected a text'],
  [{ 'two words': 'yes' }, 'game.two words is "yes", expected true or false'],
  [{ suit: 'star' }, 'game.suit is "star", expected one of sun, moon'],
  [{ flat: {} }, 'game.flat is an object, expected a list'],
  [{ flat: [1, 'x'] }, 'game.flat[1] is "x", expected a whole number'],
  [{ deep: [{ at: { x: null }, tag: null }] }, 'game.deep[0].at.x is null, expected a whole number'],
  [{ deep: [null] }, 'game.deep[0] is null, expected an object'],
  [{ table: [] }, 'game.table is a list, expected an object'],
  [{ table: { one: 5 } }, 'game.table.one is 5, expected a list'],
  [{ free: undefined }, 'game.free is missing, expected a value'],
  [{ more: 1 }, 'game has an unknown field "more"'],
])('%j is named: %s', (change, problem) => {
  expect(mismatch(shape, { ...value, ...change })).toBe(problem);
});

test('a key that would become a prototype has no place in a game', () => {
  expect(mismatch(record(int), JSON.parse('{"__proto__": 1}'))).toBe('game has an unknown field "__proto__"');
  expect(mismatch(object({}), JSON.parse('{"__proto__": 1}'))).toBe('game has an unknown field "__proto__"');
});

function objectsIn(root: unknown): object[] {
  if (typeof root !== 'object' || root === null) return [];
  return [root, ...Object.values(root).flatMap(objectsIn)];
}

const move = object({
  ship: count,
  path: filled(text),
  with: optional(list(object({ unit: choice('cruiser', 'fighter'), many: some }))),
});

test.each([
  [{ ship: 0, path: ['a'] }, null],
  [{ ship: 0, path: ['a'], with: [] }, null],
  [{ ship: 0, path: ['a'], with: [{ unit: 'fighter', many: 1 }], more: 1 }, null],
  [null, { place: '', wanted: { kind: 'object' } }],
  [[], { place: '', wanted: { kind: 'object' } }],
  [{ path: ['a'] }, { place: 'ship', wanted: { kind: 'int' } }],
  [
    { ship: -1, path: ['a'] },
    { place: 'ship', wanted: { kind: 'least', least: 0 } },
  ],
  [
    { ship: 0, path: [] },
    { place: 'path', wanted: { kind: 'list' } },
  ],
  [
    { ship: 0, path: ['a', 7] },
    { place: 'path[1]', wanted: { kind: 'text' } },
  ],
  [
    { ship: 0, path: ['a'], with: null },
    { place: 'with', wanted: { kind: 'list' } },
  ],
  [
    { ship: 0, path: ['a'], with: [{ unit: 'toString', many: 1 }] },
    { place: 'with[0].unit', wanted: { kind: 'choice', of: ['cruiser', 'fighter'] } },
  ],
  [
    { ship: 0, path: ['a'], with: [{ unit: 'fighter', many: 0 }] },
    { place: 'with[0].many', wanted: { kind: 'least', least: 1 } },
  ],
])('%j is read, or what is wrong with it is named', (given, wrong) => {
  expect(reads(move, given)).toBe(wrong === null);
  expect(misread(move, given)).toEqual(wrong);
});

test('what every object has is no field of a plan', () => {
  const inherited = Object.create({ ship: 0, path: ['a'] }) as unknown;
  expect(reads(move, inherited)).toBe(false);
  expect(reads(object({ constructor: optional(text) }), {})).toBe(true);
});
