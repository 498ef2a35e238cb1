// What a movement is as an answer. A whole movement is one plan: it is checked and carried out as a whole, so that the
// order in which ships are named does not matter.
import type { Json } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import { leaders } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { hasPlanet, hasSystem, lanes, systemOf, systemOfPlanet } from '../../queries/board.ts';
import { docksNextTo } from '../../queries/docks.ts';
import { hasEnemyShips } from '../../queries/fleet.ts';
import { hasLeaderAboard } from '../../queries/leaders.ts';
import { hasCounter } from '../../queries/players.ts';
import { isCount, isListOf, isRecord } from '../reading.ts';

/** Ground forces, PDS and leaders that a ship takes aboard from a planet of its owner. `fighter`: leaders go aboard this
 *  fighter, which the ship takes along. */
export type PickUp = {
  readonly planet: PlanetId;
  readonly groundForces: number;
  readonly pds: number;
  readonly leaders?: readonly LeaderId[];
  readonly fighter?: number;
};

/**
 * One ship. `path` begins with the system where it lies and ends with the activated one; a ship that is already there has
 * a path of that single system and only picks up. `fighters` are taken along from where they lie on the path.
 */
export type Move = {
  readonly ship: number;
  readonly path: readonly string[];
  readonly fighters?: readonly number[];
  readonly pickUps?: readonly PickUp[];
};

/** A space dock that lies in space: it moves from next to the activated system into it. */
export type DockMove = { readonly dock: number; readonly from: string };

export type MovementPlan = { readonly moves: readonly Move[]; readonly docks?: readonly DockMove[] };

/** Where a movement goes: into the one activated system, or between the two of a Transfer Action. */
export interface Movement {
  readonly seat: Seat;
  readonly systems: readonly string[];
}

/** The moves of an answer, or null when it is not a movement. */
export function readMovement(plan: Json): readonly Move[] | null {
  if (!isRecord(plan) || !isListOf(plan.moves, isMove)) return null;
  return plan.moves as unknown as Move[];
}

/** The docks in space that an answer moves, or null when it cannot be read. */
export function readDockMoves(plan: Json): readonly DockMove[] | null {
  if (!isRecord(plan)) return null;
  if (plan.docks === undefined) return noDocks;
  return isListOf(plan.docks, isDockMove) ? (plan.docks as unknown as DockMove[]) : null;
}

const noDocks: readonly DockMove[] = [];

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

const isDockMove = (move: Json): boolean => isRecord(move) && isCount(move.dock) && typeof move.from === 'string';

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

const isMove = (move: Json): boolean =>
  isRecord(move) &&
  isCount(move.ship) &&
  isListOf(move.path, (system) => typeof system === 'string') &&
  move.path.length > 0 &&
  (move.fighters === undefined || isListOf(move.fighters, isCount)) &&
  (move.pickUps === undefined || isListOf(move.pickUps, isPickUp));

const isPickUp = (pickUp: Json): boolean =>
  isRecord(pickUp) &&
  typeof pickUp.planet === 'string' &&
  isCount(pickUp.groundForces) &&
  isCount(pickUp.pds) &&
  (pickUp.leaders === undefined || isListOf(pickUp.leaders, (id) => typeof id === 'string')) &&
  (pickUp.fighter === undefined || (isCount(pickUp.fighter) && pickUp.groundForces + pickUp.pds === 0)) &&
  pickUp.groundForces + pickUp.pds + (pickUp.leaders?.length ?? 0) > 0;
