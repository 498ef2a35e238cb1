import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Hex, PlacementTurn } from '../src/index.ts';
import {
  connectedHomes,
  hexDistance,
  hexKey,
  isBeside,
  type Layout,
  layoutHexes,
  legalPlacements,
  openHexes,
  ring,
  sameHex,
} from '../src/index.ts';

const corners = [0, 3, 6, 9, 12, 15];
const six: Layout = {
  homes: ring(3).filter((_, at) => corners.includes(at)),
  rings: [ring(1), ring(2), ring(3).filter((_, at) => !corners.includes(at))],
};
const lodor = { id: 'lodor', special: false, hasPlanet: true };
const empty = { id: 'empty', special: false, hasPlanet: false };
const nebula = { id: 'nebula', special: true, hasPlanet: false };
const rift = { id: 'rift', special: true, hasPlanet: true };

test('the innermost unfinished ring is open, gaps in the layout do not count', () => {
  expect(openHexes([{ q: 0, r: 0 }], six.rings)).toEqual(ring(1));
  expect(openHexes(ring(1).slice(1), six.rings)).toEqual([{ q: 0, r: -1 }]);
  expect(openHexes([...ring(1), ...ring(2)], six.rings)).toHaveLength(12);
  expect(openHexes(six.rings.flat(), six.rings)).toEqual([]);
});

type Tile = typeof lodor;

interface Turn extends Omit<PlacementTurn<Tile, string>, 'bars'> {
  readonly placed: readonly (Hex & { readonly special: boolean })[];
  readonly lastHadNoPlanet: boolean;
}

/** With two bars: one that looks at the hand alone, and one that yields. */
const placements = ({ lastHadNoPlanet, ...turn }: Turn) => {
  const planetOnly = lastHadNoPlanet && turn.hand.some((tile) => tile.hasPlanet);
  const specials = turn.placed.filter((tile) => tile.special);
  return legalPlacements<Tile, string>({
    ...turn,
    bars: [
      { why: 'needs-planet', bars: (tile) => planetOnly && !tile.hasPlanet },
      { why: 'special-next-to-special', bars: (tile, hex) => tile.special && isBeside(hex, specials), yields: true },
    ],
  });
};

test('homes connect when the ring they lie in opens', () => {
  expect(connectedHomes(ring(1), six)).toEqual([]);
  expect(connectedHomes([...ring(1), ...ring(2)], six)).toEqual(six.homes);
  expect(connectedHomes(six.rings.flat(), six)).toEqual(six.homes);
});

test('a layout lists its hexes from the centre outwards', () => {
  expect(layoutHexes(six).map(hexKey)).toEqual([{ q: 0, r: 0 }, ...ring(1), ...ring(2), ...ring(3)].map(hexKey));
  expect(layoutHexes({ homes: [{ q: 0, r: -2 }], rings: [ring(1)] })).toHaveLength(8);
});

test('a special tile keeps off another, and outer rings are barred', () => {
  const placed = [{ q: 0, r: -1, special: true }];
  const { legal, barred } = placements({ hand: [nebula], placed, rings: six.rings, lastHadNoPlanet: false });
  expect(legal.map(({ hex }) => hexKey(hex))).toEqual(['1,0', '0,1', '-1,1']);
  expect(barred.filter(({ why }) => why === 'special-next-to-special').map(({ hex }) => hexKey(hex))).toEqual([
    '1,-1',
    '-1,0',
  ]);
  expect(barred.filter(({ why }) => why === 'ring')).toHaveLength(24);
});

test('with no other option specials may touch, but any other tile in hand is an option', () => {
  const placed = ring(1)
    .slice(1)
    .map((hex) => ({ ...hex, special: sameHex(hex, { q: -1, r: 0 }) }));
  const turn = { placed, rings: six.rings, lastHadNoPlanet: false };
  expect(placements({ ...turn, hand: [nebula] }).legal).toEqual([{ tile: 'nebula', hex: { q: 0, r: -1 } }]);
  expect(placements({ ...turn, hand: [nebula, empty] }).legal.map(({ tile }) => tile)).toEqual(['empty']);
});

test('after a tile without a planet a tile with one must follow, if there is one', () => {
  const turn = { placed: [], rings: [ring(1)], lastHadNoPlanet: true };
  const { legal, barred } = placements({ ...turn, hand: [empty, lodor] });
  expect(new Set(legal.map(({ tile }) => tile))).toEqual(new Set(['lodor']));
  expect(new Set(barred.map(({ tile, why }) => `${tile} ${why}`))).toEqual(new Set(['empty needs-planet']));
  expect(placements({ ...turn, hand: [empty] }).legal).toHaveLength(6);
});

test('the planet rule comes first: it can leave no option but to let specials touch', () => {
  const placed = ring(1)
    .slice(1)
    .map((hex) => ({ ...hex, special: true }));
  const turn = { hand: [rift, empty], placed, rings: [ring(1)], lastHadNoPlanet: true };
  expect(placements(turn).legal).toEqual([{ tile: 'rift', hex: { q: 0, r: -1 } }]);
});

test('two copies of a tile are one choice', () => {
  const turn = { hand: [empty, empty], placed: [], rings: [ring(1)], lastHadNoPlanet: false };
  expect(placements(turn).legal).toHaveLength(6);
});

test('something can always be placed, every pair is judged once, and specials touch only when all must', () => {
  const tiles = fc.uniqueArray(fc.constantFrom(lodor, empty, nebula, rift), { minLength: 1 });
  const table = fc.array(fc.boolean(), { maxLength: 25 });
  fc.assert(
    fc.property(tiles, table, fc.boolean(), (hand, specials, lastHadNoPlanet) => {
      const spots = six.rings.flat();
      const placed = specials.flatMap((special, at) => spots.slice(at, at + 1).map((hex) => ({ ...hex, special })));
      const { legal, barred } = placements({ hand, placed, rings: six.rings, lastHadNoPlanet });
      expect(legal.length).toBeGreaterThan(0);
      expect(legal.length + barred.length).toBe(hand.length * (spots.length - placed.length));
      const touches = ({ tile, hex }: (typeof legal)[number]) =>
        hand.some(({ id, special }) => id === tile && special) &&
        placed.some((other) => other.special && hexDistance(hex, other) === 1);
      expect(legal.every(touches) || !legal.some(touches)).toBe(true);
      if (legal.some(touches)) expect(barred.some(({ why }) => why === 'special-next-to-special')).toBe(false);
    }),
  );
});
