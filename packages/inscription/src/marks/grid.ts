// The war grid: where shapes fit.
import type { Desk } from '../desk.ts';
import { warfareOf } from '../facts/sheets/index.ts';
import type { Node, WarfareSheet } from '../facts/sheets/types.ts';
import { ROWS_OF_A_LEVEL } from '../facts/sheets/types.ts';
import type { UnitId } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';

const sheetOf = (paper: Paper): WarfareSheet => warfareOf(paper.sides.warfare);

/** The first row above the deployment line. */
export const firstRow = (paper: Paper): number => ROWS_OF_A_LEVEL * paper.warfare.line;

const FREE = 0;
const ANOMALY = 1;
const UNIT = 2;

/** What lies on each node: nothing, an anomaly, a unit. */
function cellsOf(paper: Paper): Uint8Array {
  const { nodes, columns } = sheetOf(paper);
  const cells = new Uint8Array(nodes.length);
  for (let i = 0; i < nodes.length; i++) if (nodes[i]?.anomaly) cells[i] = ANOMALY;
  for (const { nodes: drawn } of paper.warfare.drawn) for (const id of drawn) cells[indexOf(id, columns)] = UNIT;
  return cells;
}

function indexOf(id: string, columns: number): number {
  const at = id.indexOf('_');
  return Number(id.slice(at + 1)) * columns + Number(id.slice(0, at));
}

/** Which nodes a shape may cover, and which of them join it to the line or to a unit. */
interface Room {
  readonly free: Uint8Array;
  readonly joined: Uint8Array;
}

function roomOf(paper: Paper, anomalies: boolean): Room {
  const { columns } = sheetOf(paper);
  const cells = cellsOf(paper);
  const begin = firstRow(paper) * columns;
  const free = new Uint8Array(cells.length);
  const joined = new Uint8Array(cells.length);
  for (let i = begin; i < cells.length; i++) {
    if (cells[i] !== FREE && !(anomalies && cells[i] === ANOMALY)) continue;
    free[i] = 1;
    if (i < begin + columns || isNextToUnit(cells, i, columns)) joined[i] = 1;
  }
  return { free, joined };
}

const isNextToUnit = (cells: Uint8Array, i: number, columns: number): boolean =>
  (i % columns > 0 && cells[i - 1] === UNIT) ||
  (i % columns < columns - 1 && cells[i + 1] === UNIT) ||
  cells[i - columns] === UNIT ||
  cells[i + columns] === UNIT;

/** Why a shape cannot lie there; null when it can. */
export function whyNotThere(
  paper: Paper,
  anomalies: boolean,
  nodes: readonly (readonly [number, number])[],
): 'outside' | 'below' | 'anomaly' | 'unit' | 'apart' | null {
  const { columns, rows } = sheetOf(paper);
  const { free, joined } = roomOf(paper, anomalies);
  const cells = cellsOf(paper);
  for (const [x, y] of nodes) {
    if (x < 0 || x >= columns || y < 0 || y >= rows) return 'outside';
    if (y < firstRow(paper)) return 'below';
    if (free[y * columns + x] === 0) return cells[y * columns + x] === UNIT ? 'unit' : 'anomaly';
  }
  return nodes.some(([x, y]) => joined[y * columns + x] === 1) ? null : 'apart';
}

/** A way and place inside the grid: '3 4_2' is the third way, its box beginning at (4, 2). */
interface Lying {
  readonly place: string;
  readonly cells: readonly number[];
}

const lyings = new WeakMap<WarfareSheet, Map<UnitId, readonly Lying[]>>();

/** Every way and place of a unit on the bare grid, worked out once. */
function lyingsOf(sheet: WarfareSheet, unit: UnitId): readonly Lying[] {
  const known = lyings.get(sheet) ?? new Map<UnitId, readonly Lying[]>();
  lyings.set(sheet, known);
  const found = known.get(unit) ?? everyLying(sheet, unit);
  known.set(unit, found);
  return found;
}

function everyLying({ ways, columns, rows }: WarfareSheet, unit: UnitId): Lying[] {
  return (ways.get(unit) ?? []).flatMap((shape, way) => {
    const width = Math.max(...shape.map(([x]) => x)) + 1;
    const height = Math.max(...shape.map(([, y]) => y)) + 1;
    return Array.from({ length: (columns - width + 1) * (rows - height + 1) }, (_, n) => {
      const x = n % (columns - width + 1);
      const y = Math.floor(n / (columns - width + 1));
      return { place: `${way} ${x}_${y}`, cells: shape.map(([dx, dy]) => (y + dy) * columns + x + dx) };
    });
  });
}

/** Every way and place that is possible now. */
export function placesFor(paper: Paper, unit: UnitId, anomalies: boolean): string[] {
  const room = roomOf(paper, anomalies);
  const places: string[] = [];
  for (const { place, cells } of lyingsOf(sheetOf(paper), unit)) if (lies(room, cells)) places.push(place);
  return places;
}

function lies({ free, joined }: Room, cells: readonly number[]): boolean {
  let isJoined = false;
  for (const cell of cells) {
    if (free[cell] === 0) return false;
    if (joined[cell] === 1) isJoined = true;
  }
  return isJoined;
}

/** The nodes of a shape that lies so. */
export function nodesOf(paper: Paper, unit: UnitId, place: string): string[] {
  const [way = '', at = ''] = place.split(' ');
  const [x = 0, y = 0] = at.split('_').map(Number);
  const shape = sheetOf(paper).ways.get(unit)?.[Number(way)] ?? [];
  return shape.map(([dx, dy]) => `${x + dx}_${y + dy}`);
}

/** Single nodes that can be marked by the rules of deploying. */
export function nodesToMark(paper: Paper, anomalies: boolean): string[] {
  const { joined } = roomOf(paper, anomalies);
  return sheetOf(paper)
    .nodes.filter((_, i) => joined[i] === 1)
    .map(({ id }) => id);
}

export const nodeNamed = ({ nodes, columns }: WarfareSheet, id: string): Node | undefined =>
  nodes[indexOf(id, columns)];

export const isAnomaly = ({ paper }: Desk, id: string): boolean => nodeNamed(sheetOf(paper), id)?.anomaly === true;
