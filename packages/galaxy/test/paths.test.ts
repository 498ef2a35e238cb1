import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  checkPath,
  distances,
  edgeAdjacency,
  findPath,
  findPathVia,
  hexDistance,
  hexKey,
  neighboursIn,
  type Passage,
  spiral,
  withLinks,
} from '../src/index.ts';

const hexes = spiral(3);
const ids = hexes.map(hexKey);
const base = edgeAdjacency(hexes.map((hex) => ({ id: hexKey(hex), ...hex })));
const open: Passage = { neighbours: neighboursIn(base), mayPassThrough: () => true };
const blocking = (...blocked: string[]): Passage => ({ ...open, mayPassThrough: (id) => !blocked.includes(id) });

const anyId = fc.constantFrom(...ids);
const anyPassage = fc
  .record({
    blocked: fc.uniqueArray(anyId, { maxLength: 18 }),
    wormholes: fc.uniqueArray(anyId, { maxLength: 4 }),
    free: fc.uniqueArray(anyId, { maxLength: 3 }),
  })
  .map(
    ({ blocked, wormholes, free }): Passage => ({
      neighbours: neighboursIn(withLinks(base, [wormholes])),
      mayPassThrough: (id) => !blocked.includes(id),
      leavesFree: (id) => free.includes(id),
    }),
  );

test('in open space moves are hexes', () => {
  for (const [at, from] of hexes.entries()) {
    const found = distances(hexKey(from), open);
    for (const to of hexes.slice(at)) expect(found.get(hexKey(to))).toBe(hexDistance(from, to));
  }
});

test('a ship may start or end in a system it could not pass through, and must go around others', () => {
  const found = distances('0,0', blocking('0,0', '0,-1', '1,-1', '-1,0'));
  expect(found.get('0,-1')).toBe(1);
  expect(found.get('0,-2')).toBe(5);
  expect(distances('0,0', { ...blocking('0,-1', '1,-1', '-1,0'), limit: 4 }).has('0,-2')).toBe(false);
});

test('the limit counts moves', () => {
  expect(distances('0,0', { ...open, limit: 0 }).size).toBe(1);
  expect(distances('0,0', { ...open, limit: 2 }).size).toBe(19);
});

test('a ship takes the wormhole when that is shorter', () => {
  const passage = { ...open, neighbours: neighboursIn(withLinks(base, [['0,-3', '0,3']])) };
  expect(findPath('0,-2', '0,3', 2, passage)).toEqual(['0,-2', '0,-3', '0,3']);
});

test('a system that is free to leave lengthens the way by nothing', () => {
  const passage = { ...open, leavesFree: (id: string) => id === '0,-1' };
  expect(findPath('0,-2', '0,0', 1, passage)).toEqual(['0,-2', '0,-1', '0,0']);
  expect(distances('0,0', { ...passage, limit: 1 }).get('0,-2')).toBe(1);
});

test('distances, paths found and paths checked agree on any map', () => {
  fc.assert(
    fc.property(anyPassage, anyId, anyId, fc.nat(6), (passage, from, to, moves) => {
      const needed = distances(to, { ...passage, limit: moves }).get(from);
      const path = findPath(from, to, moves, passage);
      expect(path !== null).toBe(needed !== undefined);
      if (path === null || needed === undefined) return;
      expect(checkPath(path, needed, { ...passage, from, to })).toBeNull();
      if (needed > 0) expect(findPath(from, to, needed - 1, passage)).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('a carrier passes all systems where it picks up, or does not move', () => {
  const path = findPathVia('0,0', '0,-2', ['-1,0', '0,-1', '0,0'], 3, open);
  expect(path).toEqual(['0,0', '-1,0', '0,-1', '0,-2']);
  expect(findPathVia('0,0', '0,-2', ['-1,0'], 2, open)).toBeNull();
  expect(findPathVia('0,0', '0,-2', ['-1,0'], 3, blocking('-1,0'))).toBeNull();
});

test('a carrier may fetch units and come back to where it started', () => {
  expect(findPathVia('0,0', '0,0', ['1,0'], 2, open)).toEqual(['0,0', '1,0', '0,0']);
  expect(findPath('0,0', '0,0', 0, open)).toEqual(['0,0']);
});

test('a path by waypoints is legal, touches them and is as short as the best order of legs', () => {
  fc.assert(
    fc.property(anyId, anyId, anyId, anyId, (from, to, one, two) => {
      const d = (a: string, b: string) => distances(b, open).get(a) ?? Number.NaN;
      const best = Math.min(d(from, one) + d(one, two) + d(two, to), d(from, two) + d(two, one) + d(one, to));
      const path = findPathVia(from, to, [one, two], best, open) ?? [];
      expect(checkPath(path, best, { ...open, from, to })).toBeNull();
      expect(path).toEqual(expect.arrayContaining([one, two]));
      expect(findPathVia(from, to, [one, two], best - 1, open)).toBeNull();
    }),
    { numRuns: 60 },
  );
});

test('a path that a player drew is refused where it first fails', () => {
  const ends = { from: '0,0', to: '0,-2' };
  const check = (path: string[], moves = 3, passage = open) => checkPath(path, moves, { ...passage, ...ends });
  expect(check([])).toEqual({ at: 0, why: 'wrong start' });
  expect(check(['1,0', '0,-2'])).toEqual({ at: 0, why: 'wrong start' });
  expect(check(['0,0', '0,-1'])).toEqual({ at: 1, why: 'wrong end' });
  expect(check(['0,0', '0,-2'])).toEqual({ at: 1, why: 'not adjacent' });
  expect(check(['0,0', '0,-1', '0,-2'], 3, blocking('0,-1'))).toEqual({ at: 1, why: 'blocked' });
  expect(check(['0,0', '-1,0', '0,-1', '0,-2'], 2)).toEqual({ at: 3, why: 'too far' });
  expect(check(['0,0', '0,-1', '0,-2'], 2, blocking('0,0', '0,-2'))).toBeNull();
});
