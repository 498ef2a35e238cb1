// Sequences of their own that promissory notes run.
import type { Called } from '@custodian/kernel';
import type { CopyTo } from '../sequences.ts';

export interface NoteSequences {
  /** A note in a play area goes home: its holder has activated a system with units of the player it is of. */
  'return note': Called<CopyTo<'system activated'>>;
  /** The same for one that was played for a combat, which is over. */
  'note goes home': Called<CopyTo<'combat over'>>;
  'throne support ends': Called<CopyTo<'system activated'>>;
}
