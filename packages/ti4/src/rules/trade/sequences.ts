// How the sequences of goods, transactions and promissory notes are called.
import type { Called, Text } from '@custodian/kernel';
import type { Seat } from '../../game.ts';
import type { GivingNotes } from './giving-notes.ts';
import type { HandedOver } from './planets.ts';
import type { Answering } from './transactions.ts';

interface OfSeat {
  readonly seat: Seat;
}

export interface TradeSequences {
  /** From the supply; others may react to it. */
  'gain trade goods': Called<OfSeat & { readonly amount: number; readonly from?: 'card' }>;
  'replenish commodities': Called<OfSeat>;
  /** Each of these players chooses a note of his hand and gives it: no transaction. */
  'give notes': Called<{ readonly from: readonly Seat[]; readonly to: Seat; readonly why: Text }, void, GivingNotes>;
  /** An offer that lies on the table is answered, and carried out when both agree. */
  'answer an offer': Called<{ readonly offer: number }, void, Answering>;
  /** The units of whoever gives the planet away leave it, and the other gains it. */
  'hand over a planet': Called<HandedOver>;
}
