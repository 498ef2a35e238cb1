import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMap, parseMap, ring, spiral } from '../src/index.ts';

const seven = 'mecatolRex lodor quann empty arnor empty abyz';
const tiles = new Map([...'mecatolRex lodor quann arnor abyz'.split(' ').map((id) => [id, 1] as const), ['empty', 2]]);

test('a galaxy is written from the centre, clockwise from north', () => {
  const places = seven.split(' ').map((id, at) => ({ id, ...(spiral(1)[at] ?? { q: 9, r: 9 }) }));
  expect(formatMap([...places].reverse())).toBe(seven);
  expect(parseMap(`  ${seven.replace(' ', '\n')} `, { tiles })).toEqual(places);
});

test('what is written reads back the same, holes and all', () => {
  const names = Array.from({ length: 37 }, (_, at) => `tile${at}`);
  const known = new Map(names.map((name) => [name, 1]));
  fc.assert(
    fc.property(fc.shuffledSubarray(names, { minLength: 37 }), fc.subarray(ring(3)), (order, outer) => {
      const places = [...spiral(2), ...outer].map((hex, at) => ({ id: order[at] ?? '', ...hex }));
      expect(parseMap(formatMap(places), { tiles: known })).toEqual(places);
    }),
  );
});

test('a wrong string is refused with what is wrong', () => {
  const parse = (text: string, more = {}) => parseMap(text, { tiles, ...more });
  expect(parse('')).toEqual({ code: 'wrong count', detail: { count: 0, expected: 1 } });
  expect(parse(`${seven} empty`)).toEqual({ code: 'wrong count', detail: { count: 8, expected: 19 } });
  expect(parse(seven, { rings: 3 })).toEqual({ code: 'wrong count', detail: { count: 7, expected: 37 } });
  expect(parse(seven.replace('quann', 'qann'))).toEqual({
    code: 'unknown tile',
    detail: { tile: 'qann', position: 3 },
  });
  expect(parse(seven.replace('abyz', 'lodor'))).toEqual({
    code: 'tile too often',
    detail: { tile: 'lodor', count: 2, allowed: 1 },
  });
  expect(parse(seven.replace('abyz', 'empty'))).toMatchObject({ detail: { tile: 'empty', count: 3, allowed: 2 } });
  expect(parse(seven.replace('quann', '-'))).toEqual({ code: 'hole in ring', detail: { ring: 1, position: 3 } });
  expect(parse(seven.replace('quann', '-'), { wholeRings: 0 })).toHaveLength(6);
});

test('what could not be read back is not written', () => {
  expect(() => formatMap([{ id: 'two words', q: 0, r: 0 }])).toThrow('two words');
  expect(() => formatMap([{ id: '-', q: 0, r: 0 }])).toThrow();
  const here = { q: 0, r: 0 };
  expect(() => formatMap(['a', 'b'].map((id) => ({ id, ...here })))).toThrow('two tiles at 0,0');
});
