import type { Place } from './adjacency.ts';
import { hexKey, ringOf, spiral, spiralSize } from './hexes.ts';

const HOLE = '-';

export type MapRefusal =
  | { readonly code: 'wrong count'; readonly detail: { readonly count: number; readonly expected: number } }
  | { readonly code: 'unknown tile'; readonly detail: { readonly tile: string; readonly position: number } }
  | {
      readonly code: 'tile too often';
      readonly detail: { readonly tile: string; readonly count: number; readonly allowed: number };
    }
  | { readonly code: 'hole in ring'; readonly detail: { readonly ring: number; readonly position: number } };

export interface MapExpectations {
  /** Every tile that exists, with how many copies of it. */
  readonly tiles: ReadonlyMap<string, number>;
  /** How many rings the galaxy has; any number unless given. */
  readonly rings?: number;
  /** Up to which ring there may be no hole; 1 unless given. The centre is ring 0. */
  readonly wholeRings?: number;
}

/** A galaxy as tile ids in spiral order from the centre, ring by ring clockwise from north, '-' where no tile lies. */
export const formatMap = (places: readonly Place[]): string => {
  const byHex = new Map<string, string>();
  for (const place of places) {
    if (!/^\S+$/.test(place.id) || place.id === HOLE) throw new Error(`no tile id for a map string: '${place.id}'`);
    if (byHex.has(hexKey(place))) throw new Error(`two tiles at ${hexKey(place)}`);
    byHex.set(hexKey(place), place.id);
  }
  const rings = Math.max(0, ...places.map(ringOf));
  return spiral(rings)
    .map((hex) => byHex.get(hexKey(hex)) ?? HOLE)
    .join(' ');
};

/** The galaxy a map string stands for, in spiral order, or what is wrong with the string. Positions count from 1. */
export const parseMap = (text: string, expected: MapExpectations): Place[] | MapRefusal => {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const size = spiralSize(expected.rings ?? ringsFor(words.length));
  if (words.length !== size) return { code: 'wrong count', detail: { count: words.length, expected: size } };

  const places: Place[] = [];
  const copies = new Map<string, number>();
  const hexes = spiral(ringsFor(words.length));
  for (const [at, hex] of hexes.entries()) {
    const tile = words[at] ?? HOLE;
    if (tile === HOLE) {
      const ring = ringOf(hex);
      if (ring <= (expected.wholeRings ?? 1)) return { code: 'hole in ring', detail: { ring, position: at + 1 } };
      continue;
    }
    if (!expected.tiles.has(tile)) return { code: 'unknown tile', detail: { tile, position: at + 1 } };
    copies.set(tile, (copies.get(tile) ?? 0) + 1);
    places.push({ id: tile, q: hex.q, r: hex.r });
  }
  for (const [tile, count] of copies) {
    const allowed = expected.tiles.get(tile) ?? 0;
    if (count > allowed) return { code: 'tile too often', detail: { tile, count, allowed } };
  }
  return places;
};

/** The fewest rings that hold so many tiles. */
const ringsFor = (count: number): number => {
  let rings = 0;
  while (spiralSize(rings) < count) rings++;
  return rings;
};
