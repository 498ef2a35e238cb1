// How playing action cards and promissory notes is called.
import type { Called } from '@custodian/kernel';
import type { Seat } from '../../game.ts';
import type { Discarded } from './discards.ts';
import type { CardGives, PlayingCard, PlayingNote } from './playing.ts';

export interface CardSequences {
  'play action card': Called<PlayingCard, CardGives>;
  /** Others may answer to each of these cards, which a seat has just discarded. */
  'after discards': Called<{ readonly seat: Seat; readonly cards: readonly string[] }, void, Discarded>;
  'play note': Called<PlayingNote, CardGives>;
}
