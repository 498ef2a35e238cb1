// Who can move into the active system, and by which way: for the panel, for bots and simulation.
import type { Adjacency, Passage } from '@custodian/galaxy';
import { distances, findPath, findPathVia } from '@custodian/galaxy';
import type { Roll } from '@custodian/kernel';
import type { G } from '../../game.ts';
import type { FrozenSystem, FrozenUnit } from '../../queries/board.ts';
import { hasToken, lanes, systemOf } from '../../queries/board.ts';
import {
  gainsByReturning,
  isRiftFor,
  lanesFor,
  mayMoveEarly,
  nextToShip,
  passesAlone,
  rangeOf,
  riftBonus,
  waysInto,
} from '../../queries/movement.ts';
import { mayEnter, mayLeave, mayPassThrough } from '../../queries/permissions.ts';
import { isFighter, isGroundForce } from '../../queries/units.ts';
import { capacity } from '../../queries/values.ts';
import type { Moving } from './check-movement.ts';

/** Everything that could take part in a movement into the active system. */
export interface Muster {
  readonly moving: Moving;
  readonly target: FrozenSystem;
  readonly origins: readonly Origin[];
  /** Ships that are there already and could pick something up. */
  readonly loaders: readonly FrozenUnit[];
  /** Ships that could leave the active system and come back. */
  readonly rovers: readonly Rover[];
}

/** A ship, and ways out of the active system and back. */
interface Rover {
  readonly ship: FrozenUnit;
  readonly ways: readonly (readonly string[])[];
  /** There is something to be fetched on these ways. */
  readonly fetches: boolean;
  /** Coming back is worth something without anything fetched. */
  readonly gains: boolean;
}

/** A system that ships could come from. */
export interface Origin {
  readonly system: FrozenSystem;
  readonly ships: readonly FrozenUnit[];
  /** A shortest way, both ends included. */
  route(roll: Roll): string[];
}

/** Nobody is asked only because a ship could go out and come back for nothing. */
export const canMove = ({ origins, loaders, rovers }: Muster): boolean =>
  origins.length + loaders.length > 0 || rovers.some(roves);

export const roves = ({ fetches, gains }: Rover): boolean => fetches || gains;

export function muster(g: G, moving: Moving): Muster {
  const target = systemOf(g, moving.system);
  return {
    moving,
    target,
    origins: originsOf(g, moving, target),
    loaders: loadersIn(g, moving, target),
    rovers: roversIn(g, moving, target),
  };
}

interface Candidate {
  readonly system: FrozenSystem;
  readonly ships: { readonly ship: FrozenUnit; readonly range: number }[];
}

function originsOf(g: G, { seat }: Moving, target: FrozenSystem): Origin[] {
  const to = target.id;
  const candidates: Candidate[] = [];
  let farthest = 0;
  for (const system of g.systems) {
    if (system === target || !system.space.some((u) => u.owner === seat)) continue;
    if (mayEnter(g, { seat, system: to, from: system.id }) !== null) continue;
    const isHeld = mayLeave(g, { seat, from: system.id, to }) !== null;
    const ships: Candidate['ships'] = [];
    for (const ship of system.space) {
      if (ship.owner !== seat) continue;
      if (isHeld && mayLeave(g, { seat, from: system.id, to, unit: ship.type }) !== null) continue;
      const range = rangeOf(g, ship, system.id, to);
      if (range <= 0) continue;
      ships.push({ ship, range });
      if (range > farthest) farthest = range;
    }
    if (ships.length > 0) candidates.push({ system, ships });
  }
  const [first] = candidates;
  if (first === undefined) return [];
  const roads = lanes(g, seat);
  const common = waysFrom(g, seat, first.system.id, to, farthest, roads);
  const origins: Origin[] = [];
  for (const { system, ships } of candidates) {
    // Technologies and laws treat every origin alike; only what a card has done for a fleet may not.
    const ways = g.effects.length === 0 ? common : waysFrom(g, seat, system.id, to, farthest, roads);
    const distance = ways.near.get(system.id) ?? Number.POSITIVE_INFINITY;
    const inReach: FrozenUnit[] = [];
    for (const { ship, range } of ships)
      if (range >= distance && hasOwnWay(g, seat, ship, range, system.id, ways)) inReach.push(ship);
    if (inReach.length > 0) origins.push({ system, ships: inReach, route: (roll) => routeOf(ways, system.id, roll) });
    for (const { ship, range } of ships) {
      const way =
        range < distance && hasWaysOfItsOwn(g, seat, ship) ? ownWay(g, seat, ship, range, system.id, ways) : null;
      if (way !== null) origins.push({ system, ships: [ship], route: () => way });
    }
  }
  return origins;
}

/** The way of a ship that passes where others may not, or has lanes of its own. */
const ownWay = (
  g: G,
  seat: number,
  ship: FrozenUnit,
  range: number,
  from: string,
  { to, leavesFree }: Ways,
): string[] | null => {
  const passage = {
    neighbours: waysInto(g, seat, ship),
    mayPassThrough: (system: string) => mayPassThrough(g, { seat, system, from, to, unit: ship.type }) === null,
    leavesFree,
  };
  const way = findPath(from, to, range, passage);
  const bonus = way === null ? riftBonus(g, seat) : 0;
  if (bonus === 0) return way;
  // Farther by way of a rift.
  const rifts = g.systems.map((s) => s.id).filter((id) => id !== to && leavesFree(id));
  const via = (rift: string): string[] | null => findPathVia(from, to, [rift], range + bonus, passage);
  return rifts.reduce<string[] | null>((found, rift) => found ?? via(rift), null);
};

