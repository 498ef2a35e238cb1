// Everybody around the table, you at the foot, your left neighbour on your left; and the wars between two and two.
import { warfareOf } from '@custodian/inscription/facts/sheets/index';
import type { Asset } from '@custodian/inscription/facts/vocabulary';
import type { Game } from '@custodian/inscription/game';
import { RIVAL } from '@custodian/inscription/game';
import { strengthOfRival } from '@custodian/inscription/queries/rival';

export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** Around a grid of five by five, clockwise from the foot. Plates stand at even places, wars between them. */
const rim: readonly Cell[] = [
  [3, 5],
  [2, 5],
  [1, 5],
  [1, 4],
  [1, 3],
  [1, 2],
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 1],
  [5, 1],
  [5, 2],
  [5, 3],
  [5, 4],
  [5, 5],
  [4, 5],
].map(([column = 0, row = 0]) => ({ column, row }));

/** Where so many sit. */
const seatings: Readonly<Record<number, readonly number[]>> = {
  1: [0],
  2: [0, 8],
  3: [0, 6, 10],
  4: [0, 4, 8, 12],
  5: [0, 4, 6, 10, 12],
  6: [0, 2, 6, 8, 10, 14],
  7: [0, 2, 4, 6, 10, 12, 14],
  8: [0, 2, 4, 6, 8, 10, 12, 14],
};

/** Seats from `first` on, each followed by who sits to its left; the rival among them where it plays. */
export function orderFrom({ players, neighbours }: Game, first: number): readonly number[] {
  const order = [first];
  for (let who = neighbours[first]?.left; who !== undefined && who !== first && order.length < 9; ) {
    order.push(who);
    // The rival sits beside everybody: the ring goes on behind it only where somebody is left.
    who = who === RIVAL ? players.map((_, seat) => seat).find((seat) => !order.includes(seat)) : neighbours[who]?.left;
    if (who === RIVAL && order.includes(RIVAL)) break;
  }
  return order;
}

export interface Sitting {
  readonly who: number;
  readonly cell: Cell;
}

export interface War {
  /** Its left box against the right box of who sits there. */
  readonly one: Side;
  readonly other: Side;
  readonly cell: Cell;
  /** They stand beside each other, not one above the other. */
  readonly isFlat: boolean;
}

interface Side {
  readonly who: number;
  readonly strength: number | null;
  readonly result: 'won' | 'lost' | 'tied' | 'spared' | null;
  /** What it brought: spoils, or points lost; null: neither. */
  readonly brings: Asset | null;
}

export function sittings(order: readonly number[]): readonly Sitting[] {
  const places = seatings[order.length] ?? [];
  return order.map((who, i) => ({ who, cell: rim[places[i] ?? 0] as Cell }));
}

/** The wars of a level, each between two neighbours. */
export function warsOf(game: Game, order: readonly number[], level: number): readonly War[] {
  const places = seatings[order.length] ?? [];
  return order.map((who, i) => {
    const next = order[(i + 1) % order.length] as number;
    const from = places[i] ?? 0;
    const to = (i + 1 < order.length ? places[i + 1] : rim.length) ?? rim.length;
    const at = rim[Math.round((from + to) / 2) % rim.length] as Cell;
    return {
      one: sideOf(game, who, 'left', level),
      other: sideOf(game, next, 'right', level),
      cell: at,
      isFlat: at.row === 1 || at.row === 5,
    };
  });
}

function sideOf(game: Game, who: number, side: 'left' | 'right', level: number): Side {
  if (who === RIVAL) return { who, strength: rivalStrength(game, level), result: null, brings: null };
  const paper = game.players[who]?.paper;
  const id = `${side}${level}`;
  const war = paper?.warfare.wars.find(({ section }) => section === id);
  const printed =
    paper === undefined ? undefined : warfareOf(paper.sides.warfare).sections.find((section) => section.id === id);
  const result = war?.result ?? null;
  const lost: Asset | null = result === 'lost' && printed !== undefined ? { kind: 'vp', n: printed.penalty } : null;
  return { who, strength: war?.strength ?? null, result, brings: result === 'won' ? (printed?.spoils ?? null) : lost };
}

/** Wars are fought from the second stage on. */
export function rivalStrength(game: Game, level: number): number | null {
  const isFought = game.players.some(({ paper }) => paper.warfare.line >= level);
  return isFought ? strengthOfRival(game, level + 1) : null;
}

/** Wars that were fought. */
export const warsFought = ({ players }: Game): number => Math.max(0, ...players.map(({ paper }) => paper.warfare.line));
