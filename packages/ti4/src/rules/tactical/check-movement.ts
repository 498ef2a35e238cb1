// Why a movement is not allowed: each ship must have a way, and what it takes must be there and fit aboard.
import { checkPath } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Move, MovementPlan } from '../../plans/movement.ts';
import type { FrozenSystem, FrozenUnit } from '../../queries/board.ts';
import { hasSystem, systemOf } from '../../queries/board.ts';
import { fleetIn } from '../../queries/limits.ts';
import {
  isRiftFor,
  lanesFor,
  mayMoveEarly,
  mayPickUpIn,
  rangeOf,
  riftBonus,
  withUnitsAt,
} from '../../queries/movement.ts';
import { mayEnter, mayLeave, mayPassThrough, slipsTokens } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { bulk, capacity, load } from '../../queries/values.ts';

/** Who moves, and into which system. */
export interface Moving {
  readonly seat: Seat;
  readonly system: string;
}

/** Why a movement is not allowed; null when it is. Fleet pools are looked at when everything has arrived. */
export function refuseMovement(g: G, moving: Moving, { moves }: MovementPlan): Refusal | null {
  const named = moves.flatMap(({ ship, cargo = [] }) => [ship, ...cargo]);
  if (new Set(named).size < named.length) return why('movement', 'why.unit named twice');
  const early = moves.filter((move) => move.early === true);
  const then = early.length === 0 ? g : withUnitsAt(g, idsOf(early), moving.system);
  for (const move of moves) {
    const refused = refuseMove(move.early === true ? g : then, moving, move);
    if (refused !== null) return refused;
  }
  return refuseLoading(g, moving, moves);
}

const idsOf = (moves: readonly Move[]): number[] => moves.map(({ ship }) => ship);

/** One ship and what it carries, whatever else moves. */
export function refuseMove(g: G, moving: Moving, move: Move): Refusal | null {
  const start = move.path[0] as string;
  const ship = hasSystem(g, start) ? unitIn(systemOf(g, start), moving.seat, move.ship) : undefined;
  if (ship === undefined) return why('movement', 'why.not your ship there');
  if (move.early === true && !mayMoveEarly(g, { seat: moving.seat, type: ship.type }))
    return why('movement', 'why.all move together');
  return refuseWay(g, moving, move.path, ship) ?? refuseCargo(g, moving, move, ship);
}

const unitIn = (system: FrozenSystem, seat: Seat, id: number): FrozenUnit | undefined =>
  system.space.find((u) => u.id === id && u.owner === seat);

function refuseWay(g: G, { seat, system: to }: Moving, path: readonly string[], ship: FrozenUnit): Refusal | null {
  const from = path[0] as string;
  if (path[path.length - 1] !== to) return why('movement', 'why.ends elsewhere');
  if (path.length === 1) return null;
  const leavesRift = path.slice(0, -1).some((system) => hasSystem(g, system) && isRiftFor(g, { seat, system }));
  const range = rangeOf(g, ship, from, to) + (leavesRift ? riftBonus(g, seat) : 0);
  if (range <= 0) return why('movement', 'why.does not move by itself', { unit: ship.type });
  const held = mayLeave(g, { seat, from, to, unit: ship.type }) ?? mayEnter(g, { seat, system: to, from });
  if (held !== null) return held;
  const roads = lanesFor(g, seat, ship);
  const passing = (system: string): Refusal | null => mayPassThrough(g, { seat, system, from, to, unit: ship.type });
  const fault = checkPath(path, range, {
    neighbours: (at) => roads.get(at) ?? [],
    mayPassThrough: (system) => hasSystem(g, system) && passing(system) === null,
    leavesFree: (system) => isRiftFor(g, { seat, system }),
  });
  if (fault === null) return null;
  const at = path[fault.at] as string;
  if (fault.why === 'too far') return why('movement', 'why.too far', { unit: ship.type, moves: range });
  if (fault.why === 'blocked' && hasSystem(g, at)) return passing(at);
  return why('movement', 'why.no way between', { system1: path[fault.at - 1] as string, system2: at });
}

/** Where a unit that is carried comes aboard. */
export interface Boarding {
  /** The place on the path: the last time the ship comes by. */
  readonly at: number;
  readonly system: string;
  /** Null: from space. */
  readonly planet: PlanetId | null;
  readonly unit: FrozenUnit;
}

export function boardingOf(g: G, seat: Seat, path: readonly string[], id: number): Boarding | null {
  for (let at = path.length - 1; at >= 0; at--) {
    const system = path[at] as string;
    if (!hasSystem(g, system)) continue;
    const here = systemOf(g, system);
    const inSpace = unitIn(here, seat, id);
    if (inSpace !== undefined) return { at, system, planet: null, unit: inSpace };
    for (const planet of here.planets) {
      const unit = planet.units.find((u) => u.id === id && u.owner === seat);
      if (unit !== undefined) return { at, system, planet: planet.id, unit };
    }
  }
  return null;
}

function refuseCargo(g: G, { seat, system: to }: Moving, { path, cargo = [] }: Move, ship: FrozenUnit): Refusal | null {
  if (cargo.length === 0) return path.length === 1 ? why('movement', 'why.already in the system') : null;
  let full = 0;
  for (const id of cargo) {
    const boarding = boardingOf(g, seat, path, id);
    if (boarding === null) return why('transport', 'why.not on the way');
    const { unit, system, planet } = boarding;
    if (bulk(g, { seat, type: unit.type }) === 0) return why('transport', 'why.cannot be carried', { unit: unit.type });
    if (!mayPickUpIn(g, system, seat, to) && !slipsTokens(g, { seat, unit: ship.type }))
      return why('transport', 'why.no pick-up there', { system });
    if (system === to && planet === null) return why('transport', 'why.already in the system');
    full += load(g, { seat, type: unit.type });
  }
  const room = capacity(g, { seat, type: ship.type });
  return full > room || room === 0 ? why('capacity', 'why.carries too much', { unit: ship.type, room }) : null;
}

/** Ships that stay can only take up what the fleet there has room for. */
function refuseLoading(g: G, { seat, system }: Moving, moves: readonly Move[]): Refusal | null {
  let full = 0;
  let isAny = false;
  for (const { path, cargo = [] } of moves)
    if (path.length === 1)
      for (const id of cargo) {
        const boarding = boardingOf(g, seat, path, id);
        if (boarding === null) continue;
        isAny = true;
        full += load(g, { seat, type: boarding.unit.type });
      }
  const hasRoom = !isAny || fleetIn(g, systemOf(g, system), seat).room > 0;
  return full > spareRoom(g, seat, system) || !hasRoom
    ? why('capacity', 'why.no room in the system', { system })
    : null;
}

/** Room for ground forces that the fleet in a system has left. */
export function spareRoom(g: G, seat: Seat, system: string): number {
  const { room, ground, fighters, support } = fleetIn(g, systemOf(g, system), seat);
  return Math.max(0, room - ground - Math.max(0, fighters - support));
}
