// Why a movement is not allowed: each ship must have a way, what is taken must be there and fit aboard, and the fleet that
// arrives must comply with Fleet Supply and fighter capacity.
import { checkPath } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import { units } from '../../content/facts/index.ts';
import type { G } from '../../game.ts';
import type { DockMove, Move, MovementPlan, PickUp } from '../../plans/movement.ts';
import type { FrozenShip } from '../../queries/board.ts';
import { hasPlanet, hasSystem, lanes, planetOf, systemOf, systemOfPlanet } from '../../queries/board.ts';
import type { Cargo, FleetCount } from '../../queries/fleet.ts';
import {
  countFleet,
  fighterPlaces,
  fightersIn,
  groundForcePlaces,
  isCapital,
  movementRange,
  movesAlone,
  refuseFleet,
  roomOn,
} from '../../queries/fleet.ts';
import { leadersOn } from '../../queries/leaders.ts';
import { mayPassThrough } from '../../queries/permissions.ts';
import { hasCounter } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Movement } from './plan.ts';
import { endOf, isEscorted, mayPickUpIn, shipIn } from './plan.ts';

/** Why a movement is not allowed; null when it is. */
export function refuseMovement(g: G, movement: Movement, { moves, docks = [] }: MovementPlan): Refusal | null {
  if (moves.some(({ pickUps = [] }) => pickUps.some(isNoPickUp))) return why('tactical.movement', 'why.plan malformed');
  if (namesTwice(moves, docks)) return why('tactical.movement', 'why.ship twice');
  for (const move of moves) {
    const refused = refuseShip(g, movement, move, moves);
    if (refused !== null) return refused;
  }
  return refuseDocks(g, movement, docks) ?? refuseWhole(g, movement, moves, docks);
}

/** Nothing is taken aboard, or troops aboard a fighter. */
const isNoPickUp = ({ groundForces, pds, leaders = [], fighter }: PickUp): boolean =>
  groundForces + pds + leaders.length === 0 || (fighter !== undefined && groundForces + pds > 0);

/** Ships, fighters and docks in space take part once each: looked at before any way is. */
function namesTwice(moves: readonly Move[], docks: readonly DockMove[]): boolean {
  const ships = moves.flatMap(({ ship, fighters = [] }) => [ship, ...fighters]);
  const named = [...ships, ...docks.map(({ dock }) => dock)];
  return new Set(named).size < named.length;
}

/** Docks in space move one system, as ships do: not out of a system that a counter holds. */
function refuseDocks(g: G, movement: Movement, docks: readonly DockMove[]): Refusal | null {
  for (const { dock, from } of docks) {
    const owned = hasSystem(g, from) && systemOf(g, from).docks.some((d) => d.id === dock && d.owner === movement.seat);
    if (!owned) return why('tactical.movement', 'why.not your dock there');
    const to = endOf(movement, from);
    if (from === to) return why('tactical.movement', 'why.already in the system');
    if (movement.systems.length > 1) {
      if (!movement.systems.includes(from)) return why('transfer.movement', 'why.not between the two');
    } else if (hasCounter(systemOf(g, from), movement.seat))
      return why('tactical.movement', 'why.held by a counter', { system: from });
    if (!(lanes(g).get(from) ?? []).includes(to))
      return why('tactical.movement', 'why.no way between', { system1: from, system2: to });
  }
  return null;
}

/** Whether this ship may go this way at all, whatever else moves. */
function refuseShip(g: G, { seat, systems }: Movement, move: Move, all: readonly Move[]): Refusal | null {
  const { ship: id, path } = move;
  const start = path[0] as string;
  const end = path[path.length - 1] as string;
  const ship = hasSystem(g, start) ? shipIn(g, start, seat, id) : undefined;
  if (ship === undefined) return why('tactical.movement', 'why.not your ship there');
  if (!systems.includes(end)) return why('tactical.movement', 'why.ends elsewhere');
  if (path.length === 1) return null;
  if (systems.length > 1) {
    if (path.length > 2 || !systems.includes(start)) return why('transfer.movement', 'why.not between the two');
  } else {
    if (start === end) return why('tactical.movement', 'why.already in the system');
    if (hasCounter(systemOf(g, start), seat))
      return why('tactical.movement', 'why.held by a counter', { system: start });
  }
  if (!movesAlone(g, seat, ship.type)) return why('fighter', 'why.fighters need a carrier');
  const moves = movementRange(g, { seat, ship, from: start, to: end, boarding: boardingIn(g, move, start) });
  const roads = lanes(g);
  const passing = (system: string): Refusal | null =>
    mayPassThrough(g, { seat, system, from: start, to: end, diplomat: isEscorted(g, all, start, system) });
  const fault = checkPath(path, moves, {
    neighbours: (at) => roads.get(at) ?? [],
    mayPassThrough: (system) => passing(system) === null,
  });
  if (fault === null) return null;
  const system = path[fault.at] as string;
  if (fault.why === 'too far') return why('tactical.movement', 'why.too far', { unit: ship.type, moves });
  if (fault.why === 'blocked') return passing(system);
  return why('tactical.movement', 'why.no way between', { system1: path[fault.at - 1] as string, system2: system });
}

