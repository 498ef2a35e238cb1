// Where the spaces of the Industry sheet lie: centred on the box they fill, wherever their coordinates begin.
import type { Space } from '@custodian/inscription/facts/sheets/types';

export interface PlacedSpace {
  readonly space: Space;
  readonly x: number;
  readonly y: number;
}

/** Hexagons with a corner at the top. */
export function layOut(spaces: readonly Space[], corner: number, cx: number, cy: number): readonly PlacedSpace[] {
  const free = spaces.map((space) => ({
    space,
    x: corner * Math.sqrt(3) * (space.q + space.r / 2),
    y: corner * 1.5 * space.r,
  }));
  const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;
  const dx = cx - middle(free.map(({ x }) => x));
  const dy = cy - middle(free.map(({ y }) => y));
  return free.map(({ space, x, y }) => ({ space, x: x + dx, y: y + dy }));
}

/** A row of the chart as it is printed: icons, and the points that follow some of them. */
export type Cell = { readonly icon: number } | { readonly points: number; readonly after: number };

export function rowOf(columns: number, rowPoints: ReadonlyMap<number, number>): readonly Cell[] {
  return Array.from({ length: columns }, (_, i) => i + 1).flatMap((icon): Cell[] => {
    const points = rowPoints.get(icon);
    return points === undefined ? [{ icon }] : [{ icon }, { points, after: icon }];
  });
}
