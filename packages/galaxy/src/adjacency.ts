import { DIRECTIONS, type Hex, hexKey } from './hexes.ts';

/** Something with a name that lies on a hex: a system of the galaxy. */
export interface Place extends Hex {
  readonly id: string;
}

/** For every system the systems next to it. */
export type Adjacency = ReadonlyMap<string, readonly string[]>;

const NONE: readonly string[] = [];

/** Systems that share an edge, each list clockwise from north. */
export const edgeAdjacency = (places: readonly Place[]): Adjacency => {
  const byHex = new Map<string, string>();
  for (const place of places) byHex.set(hexKey(place), place.id);
  const adjacency = new Map<string, readonly string[]>();
  for (const place of places) {
    const next: string[] = [];
    for (const side of DIRECTIONS) {
      const id = byHex.get(`${place.q + side.q},${place.r + side.r}`);
      if (id !== undefined) next.push(id);
    }
    adjacency.set(place.id, next);
  }
  return adjacency;
};

/**
 * Makes the members of each group adjacent to one another, as wormholes of one kind do. A group of one does nothing,
 * and without any link the base itself comes back. A member that lies on no hex is adjacent through its links only.
 */
export const withLinks = (base: Adjacency, groups: readonly (readonly string[])[]): Adjacency => {
  let linked: Map<string, readonly string[]> | null = null;
  for (const group of groups) {
    for (const id of group) {
      const before = (linked ?? base).get(id) ?? NONE;
      const added = group.filter((other, at) => other !== id && !before.includes(other) && group.indexOf(other) === at);
      if (added.length === 0) continue;
      linked ??= new Map(base);
      linked.set(id, [...before, ...added]);
    }
  }
  return linked ?? base;
};

/** The adjacency as the function that the path searches take. */
export const neighboursIn =
  (adjacency: Adjacency) =>
  (id: string): readonly string[] =>
    adjacency.get(id) ?? NONE;
