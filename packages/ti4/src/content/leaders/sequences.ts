// Sequences of their own that leaders run later.
import type { Called, Reacting } from '@custodian/kernel';
import type { Seat } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { FourthEdition } from '../../terms.ts';

export interface LeaderSequences {
  'leader enters combat': Called<Reacting<FourthEdition, 'combat round begins'>>;
  'leader war sun produced': Called<Reacting<FourthEdition, 'units produced'>>;
  'leader more dice': Called<Reacting<FourthEdition, 'before dice'>, { readonly groups: readonly DiceGroup[] }>;
  /** After committing ground forces straight from moving: ships and hero are gone. */
  'the harbinger departs': Called<{ readonly seat: Seat; readonly system: string }>;
}
