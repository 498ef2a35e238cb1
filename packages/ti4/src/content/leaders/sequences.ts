// Sequences of their own that leaders run later.
import type { Called, Reacting } from '@custodian/kernel';
import type { UnitTypeId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { WindowName } from '../../rules/windows.ts';
import type { FourthEdition } from '../../terms.ts';
import type { KeleresLeaderSequences } from './keleres.ts';

export interface LeaderSequences extends KeleresLeaderSequences {
  'leader enters combat': Called<Reacting<FourthEdition, 'combat round begins'>>;
  'leader war sun produced': Called<Reacting<FourthEdition, 'units produced'>>;
  'leader looks around': Called<Reacting<FourthEdition, WindowName>>;
  'leader sleeper cell': Called<
    Reacting<FourthEdition, 'units destroyed'>,
    void,
    Reacting<FourthEdition, 'units destroyed'> & { left?: UnitTypeId[] }
  >;
  'leader more dice': Called<Reacting<FourthEdition, 'before dice'>, { readonly groups: readonly DiceGroup[] }>;
  /** After committing ground forces straight from moving: ships and hero are gone. */
  'the harbinger departs': Called<{ readonly seat: Seat; readonly system: string }>;
}
