// Who can move into a system, and a random movement of them: for bots, simulation, and the panel that shows what is possible.
import type { Adjacency } from '@custodian/galaxy';
import { distances } from '@custodian/galaxy';
import type { Json, Roll } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../content/facts/index.ts';
import { leaders, units } from '../content/facts/index.ts';
import type { G } from '../game.ts';
import type { FrozenPlanet, FrozenShip, FrozenSystem } from '../queries/board.ts';
import { lanes, systemOf, systemOfPlanet } from '../queries/board.ts';
import type { Cargo } from '../queries/fleet.ts';
import {
  countFleet,
  fighterPlaces,
  fightersIn,
  fleetSize,
  groundForcePlaces,
  isCapital,
  movementRange,
  movesAlone,
  roomForTroops,
  roomOn,
} from '../queries/fleet.ts';
import type { FrozenLeader } from '../queries/leaders.ts';
import { leadersAboard, leadersOn } from '../queries/leaders.ts';
import { mayPassThrough } from '../queries/permissions.ts';
import { hasCounter } from '../queries/players.ts';
import { fleetLimit } from '../queries/values.ts';
import { refuseMovement } from './movement-check.ts';
import type { Move, Movement, MovementPlan, PickUp } from './movement-plan.ts';
import { mayPickUpIn } from './movement-plan.ts';

/** Everything that could take part in a movement into one system. */
export interface Muster {
  readonly movement: Movement;
  readonly target: FrozenSystem;
  readonly origins: readonly Origin[];
  /** Ships that are there already and could pick something up. */
  readonly loaders: readonly FrozenShip[];
}

/** A system that ships could come from. */
interface Origin {
  readonly system: FrozenSystem;
  /** Those that reach the target by themselves. */
  readonly ships: readonly FrozenShip[];
  /** A shortest way, both ends included. */
  route(roll: Roll): string[];
  /** Leaders without whom the only ship has no way: it takes them aboard where it starts, or has them aboard. */
  readonly boarding?: readonly FrozenLeader[];
  /** Fighters with leaders aboard that this ship takes along. */
  readonly along?: readonly number[];
}

export function muster(g: G, movement: Movement, target: FrozenSystem): Muster {
  return { movement, target, origins: originsOf(g, movement, target), loaders: loadersIn(g, movement, target) };
}

/** Is there anything but staying? */
export const canMove = ({ origins, loaders }: Muster): boolean => origins.length > 0 || loaders.length > 0;

/** Which ships reach the target, each with a way: for the panel. */
export const reachOf = ({ origins }: Muster): Json =>
  origins.flatMap(({ ships, route, boarding, along }) => {
    const path = route(() => 1);
    const led = boarding === undefined ? {} : { leaders: boarding.map((l) => l.id), fighters: along ?? [] };
    return ships.map((ship) => ({ ship: ship.id, path, ...led }));
  });

function originsOf(g: G, movement: Movement, target: FrozenSystem): Origin[] {
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
  if (candidates.length === 0) return [];
  const roads = lanes(g);
  const waysFrom = (from: string, diplomat = false, limit = isTransfer ? 1 : farthest): Ways => {
    const mayPass = (system: string): boolean =>
      mayPassThrough(g, { seat, system, from, to: target.id, diplomat }) === null;
    const near = distances(target.id, { neighbours: (at) => roads.get(at) ?? [], mayPassThrough: mayPass, limit });
    return { roads, near, mayPass };
  };
  const common = waysFrom((candidates[0] as { system: FrozenSystem }).system.id);
  const origins: Origin[] = [];
  for (const { system, ships } of candidates) {
    // Technologies and laws treat every origin alike; only what a card has done for a fleet may not.
    const ways = g.effects.length === 0 ? common : waysFrom(system.id);
    const distance = ways.near.get(system.id) ?? Number.POSITIVE_INFINITY;
    const inReach = ships.filter(({ range }) => range >= distance).map(({ ship }) => ship);
    if (inReach.length > 0)
      origins.push({ system, ships: inReach, route: (roll) => routeOf(ways, system.id, target.id, roll) });
    else if (g.leaders.length > 0)
      origins.push(...ledOrigin(g, movement, system, target.id, (...asked) => waysFrom(system.id, ...asked)));
  }
  return origins;
}

