// How a game ended: the seats by rank.
import type { Seat } from '@custodian/kernel';
import type { Summary } from '@custodian/title';

export interface Placed {
  readonly seat: Seat;
  /** The same for equal points. */
  readonly rank: number;
  readonly won: boolean;
  readonly points: number;
}

/** Winners first, then by points. */
export function ranking({ points, ending }: Pick<Summary, 'points' | 'ending'>): Placed[] {
  const all = points
    .map((own, seat) => ({ seat, won: ending?.winners.includes(seat) ?? false, points: own }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  const isAhead = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    a.won !== b.won ? a.won : a.points > b.points;
  return all.map((each) => ({ ...each, rank: all.filter((other) => isAhead(other, each)).length + 1 }));
}
