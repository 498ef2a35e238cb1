// Slices for a draft: the part of the galaxy that goes with each home place, and what lies in it is worth.
import type { Hex } from '@custodian/galaxy';
import { hexCentre, hexDistance, hexKey } from '@custodian/galaxy';
import type { GalaxyLayout, PlanetId, TileId } from '../facts/index.ts';
import { planets, tiles } from '../facts/index.ts';

/** Tiles in the order of the places of a slice. */
export type Slice = readonly TileId[];

/** Slices beyond one for each player, as far as there are tiles. */
const SPARE = 2;

/** The places of a galaxy: of the slice at each home, in the same order around all of them, and the rest, which is nobody's. */
export interface SlicedGalaxy {
  readonly slices: readonly (readonly Hex[])[];
  readonly shared: readonly Hex[];
}

/** The homes take the nearest free place in turn, from their left to their right as they look at the middle. */
export function sliced({ homes, rings, dealt }: GalaxyLayout): SlicedGalaxy {
  const free = new Map(rings.flat().map((hex) => [hexKey(hex), hex]));
  const slices = homes.map((): Hex[] => []);
  for (let place = 0; place < dealt.blue + dealt.red; place++) {
    const order = [...homes.keys()];
    for (const at of place % 2 === 0 ? order : order.reverse()) {
      const home = homes[at] as Hex;
      const nearest = [...free.values()].sort(
        (a, b) => hexDistance(home, a) - hexDistance(home, b) || turn(home, a) - turn(home, b),
      )[0] as Hex;
      free.delete(hexKey(nearest));
      slices[at]?.push(nearest);
    }
  }
  return { slices, shared: [...free.values()] };
}

/** How far to the right of the middle a place lies, seen from a home. */
function turn(home: Hex, hex: Hex): number {
  const from = hexCentre(home);
  const to = hexCentre(hex);
  const seen = Math.atan2(to.y - from.y, to.x - from.x) - Math.atan2(-from.y, -from.x);
  return Math.atan2(Math.sin(seen), Math.cos(seen));
}

/** How many slices lie open: one for each player and a few more, as many as the tiles make. */
export function slicesOpen(
  { homes, dealt, first }: GalaxyLayout,
  piles: Readonly<Record<'blue' | 'red', number>>,
): number {
  const enough = (back: 'blue' | 'red'): number => Math.floor((piles[back] - first[back]) / dealt[back]);
  return Math.min(homes.length + SPARE, enough('blue'), enough('red'));
}

/** What planets give when each is spent for its better side; half of each where both are alike. */
export interface Optimal {
  readonly resources: number;
  readonly influence: number;
}

export function optimalOf(slice: Slice): Optimal {
  let [resources, influence] = [0, 0];
  for (const tile of slice)
    for (const id of tiles[tile].planets as readonly PlanetId[]) {
      const { resources: r, influence: i } = planets[id];
      resources += r > i ? r : r === i ? r / 2 : 0;
      influence += i > r ? i : r === i ? i / 2 : 0;
    }
  return { resources, influence };
}

/** How far apart the best and the worst of them are. */
export function unevenness(slices: readonly Slice[]): number {
  const worths = slices.map((slice) => {
    const { resources, influence } = optimalOf(slice);
    return resources + influence;
  });
  return Math.max(...worths) - Math.min(...worths);
}

/** Pairs in a slice that should not touch and do, at any of the homes: two anomalies, or wormholes of a kind. */
export function clashes(slice: Slice, { slices }: SlicedGalaxy): number {
  let count = 0;
  slice.forEach((tile, a) => {
    for (let b = 0; b < a; b++)
      if (
        areApart(tile, slice[b] as TileId) &&
        slices.some((hexes) => hexDistance(hexes[a] as Hex, hexes[b] as Hex) === 1)
      )
        count++;
  });
  return count;
}

const areApart = (a: TileId, b: TileId): boolean =>
  (tiles[a].anomaly !== null && tiles[b].anomaly !== null) ||
  tiles[a].wormholes.some((kind) => (tiles[b].wormholes as readonly string[]).includes(kind));
