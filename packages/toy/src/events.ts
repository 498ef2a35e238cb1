// Everything that can happen in the toy.
import type { EventOf } from '@custodian/kernel';
import { defineEvents, int, list, text } from '@custodian/kernel';

export const events = defineEvents({
  drawn: { seat: int },
  'drawn card': { seat: int, card: text },
  earned: { seat: int, coins: int },
  scored: { seat: int, points: int },
  played: { seat: int, card: text },
  discarded: { card: text },
  won: { seat: int },
  round: { round: int },
  bids: { bids: list(int) },
});

export type ToyEvents = typeof events;
export type ToyEvent = EventOf<ToyEvents>;
