// How the sequences of the tactical action are called: activation, movement, limits.
import type { Called } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { MovementPlan } from '../../plans/movement.ts';
import type { DiceGroup } from '../../queries/dice.ts';
import type { Doomed, TokenPlace } from '../../queries/limits.ts';

interface InSystem {
  readonly seat: Seat;
  readonly system: string;
}

export interface TacticalAction {
  readonly seat: Seat;
  readonly freely?: true;
  /** The active system. */
  system?: string;
  moved?: readonly number[];
  /** The action goes on with committing ground forces. */
  straight?: true;
  passed?: readonly number[];
  ended?: boolean;
  /** Opponents that were fought in space, and the one that is being fought. */
  met?: Seat[];
  opponent?: Seat;
}

export interface Movement extends InSystem {
  plan?: MovementPlan;
  moved?: number[];
  /** The ways of what has come, where it matters by which. */
  paths?: readonly (readonly string[])[];
  /** Ships that came through a wormhole. */
  passed?: number[];
}

export interface CannonFire extends InSystem {
  /** Who is still to fire: the active player, then clockwise. */
  shooters?: Seat[];
  shooter?: Seat;
  target?: Seat;
  only?: readonly UnitTypeId[];
  groups?: readonly DiceGroup[];
  hits?: number;
}

export interface Limits {
  readonly combat?: string;
  /** The system where a space combat is being fought; empty where none is. */
  fought?: string;
  doomed?: readonly Doomed[];
  /** A planet that changes hands. */
  planet?: PlanetId;
  /** Places that are given up for want of figures, and whose. */
  lost?: readonly TokenPlace[];
  owner?: Seat;
  /** Something has gone: others may be over their limits now. */
  changed?: boolean;
}

export interface TacticalSequences {
  /** Gives whether something has ended the whole turn. `freely`: in a system that is no home, without a command token, and only where
   *  the seat likes to. */
  'tactical action': Called<
    { readonly seat: Seat; readonly freely?: true },
    { readonly ended: boolean },
    TacticalAction
  >;
  /** Moves ships into the active system. Gives the ids of what has come, and of the ships that came through wormholes. */
  movement: Called<InSystem, { readonly moved: readonly number[]; readonly passed: readonly number[] }, Movement>;
  'space cannon offense': Called<InSystem, void, CannonFire>;
  /** What holds at all times: fleet pool, capacity (not in combat), figures for tokens, structures without troops, floating docks that
   *  are blockaded. Owners choose what goes. `combat`: the system where one is being fought, whose capacity waits. */
  limits: Called<{ readonly combat?: string }, void, Limits>;
}
