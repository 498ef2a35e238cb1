// What the rules of movement ask about a movement that is planned.
import { leaders } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { DockMove, Move } from '../../plans/movement.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { hasPlanet, hasSystem, lanes, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { docksNextTo } from '../../queries/docks.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { hasLeaderAboard } from '../../queries/leaders.ts';
import { hasCounter } from '../../queries/players.ts';

/** Where a movement goes: into the one activated system, or between the two of a Transfer Action. */
export interface Movement {
  readonly seat: Seat;
  readonly systems: readonly string[];
}

/** Where a ship or dock that leaves a system arrives. */
export const endOf = ({ systems }: Movement, from: string): string =>
  systems.find((id) => id !== from) ?? (systems[0] as string);

/** Docks of the seat in space that could move into the system. */
export function docksWithin(g: G, movement: Movement, target: string): DockMove[] {
  const { seat, systems } = movement;
  if (g.systems.every((s) => s.docks.length === 0)) return [];
  return docksNextTo(
    g,
    seat,
    (lanes(g).get(target) ?? []).filter((id) => id !== target && hasSystem(g, id)),
    (from) => (systems.length > 1 ? systems.includes(from.id) : !hasCounter(from, seat)),
  );
}

/** Units may be picked up where no enemy ship lies and no counter of an earlier activation. */
export const mayPickUpIn = (system: FrozenSystem, { seat, systems }: Movement): boolean =>
  !hasEnemyShips(system, seat) && (systems.includes(system.id) || !hasCounter(system, seat));

export const shipIn = (g: G, system: string, seat: Seat, id: number): FrozenShip | undefined =>
  systemOf(g, system).ships.find((s) => s.id === id && s.owner === seat);

/** Is a Diplomat with the ships that go from `from` through the system: aboard one of them, or taken along before? */
export function isEscorted(g: G, moves: readonly Move[], from: string, system: string): boolean {
  if (g.leaders.length === 0) return false;
  return moves.some(({ ship, path, fighters = [], pickUps = [] }) => {
    const at = path.indexOf(system);
    if (path[0] !== from || at <= 0 || at === path.length - 1) return false;
    if ([ship, ...fighters].some((id) => hasLeaderAboard(g, id, 'diplomat'))) return true;
    return pickUps.some(
      (each) =>
        (each.leaders ?? []).some((id) => leaders[id]?.type === 'diplomat') &&
        hasPlanet(g, each.planet) &&
        path.slice(0, at).includes(systemOfPlanet(g, each.planet).id),
    );
  });
}
