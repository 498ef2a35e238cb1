// How a side fights, as far as that is its own will. What costs nothing is used (ambushes, cards that are only exhausted),
// nothing is paid or given up, and everybody fights to the end.
import type { UnitTypeId } from '../../facts/index.ts';

export interface Conduct {
  /** Types that are given up after all others. Else cheap units go before dear ones. Damage comes before any loss. */
  readonly keeps?: readonly UnitTypeId[];
  /** Retreats before a round in which the chance to win, fought to the end, is below this. */
  readonly leavesBelow?: number;
}

export interface Conducts {
  readonly attacker?: Conduct;
  readonly defender?: Conduct;
}
