// Space docks: on a planet, or, with the Clan of Saar, in space. Both are asked for by one kind of id.
import type { PlanetId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenSystem } from './board.ts';
import { systemOf } from './board.ts';

/** The planet that a dock stands on, or the number of one in space. */
export type DockId = PlanetId | `dock ${number}`;

export interface Dock {
  readonly id: DockId;
  readonly system: string;
  /** The round in which it was placed; 0 at setup. */
  readonly since: number;
}

export const dockInSpaceId = (number: number): DockId => `dock ${number}`;

/** The number of a dock in space. */
export const dockNumber = (dock: `dock ${number}`): number => Number(dock.slice('dock '.length));

export const isInSpace = (dock: DockId): dock is `dock ${number}` => dock.startsWith('dock ');

/** Every dock of the seat in the system. */
export function docksIn(system: FrozenSystem, seat: Seat): Dock[] {
  const found: Dock[] = [];
  for (const p of system.planets)
    if (p.owner === seat && p.dock >= 0) found.push({ id: p.id, system: system.id, since: p.dock });
  for (const dock of system.docks)
    if (dock.owner === seat) found.push({ id: dockInSpaceId(dock.id), system: system.id, since: dock.since });
  return found;
}

export function hasDock(system: FrozenSystem, seat: Seat): boolean {
  for (const p of system.planets) if (p.owner === seat && p.dock >= 0) return true;
  for (const dock of system.docks) if (dock.owner === seat) return true;
  return false;
}

/** The system of a dock, and the round in which it was placed; undefined when it is gone. */
export function findDock(g: G, id: DockId): Dock | undefined {
  for (const system of g.systems) {
    for (const dock of system.docks)
      if (dockInSpaceId(dock.id) === id) return { id, system: system.id, since: dock.since };
    for (const p of system.planets) if (p.id === id) return { id, system: system.id, since: p.dock };
  }
  return undefined;
}

/** Docks in space that may move into the system: from next to it, where no counter of their owner holds them. */
export function docksNextTo(
  g: G,
  seat: Seat,
  near: readonly string[],
  mayLeave: (system: FrozenSystem) => boolean,
): { readonly dock: number; readonly from: string }[] {
  const found: { dock: number; from: string }[] = [];
  for (const id of near) {
    const system = systemOf(g, id);
    if (system.docks.length === 0 || !mayLeave(system)) continue;
    for (const dock of system.docks) if (dock.owner === seat) found.push({ dock: dock.id, from: id });
  }
  return found;
}

/** A dock in space is lost where an enemy ship lies and none of its owner's. */
export const isForsaken = (system: FrozenSystem, owner: Seat): boolean =>
  system.ships.length > 0 && !system.ships.some((s) => s.owner === owner);
