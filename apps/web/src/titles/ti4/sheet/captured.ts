// Units that a seat has captured, as many of a kind and an owner together.
import type { Seat } from '@custodian/kernel';
import type { UnitTypeId } from '@custodian/ti4/facts';
import type { Game } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import { seatMark } from '../../../kit/seats.ts';

export interface Captured {
  readonly type: UnitTypeId;
  readonly owner: Seat;
  readonly count: number;
}

export function capturedBy(game: Game, seat: Seat): Captured[] {
  const counts = new Map<string, Captured>();
  for (const { type, owner } of game.players[seat]?.captured ?? []) {
    const key = `${type} ${owner}`;
    counts.set(key, { type, owner, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** Tokens of fighters and infantry have no colour. */
export const colourOf = (owner: Seat): string => (owner === NOBODY ? 'var(--ink-3)' : seatMark(owner).colour);
