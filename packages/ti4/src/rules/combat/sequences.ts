// How the sequences of combat and invasion are called.
import type { Called } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { DiceGroup, RollKind } from '../../queries/dice.ts';
import type { DiceRolled, LostUnit, Meeting } from '../windows.ts';

interface InSystem {
  readonly seat: Seat;
  readonly system: string;
}

/** Hits on a seat's ships in the space of a system, or on its ground forces on a planet. */
export interface TakingHits extends InSystem {
  readonly by: Seat;
  readonly hits: number;
  readonly kind: RollKind;
  readonly planet?: PlanetId;
  /** Only these types can be hit: fighters by a barrage, other ships by Graviton Laser System. */
  readonly only?: readonly UnitTypeId[];
  /** Only these units can be hit: one that the enemy has named, forces that have just landed. */
  readonly among?: readonly number[];
  /** Cancelling cards have had their say already, as both sides suffer together. */
  readonly settled?: true;
}

/** Units that are destroyed, by hits or otherwise. */
export interface Destroying extends InSystem {
  /** Who destroys them; NOBODY where it is nobody's doing. */
  readonly enemy: Seat;
  readonly ids: readonly number[];
  readonly planet?: PlanetId;
  /** Null: not by dice. */
  readonly kind: RollKind | null;
}

export interface CombatSequences {
  /** Rolls dice of one seat, with rerolls. Gives the hits, and the dice as they lie in the end. */
  'roll dice': Called<DiceRolled, { readonly hits: number; readonly groups: readonly DiceGroup[] }>;
  /** Cancelling, sustaining, then the owner's choice. Gives what was destroyed. */
  'take hits': Called<TakingHits, { readonly destroyed: readonly LostUnit[] }>;
  /** Every destruction goes through here: infantry that may return, and who reacts to it. */
  'destroy units': Called<Destroying>;
  /** NOBODY wins when both fleets are gone. */
  'space combat': Called<Meeting, { readonly winner: Seat }>;
  'ground combat': Called<Meeting & { readonly planet: PlanetId }, { readonly winner: Seat }>;
  invasion: Called<InSystem>;
  /** Takes the planet card; structures of others fall; who had it and others may react. */
  'gain control': Called<{ readonly seat: Seat; readonly planet: PlanetId; readonly how: 'invasion' | 'otherwise' }>;
}