/** A ship that has a way only with the leaders aboard it, aboard fighters it takes along, or on the planets where it starts. */
function ledOrigin(
  g: G,
  movement: Movement,
  system: FrozenSystem,
  to: string,
  waysWith: (diplomat: boolean, moves: number) => Ways,
): Origin[] {
  const { seat } = movement;
  const mayPickUp = mayPickUpIn(system, movement);
  const boarding = mayPickUp ? system.planets.flatMap((p) => leadersOn(g, seat, p.id)) : [];
  const led = mayPickUp ? fightersIn(system, seat).filter((f) => leadersAboard(g, f.id).length > 0) : [];
  for (const ship of system.ships) {
    if (ship.owner !== seat || !movesAlone(g, seat, ship.type)) continue;
    const along = led.slice(0, Math.max(0, roomOn(g, ship))).map((f) => f.id);
    const aboard = [ship.id, ...along].flatMap((id) => leadersAboard(g, id));
    if (boarding.length + aboard.length === 0) continue;
    const range = movementRange(g, { seat, ship, from: system.id, to, boarding: boarding.map((l) => l.id) });
    const isDiplomat = ({ id }: FrozenLeader): boolean => leaders[id].type === 'diplomat';
    const diplomat = [...boarding, ...aboard].some(isDiplomat);
    const ways = waysWith(diplomat, movement.systems.length > 1 ? 1 : range);
    if (!ways.near.has(system.id)) continue;
    const path = routeOf(ways, system.id, to, () => 1);
    const move: Move = { ship: ship.id, path, fighters: along, pickUps: boardingOf(boarding) };
    if (refuseMovement(g, movement, { moves: [move] }) === null)
      return [{ system, ships: [ship], route: () => [...path], boarding, along }];
  }
  return [];
}

const boardingOf = (leaders: readonly FrozenLeader[]): PickUp[] =>
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

/** What a random movement has used up so far. */
interface Purse {
  /** Ships that Fleet Supply still allows in the target. */
  fleet: number;
  /** Fighters that ships already there support beyond those that are there. */
  spare: number;
  readonly taken: Map<PlanetId, Cargo>;
  readonly leaders: Set<LeaderId>;
  /** Places with ground forces that figures still allow; counted when first needed. */
  places: number | null;
  /** Carriers under way with fighters that figures still allow; counted when first needed. */
  flights: number | null;
}

/** A random movement that is allowed: whole fleets as often as parts of them, carriers mostly loaded. */
export function sampleMovement(g: G, { movement, target, origins, loaders }: Muster, roll: Roll): MovementPlan {
  if (roll(10) === 1) return { moves: [] };
  const { seat } = movement;
  const fleet = countFleet(g, target, seat);
  const purse: Purse = {
    fleet: fleetLimit(g, { seat, system: target.id }) - fleetSize(g, seat, fleet),
    spare: fleet.capacity - fleet.fighters,
    taken: new Map(),
    leaders: new Set(),
    places: null,
    flights: null,
  };
  const moves: Move[] = [];
  const first = origins.length === 0 ? 0 : roll(origins.length);
  for (let i = 0; i < origins.length && purse.fleet > 0; i++)
    if (i === 0 || roll(3) > 1)
      sampleFleet(g, movement, origins[(first + i) % origins.length] as Origin, purse, moves, roll);
  for (const ship of loaders) {
    if (roll(4) > 1) continue;
    const pickUps = samplePickUps(g, movement, ship, [target.id], 0, purse, roll);
    if (g.leaders.length > 0) pickUps.push(...sampleLeaders(g, movement, [target.id], purse, roll));
    if (pickUps.length > 0) moves.push({ ship: ship.id, path: [target.id], pickUps });
  }
  return { moves };
}

function sampleFleet(g: G, movement: Movement, origin: Origin, purse: Purse, moves: Move[], roll: Roll): void {
  const { system, ships, boarding, along: fightersAlong = [] } = origin;
  const whole = roll(2) === 1;
  const path = origin.route(roll);
  if (boarding !== undefined) {
    if (boarding.some((l) => purse.leaders.has(l.id))) return;
    if (fightersAlong.length > 0 && !mayFly(g, movement, purse)) return;
    for (const { id } of boarding) purse.leaders.add(id);
    purse.fleet--;
    const [ship] = ships as [FrozenShip];
    moves.push({ ship: ship.id, path, fighters: fightersAlong, pickUps: boardingOf(boarding) });
    return;
  }
  const fighters = mayPickUpIn(system, movement) ? fightersIn(system, movement.seat).map((s) => s.id) : [];
  for (const ship of ships) {
    if (purse.fleet <= 0) return;
    if (!isCapital(ship) || (!whole && roll(2) === 1)) continue;
    purse.fleet--;
    const room = roomOn(g, ship);
    const most = Math.min(room, fighters.length);
    const along = most <= 0 || !mayFly(g, movement, purse) ? [] : fighters.splice(0, roll(3) === 1 ? roll(most) : most);
    const pickUps =
      room > 0 || roomForTroops(g, ship) > 0 ? samplePickUps(g, movement, ship, path, along.length, purse, roll) : [];
    if (g.leaders.length > 0) pickUps.push(...sampleLeaders(g, movement, path, purse, roll, along));
    moves.push({
      ship: ship.id,
      path,
      ...(along.length > 0 && { fighters: along }),
      ...(pickUps.length > 0 && { pickUps }),
    });
  }
  // Fighters that move by themselves may count against Fleet Supply where they arrive: taken as if they always did.
  if (fighters.length === 0 || ships.every(isCapital) || !mayFly(g, movement, purse)) return;
  for (const ship of ships) {
    if (purse.fleet <= 0) return;
    if (isCapital(ship) || !fighters.includes(ship.id) || roll(2) === 1) continue;
    purse.fleet--;
    moves.push({ ship: ship.id, path });
  }
}

