// Who comes first.
import type { G, Seat } from '../game.ts';
import { clockwiseFrom } from './players.ts';
import { initiative } from './values.ts';

/** The order of play by strategy cards; those who hold none follow clockwise from the Speaker. While strategy cards are
 *  being chosen there is none until everybody holds one. */
export function orderOfPlay(g: G): Seat[] {
  const seats = clockwiseFrom(g, g.speaker);
  if (g.phase === 'setup') return seats;
  if (g.phase === 'strategy' && seats.some((seat) => !g.strategyCards.some((c) => c.holder === seat))) return seats;
  return seats
    .map((seat) => ({ seat, number: initiative(g, seat) }))
    .sort((a, b) => a.number - b.number)
    .map((e) => e.seat);
}
