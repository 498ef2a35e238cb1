// Where things stand inside a hex.

import type { Counted, Fleet, HexDrawn } from './drawn.ts';
import type { Point } from './geometry.ts';
import { R } from './geometry.ts';
import { silhouettes } from './pieces/units.ts';

export interface Disc extends Point {
  readonly radius: number;
}

export interface PlatePiece extends Point {
  readonly unit: Counted;
  readonly size: number;
  /** Where the number stands, when there are several. */
  readonly figure: number | null;
}

export interface Plate extends Point {
  readonly fleet: Fleet;
  readonly width: number;
  readonly height: number;
  readonly seal: Point;
  readonly pieces: readonly PlatePiece[];
  /** The line between ships and what they carry. */
  readonly rule: { readonly x: number; readonly y: number; readonly height: number } | null;
}

export interface Arrangement {
  readonly planets: readonly Disc[];
  readonly gates: readonly Disc[];
  readonly plates: readonly Plate[];
  readonly counters: readonly Point[];
}

/** About as wide is a letter of a name. */
export const LETTER = 5.8;

/** Where the middle of a name must stand, so that it does not lie under the neighbouring hex. */
export function intoHex({ x, y }: Point, width: number): number {
  const most = Math.max(0, R - Math.abs(y) / Math.sqrt(3) - 1 - width / 2);
  return Math.min(most, Math.max(-most, x));
}

/** A name in one line, or in two where the lower edge of a hex has no room for it. */
export function lines(name: string, y: number): string[] {
  const room = 2 * (R - Math.abs(y) / Math.sqrt(3));
  const cut = name.lastIndexOf(' ');
  return cut < 0 || name.length * LETTER <= room + 4 ? [name] : [name.slice(0, cut), name.slice(cut + 1)];
}

export function arrange(hex: HexDrawn): Arrangement {
  const hasGround = hex.planets.length > 0;
  const hasGate = hex.wormholes.length > 0;
  const isSpecial = hex.special !== null || hex.isFaceDown;
  const isCrowded = hex.fleets.length > 1 || hex.fleets.some((fleet) => widthOf(fleet, 15) > MOST_WIDTH);
  const sink = hex.fleets.length === 0 ? 8 : isCrowded ? -8 : 0;
  return {
    planets: discs(hex, sink, isCrowded),
    gates: gates(hex),
    plates: plates(hex.fleets, hasGround || hasGate || isSpecial, isCrowded),
    counters: hex.counters.map((_, i) => counterSpot(i, hex.counters.length, hex.planets.length)),
  };
}

/** Along the upper edge; beside the planet that stands there when there are three. */
const counterSpot = (index: number, count: number, planets: number): Point =>
  planets < 3
    ? { x: (index - (count - 1) / 2) * 18.5, y: -49 }
    : { x: (index % 2 === 0 ? -1 : 1) * (29 + Math.floor(index / 2) * 12), y: -47 + Math.floor(index / 2) * 16 };

function discs(hex: HexDrawn, sink: number, isCrowded: boolean): Disc[] {
  const less = isCrowded ? 3.5 : 0;
  const at = (x: number, y: number, radius: number): Disc => ({ x, y: y + sink, radius: radius - less });
  if (hex.planets.length === 1) {
    const radius = hex.isCapital ? 25.5 : 22.5;
    return [at(hex.wormholes.length > 0 ? -12 : 0, -15, radius)];
  }
  if (hex.planets.length === 2) return [at(-29, -20, 17), at(24, -10, 17)];
  const high = Math.min(0, sink) - sink;
  return [at(-34, -6 + high, 12.5), at(0, -30 + high, 12.5), at(34, -6 + high, 12.5)].slice(0, hex.planets.length);
}

function gates(hex: HexDrawn): Disc[] {
  const count = hex.wormholes.length;
  if (hex.planets.length === 0) {
    const radius = count > 1 ? 25 : 33;
    return hex.wormholes.map((_, i) => ({ x: (i - (count - 1) / 2) * 48, y: hex.fleets.length > 0 ? -11 : 0, radius }));
  }
  if (hex.planets.length === 1 && count === 1) return [{ x: 42, y: -2, radius: 16 }];
  const spots =
    hex.planets.length === 1
      ? [
          { x: 43, y: -14 },
          { x: 43, y: 18 },
          { x: -47, y: 16 },
        ]
      : [
          { x: 50, y: 22 },
          { x: -50, y: 22 },
        ];
  return hex.wormholes.map((_, i) => ({ ...(spots[i] as Point), radius: 14 }));
}

/** Where plates stand, a hex is hardly wider. */
const MOST_WIDTH = 90;
const SEAL = 15.5;
const PAD = 4;

const widthOfPiece = ({ kind, count }: Counted, size: number): number =>
  silhouettes[kind].beam * size + (count > 1 ? figureSize(size) * (count > 9 ? 1.18 : 0.64) : 0);