/** Leaders who come aboard the ship itself in this system. */
const boardingIn = (g: G, { pickUps = [] }: Move, system: string): readonly LeaderId[] =>
  g.leaders.length === 0
    ? []
    : pickUps.flatMap(({ planet, leaders = [], fighter }) =>
        fighter === undefined && hasPlanet(g, planet) && systemOfPlanet(g, planet).id === system ? leaders : [],
      );

/** What the movement takes from where and brings where, move by move. */
interface Tally {
  readonly taken: Map<PlanetId, Writable<Cargo>>;
  readonly leaders: Set<LeaderId>;
  /** Ships without ground forces that get some. */
  loaded: number;
  /** The fleets in the activated systems as they will be. */
  readonly fleets: Map<string, Writable<FleetCount>>;
  /** The same fleets when only what leaves them is gone: fighters may be left behind, they are removed. */
  readonly left: Map<string, Writable<FleetCount>>;
  /** Systems that fighters leave, with how many stay. */
  readonly fightersLeft: Map<string, number>;
  /** Carriers with fighters under way, by ship; and fighters that fly by themselves, by system of departure. */
  readonly flights: Set<number | string>;
}

type Writable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Takes moves of which each ship may go its way. */
function refuseWhole(g: G, movement: Movement, moves: readonly Move[], docks: readonly DockMove[]): Refusal | null {
  const before = movement.systems.map((id) => [id, countFleet(g, systemOf(g, id), movement.seat)] as const);
  const tally: Tally = {
    taken: new Map(),
    leaders: new Set(),
    loaded: 0,
    fleets: new Map(before.map(([id, fleet]) => [id, { ...fleet }])),
    left: new Map(before.map(([id, fleet]) => [id, { ...fleet }])),
    fightersLeft: new Map(),
    flights: new Set(),
  };
  const support = units.spaceDock.fighterCapacity ?? 0;
  for (const { from } of docks) {
    leave(tally, from, 'capacity', support);
    (tally.fleets.get(endOf(movement, from)) as Writable<FleetCount>).capacity += support;
  }
  for (const move of moves) {
    const refused = addMove(g, movement, tally, move);
    if (refused !== null) return refused;
  }
  return refuseFleets(g, movement, tally) ?? refuseFigures(g, movement, tally);
}

function addMove(g: G, movement: Movement, tally: Tally, move: Move): Refusal | null {
  const { path, fighters = [], pickUps = [] } = move;
  const ship = shipIn(g, path[0] as string, movement.seat, move.ship) as FrozenShip;
  const refused = takeFighters(g, movement, tally, path, fighters) ?? takeAboard(g, movement, tally, move);
  if (refused !== null) return refused;
  const cargo = { groundForces: ship.groundForces, pds: ship.pds };
  const underWay = { ...cargo };
  for (const each of pickUps) {
    cargo.groundForces += each.groundForces;
    cargo.pds += each.pds;
    if (systemOfPlanet(g, each.planet).id === path[path.length - 1]) continue;
    underWay.groundForces += each.groundForces;
    underWay.pds += each.pds;
  }
  // Where the ship arrives a dock or another ship may support the fighters that made the journey with it.
  const room = roomOn(g, ship, cargo);
  if (fighters.length + pickUps.length > 0 && (room < 0 || roomOn(g, ship, underWay) < fighters.length))
    return why('carrier', 'why.no room aboard', { unit: ship.type });
  if (ship.groundForces === 0 && cargo.groundForces > 0) tally.loaded++;
  if (fighters.length > 0) tally.flights.add(ship.id);
  countShip(g, movement, tally, ship, path, room);
  return null;
}

/** Fighters go along from any system of the path but the last. */
function takeFighters(
  g: G,
  movement: Movement,
  tally: Tally,
  path: readonly string[],
  fighters: readonly number[],
): Refusal | null {
  for (const id of fighters) {
    const from = path.slice(0, -1).find((system) => shipIn(g, system, movement.seat, id)?.type === 'fighter');
    if (from === undefined) return why('fighter', 'why.no such fighter on the way');
    if (!mayPickUpIn(systemOf(g, from), movement))
      return why('carrier.transport', 'why.no pick-up there', { system: from });
    fighterLeaves(g, movement, tally, from);
    (tally.fleets.get(path[path.length - 1] as string) as Writable<FleetCount>).fighters++;
  }
  return null;
}

