// Who comes first.
import { defineValue } from '@custodian/kernel';
import { strategyCards } from '../facts/index.ts';
import type { G, Game, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { clockwiseFrom, seatsIn } from './players.ts';

/** The number that places a seat: the lowest of his strategy cards; 99 without any. */
export const initiative = defineValue<Game, Seat>('initiative', (g, seat) => {
  let least = 99;
  for (const card of g.strategyCards)
    if (card.holder === seat) least = Math.min(least, strategyCards[card.id].initiative);
  return least;
});

/** By initiative; those without a strategy card follow clockwise from the speaker. */
export function initiativeOrder(g: G): Seat[] {
  const seats = clockwiseFrom(g, g.speaker);
  const numbers: number[] = [];
  for (const seat of seats) numbers[seat] = initiative(g, seat);
  return seats.sort((a, b) => (numbers[a] as number) - (numbers[b] as number));
}

export const speakerOrder = (g: G): Seat[] => clockwiseFrom(g, g.speaker);

/** Who answers a window first. Action phase: the active player, then by initiative, wrapping around. Status phase: by
 *  initiative. Strategy and agenda phase: the speaker, then clockwise. */
export function windowOrder(g: G): Seat[] {
  if (g.phase === 'status') return initiativeOrder(g);
  if (g.phase !== 'action' || g.active === NOBODY) return speakerOrder(g);
  const order = initiativeOrder(g);
  const at = order.indexOf(g.active);
  return at < 0 ? order : [...order.slice(at), ...order.slice(0, at)];
}

export { seatsIn };