const hasWaysOfItsOwn = (g: G, seat: number, { type }: FrozenUnit): boolean =>
  passesAlone(g, { seat, type }) || nextToShip(g, { seat, type }).length > 0 || riftBonus(g, seat) > 0;

/** A ship that brings a wormhole cannot use it: its ways are others'. */
function hasOwnWay(g: G, seat: number, ship: FrozenUnit, range: number, from: string, ways: Ways): boolean {
  if (!mayMoveEarly(g, { seat, type: ship.type })) return true;
  const own = lanesFor(g, seat, ship);
  return (
    own === ways.roads ||
    findPath(from, ways.to, range, {
      neighbours: (at) => own.get(at) ?? [],
      mayPassThrough: ways.mayPass,
      leavesFree: ways.leavesFree,
    }) !== null
  );
}

interface Ways {
  readonly to: string;
  readonly roads: Adjacency;
  /** Moves from each system into the target. */
  readonly near: ReadonlyMap<string, number>;
  mayPass(system: string): boolean;
  leavesFree(system: string): boolean;
}

function waysFrom(g: G, seat: number, from: string, to: string, limit: number, roads: Adjacency): Ways {
  const mayPass = (system: string): boolean => mayPassThrough(g, { seat, system, from, to }) === null;
  const leavesFree = (system: string): boolean => isRiftFor(g, { seat, system });
  const near = distances(to, { neighbours: (at) => roads.get(at) ?? [], mayPassThrough: mayPass, leavesFree, limit });
  return { to, roads, near, mayPass, leavesFree };
}

/** One of the shortest ways. Between gravity rifts that touch, which are left for nothing, some lead nowhere. */
function routeOf({ to, roads, near, mayPass, leavesFree }: Ways, from: string, roll: Roll): string[] {
  const path = [from];
  const arrives = (here: string): boolean => {
    if (here === to) return true;
    const left = (near.get(here) as number) - (leavesFree(here) ? 0 : 1);
    const next = (roads.get(here) ?? []).filter(
      (id) => near.get(id) === left && !path.includes(id) && (id === to || mayPass(id)),
    );
    while (next.length > 0) {
      const [id] = next.splice(next.length === 1 ? 0 : roll(next.length) - 1, 1) as [string];
      path.push(id);
      if (arrives(id)) return true;
      path.pop();
    }
    return false;
  };
  arrives(from);
  return path;
}

/** Ships in the active system may pick up ground forces there. */
function loadersIn(g: G, { seat }: Moving, target: FrozenSystem): FrozenUnit[] {
  if (!target.planets.some((p) => p.units.some((u) => u.owner === seat && isGroundForce(u)))) return [];
  return target.space.filter((u) => u.owner === seat && capacity(g, { seat, type: u.type }) > 0);
}

function roversIn(g: G, { seat }: Moving, target: FrozenSystem): Rover[] {
  const to = target.id;
  const rovers: Rover[] = [];
  for (const ship of target.space) {
    if (ship.owner !== seat) continue;
    const range = rangeOf(g, ship, to, to);
    if (range <= 0 || mayEnter(g, { seat, system: to, from: to }) !== null) continue;
    const { next, passage } = outside(g, seat, ship, range, to);
    if (next.length === 0) continue;
    const fetching = capacity(g, { seat, type: ship.type }) > 0 ? fetchingWays(g, seat, range, to, passage) : [];
    const gains = gainsByReturning(g, { seat, unit: ship, system: to });
    const empty = fetching.length === 0 || gains ? next.map((id) => [to, id, to]) : [];
    const ways = [...fetching, ...empty.filter(([, id]) => !fetching.some((way) => way.length === 3 && way[1] === id))];
    rovers.push({ ship, ways, fetches: fetching.length > 0, gains });
  }
  return rovers;
}

/** Where a ship could go from a system and come straight back, and what it passes. */
function outside(
  g: G,
  seat: number,
  ship: FrozenUnit,
  range: number,
  to: string,
): { next: string[]; passage: Passage } {
  const roads = lanesFor(g, seat, ship);
  const leavesFree = (id: string): boolean => isRiftFor(g, { seat, system: id });
  const mayPass = (id: string): boolean =>
    mayPassThrough(g, { seat, system: id, from: to, to, unit: ship.type }) === null;
  const out = leavesFree(to) ? 0 : 1;
  return {
    next: (roads.get(to) ?? []).filter((id) => out + (leavesFree(id) ? 0 : 1) <= range && mayPass(id)),
    passage: { neighbours: (at) => roads.get(at) ?? [], mayPassThrough: mayPass, leavesFree },
  };
}

/** The shortest ways out of a system and back by each where something could be fetched. */
const fetchingWays = (g: G, seat: number, range: number, to: string, passage: Passage): string[][] =>
  [...distances(to, { ...passage, limit: range }).keys()].flatMap((id) => {
    const way = id !== to && hasCargo(g, seat, id) ? findPathVia(to, to, [id], range, passage) : null;
    return way === null ? [] : [way];
  });

/** Is there something of the seat to be carried, and may it be picked up? */
function hasCargo(g: G, seat: number, id: string): boolean {
  const system = systemOf(g, id);
  const isCargo = (u: FrozenUnit): boolean => u.owner === seat && (isFighter(u) || isGroundForce(u));
  if (hasToken(system, seat)) return false;
  return system.space.some(isCargo) || system.planets.some((p) => p.units.some(isCargo));
}