/** What comes aboard the ship, or leaders aboard a fighter that it takes along: a fighter passes where it has been taken. */
function takeAboard(g: G, movement: Movement, tally: Tally, move: Move): Refusal | null {
  const { path, fighters = [], pickUps = [] } = move;
  for (const { planet, groundForces, pds, leaders = [], fighter } of pickUps) {
    if (fighter !== undefined && !fighters.includes(fighter)) return why('fighter', 'why.no such fighter on the way');
    const passed = fighter === undefined ? path : path.slice(startOf(g, movement, path, fighter));
    if (!hasPlanet(g, planet) || !passed.includes(systemOfPlanet(g, planet).id))
      return why('carrier.transport', 'why.planet not on the way');
    const system = systemOfPlanet(g, planet);
    if (!mayPickUpIn(system, movement)) return why('carrier.transport', 'why.no pick-up there', { system: system.id });
    const at = planetOf(g, planet);
    const taken = tally.taken.get(planet) ?? { groundForces: 0, pds: 0 };
    taken.groundForces += groundForces;
    taken.pds += pds;
    tally.taken.set(planet, taken);
    if (at.owner !== movement.seat || taken.groundForces > at.groundForces || taken.pds > at.pds)
      return why('carrier.transport', 'why.too few units there', { planet });
    for (const id of leaders) {
      if (tally.leaders.has(id) || !leadersOn(g, movement.seat, planet).some((l) => l.id === id))
        return why('leaders', 'why.leader not there', { planet });
      tally.leaders.add(id);
    }
  }
  return null;
}

const startOf = (g: G, { seat }: Movement, path: readonly string[], ship: number): number =>
  path.findIndex((system) => shipIn(g, system, seat, ship) !== undefined);

/** Moves the ship, and the room it still has, from one fleet to the other. */
function countShip(
  g: G,
  movement: Movement,
  tally: Tally,
  ship: FrozenShip,
  path: readonly string[],
  room: number,
): void {
  const start = path[0] as string;
  const end = path[path.length - 1] as string;
  const before = Math.max(0, roomOn(g, ship));
  const there = tally.fleets.get(end) as Writable<FleetCount>;
  there.capacity += Math.max(0, room);
  if (start === end) {
    there.capacity -= before;
    return;
  }
  leave(tally, start, 'capacity', before);
  if (isCapital(ship)) {
    there.capital++;
    leave(tally, start, 'capital', 1);
  } else {
    there.fighters++;
    fighterLeaves(g, movement, tally, start);
    tally.flights.add(start);
  }
}

function fighterLeaves(g: G, { seat }: Movement, tally: Tally, system: string): void {
  tally.fightersLeft.set(system, (tally.fightersLeft.get(system) ?? fightersIn(systemOf(g, system), seat).length) - 1);
  leave(tally, system, 'fighters', 1);
}

function leave({ fleets, left }: Tally, system: string, what: keyof FleetCount, count: number): void {
  const [here, rest] = [fleets.get(system), left.get(system)];
  if (here !== undefined) here[what] -= count;
  if (rest !== undefined) rest[what] -= count;
}

/** Only what a movement brings bars it, never what it leaves behind. */
function refuseFleets(g: G, { seat }: Movement, { left, fleets }: Tally): Refusal | null {
  for (const [system, fleet] of fleets) {
    const refused = refuseFleet(g, seat, system, fleet, left.get(system));
    if (refused !== null) return refused;
  }
  return null;
}

/** Every place with ground forces, every system with fighters and every carrier under way with fighters needs a figure
 *  beside the counters. */
function refuseFigures(g: G, { seat }: Movement, { loaded, taken, flights, fightersLeft }: Tally): Refusal | null {
  if (loaded > 0) {
    const before = groundForcePlaces(g, seat);
    let places = before + loaded;
    for (const [planet, { groundForces }] of taken)
      if (groundForces > 0 && groundForces === planetOf(g, planet).groundForces) places--;
    if (places > units.groundForce.limit && places > before)
      return why('supplement counters', 'why.no ground force figure');
  }
  if (flights.size > 0) {
    const before = fighterPlaces(g, seat);
    let places = before + flights.size;
    for (const left of fightersLeft.values()) if (left === 0) places--;
    if (places > units.fighter.limit && places > before) return why('supplement counters', 'why.no fighter figure');
  }
  return null;
}
