// How the sequences of production, payment and research are called.
import type { Called, Text } from '@custodian/kernel';
import type { PlanetId, TechnologyId, UnitTypeId } from '../../facts/index.ts';
import type { Seat } from '../../game.ts';
import type { Replacing } from './replacing.ts';

interface OfSeat {
  readonly seat: Seat;
}

/** Something to be paid by exhausting planets and spending trade goods. */
export interface Paying extends OfSeat {
  readonly amount: number;
  readonly of: 'resources' | 'influence';
  /** So much influence is still to be paid afterwards: resources that would make it impossible are refused. */
  readonly leaving?: number;
  /** What it is for, in words. */
  readonly why: Text;
}

/** Production without the Production ability: by a card or another ability. */
export interface Producing extends OfSeat {
  /** Where ships go. */
  readonly system: string;
  /** Where ground forces may go: planets of the seat, or the space of the system ('space'). */
  readonly places: readonly string[];
  /** The most units. */
  readonly limit: number;
  /** The most resources, where that is limited. */
  readonly resources?: number;
  readonly types: readonly UnitTypeId[];
  /** Nothing is paid for them. */
  readonly free?: true;
  /** At least one must be made. */
  readonly must?: true;
  /** What does it, in words. */
  readonly why: Text;
}

/** Units from the reinforcements, without producing; pieces that are missing may be taken off the board. */
export interface Placing extends OfSeat {
  readonly type: UnitTypeId;
  readonly count: number;
  /** Where they may go, all in one of them: 'space <system>' or a planet. */
  readonly places: readonly string[];
  readonly optional?: true;
  /** Fewer may be placed. */
  readonly upTo?: true;
  /** A unit in whose stead one is placed: it goes when that comes. */
  readonly replaces?: number;
  readonly why: Text;
}

/** A mech that its card brings without production. */
export interface Deploying extends OfSeat {
  /** Planets, one of which it goes to, where it replaces nothing. */
  readonly places?: readonly PlanetId[];
  /** A unit in whose stead it comes, wherever that stands. */
  readonly replaces?: number;
  readonly why: Text;
}

interface UsingProduction extends OfSeat {
  readonly system: string;
  readonly by?: readonly number[];
}

/** What reactions have taken off the cost and added to the limit, and what was made. */
export interface Production extends UsingProduction {
  discount?: number;
  more?: number;
  must?: true;
  units?: readonly UnitTypeId[];
  placed?: readonly number[];
}

/** Spending as much as a seat likes. */
export interface PayingFreely extends OfSeat {
  readonly of: 'resources' | 'influence';
  readonly step: number;
  readonly most: number;
  readonly why: Text;
}

interface Researching extends OfSeat {
  readonly cost?: number;
  /** Only these may be researched. */
  readonly among?: readonly TechnologyId[];
  readonly must?: true;
  readonly why: Text;
}

export interface Research extends Omit<Researching, 'cost' | 'must'> {
  cost?: number;
  /** Also where something was given up for it. */
  must?: true;
  technology?: TechnologyId | null;
}

interface PlacingStructure extends OfSeat {
  readonly types: readonly UnitTypeId[];
  readonly planets?: readonly PlanetId[];
  readonly must?: true;
  /** A structure in whose stead it is placed: it goes when that comes. */
  readonly replaces?: number;
  readonly why: Text;
}

export interface Structure extends PlacingStructure {
  planet?: PlanetId;
  type?: UnitTypeId;
  /** Pieces that were taken off the board for it. */
  taken?: number;
}

export interface ProductionSequences {
  /** The Production ability of the seat's units in a system: all of them, or only those named. Gives what was made. */
  production: Called<UsingProduction, { readonly units: readonly UnitTypeId[] }, Production>;
  produce: Called<
    Producing,
    { readonly units: readonly UnitTypeId[] },
    Producing & { made?: readonly UnitTypeId[]; placed?: readonly number[] }
  >;
  /** Gives the place, or null where nothing was placed. */
  'place units': Called<
    Placing,
    { readonly place: string | null },
    Placing & { place?: string; wanted?: number; placed?: number }
  >;
  /** Only out of the reinforcements. Gives the planet, or null where none was to be had or it stands in space. */
  'deploy mech': Called<Deploying, { readonly planet: PlanetId | null }, Deploying & { planet?: PlanetId }>;
  /** Must be payable: ask `canPay` before. */
  pay: Called<Paying>;
  /** Spends as much as the seat likes; gives how much was spent, rounded down to whole `step`s. */
  'pay freely': Called<PayingFreely, { readonly paid: number }, PayingFreely & { paid?: number }>;
  /** Gives the technology, or null where none was researched. `cost` resources are paid for it. */
  'research technology': Called<Researching, { readonly technology: TechnologyId | null }, Research>;
  /** Without prerequisites and without researching. */
  'gain technology': Called<OfSeat & { readonly technology: TechnologyId }>;
  /** PDS or space docks on planets of the seat. Gives the planet, or null. */
  'place structure': Called<PlacingStructure, { readonly planet: PlanetId | null }, Structure>;
  /** Structures of others on a planet of the seat become its own. */
  'replace structures': Called<{ readonly seat: Seat; readonly planet: PlanetId; readonly why: Text }, void, Replacing>;
}
