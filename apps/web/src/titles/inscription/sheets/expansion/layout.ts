// Where the worlds of the Expansion sheet lie. Their widths follow their columns; the gap takes the rest.
import type { Planet } from '@custodian/inscription/facts/sheets/types';

/** From icon to icon. */
export const PITCH = 44;
/** Beside the icons stand the assets of the rows. */
const ASSETS = 50;
/** From the first row of one world to that of the one below. */
const BELOW = 236;
const MOST_ROWS = 3;

export interface Placed {
  readonly planet: Planet;
  /** The upper left corner of its icons. */
  readonly x: number;
  readonly y: number;
}

export const columnsOf = ({ grid }: Planet): number => grid[0]?.length ?? 0;
const widthOf = (planet: Planet): number => columnsOf(planet) * PITCH + ASSETS;

/** So many in a row, between these edges; worlds with fewer rows sink a little. */
export function layOut(
  planets: readonly Planet[],
  inRow: number,
  left: number,
  right: number,
  top: number,
): readonly Placed[] {
  const rows = Array.from({ length: Math.ceil(planets.length / inRow) }, (_, i) =>
    planets.slice(i * inRow, (i + 1) * inRow),
  );
  return rows.flatMap((row, r) => {
    const free = right - left - row.reduce((sum, planet) => sum + widthOf(planet), 0);
    const gap = row.length > 1 ? free / (row.length - 1) : 0;
    let x = left;
    return row.map((planet) => {
      const placed = { planet, x, y: top + r * BELOW + (MOST_ROWS - planet.grid.length) * 20 };
      x += widthOf(planet) + gap;
      return placed;
    });
  });
}

/** How large the world behind the icons is. */
export function radiusOf(planet: Planet): number {
  const size = columnsOf(planet) + planet.grid.length;
  return size <= 4 ? 64 : size === 5 ? 75 : 90;
}

/** The icons of a line, by their ids. */
export const iconsOfRow = ({ id, grid }: Planet, row: number): readonly string[] =>
  (grid[row] ?? []).map((_, column) => `${id}.${row}.${column}`);
export const iconsOfColumn = ({ id, grid }: Planet, column: number): readonly string[] =>
  grid.map((_, row) => `${id}.${row}.${column}`);