/** Fighters under way need a figure on each carrier, as if those that stay always kept theirs. */
function mayFly(g: G, { seat }: Movement, purse: Purse): boolean {
  purse.flights ??= units.fighter.limit - fighterPlaces(g, seat);
  return purse.flights-- > 0;
}

function samplePickUps(
  g: G,
  movement: Movement,
  ship: FrozenShip,
  path: readonly string[],
  fighters: number,
  purse: Purse,
  roll: Roll,
): PickUp[] {
  const pickUps: PickUp[] = [];
  let aboard: Cargo = ship;
  const stays = path.length === 1;
  path.forEach((id, i) => {
    const system = systemOf(g, id);
    if (!system.planets.some((p) => p.owner === movement.seat && p.groundForces + p.pds > 0)) return;
    if (!mayPickUpIn(system, movement) || (i > 0 && i === path.length - 1 && roll(4) > 1)) return;
    for (const planet of system.planets) {
      if (planet.owner !== movement.seat || roll(4) === 1) continue;
      const free = roomOn(g, ship, aboard) - fighters;
      const room = stays ? Math.min(free, purse.spare) : free;
      const troops = roomForTroops(g, ship, aboard) - roomOn(g, ship, aboard) + Math.max(0, room);
      const each = samplePickUp(g, movement, planet, aboard, troops, room, purse, roll);
      if (each === null) continue;
      const before = Math.max(0, roomOn(g, ship, aboard));
      aboard = { groundForces: aboard.groundForces + each.groundForces, pds: aboard.pds + each.pds };
      if (stays) purse.spare -= before - Math.max(0, roomOn(g, ship, aboard));
      pickUps.push(each);
    }
  });
  return pickUps;
}

/** A third of the leaders on the way come along, now and then aboard one of the fighters that start with the ship. */
function sampleLeaders(
  g: G,
  movement: Movement,
  path: readonly string[],
  purse: Purse,
  roll: Roll,
  along: readonly number[] = [],
): PickUp[] {
  const pickUps: PickUp[] = [];
  for (const leader of g.leaders) {
    if (leader.seat !== movement.seat || leader.place !== 'planet' || purse.leaders.has(leader.id)) continue;
    const planet = leader.at as PlanetId;
    const system = systemOfPlanet(g, planet);
    if (!path.includes(system.id) || !mayPickUpIn(system, movement) || roll(3) > 1) continue;
    purse.leaders.add(leader.id);
    const fighter = along.length > 0 && roll(4) === 1 ? along[roll(along.length) - 1] : undefined;
    pickUps.push({
      planet,
      groundForces: 0,
      pds: 0,
      leaders: [leader.id],
      ...(fighter !== undefined && { fighter }),
    });
  }
  return pickUps;
}

/** Units from one planet: at most `troops` ground forces, or PDS among them as long as there is `room` for both. */
function samplePickUp(
  g: G,
  { seat }: Movement,
  planet: FrozenPlanet,
  aboard: Cargo,
  troops: number,
  room: number,
  purse: Purse,
  roll: Roll,
): PickUp | null {
  const taken = purse.taken.get(planet.id) ?? { groundForces: 0, pds: 0 };
  const stock = planet.groundForces - taken.groundForces;
  const most = Math.min(stock, troops);
  let groundForces = most <= 0 ? 0 : roll(2) === 1 ? most : roll(most);
  if (groundForces > 0 && aboard.groundForces === 0 && groundForces < stock) {
    purse.places ??= units.groundForce.limit - groundForcePlaces(g, seat);
    if (purse.places > 0) purse.places--;
    else groundForces = 0;
  }
  const pds = planet.pds > taken.pds && room > groundForces && roll(6) === 1 ? 1 : 0;
  if (groundForces + pds === 0) return null;
  purse.taken.set(planet.id, { groundForces: taken.groundForces + groundForces, pds: taken.pds + pds });
  return { planet: planet.id, groundForces, pds };
}
