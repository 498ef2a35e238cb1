// The numbers a panel reckons with: as the question brings them along, else as they are printed.
import type { Json } from '@custodian/kernel';
import type { PlanetId, ShipType } from '@custodian/ti3/facts';
import type { Game, Seat } from '@custodian/ti3/game';
import { systemOf } from '@custodian/ti3/queries/board';
import { fightersIn, isCapital } from '@custodian/ti3/queries/fleet';
import {
  capacity,
  fighterSupport,
  fleetLimit,
  influence,
  landingCost,
  needsCapacity,
  resources,
  troopCapacity,
} from '@custodian/ti3/queries/values';

export type Currency = 'resources' | 'influence';

export type Ship = Game['systems'][number]['ships'][number];

export interface Cargo {
  readonly groundForces: number;
  readonly pds: number;
}

/** What a question may say beyond its own matter: numbers that technologies, laws and cards have changed. */
export interface Figures {
  /** Capacity of ships, and ground forces they carry beside it. */
  readonly holds?: Readonly<Record<string, readonly [capacity: number, troops: number]>>;
  /** Ships that Fleet Supply allows, by system. */
  readonly limits?: Readonly<Record<string, number>>;
  /** Fighters need no room and move by themselves. */
  readonly freeFighters?: boolean;
  /** What planets are worth in a payment. */
  readonly worth?: Readonly<Record<string, number>>;
  /** Resources that landing on a planet costs. */
  readonly costs?: Readonly<Record<string, number>>;
}

/** A game as one seat looks at it, with the numbers of its question. */
export interface Sight {
  readonly g: Game;
  readonly seat: Seat;
  readonly figures: Figures;
}

export const sightOf = (g: Game, seat: Seat, about: Json): Sight => ({ g, seat, figures: (about ?? {}) as Figures });

/** Room left on a ship with this cargo, for units of any kind; below 0 when it is too much. */
export function roomOn({ g, seat, figures }: Sight, ship: Ship, cargo: Cargo = ship): number {
  const [units, troops] = figures.holds?.[ship.id] ?? holdOf(g, seat, ship.type);
  return units - Math.max(0, cargo.groundForces - troops) - cargo.pds;
}

/** Room for ground forces alone. */
export function roomForTroops(sight: Sight, ship: Ship, cargo: Cargo = ship): number {
  const [, troops] = sight.figures.holds?.[ship.id] ?? holdOf(sight.g, sight.seat, ship.type);
  return roomOn(sight, ship, cargo) + Math.max(0, troops - cargo.groundForces);
}

/** Everything a ship could carry at most. */
export function holdSize({ g, seat, figures }: Sight, ship: Ship): number {
  const [units, troops] = figures.holds?.[ship.id] ?? holdOf(g, seat, ship.type);
  return units + troops;
}

const holdOf = (g: Game, seat: Seat, type: ShipType): readonly [number, number] => [
  capacity(g, { seat, type }),
  troopCapacity(g, { seat, type }),
];

export const limitIn = ({ g, seat, figures }: Sight, system: string): number =>
  figures.limits?.[system] ?? fleetLimit(g, { seat, system });

export const areFightersFree = ({ g, seat, figures }: Sight): boolean =>
  figures.freeFighters ?? needsCapacity(g, { seat, type: 'fighter' }) === 0;

export const worthOf = ({ g, figures }: Sight, planet: PlanetId, currency: Currency): number =>
  figures.worth?.[planet] ?? (currency === 'resources' ? resources : influence)(g, planet);

export const costToLand = ({ g, seat, figures }: Sight, planet: PlanetId): number =>
  figures.costs?.[planet] ?? landingCost(g, { seat, planet });

/** A fleet by what its limits ask about, and the limit. */
export interface FleetMeter {
  readonly system: string;
  /** Ships that count against Fleet Supply. */
  readonly size: number;
  readonly limit: number;
  readonly fighters: number;
  /** Fighters that the system supports. */
  readonly room: number;
}

/** Ships other than fighters, fighters, and the room for them. */
export interface FleetCount {
  capital: number;
  fighters: number;
  room: number;
}

export function fleetNow(sight: Sight, system: string): FleetCount {
  const at = systemOf(sight.g, system);
  const own = at.ships.filter((s) => s.owner === sight.seat) as Ship[];
  const capital = own.filter(isCapital);
  return {
    capital: capital.length,
    fighters: fightersIn(at, sight.seat).length,
    room:
      fighterSupport(sight.g, { seat: sight.seat, system }) +
      capital.reduce((sum, ship) => sum + Math.max(0, roomOn(sight, ship)), 0),
  };
}

export function meterOf(sight: Sight, system: string, { capital, fighters, room }: FleetCount): FleetMeter {
  const homeless = areFightersFree(sight) ? Math.max(0, fighters - room) : 0;
  return { system, size: capital + homeless, limit: limitIn(sight, system), fighters, room };
}
