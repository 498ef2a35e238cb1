// How playing action cards and promissory notes is called.
import type { Called } from '@custodian/kernel';
import type { CardGives, PlayingCard, PlayingNote } from './playing.ts';

export interface CardSequences {
  'play action card': Called<PlayingCard, CardGives>;
  'play note': Called<PlayingNote, CardGives>;
}
