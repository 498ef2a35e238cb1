// What a faction sheet says, and what lies beside it.

import type { PrintedLeader } from '../leaders.ts';
import type { PrintedNote } from '../promissory-notes.ts';
import type { ComponentSet } from '../records.ts';
import type { PrintedTechnology } from '../technologies.ts';
import type { PrintedUnitCard } from '../unit-cards.ts';
import type { UnitTypeId } from '../unit-types.ts';

/** A later set adds its parts to the factions of an earlier one. */
type Part<Printed> = Printed & { readonly set?: ComponentSet; readonly replaces?: string };

export interface PrintedFaction {
  /** The tile of its home system. */
  readonly home: string;
  /** Tiles that may be its home instead. */
  readonly otherHomes?: readonly string[];
  /** With each of its homes: the faction that it is of, which must not be played, and the hero that comes with it. */
  readonly choices?: Readonly<Record<string, { readonly of: string; readonly hero: string }>>;
  /** The tile that takes the place of the home system on the map; the home system lies beside it. */
  readonly gate?: string;
  readonly commodities: number;
  readonly startingUnits: Readonly<Partial<Record<UnitTypeId, number>>>;
  readonly startingTechnologies: readonly string[];
  /** Technologies chosen in setup, on top of those. */
  readonly startingChoice?: {
    readonly count: number;
    readonly from: 'withoutPrerequisites' | 'ofOthers' | readonly string[];
  };
  readonly abilities: readonly string[];
  /** Pieces that no other faction has. */
  readonly tokens?: readonly string[];
  readonly units: Readonly<Record<string, Part<PrintedUnitCard>>>;
  readonly technologies: Readonly<Record<string, Part<PrintedTechnology>>>;
  readonly notes: Readonly<Record<string, Part<PrintedNote>>>;
  readonly leaders: Readonly<Record<string, Part<PrintedLeader>>>;
}
