// Sequences of their own that promissory notes run.
import type { Called } from '@custodian/kernel';
import type { CopyTo } from '../sequences.ts';

export interface NoteSequences {
  /** A note in a play area goes home: its holder has activated a system with units of the player it is of. */
  'return note': Called<CopyTo<'system activated'>>;
  'throne support ends': Called<CopyTo<'system activated'>>;
}
