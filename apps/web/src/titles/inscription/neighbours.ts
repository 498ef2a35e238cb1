// Who sits beside whom. The rival has a mark like everybody else: the next one.

import { type Game, RIVAL } from '@custodian/inscription/game';
import type { Seat } from '@custodian/kernel';
import type { Table } from './table.ts';
import { t } from './words/words.ts';

export interface Neighbour {
  readonly who: number;
  /** Whose mark stands for it. */
  readonly seat: Seat;
  readonly name: string;
}

export const isRival = (who: number): boolean => who === RIVAL;

/** The mark of a seat, or of the rival. */
export const markOf = ({ players }: Pick<Game, 'players'>, who: number): Seat => (isRival(who) ? players.length : who);

export function nameOf(table: Table, who: number): string {
  if (isRival(who)) return t('rival.name');
  return who === table.seat ? t('plates.you') : table.nameOf(who);
}

/** Left and right of a seat. */
export function neighboursOf(table: Table, seat: Seat): readonly Neighbour[] {
  const { game } = table;
  const beside = game?.neighbours[seat];
  if (game === null || beside === undefined) return [];
  return [beside.left, beside.right].map((who) => ({ who, seat: markOf(game, who), name: nameOf(table, who) }));
}
