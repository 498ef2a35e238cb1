// Where the war grid and the unit cards of the Warfare sheet lie.
import type { Unit, WarfareSheet } from '@custodian/inscription/facts/sheets/types';
import { ROWS_OF_A_LEVEL } from '@custodian/inscription/facts/sheets/types';
import type { Lattice, Node } from '../../art/outline.ts';

/** A grid whose upper left corner lies here. */
const latticeAt = (left: number, top: number, pitch: number, rows: number): Lattice => ({
  x: left + pitch / 2,
  y: top + (rows - 0.5) * pitch,
  pitch,
});

/** On the whole sheet, and on a narrow page. */
export const wholeLattice = ({ rows }: WarfareSheet): Lattice => latticeAt(90, 92, 52, rows);
export const slimLattice = ({ rows }: WarfareSheet): Lattice => latticeAt(19, 6, 44, rows);

export const nodeOf = (id: string): Node => {
  const [x = 0, y = 0] = id.split('_').map(Number);
  return [x, y];
};

export const COLUMNS_OF_A_SIDE = 4;

/** The rectangle of a section in nodes: left column, lowest row. */
export const cornerOf = ({ side, level }: WarfareSheet['sections'][number]): Node => [
  side === 'left' ? 0 : COLUMNS_OF_A_SIDE,
  (level - 1) * ROWS_OF_A_LEVEL,
];

/** The lowest row above the deployment line. */
export const firstRow = (wars: number): number => wars * ROWS_OF_A_LEVEL;

const BAND = 20;
const BETWEEN = 6;
const HEAD = 43;
const LINE = 27;

export interface CardShape {
  readonly height: number;
  readonly bandWidth: number;
  /** Bands beside each other. */
  readonly inRow: number;
}

/** How a unit's card is laid out in this width: its name, then a band of icons for each that can be built. */
export function cardOf({ cost, limit }: Unit, width: number): CardShape {
  const bandWidth = cost.length * BAND + 6;
  const inRow = Math.max(1, Math.floor((width - 14) / (bandWidth + BETWEEN)));
  const rows = limit === null ? 0 : Math.ceil(limit / inRow);
  return { height: rows === 0 ? 42 : HEAD + rows * LINE + 2, bandWidth, inRow };
}

/** The upper left corner of a band in its card. */
export const bandAt = ({ bandWidth, inRow }: CardShape, i: number): Node => [
  10 + (i % inRow) * (bandWidth + BETWEEN),
  HEAD + Math.floor(i / inRow) * LINE,
];

/** A narrow page: what is folded away, where the cards lie, where the rest begins. */
export function slimParts(
  { units, rows }: WarfareSheet,
  line: number,
): {
  readonly fromLevel: number;
  readonly cards: readonly { readonly unit: Unit; readonly y: number }[];
  readonly end: number;
} {
  const levels = rows / ROWS_OF_A_LEVEL;
  const fromLevel = Math.min(line + 1, levels);
  let y = 6 + (rows - (fromLevel - 1) * ROWS_OF_A_LEVEL) * 44 + 24;
  const cards = units.map((unit) => {
    const at = y;
    y += cardOf(unit, 366).height + 7;
    return { unit, y: at };
  });
  return { fromLevel, cards, end: y + 6 };
}
