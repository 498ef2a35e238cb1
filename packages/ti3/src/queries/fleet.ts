// Fleets: what counts against Fleet Supply, what carries what, which figures stand for supplement counters.
import type { Refusal } from '@custodian/kernel';
import type { PlanetId, ShipType } from '../content/facts/index.ts';
import { units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenShip, FrozenSystem } from './board.ts';
import { planetOf, shipsOf } from './board.ts';
import { why } from './refusals.ts';
import type { MovementAbout } from './values.ts';
import { capacity, fighterSupport, fleetLimit, movement, movementCap, needsCapacity, troopCapacity } from './values.ts';

/** Ships that count against Fleet Supply: all but fighters. */
export const isCapital = (ship: { readonly type: ShipType }): boolean => units[ship.type].countsForFleetSupply;

export const capitalShips = (system: FrozenSystem, seat: Seat): FrozenShip[] => shipsOf(system, seat).filter(isCapital);

export const fightersIn = (system: FrozenSystem, seat: Seat): FrozenShip[] =>
  shipsOf(system, seat).filter((s) => s.type === 'fighter');

export const sustains = (ship: FrozenShip): boolean =>
  !ship.damaged && units[ship.type].abilities.includes('sustainDamage');

/** Does any ship of another seat, even a fighter, lie in the system? */
export const hasEnemyShips = (system: FrozenSystem, seat: Seat): boolean => system.ships.some((s) => s.owner !== seat);

/** How many systems the ship may move from where it is. */
export const movementRange = (g: G, about: MovementAbout): number =>
  Math.min(movement(g, about), movementCap(g, about));

/** May ships of this type move without a carrier? */
export const movesAlone = (g: G, seat: Seat, type: ShipType): boolean =>
  type !== 'fighter' || needsCapacity(g, { seat, type }) === 0;

/** What a ship has aboard, or would have. */
export interface Cargo {
  readonly groundForces: number;
  readonly pds: number;
}

/** Room left on a ship for units of any kind, with this cargo; below 0 when it is too much. */
export function roomOn(g: G, ship: FrozenShip, cargo: Cargo = ship): number {
  const carrier = { seat: ship.owner, type: ship.type };
  const troops = cargo.groundForces === 0 ? 0 : Math.max(0, cargo.groundForces - troopCapacity(g, carrier));
  return capacity(g, carrier) - troops - cargo.pds;
}

/** How many more ground forces a ship could take aboard. */
export function roomForTroops(g: G, ship: FrozenShip, cargo: Cargo = ship): number {
  const carrier = { seat: ship.owner, type: ship.type };
  return roomOn(g, ship, cargo) + Math.max(0, troopCapacity(g, carrier) - cargo.groundForces);
}

/** How many fighters the system supports for a seat: space docks, and room left on carriers and war suns. */
export function fighterCapacity(g: G, system: FrozenSystem, seat: Seat): number {
  let room = fighterSupport(g, { seat, system: system.id });
  for (const ship of system.ships)
    if (ship.owner === seat && ship.type !== 'fighter') room += Math.max(0, roomOn(g, ship));
  return room;
}

/** A fleet by what its limits ask about. */
export interface FleetCount {
  /** Ships other than fighters. */
  readonly capital: number;
  readonly fighters: number;
  /** Fighters that the system supports for the seat. */
  readonly capacity: number;
}

export function countFleet(g: G, system: FrozenSystem, seat: Seat): FleetCount {
  let capital = 0;
  let fighters = 0;
  for (const ship of system.ships) {
    if (ship.owner !== seat) continue;
    if (isCapital(ship)) capital++;
    else fighters++;
  }
  return { capital, fighters, capacity: fighterCapacity(g, system, seat) };
}

/** How many more fighters the system would support; below 0 when there are too many. */
export function capacityLeft(g: G, system: FrozenSystem, seat: Seat): number {
  const { fighters, capacity: room } = countFleet(g, system, seat);
  return room - fighters;
}

/**
 * Ships that count against Fleet Supply. Fighters that need no capacity (Advanced Fighters) do where there are more of
 * them than the system supports.
 */
export function fleetSize(g: G, seat: Seat, fleet: FleetCount): number {
  if (fleet.fighters <= fleet.capacity || needsCapacity(g, { seat, type: 'fighter' }) > 0) return fleet.capital;
  return fleet.capital + fleet.fighters - fleet.capacity;
}

/** Fighters that cannot exist for want of capacity. */
export function unsupportedFighters(g: G, seat: Seat, fleet: FleetCount): number {
  if (fleet.fighters <= fleet.capacity || needsCapacity(g, { seat, type: 'fighter' }) === 0) return 0;
  return fleet.fighters - fleet.capacity;
}

/** Why a seat may not bring its fleet in a system to this; `before` keeps what was wrong already from counting. */
export function refuseFleet(
  g: G,
  seat: Seat,
  system: string,
  after: FleetCount,
  before: FleetCount = { capital: 0, fighters: 0, capacity: 0 },
): Refusal | null {
  const size = fleetSize(g, seat, after);
  const limit = fleetLimit(g, { seat, system });
  if (size > limit && size > fleetSize(g, seat, before))
    return why('fleet supply', 'why.fleet supply exceeded', { system, size, limit });
  const unsupported = unsupportedFighters(g, seat, after);
  if (unsupported > unsupportedFighters(g, seat, before))
    return why('fighter.capacity', 'why.fighters without capacity', { system, count: unsupported });
  return null;
}

/** Supplement counters need a figure of their kind beside them: places with ground forces are limited by figures. */
export function groundForcePlaces(g: G, seat: Seat): number {
  let places = 0;
  for (const system of g.systems) {
    for (const ship of system.ships) if (ship.owner === seat && ship.groundForces > 0) places++;
    for (const planet of system.planets) {
      if (planet.owner === seat && planet.groundForces > 0) places++;
      if (planet.invaders?.owner === seat && planet.invaders.groundForces > 0) places++;
    }
  }
  return places;
}

/** May ground forces be placed on the planet? One figure must stand there, or be left to stand there. */
export const hasGroundForceFigure = (g: G, seat: Seat, planet: PlanetId): boolean =>
  planetOf(g, planet).groundForces > 0 || groundForcePlaces(g, seat) < units.groundForce.limit;

/** Systems in which a seat has fighters: each needs a figure. */
export function fighterPlaces(g: G, seat: Seat): number {
  let places = 0;
  for (const system of g.systems) if (system.ships.some((s) => s.owner === seat && s.type === 'fighter')) places++;
  return places;
}
