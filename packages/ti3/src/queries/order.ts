// Who comes first.
import type { G, Seat } from '../game.ts';
import { clockwiseFrom, seatsIn } from './players.ts';
import { initiative } from './values.ts';

/** The order of play by strategy cards; while nobody holds one, clockwise from the Speaker. */
export function orderOfPlay(g: G): Seat[] {
  if (g.phase === 'setup' || g.phase === 'strategy') return clockwiseFrom(g, g.speaker);
  return seatsIn(g)
    .map((seat) => ({ seat, number: initiative(g, seat) }))
    .sort((a, b) => a.number - b.number)
    .map((e) => e.seat);
}
