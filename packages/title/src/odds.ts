// Fights that somebody asks about without a table: what can be said of one in a game, and what comes of it.
import type { Refusal, Text } from '@custodian/kernel';

/** In space between fleets, or on a planet between ground forces. */
export const places = ['space', 'ground'] as const;
export type Place = (typeof places)[number];

export const roles = ['attacker', 'defender'] as const;
export type Role = (typeof roles)[number];

/** Something that can be named, and what it is called. */
export interface Offered {
  readonly id: string;
  readonly text: Text;
  /** In full, where that is longer. */
  readonly full?: Text;
}

export interface UnitOffered extends Offered {
  /** What several of them are called. */
  readonly many: Text;
  readonly most: number;
  /** It may come damaged. */
  readonly sustains: boolean;
}

export interface TechnologyOffered extends Offered {
  /** Where it changes anything. */
  readonly touches: readonly Place[];
}

/** Units of one kind; so many of them are damaged. */
export interface UnitsAsked {
  readonly unit: string;
  readonly count: number;
  readonly damaged: number;
}

export interface SideAsked {
  readonly units: readonly UnitsAsked[];
  /** A race or faction; null: one that changes nothing. */
  readonly faction: string | null;
  readonly technologies: readonly string[];
  readonly pds: number;
  /** Units that are given up after all others. */
  readonly keeps: readonly string[];
  /** Goes away as soon as its chance to win is below this; null: fights to the end. */
  readonly leavesBelow: number | null;
}

export interface FightAsked {
  readonly place: Place;
  readonly attacker: SideAsked;
  readonly defender: SideAsked;
  readonly nebula: boolean;
  /** The attacker's ships above the planet. */
  readonly bombarding: readonly UnitsAsked[];
}

/** Units by kind, as many or as many on average. */
export type UnitCounts = Readonly<Record<string, number>>;

/** A way in which a fight ends, with what is left of both sides. */
export interface FightEnding {
  readonly p: number;
  readonly attacker: UnitCounts;
  readonly defender: UnitCounts;
}

/** What comes of a fight. The first three add up to 1. */
export interface FightOdds {
  readonly attacker: number;
  readonly draw: number;
  readonly defender: number;
  /** How many are fought on average. */
  readonly rounds: number;
  /** On average over all fights, and what is left of both together. */
  readonly survivors: {
    readonly attacker: UnitCounts;
    readonly defender: UnitCounts;
    readonly endings: readonly FightEnding[];
  };
  /** How likely a side goes away; the other one then wins. */
  readonly leaves: Readonly<Record<Role, number>>;
  /** How likely the attacker takes the planet afterwards, where ground forces were named. */
  readonly taken: number | null;
  /** What could change all this and is not counted. */
  readonly without: readonly Text[];
}

/** Where fights of a game are asked about. */
export interface OddsDesk {
  readonly units: Readonly<Record<Place, readonly UnitOffered[]>>;
  /** Ships that may bombard a planet. */
  readonly bombarding: readonly UnitOffered[];
  readonly factions: readonly Offered[];
  readonly technologies: readonly TechnologyOffered[];
  /** How many PDS a side can have within reach. */
  readonly pds: Readonly<Record<Place, Readonly<Record<Role, number>>>>;
  reckon(fight: FightAsked): FightOdds | Refusal;
}

export const nobody: SideAsked = {
  units: [],
  faction: null,
  technologies: [],
  pds: 0,
  keeps: [],
  leavesBelow: null,
};
