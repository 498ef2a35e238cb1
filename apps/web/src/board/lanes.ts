// Tiles of the map that are no systems: lines that lead over them from one system to another.
import type { Hex } from '@custodian/galaxy';
import { DIRECTIONS, hexCentre, hexKey, neighbour } from '@custodian/galaxy';
import type { Placed, Point } from './geometry.ts';
import { R, round, turned } from './geometry.ts';

export interface LaneTile extends Hex {
  /** Pairs of edges that a line joins, clockwise from the north. */
  readonly lanes: readonly (readonly [number, number])[];
}

interface LaneDrawn extends Placed {
  readonly lines: readonly string[];
}

const SIDES = DIRECTIONS.length;

/** The middle of an edge, seen from the middle of its hex; the map is turned by so many sixths. */
function edge(side: number, sixths: number): Point {
  const { x, y } = hexCentre(turned(DIRECTIONS[side % SIDES] as Hex, sixths), R);
  return { x: x / 2, y: y / 2 };
}

const middle = (hex: Hex, sixths: number): Point => hexCentre(turned(hex, sixths), R);

export const drawLanes = (tiles: readonly LaneTile[], sixths: number): LaneDrawn[] =>
  tiles.map((tile) => {
    const { x, y } = middle(tile, sixths);
    return {
      id: hexKey(tile),
      x: round(x),
      y: round(y),
      lines: tile.lanes.map(([a, b]) => {
        const [from, to] = [edge(a, sixths), edge(b, sixths)];
        return `M${round(from.x)} ${round(from.y)}Q0 0 ${round(to.x)} ${round(to.y)}`;
      }),
    };
  });

/** The way over lanes between two systems, by 'from to'; of several the shortest. */
export function lanesBetween(
  systems: readonly (Hex & { readonly id: string })[],
  tiles: readonly LaneTile[],
  sixths: number,
): ReadonlyMap<string, string> {
  const systemAt = new Map(systems.map((system) => [hexKey(system), system.id]));
  const tileAt = new Map(tiles.map((tile) => [hexKey(tile), tile]));
  const found = new Map<string, { readonly way: string; readonly tiles: number }>();
  const follow = (from: string, hex: Hex, side: number, way: string, passed: readonly string[]): void => {
    const next = neighbour(hex, DIRECTIONS[side] as Hex);
    const system = systemAt.get(hexKey(next));
    if (system !== undefined) {
      const known = found.get(`${from} ${system}`);
      if (system !== from && (known === undefined || known.tiles > passed.length))
        found.set(`${from} ${system}`, { way, tiles: passed.length });
      return;
    }
    const tile = tileAt.get(hexKey(next));
    const entered = (side + SIDES / 2) % SIDES;
    const here = `${hexKey(next)} ${entered}`;
    if (tile === undefined || passed.includes(here)) return;
    const { x, y } = middle(next, sixths);
    for (const [a, b] of tile.lanes) {
      const out = a === entered ? b : b === entered ? a : null;
      if (out === null) continue;
      const end = edge(out, sixths);
      const bend = `Q${round(x)} ${round(y)} ${round(x + end.x)} ${round(y + end.y)}`;
      follow(from, next, out, `${way}${bend}`, [...passed, here]);
    }
  };
  for (const system of systems)
    for (let side = 0; side < SIDES; side++) {
      if (!tileAt.has(hexKey(neighbour(system, DIRECTIONS[side] as Hex)))) continue;
      const at = middle(system, sixths);
      const begin = edge(side, sixths);
      follow(system.id, system, side, `M${round(at.x + begin.x)} ${round(at.y + begin.y)}`, []);
    }
  return new Map([...found].map(([key, { way }]) => [key, way]));
}
