import { expect, test } from 'vitest';
import { edgeAdjacency, hexKey, neighboursIn, spiral, withLinks } from '../src/index.ts';

const galaxy = spiral(2).map((hex) => ({ id: hexKey(hex), ...hex }));
const base = edgeAdjacency(galaxy);

test('the centre has six neighbours clockwise from north, a corner of the rim three', () => {
  expect(base.get('0,0')).toEqual(['0,-1', '1,-1', '1,0', '0,1', '-1,1', '-1,0']);
  expect(base.get('0,-2')).toEqual(['1,-2', '0,-1', '-1,-1']);
});

test('a hole in the galaxy connects nothing', () => {
  const holed = edgeAdjacency(galaxy.filter(({ id }) => id !== '0,-1'));
  expect(holed.has('0,-1')).toBe(false);
  expect(holed.get('0,0')).toHaveLength(5);
});

test('wormholes of one kind are mutually adjacent; one alone does nothing', () => {
  const linked = withLinks(base, [['0,-2', '0,2', '2,0'], ['-2,0']]);
  expect(linked.get('0,-2')).toEqual(['1,-2', '0,-1', '-1,-1', '0,2', '2,0']);
  expect(linked.get('2,0')?.slice(-2)).toEqual(['0,-2', '0,2']);
  expect(linked.get('-2,0')).toBe(base.get('-2,0'));
  expect(base.get('0,-2')).toHaveLength(3);
});

test('without links nothing is copied, and neighbours linked twice are listed once', () => {
  expect(withLinks(base, [['0,-2'], []])).toBe(base);
  expect(withLinks(base, [['0,0', '0,-1']])).toBe(base);
  const twice = withLinks(base, [
    ['0,-2', '0,2'],
    ['0,2', '0,-2', '0,2'],
  ]);
  expect(twice.get('0,-2')).toEqual(['1,-2', '0,-1', '-1,-1', '0,2']);
});

test('a system off the map is adjacent through its wormholes only', () => {
  const linked = withLinks(base, [['beyond', '0,2']]);
  expect(neighboursIn(linked)('beyond')).toEqual(['0,2']);
  expect(neighboursIn(linked)('0,2')).toContain('beyond');
  expect(neighboursIn(linked)('nowhere')).toEqual([]);
});
