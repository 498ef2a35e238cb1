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
  const numbers: number[] = [];
  for (const seat of seats) numbers[seat] = initiative(g, seat);
  return seats.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
}
