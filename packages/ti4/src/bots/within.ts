// Where a seat has something to do: what its ships could well reach, and where it builds.
import { hexDistance } from '@custodian/galaxy';
import type { G, Game, Seat, System, Unit } from '../game.ts';
import { isNonFighterShip, unitCard } from '../queries/units.ts';

const hasTokenOf = (system: System, seat: Seat): boolean => (system.tokens & (1 << seat)) !== 0;

/** Systems that ships which may leave could enter by their moves, and those with a space dock. */
export function within(game: Game, seat: Seat): ReadonlySet<string> {
  const near = new Set<string>();
  const reachOf = (unit: Unit): number => unitCard(game as G, seat, unit.type)?.move ?? 0;
  const fleets = game.systems.flatMap((at) => {
    const ships = hasTokenOf(at, seat) ? [] : at.space.filter((u) => u.owner === seat && isNonFighterShip(u));
    return ships.length === 0 ? [] : [{ at, reach: Math.max(...ships.map(reachOf)) }];
  });
  for (const system of game.systems) {
    if (hasTokenOf(system, seat)) continue;
    const docks = system.planets.some((p) => p.units.some((u) => u.owner === seat && u.type === 'spaceDock'));
    if (docks || fleets.some(({ at, reach }) => hexDistance(at, system) <= reach)) near.add(system.id);
  }
  return near;
}
