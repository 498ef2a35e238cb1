// How a side fights, as far as that is its own will: what the odds assume unless it is said otherwise. What costs nothing is
// used, nothing is paid for, and everybody fights to the end.
import type { SustainWhen } from '@custodian/galaxy';
import type { ShipType } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import { NOBODY } from '../../game.ts';
import { hasAbility, playerOf } from '../players.ts';

export interface Conduct {
  /** Types of ship that are given up after all others. Else cheap ships go before dear ones, and what carries something last. */
  readonly keeps?: readonly ShipType[];
  /** Damage before any loss, unless said. */
  readonly sustains?: SustainWhen;
  /** Withdraws or retreats before a round in which the chance to win, fought to the end, is below this. */
  readonly leavesBelow?: number;
  /** Command counters for dice that missed (Jol-Nar), from the first roll on. */
  readonly rerolls?: number;
  /** Combat rounds paid for (Letnev), from the next one on. */
  readonly funded?: number;
  /** The Minister of War spends a counter for a hit. */
  readonly strikes?: boolean;
  /** A ship is given up in the second round (Yin): the first to be lost, against the dearest of the enemy. */
  readonly sacrifices?: boolean;
  /** The X-89 Bacterial Weapon instead of bombarding. */
  readonly bacteria?: boolean;
}

export interface Conducts {
  readonly attacker?: Conduct;
  readonly defender?: Conduct;
}

/** Dice that a side rolls anew for counters, as far as it can. */
export const rerollsOf = (g: G, seat: Seat, { rerolls = 0 }: Conduct = {}): number =>
  rerolls > 0 && seat !== NOBODY && hasAbility(g, seat, 'jolnar.reroll')
    ? Math.min(rerolls, playerOf(g, seat).strategyAllocation)
    : 0;

/** Rounds that a side pays for, as far as it can. */
export const fundedOf = (g: G, seat: Seat, { funded = 0 }: Conduct = {}): number =>
  funded > 0 && seat !== NOBODY && hasAbility(g, seat, 'letnev.funding')
    ? Math.min(funded, Math.floor(playerOf(g, seat).tradeGoods / 2))
    : 0;
