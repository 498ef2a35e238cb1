// Where hexes lie on the page. Everything is drawn with hexes of one size and scaled as a whole.
import type { Hex } from '@custodian/galaxy';
import { hexCentre } from '@custodian/galaxy';

/** From the middle of a hex to its corner. */
export const R = 69;
/** Half the height of a hex. */
export const H = (R * Math.sqrt(3)) / 2;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Placed extends Point {
  readonly id: string;
}

interface Tile extends Hex {
  readonly id: string;
  /** Lies beside the map instead of in it. */
  readonly apart: boolean;
}

export const round = (value: number): number => Math.round(value * 10) / 10;

/** The corners of a flat-top hex, as an attribute. */
export const hexPoints = (size: number): string =>
  [0, 1, 2, 3, 4, 5]
    .map((i) => `${round(size * Math.cos((i * Math.PI) / 3))},${round(size * Math.sin((i * Math.PI) / 3))}`)
    .join(' ');

/** A sixth of a turn clockwise around the centre, several times. */
export function turned(hex: Hex, sixths: number): Hex {
  let { q, r } = hex;
  for (let i = 0; i < sixths; i++) [q, r] = [0 - r, q + r];
  return { q, r };
}

/** The turn that brings a hex to the foot of the map, where its owner sits. */
export function turnToFoot(hex: Hex): number {
  let best = 0;
  let lowest = Number.NEGATIVE_INFINITY;
  for (let sixths = 0; sixths < 6; sixths++) {
    const { x, y } = hexCentre(turned(hex, sixths));
    // Of two that lie equally low the one nearer to the middle; then the smaller turn.
    const depth = y - Math.abs(x) / 1000;
    if (depth > lowest + 1e-6) [best, lowest] = [sixths, depth];
  }
  return best;
}

/** The middle of every hex. What lies beside the map stands in the empty corner above its left edge. */
export function placeTiles(tiles: readonly Tile[], sixths: number): Placed[] {
  const placed: Placed[] = [];
  for (const tile of tiles)
    if (!tile.apart) placed.push({ id: tile.id, ...roundedPoint(hexCentre(turned(tile, sixths), R)) });
  const left = Math.min(0, ...placed.map((p) => p.x));
  const top = Math.min(...placed.filter((p) => p.x === left).map((p) => p.y), 0);
  let apart = 0;
  for (const tile of tiles)
    if (tile.apart) placed.push({ id: tile.id, x: left + R * 0.14, y: round(top - 2 * H * (1.14 + 1.06 * apart++)) });
  return placed;
}

const roundedPoint = ({ x, y }: Point): Point => ({ x: round(x), y: round(y) });

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function boxAround(points: readonly Point[]): Box {
  return {
    left: Math.min(0, ...points.map((p) => p.x)) - R,
    right: Math.max(0, ...points.map((p) => p.x)) + R,
    top: Math.min(0, ...points.map((p) => p.y)) - H,
    bottom: Math.max(0, ...points.map((p) => p.y)) + H,
  };
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';
const headings: Readonly<Record<Arrow, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};
export const isArrow = (key: string): key is Arrow => Object.hasOwn(headings, key);

/** The hex that an arrow key leads to. Sideways there are two as near: the one nearer to the middle line is taken. Where none
 *  lies straight ahead, the nearest that lies ahead at all. */
export function nextHex(places: readonly Placed[], here: Point | undefined, arrow: Arrow): string | undefined {
  if (here === undefined) return places[0]?.id;
  return ahead(places, here, arrow, 1.8) ?? ahead(places, here, arrow, Number.POSITIVE_INFINITY);
}

function ahead(places: readonly Placed[], here: Point, arrow: Arrow, spread: number): string | undefined {
  const heading = headings[arrow];
  let best: string | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const dx = place.x - here.x;
    const dy = place.y - here.y;
    const forth = dx * heading.x + dy * heading.y;
    const aside = Math.abs(dx * heading.y) + Math.abs(dy * heading.x);
    if (forth < 1 || aside > forth * spread) continue;
    const cost = forth + aside * 1.5 + Math.abs(place.y) / 100;
    if (cost < least) [best, least] = [place.id, cost];
  }
  return best;
}

/** Do two hexes share an edge? */
export const isBeside = (a: Point, b: Point): boolean => Math.hypot(a.x - b.x, a.y - b.y) < 2 * H + 2;

/** Degrees, for turning a drawing that points to the right. */
export const angleTo = (from: Point, to: Point): number =>
  round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI);
