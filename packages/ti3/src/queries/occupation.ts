// Whose units are in a system: every plastic piece counts, docks included; control markers do not.
import type { Seat } from '../game.ts';
import type { FrozenPlanet, FrozenSystem } from './board.ts';
import { tileAt } from './board.ts';

const standsOn = (planet: FrozenPlanet, seat: Seat): boolean =>
  (planet.owner === seat && (planet.groundForces > 0 || planet.pds > 0 || planet.dock >= 0)) ||
  planet.invaders?.owner === seat;

/** Does the seat have any unit in the system? */
export function hasUnits(system: FrozenSystem, seat: Seat): boolean {
  for (const ship of system.ships) if (ship.owner === seat) return true;
  for (const dock of system.docks) if (dock.owner === seat) return true;
  for (const planet of system.planets) if (standsOn(planet, seat)) return true;
  return false;
}

/** Does anybody but the seat have a unit in the system? */
export function hasEnemyUnits(system: FrozenSystem, seat: Seat): boolean {
  for (const ship of system.ships) if (ship.owner !== seat) return true;
  for (const dock of system.docks) if (dock.owner !== seat) return true;
  for (const planet of system.planets) {
    if (planet.owner !== seat && standsOn(planet, planet.owner)) return true;
    if (planet.invaders !== null && planet.invaders.owner !== seat) return true;
  }
  return false;
}

/** Completely free of units, and no special system. */
export const isEmptySystem = (system: FrozenSystem): boolean =>
  tileAt(system).kind !== 'special' &&
  system.ships.length === 0 &&
  system.docks.length === 0 &&
  system.planets.every((p) => p.groundForces === 0 && p.pds === 0 && p.dock < 0 && p.invaders === null);
