// Who comes first.
import type { G, Seat } from '../game.ts';
import { clockwiseFrom } from './players.ts';
import { initiative } from './values.ts';

/** The order of play by strategy cards; those who hold none follow clockwise from the Speaker. */
export function orderOfPlay(g: G): Seat[] {
  const seats = clockwiseFrom(g, g.speaker);
  if (g.phase === 'setup' || g.phase === 'strategy') return seats;
  return seats
    .map((seat) => ({ seat, number: initiative(g, seat) }))
    .sort((a, b) => a.number - b.number)
    .map((e) => e.seat);
}
