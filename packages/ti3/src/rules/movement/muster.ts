// Who can move into a system, and by which way: for the panel that shows what is possible, for bots and simulation.
import type { Adjacency } from '@custodian/galaxy';
import { distances } from '@custodian/galaxy';
import type { Roll } from '@custodian/kernel';
import type { PlanetId } from '../../content/facts/index.ts';
import { leaders } from '../../content/facts/index.ts';
import type { G } from '../../game.ts';
import type { Move, PickUp, Reached } from '../../plans/movement.ts';
import type { FrozenShip, FrozenSystem } from '../../queries/board.ts';
import { lanes } from '../../queries/board.ts';
import { fightersIn, movementRange, movesAlone, roomForTroops, roomOn } from '../../queries/fleet.ts';
import type { FrozenLeader } from '../../queries/leaders.ts';
import { leadersAboard, leadersOn } from '../../queries/leaders.ts';
import { mayPassThrough } from '../../queries/permissions.ts';
import { hasCounter } from '../../queries/players.ts';
import { refuseMovement } from './check.ts';
import type { Movement } from './plan.ts';
import { mayPickUpIn } from './plan.ts';

/** Everything that could take part in a movement into one system. */
export interface Muster {
  readonly movement: Movement;
  readonly target: FrozenSystem;
  readonly origins: readonly Origin[];
  /** Ships that are there already and could pick something up. */
  readonly loaders: readonly FrozenShip[];
  /** Every ship that has a way only with leaders: worked out for somebody who looks. */
  led(): readonly Origin[];
}

/** A system that ships could come from. */
export interface Origin {
  readonly system: FrozenSystem;
  /** Those that reach the target by themselves. */
  readonly ships: readonly FrozenShip[];
  /** A shortest way, both ends included. */
  route(roll: Roll): string[];
  /** Leaders without whom the only ship has no way: it takes them aboard where it starts, or has them aboard. */
  readonly boarding?: readonly FrozenLeader[];
  /** Fighters with leaders aboard that this ship takes along. */
  readonly along?: readonly number[];
  /** The move of a ship with a Diplomat without which the only ship has no way. */
  readonly escort?: Move;
}

export function muster(g: G, movement: Movement, target: FrozenSystem): Muster {
  const { origins, led } = originsOf(g, movement, target);
  return { movement, target, origins, loaders: loadersIn(g, movement, target), led };
}

/** Is there anything but staying? */
export const canMove = ({ origins, loaders }: Muster): boolean => origins.length > 0 || loaders.length > 0;

/** Which ships reach the target, each with a way: for the panel. Leaders open ways to more ships than come to mind first. */
export const reachOf = ({ origins, led }: Muster): Reached[] => [
  ...origins
    .filter((o) => o.boarding === undefined)
    .flatMap((o) =>
      reached(
        o,
        o.route(() => 1),
      ),
    ),
  ...led().flatMap((o) =>
    reached(
      o,
      o.route(() => 1),
    ),
  ),
];

function reached({ ships, boarding, along = [], escort }: Origin, path: readonly string[]): Reached[] {
  const needs = boarding === undefined ? {} : { leaders: boarding.map((l) => l.id), fighters: along };
  return ships.map(({ id: ship }) => ({ ship, path, ...needs, ...(escort !== undefined && { escort }) }));
}

function originsOf(g: G, movement: Movement, target: FrozenSystem): Pick<Muster, 'origins' | 'led'> {
  const { seat, systems } = movement;
  const isTransfer = systems.length > 1;
  const candidates: { system: FrozenSystem; ships: { ship: FrozenShip; range: number }[] }[] = [];
  let farthest = 0;
  for (const system of g.systems) {
    if (system === target || (isTransfer ? !systems.includes(system.id) : hasCounter(system, seat))) continue;
    const ships: { ship: FrozenShip; range: number }[] = [];
    for (const ship of system.ships) {
      if (ship.owner !== seat || !movesAlone(g, seat, ship.type)) continue;
      const range = movementRange(g, { seat, ship, from: system.id, to: target.id });
      if (range > farthest) farthest = range;
      if (range > 0) ships.push({ ship, range });
    }
    if (ships.length > 0) candidates.push({ system, ships });
  }
  if (candidates.length === 0) return { origins: [], led: () => [] };
  const roads = lanes(g);
  const waysFrom = (from: string, diplomat = false, limit = isTransfer ? 1 : farthest): Ways => {
    const mayPass = (system: string): boolean =>
      mayPassThrough(g, { seat, system, from, to: target.id, diplomat }) === null;
    const near = distances(target.id, { neighbours: (at) => roads.get(at) ?? [], mayPassThrough: mayPass, limit });
    return { roads, near, mayPass };
  };
  const common = waysFrom((candidates[0] as { system: FrozenSystem }).system.id);
  const origins: Origin[] = [];
  const unreached: Unreached[] = [];
  for (const { system, ships } of candidates) {
    // Technologies and laws treat every origin alike; only what a card has done for a fleet may not.
    const ways = g.effects.length === 0 ? common : waysFrom(system.id);
    const distance = ways.near.get(system.id) ?? Number.POSITIVE_INFINITY;
    const inReach = ships.filter(({ range }) => range >= distance).map(({ ship }) => ship);
    if (inReach.length > 0)
      origins.push({ system, ships: inReach, route: (roll) => routeOf(ways, system.id, target.id, roll) });
    if (g.leaders.length === 0) continue;
    const at = {
      system,
      to: target.id,
      inReach,
      waysWith: (...asked: [boolean, number]) => waysFrom(system.id, ...asked),
    };
    unreached.push(at);
    if (inReach.length > 0) continue;
    const first = ledOrigins(g, movement, at).next();
    if (first.done !== true) origins.push(first.value);
  }
  const led = (): Origin[] =>
    unreached.flatMap((at) => {
      const alone = [...ledOrigins(g, movement, at)];
      return [
        ...alone,
        ...escorted(g, movement, { ...at, inReach: [...at.inReach, ...alone.flatMap((o) => o.ships)] }),
      ];
    });
  return { origins, led };
}

