// Which pairs of systems a Transfer Action may join.
import type { G, Seat } from '../game.ts';
import type { FrozenSystem } from './board.ts';
import { adjacency } from './board.ts';
import { mayActivate, mayActivateTogether } from './permissions.ts';
import { playerOf, reinforcementCounters } from './players.ts';

/** Adjacent systems with units of the seat, none of anybody else and no counter of the seat; none without the counters. At
 *  most so many of them. */
export function transferPairs(g: G, seat: Seat, most = Number.POSITIVE_INFINITY): [string, string][] {
  const pairs: [string, string][] = [];
  if (playerOf(g, seat).commandPool < 1 || reinforcementCounters(g, seat) < 1) return pairs;
  const ready: string[] = [];
  for (const system of g.systems)
    if (holdsOnlyUnitsOf(system, seat) && mayActivate(g, { seat, system: system.id, action: 'transfer' }) === null)
      ready.push(system.id);
  if (ready.length < 2) return pairs;
  const adjacent = adjacency(g);
  for (let i = 0; i < ready.length; i++) {
    const a = ready[i] as string;
    const next = adjacent.get(a) ?? [];
    for (let j = i + 1; j < ready.length && pairs.length < most; j++) {
      const b = ready[j] as string;
      if (next.includes(b) && mayActivateTogether(g, { seat, systems: [a, b] }) === null) pairs.push([a, b]);
    }
  }
  return pairs;
}

/** At least one unit of the seat, on a planet or in space, and not one of anybody else. */
function holdsOnlyUnitsOf(system: FrozenSystem, seat: Seat): boolean {
  let found = false;
  for (const ship of system.ships) {
    if (ship.owner !== seat) return false;
    found = true;
  }
  for (const dock of system.docks) {
    if (dock.owner !== seat) return false;
    found = true;
  }
  for (const planet of system.planets) {
    if (planet.invaders !== null && planet.invaders.owner !== seat) return false;
    if (planet.groundForces + planet.pds === 0 && planet.dock < 0) continue;
    if (planet.owner !== seat) return false;
    found = true;
  }
  return found;
}