/** How large the number beside a piece is written. */
export const figureSize = (size: number): number => Math.min(11, Math.max(9, size * 0.72));

const gap = (size: number): number => (size >= 17 ? 3 : 2);

/** How wide a plate in one row would be. */
export function widthOf(fleet: Fleet, size: number): number {
  const pieces = [...fleet.ships, ...fleet.cargo.map(() => null)];
  let width = SEAL + PAD * 2 + (fleet.cargo.length > 0 ? 4 : 0);
  pieces.forEach((piece, i) => {
    width +=
      piece === null
        ? widthOfPiece(fleet.cargo[i - fleet.ships.length] as Counted, size * 0.76)
        : widthOfPiece(piece, size);
    if (i > 0) width += gap(size);
  });
  return width;
}

function plates(fleets: readonly Fleet[], isBelow: boolean, isCrowded: boolean): Plate[] {
  const made = fleets.map((fleet) => onePlate(fleet, isCrowded));
  const heights = made.map((plate) => plate.height);
  const whole = heights.reduce((sum, height) => sum + height, 0) + (made.length - 1) * 2.5;
  // Below planets they stand on the lower edge, else in the middle.
  let y = isBelow ? 55 - whole : -whole / 2;
  return made.map((plate) => {
    const at = y + plate.height / 2;
    y += plate.height + 2.5;
    return { ...plate, y: at };
  });
}

/** A fleet in one row if it fits, else in two. */
function onePlate(fleet: Fleet, isCrowded: boolean): Plate {
  const sizes = isCrowded ? [14, 13] : [18, 16.5, 15];
  const size = sizes.find((s) => widthOf(fleet, s) <= MOST_WIDTH);
  if (size !== undefined) return laid(fleet, [[...fleet.ships]], size);
  const [first, small] = split(fleet);
  return laid(fleet, [fleet.ships.slice(0, first), fleet.ships.slice(first)], small);
}

/** How many kinds stand in the first of two rows, and how large. What is carried stands in the second row. */
function split(fleet: Fleet): readonly [first: number, size: number] {
  // The hex is narrower where the second row stands.
  const widest = (first: number, size: number): number =>
    Math.max(
      widthOf({ ...fleet, ships: fleet.ships.slice(0, first), cargo: [] }, size),
      widthOf({ ...fleet, ships: fleet.ships.slice(first) }, size) + 8,
    );
  let first = 1;
  for (let i = 2; i < fleet.ships.length; i++) if (widest(i, 13) < widest(first, 13)) first = i;
  return [first, [13.5, 12.5, 11.5].find((size) => widest(first, size) <= MOST_WIDTH) ?? 10.5];
}

function laid(fleet: Fleet, rows: readonly (readonly Counted[])[], size: number): Plate {
  const rowHeight = size + 3.5;
  const height = rows.length * rowHeight + 1;
  const pieces: PlatePiece[] = [];
  let right = 0;
  let rule: Plate['rule'] = null;
  rows.forEach((row, index) => {
    const y = (index - (rows.length - 1) / 2) * rowHeight;
    let x = PAD + SEAL;
    const add = (unit: Counted, drawn: number): void => {
      const beam = silhouettes[unit.kind].beam * drawn;
      pieces.push({ unit, size: drawn, x: x + beam / 2, y, figure: unit.count > 1 ? x + beam + 0.6 : null });
      x += widthOfPiece(unit, drawn) + gap(size);
    };
    for (const unit of row) add(unit, size);
    if (index === rows.length - 1 && fleet.cargo.length > 0) {
      rule = { x: x + 0.5, y, height: size * 0.62 };
      x += 4;
      for (const unit of fleet.cargo) add(unit, size * 0.76);
    }
    right = Math.max(right, x - gap(size));
  });
  const width = right + PAD;
  const middle = width / 2;
  const line = rule as Plate['rule'];
  return {
    fleet,
    x: 0,
    y: 0,
    width,
    height,
    seal: { x: PAD + 6 - middle, y: 0 },
    pieces: pieces.map((piece) => ({
      ...piece,
      x: piece.x - middle,
      figure: piece.figure === null ? null : piece.figure - middle,
    })),
    rule: line === null ? null : { ...line, x: line.x - middle },
  };
}

/** A plate by itself, for plans. */
export const plateOf = (fleet: Fleet): Plate => onePlate(fleet, false);

/** Places for what stands on a planet: along its right side, from above to below. */
export function besidePlanet({ radius }: Disc, count: number): Point[] {
  const reach = radius + 6.8;
  const step = 13.2 / reach;
  return Array.from({ length: count }, (_, i) => {
    const angle = -0.24 + (i - (count - 1) / 2) * step;
    return { x: Math.cos(angle) * reach, y: Math.sin(angle) * reach };
  });
}
