// Fleets: what counts against Fleet Supply, what carries what, which figures stand for supplement counters.
import type { ShipType } from '../content/facts/index.ts';
import { units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenShip, FrozenSystem } from './board.ts';
import { shipsOf } from './board.ts';
import { capacity, fighterSupport } from './values.ts';

/** Ships that count against Fleet Supply: all but fighters. */
export const isCapital = (ship: { readonly type: ShipType }): boolean => units[ship.type].countsForFleetSupply;

export const capitalShips = (system: FrozenSystem, seat: Seat): FrozenShip[] => shipsOf(system, seat).filter(isCapital);

export const fightersIn = (system: FrozenSystem, seat: Seat): FrozenShip[] =>
  shipsOf(system, seat).filter((s) => s.type === 'fighter');

export const sustains = (ship: FrozenShip): boolean =>
  !ship.damaged && units[ship.type].abilities.includes('sustainDamage');

/** Enemy ships of a seat in a system, fighters included. */
export const enemyShips = (system: FrozenSystem, seat: Seat): FrozenShip[] =>
  system.ships.filter((s) => s.owner !== seat);

/** How many fighters the system supports for a seat: space docks, and room left on carriers and war suns. */
export function fighterCapacity(g: G, system: FrozenSystem, seat: Seat): number {
  let room = fighterSupport(g, { seat, system: system.id });
  for (const ship of system.ships)
    if (ship.owner === seat) room += Math.max(0, capacity(g, { seat, type: ship.type }) - ship.groundForces - ship.pds);
  return room;
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

/** Systems in which a seat has fighters: each needs a figure. */
export const fighterPlaces = (g: G, seat: Seat): number =>
  g.systems.filter((s) => fightersIn(s, seat).length > 0).length;
