// Where a seat has something to do: what its ships could well reach, and where it builds.
import { hexDistance } from '@custodian/galaxy';
import type { Game } from '../game.ts';

/** Systems that ships of the seat could well reach, and those where it builds. */
export function within(game: Game, seat: number): ReadonlySet<string> {
  const near = new Set<string>();
  const free = game.systems.filter(
    (s) => (s.counters & (1 << seat)) === 0 && s.ships.some((ship) => ship.owner === seat),
  );
  for (const system of game.systems) {
    if (system.planets.some((p) => p.owner === seat && p.dock >= 0)) near.add(system.id);
    if (free.some((f) => f !== system && hexDistance(f, system) <= 2)) near.add(system.id);
  }
  return near;
}
