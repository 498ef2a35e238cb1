// How the sequences of combat and invasion are called.
import type { Called } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Bombarding, RerollPlan } from '../../plans/combat.ts';
import type { DiceGroup, RollKind } from '../../queries/dice.ts';
import type { First, HitPool } from '../../queries/hits.ts';
import type { DiceRolled, LostUnit, Meeting } from '../windows.ts';
import type { AssignmentOfHits, HitsTaken } from './assign-hits.ts';
import type { Bombarded, Bombardment } from './bombardment.ts';
import type { GainedPlanet } from './control.ts';
import type { Destruction, Losing } from './destroy.ts';
import type { Rolling } from './dice.ts';
import type { GroundCombat } from './ground-combat.ts';
import type { Invasion } from './invasion.ts';
import type { Rerolling } from './rerolling.ts';
import type { Retreat, Retreating } from './retreat.ts';
import type { SlippedAway, Slipping } from './slipping.ts';
import type { SpaceCannonDefense } from './space-cannon-defense.ts';
import type { SpaceCombat } from './space-combat.ts';

export interface InSystem {
  readonly seat: Seat;
  readonly system: string;
}

/** Hits on a seat's ships in the space of a system, or on its ground forces on a planet. */
export interface TakingHits extends InSystem {
  readonly by: Seat;
  readonly hits: number;
  readonly kind: RollKind;
  readonly planet?: PlanetId;
  /** Only these types can be hit: fighters by a barrage. */
  readonly only?: readonly UnitTypeId[];
  /** So many of the hits go to these types while there are any: other ships than fighters by Graviton Laser System. */
  readonly first?: First;
  /** Only these units can be hit: one that the enemy has named, forces that have just landed. */
  readonly among?: readonly number[];
  /** Cancelling cards have had their say already. */
  readonly settled?: true;
}

/** Units that are destroyed, by hits or otherwise. */
export interface Destroying extends InSystem {
  /** Who destroys them; NOBODY where it is nobody's doing. */
  readonly enemy: Seat;
  readonly ids: readonly number[];
  /** Where they stand; without a planet, in space (or on planets, where they fight beside ships). */
  readonly planet?: PlanetId;
  /** Null: not by dice. */
  readonly kind: RollKind | null;
  /** Not by these dice, but in their step. */
  readonly during?: RollKind;
}

export interface CombatSequences {
  /** Rolls dice of one seat, with rerolls. Gives the hits, and the dice as they lie in the end. */
  'roll dice': Called<DiceRolled, { readonly hits: number; readonly groups: readonly DiceGroup[] }, Rolling>;
  /** The seat may roll any of these dice again. */
  'reroll dice': Called<
    { readonly seat: Seat; readonly groups: readonly DiceGroup[] },
    { readonly groups: readonly DiceGroup[]; readonly again: RerollPlan['dice'] },
    Rerolling
  >;
  /** Cancelling, sustaining, then the owner's choice. Gives what was destroyed. */
  'take hits': Called<TakingHits, { readonly destroyed: readonly LostUnit[] }, HitsTaken>;
  /** The same for one or two sides that suffer in one step: the attacker's hits first. */
  'assign hits': Called<
    { readonly pools: readonly HitPool[]; readonly settled?: true },
    { readonly destroyed: readonly LostUnit[] },
    AssignmentOfHits
  >;
  /** Every destruction goes through here: infantry that may return, and who reacts to it. */
  'destroy units': Called<Destroying, void, Destruction>;
  /** What follows when units have been destroyed. */
  losses: Called<Losing>;
  /** NOBODY wins when both fleets are gone. */
  'space combat': Called<Meeting, { readonly winner: Seat }, SpaceCombat>;
  /** The ships of a side leave a combat; where to, and with what, is its choice. */
  retreat: Called<Retreat, void, Retreating>;
  /** All ships of the seat leave for an adjacent system; it is no retreat. */
  'slip away': Called<{ readonly seat: Seat; readonly system: string; readonly to: string }, SlippedAway, Slipping>;
  'ground combat': Called<Meeting & { readonly planet: PlanetId }, { readonly winner: Seat }, GroundCombat>;
  /** `straight`: it begins with committing ground forces. `combatOnly`: only those fight who must. */
  invasion: Called<InSystem & { readonly straight?: true; readonly combatOnly?: true }, void, Invasion>;
  /** The seat assigns its units with Bombardment to planets of the system. */
  bombardment: Called<InSystem, void, Bombardment>;
  /** These units bombard these planets: one roll, then planet by planet (also for Harrow). */
  bombard: Called<InSystem & { readonly targets: readonly Bombarding[] }, void, Bombarded>;
  /** Others fire at the forces that the seat has committed to a planet. */
  'space cannon defense': Called<
    InSystem & { readonly planet: PlanetId; readonly landed: readonly number[] },
    void,
    SpaceCannonDefense
  >;
  /** Takes the planet card; structures of others fall; who had it and others may react. */
  'gain control': Called<
    { readonly seat: Seat; readonly planet: PlanetId; readonly how: 'invasion' | 'otherwise'; readonly readied?: true },
    void,
    GainedPlanet
  >;
  /** Structures of others on a planet that has just been gained. */
  'structures fall': Called<{ readonly seat: Seat; readonly about: { readonly planet: PlanetId } }>;
}