/** A system of which some ships have no way by themselves. */
interface Unreached {
  readonly system: FrozenSystem;
  readonly to: string;
  readonly inReach: readonly FrozenShip[];
  waysWith(diplomat: boolean, moves: number): Ways;
}

/** What a ship could have with it where it starts: leaders on the planets, aboard, and aboard fighters it takes along. */
function companyOf(g: G, movement: Movement, system: FrozenSystem, ship: FrozenShip) {
  const { seat } = movement;
  const mayPickUp = mayPickUpIn(system, movement);
  const boarding = mayPickUp ? system.planets.flatMap((p) => leadersOn(g, seat, p.id)) : [];
  const led = mayPickUp ? fightersIn(system, seat).filter((f) => leadersAboard(g, f.id).length > 0) : [];
  const along = led.slice(0, Math.max(0, roomOn(g, ship))).map((f) => f.id);
  const aboard = [ship.id, ...along].flatMap((id) => leadersAboard(g, id));
  return { boarding, along, aboard };
}

const isDiplomat = ({ id }: FrozenLeader): boolean => leaders[id].type === 'diplomat';

/** Each ship that has a way only with the leaders aboard it, aboard fighters it takes along, or on the planets where it
 *  starts. */
function* ledOrigins(g: G, movement: Movement, { system, to, inReach, waysWith }: Unreached): Generator<Origin> {
  const { seat } = movement;
  for (const ship of system.ships) {
    if (ship.owner !== seat || inReach.includes(ship) || !movesAlone(g, seat, ship.type)) continue;
    const { boarding, along, aboard } = companyOf(g, movement, system, ship);
    if (boarding.length + aboard.length === 0) continue;
    const range = movementRange(g, { seat, ship, from: system.id, to, boarding: boarding.map((l) => l.id) });
    const ways = waysWith([...boarding, ...aboard].some(isDiplomat), movement.systems.length > 1 ? 1 : range);
    if (!ways.near.has(system.id)) continue;
    const path = routeOf(ways, system.id, to, () => 1);
    const move: Move = { ship: ship.id, path, fighters: along, pickUps: boardingOf(boarding) };
    if (isGoodFor(g, movement, [move])) yield { system, ships: [ship], route: () => [...path], boarding, along };
  }
}

/** Each ship that has a way only with another whose Diplomat speaks for both. */
function escorted(g: G, movement: Movement, { system, to, inReach, waysWith }: Unreached): Origin[] {
  const { seat } = movement;
  const own = system.ships.filter((s) => s.owner === seat && movesAlone(g, seat, s.type));
  const found: Origin[] = [];
  for (const ship of own) {
    if (inReach.includes(ship)) continue;
    const ways = waysWith(true, movementRange(g, { seat, ship, from: system.id, to }));
    if (!ways.near.has(system.id)) continue;
    const path = routeOf(ways, system.id, to, () => 1);
    const escort = own
      .filter((other) => other !== ship)
      .map((other): Move => {
        const { boarding, along } = companyOf(g, movement, system, other);
        return { ship: other.id, path, fighters: along, pickUps: boardingOf(boarding) };
      })
      .find((move) => isGoodFor(g, movement, [move, { ship: ship.id, path }]));
    if (escort !== undefined) found.push({ system, ships: [ship], route: () => [...path], escort });
  }
  return found;
}

/** May these ships go their ways, whatever the fleet they come to? */
function isGoodFor(g: G, movement: Movement, moves: readonly Move[]): boolean {
  const refused = refuseMovement(g, movement, { moves });
  return refused === null || refused.rule === 'fleet supply';
}

export const boardingOf = (leaders: readonly FrozenLeader[]): PickUp[] =>
  leaders.map(({ id, at }) => ({ planet: at as PlanetId, groundForces: 0, pds: 0, leaders: [id] }));

interface Ways {
  readonly roads: Adjacency;
  /** Moves from each system into the target. */
  readonly near: ReadonlyMap<string, number>;
  mayPass(system: string): boolean;
}

function routeOf({ roads, near, mayPass }: Ways, from: string, to: string, roll: Roll): string[] {
  const path = [from];
  for (let here = from, left = (near.get(from) as number) - 1; here !== to; left--) {
    const next = (roads.get(here) ?? []).filter((id) => near.get(id) === left && (left === 0 || mayPass(id)));
    here = next[next.length === 1 ? 0 : roll(next.length) - 1] as string;
    path.push(here);
  }
  return path;
}

function loadersIn(g: G, movement: Movement, target: FrozenSystem): FrozenShip[] {
  const { seat } = movement;
  const hasStock = target.planets.some((p) => p.owner === seat && p.groundForces + p.pds > 0);
  const hasLeaders = target.planets.some((p) => leadersOn(g, seat, p.id).length > 0);
  if (!(hasStock || hasLeaders) || !mayPickUpIn(target, movement)) return [];
  return target.ships.filter((s) => s.owner === seat && (hasLeaders || roomForTroops(g, s) > 0));
}
