// What dice are rolled for, and in which groups.
import type { Dice } from '@custodian/galaxy';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';
import type { Seat } from '../game.ts';

/** Combat rolls, rolls of unit abilities, and others: single dice of a card or ability, such as Ambush. */
export type RollKind =
  | 'space combat'
  | 'ground combat'
  | 'anti-fighter barrage'
  | 'bombardment'
  | 'space cannon offense'
  | 'space cannon defense'
  | 'other';

/** Only these are combat rolls: what changes combat rolls touches no other dice. */
export const isCombatRoll = (kind: RollKind): boolean => kind === 'space combat' || kind === 'ground combat';

/** Rolls of unit abilities. */
export const isUnitAbility = (kind: RollKind): boolean =>
  kind === 'anti-fighter barrage' ||
  kind === 'bombardment' ||
  kind === 'space cannon offense' ||
  kind === 'space cannon defense';

/** Dice of one seat's units of one type. */
export interface DiceGroup extends Dice {
  readonly seat: Seat;
  readonly unit: UnitTypeId;
  /** The planet they are aimed at, where a roll is for several (bombardment). */
  readonly planet?: PlanetId;
}

/** For what, by whom and against whom a unit rolls. */
export interface CombatAbout {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly unit: UnitTypeId;
  readonly kind: RollKind;
  readonly role: 'attacker' | 'defender';
  /** The combat round, from 1; 0 outside of combat. */
  readonly round: number;
  /** Where hits fall. */
  readonly system: string;
  readonly planet?: PlanetId;
}
