import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DIRECTIONS,
  hexCentre,
  hexDistance,
  hexKey,
  hexNeighbours,
  neighbour,
  parseHexKey,
  ring,
  ringOf,
  spiral,
  spiralSize,
} from '../src/index.ts';

const coordinate = fc.integer({ min: -9, max: 9 });
const anyHex = fc.record({ q: coordinate, r: coordinate });

test('the first two rings run clockwise from north', () => {
  expect(ring(1).map(hexKey)).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
  expect(ring(2).map(hexKey).join(' ')).toBe('0,-2 1,-2 2,-2 2,-1 2,0 1,1 0,2 -1,2 -2,2 -2,1 -2,0 -1,-1');
});

test('ring n has 6n hexes, all n from the centre, each next to the one before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), (n) => {
      const hexes = ring(n);
      expect(new Set(hexes.map(hexKey)).size).toBe(6 * n);
      expect(hexes.every((hex) => ringOf(hex) === n)).toBe(true);
      for (const [at, hex] of hexes.entries()) expect(hexDistance(hex, hexes.at(at - 1) ?? hex)).toBe(1);
    }),
  );
});

test('a spiral is every hex within its rings, once', () => {
  expect([0, 1, 2, 3].map(spiralSize)).toEqual([1, 7, 19, 37]);
  expect(new Set(spiral(3).map(hexKey)).size).toBe(37);
  expect(spiral(3)[0]).toEqual({ q: 0, r: 0 });
});

test('distance is symmetric, and one step for exactly the six neighbours', () => {
  fc.assert(
    fc.property(anyHex, anyHex, (a, b) => {
      expect(hexDistance(a, b)).toBe(hexDistance(b, a));
      const touches = hexNeighbours(a).some((hex) => hexKey(hex) === hexKey(b));
      expect(hexDistance(a, b) === 1).toBe(touches);
    }),
  );
});

test('keys survive a round trip, and nonsense is no key', () => {
  fc.assert(
    fc.property(anyHex, (hex) => {
      expect(parseHexKey(hexKey(hex))).toEqual(hex);
    }),
  );
  for (const key of ['', '1', '1,', '-0,1', '1,2,3', ' 1,2', '01,2']) expect(parseHexKey(key)).toBeNull();
});

test('north is drawn straight up, and all neighbours equally far apart', () => {
  const north = hexCentre({ q: 0, r: -1 });
  expect(north.x).toBe(0);
  expect(north.y).toBeCloseTo(-Math.sqrt(3));
  for (const side of DIRECTIONS) {
    const { x, y } = hexCentre(neighbour({ q: 0, r: 0 }, side), 10);
    expect(Math.hypot(x, y)).toBeCloseTo(10 * Math.sqrt(3));
  }
});
