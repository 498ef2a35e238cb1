// A random movement of those that can move: for bots and simulation.
import type { Roll } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import { units } from '../../content/facts/index.ts';
import type { G } from '../../game.ts';
import type { Move, MovementPlan, PickUp } from '../../plans/movement.ts';
import type { FrozenPlanet, FrozenShip } from '../../queries/board.ts';
import { systemOf, systemOfPlanet } from '../../queries/board.ts';
import type { Cargo } from '../../queries/fleet.ts';
import {
  countFleet,
  fighterPlaces,
  fightersIn,
  fleetSize,
  groundForcePlaces,
  isCapital,
  roomForTroops,
  roomOn,
} from '../../queries/fleet.ts';
import { fleetLimit } from '../../queries/values.ts';
import type { Muster, Origin } from './muster.ts';
import { boardingOf } from './muster.ts';
import type { Movement } from './plan.ts';
import { mayPickUpIn } from './plan.ts';

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
