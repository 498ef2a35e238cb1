// How the sequences of the tactical action are called: activation, movement, limits.
import type { Called } from '@custodian/kernel';
import type { Seat } from '../../game.ts';

interface InSystem {
  readonly seat: Seat;
  readonly system: string;
}

export interface TacticalSequences {
  /** Gives whether something has ended the whole turn. */
  'tactical action': Called<{ readonly seat: Seat }, { readonly ended: boolean }>;
  /** Moves ships into the active system. Gives the ids of what has come. */
  movement: Called<InSystem, { readonly moved: readonly number[] }>;
  'space cannon offense': Called<InSystem>;
  /** What holds at all times: fleet pool, capacity (not in combat), figures for tokens, structures without troops, floating docks that
   *  are blockaded. Owners choose what goes. `combat`: the system where one is being fought, whose capacity waits. */
  limits: Called<{ readonly combat?: string }>;
}
