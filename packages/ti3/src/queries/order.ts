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
  const numbers = seats.map((seat) => initiative(g, seat));
  // A handful of seats, asked for all the time: each is put before those with higher numbers.
  for (let i = 1; i < seats.length; i++) {
    const seat = seats[i] as Seat;
    const number = numbers[i] as number;
    let at = i;
    for (; at > 0 && (numbers[at - 1] as number) > number; at--) {
      seats[at] = seats[at - 1] as Seat;
      numbers[at] = numbers[at - 1] as number;
    }
    seats[at] = seat;
    numbers[at] = number;
  }
  return seats;
}
