// The terms of the toy: its game, what its windows are about and how its procedures are called.
import type { Called, Seat, Terms } from '@custodian/kernel';
import type { ToyEvents } from './events.ts';
import type { Toy } from './game.ts';

export interface ToyTerms extends Terms {
  readonly game: Toy;
  readonly events: ToyEvents;
  readonly windows: {
    'card played': { seat: Seat; card: string; cancelled?: true };
    'round ends': { paid: number; notes?: readonly string[] };
  };
  readonly procedures: {
    game: Called<object>;
    round: Called<{ first: Seat; done: number }>;
    turn: Called<Turn, { played: boolean }>;
    'play card': Called<Turn, { cancelled: boolean }, Turn & { cancelled: boolean }>;
    deal: Called<Deal>;
    'play no': Called<{ seat: Seat }, { cancelled?: true }, { seat: Seat; works?: boolean }>;
    tax: Called<{ seat: Seat; about: { paid: number } }, { paid: number }>;
    drum: Called<{ seat: Seat }>;
  };
}

/** A point for coins. */
interface Deal {
  readonly from: Seat;
  readonly to: Seat;
  coins: number;
}

interface Turn {
  seat: Seat;
  card: string;
}
