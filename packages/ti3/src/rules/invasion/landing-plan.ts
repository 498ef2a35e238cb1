// Why planetary landings are not allowed, and random ones that are.
import type { Refusal, Roll } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../../content/facts/index.ts';
import { units } from '../../content/facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { Landing, LandingPlan, Reloading } from '../../plans/invasion.ts';
import type { FrozenPlanet, FrozenShip } from '../../queries/board.ts';
import { systemOf } from '../../queries/board.ts';
import type { Cargo } from '../../queries/fleet.ts';
import { countFleet, groundForcePlaces, refuseFleet, roomOn } from '../../queries/fleet.ts';
import { leadersAboard } from '../../queries/leaders.ts';
import { mayInvade } from '../../queries/permissions.ts';
import { why } from '../../queries/refusals.ts';
import { capacity, landingCost } from '../../queries/values.ts';
import { purchasingPower, randomPayment, refusePayment } from '../production/spending.ts';

/** Whose landings, where, and whether on his own planets alone. */
export interface Landings {
  readonly seat: Seat;
  readonly system: string;
  readonly friendlyOnly: boolean;
}

/** Why units may not land on a planet at all. */
export function refusePlanet(g: G, { seat, friendlyOnly }: Landings, planet: FrozenPlanet): Refusal | null {
  if (planet.owner === seat) return null;
  if (friendlyOnly) return why('transfer.landings', 'why.own planets only', { planet: planet.id });
  return mayInvade(g, { seat, planet: planet.id });
}

/** What the landings of a plan cost: each planet once. */
export function costOfLandings(g: G, seat: Seat, landings: readonly Landing[]): number {
  let cost = 0;
  for (const planet of new Set(landings.map((l) => l.planet))) cost += landingCost(g, { seat, planet });
  return cost;
}

/** Why landings are not allowed; null when they are. */
export function refuseLandings(g: G, about: Landings, { landings, reloadings = [], pay }: LandingPlan): Refusal | null {
  if ([...landings, ...reloadings].some(isNothing)) return why('tactical.landings', 'why.plan malformed');
  const system = systemOf(g, about.system);
  const before = new Map<number, Cargo>();
  for (const ship of system.ships) if (ship.owner === about.seat) before.set(ship.id, ship);
  const unloaded = new Map<number, Cargo>();
  const loaded = new Map<number, Cargo>();
  const landed = new Map<PlanetId, Cargo>();
  for (const { ship, planet, groundForces, pds } of landings) {
    const at = system.planets.find((p) => p.id === planet);
    if (!before.has(ship) || at === undefined) return why('tactical.landings', 'why.not in the system');
    const refused = refusePlanet(g, about, at);
    if (refused !== null) return refused;
    add(unloaded, ship, groundForces, pds);
    add(landed, planet, groundForces, pds);
  }
  for (const { ship, into, groundForces, pds } of reloadings) {
    if (!before.has(ship) || !before.has(into) || ship === into)
      return why('carrier.transport', 'why.not in the system');
    add(unloaded, ship, groundForces, pds);
    add(loaded, into, groundForces, pds);
  }
  for (const [ship, cargo] of unloaded) {
    const had = before.get(ship) as Cargo;
    if (cargo.groundForces > had.groundForces || cargo.pds > had.pds)
      return why('tactical.landings', 'why.too few aboard');
  }
  for (const [id, cargo] of landed) {
    const planet = system.planets.find((p) => p.id === id) as FrozenPlanet;
    const own = planet.owner === about.seat;
    if (!own && cargo.groundForces === 0)
      return cargo.pds > 0
        ? why('tactical.landings', 'why.PDS alone', { planet: id })
        : why('leaders.landing', 'why.leader alone', { planet: id });
    if (cargo.pds + (own ? planet.pds : 0) > (units.pds.maxPerPlanet ?? 0))
      return why('pds.limit', 'why.too many PDS', { planet: id });
  }
  const cost = costOfLandings(g, about.seat, landings);
  return (
    refuseLeaders(g, [...landings, ...reloadings]) ??
    refuseCargo(g, about, unloaded, loaded) ??
    refuseFigures(g, about, unloaded, loaded, landed) ??
    (cost > 0 || pay !== undefined ? refusePayment(g, about.seat, 'resources', cost, pay) : null)
  );
}

const isNothing = ({ groundForces, pds, leaders = [] }: Landing | Reloading): boolean =>
  groundForces + pds + leaders.length === 0;

/** Leaders leave the ship they are aboard, each once. */
function refuseLeaders(g: G, unloadings: readonly (Landing | Reloading)[]): Refusal | null {
  const named = new Set<LeaderId>();
  for (const { ship, leaders = [] } of unloadings)
    for (const id of leaders) {
      if (named.has(id) || !leadersAboard(g, ship).some((l) => l.id === id))
        return why('leaders.landing', 'why.leader not aboard');
      named.add(id);
    }
  return null;
}

/** Ships hold only what fits, and fighters keep the capacity they need. */
function refuseCargo(
  g: G,
  { seat, system: id }: Landings,
  unloaded: ReadonlyMap<number, Cargo>,
  loaded: ReadonlyMap<number, Cargo>,
): Refusal | null {
  if (loaded.size === 0) return null;
  const system = systemOf(g, id);
  const before = countFleet(g, system, seat);
  let capacityAfter = before.capacity;
  for (const ship of system.ships) {
    if (ship.owner !== seat) continue;
    const room = roomOn(g, ship, cargoAfter(ship, unloaded, loaded));
    if (room < 0 && loaded.has(ship.id)) return why('carrier', 'why.no room aboard', { unit: ship.type });
    capacityAfter += Math.max(0, room) - Math.max(0, roomOn(g, ship));
  }
  return refuseFleet(g, seat, id, { ...before, capacity: capacityAfter }, before);
}

/** Every ship and planet with ground forces needs a figure beside the counters. */
function refuseFigures(
  g: G,
  { seat, system: id }: Landings,
  unloaded: ReadonlyMap<number, Cargo>,
  loaded: ReadonlyMap<number, Cargo>,
  landed: ReadonlyMap<PlanetId, Cargo>,
): Refusal | null {
  const before = groundForcePlaces(g, seat);
  let places = before;
  const system = systemOf(g, id);
  for (const ship of system.ships)
    if (ship.owner === seat)
      places += Number(cargoAfter(ship, unloaded, loaded).groundForces > 0) - Number(ship.groundForces > 0);
  for (const planet of system.planets)
    if ((landed.get(planet.id)?.groundForces ?? 0) > 0 && (planet.owner !== seat || planet.groundForces === 0))
      places++;
  return places > units.groundForce.limit && places > before
    ? why('supplement counters', 'why.no ground force figure')
    : null;
}

const nothing: Cargo = { groundForces: 0, pds: 0 };

function cargoAfter(ship: FrozenShip, unloaded: ReadonlyMap<number, Cargo>, loaded: ReadonlyMap<number, Cargo>): Cargo {
  const out = unloaded.get(ship.id) ?? nothing;
  const into = loaded.get(ship.id) ?? nothing;
  return {
    groundForces: ship.groundForces - out.groundForces + into.groundForces,
    pds: ship.pds - out.pds + into.pds,
  };
}

function add<Key>(sums: Map<Key, Cargo>, key: Key, groundForces: number, pds: number): void {
  const sum = sums.get(key) ?? nothing;
  sums.set(key, { groundForces: sum.groundForces + groundForces, pds: sum.pds + pds });
}

/** Random landings that are allowed: most ground forces go down, most often all of a ship's on one planet. */
export function sampleLandings(g: G, about: Landings, planets: readonly FrozenPlanet[], roll: Roll): LandingPlan {
  const { seat } = about;
  const ships = systemOf(g, about.system).ships.filter((s) => s.owner === seat);
  const landings: Landing[] = [];
  const landed = new Map<PlanetId, Cargo>();
  const wealth = planets.some((p) => landingCost(g, { seat, planet: p.id }) > 0)
    ? purchasingPower(g, seat, 'resources')
    : 0;
  let figures = units.groundForce.limit - groundForcePlaces(g, seat);
  for (const ship of ships) {
    if (planets.length === 0 || ship.groundForces + ship.pds === 0 || roll(8) === 1) continue;
    const planet = planets[roll(planets.length) - 1] as FrozenPlanet;
    const own = planet.owner === seat;
    const there = landed.get(planet.id) ?? nothing;
    if (
      !landed.has(planet.id) &&
      costOfLandings(g, seat, [...landings, { ...nothing, ship: 0, planet: planet.id }]) > wealth
    )
      continue;
    let groundForces = ship.groundForces === 0 ? 0 : roll(3) === 1 ? roll(ship.groundForces) : ship.groundForces;
    const isNewPlace = there.groundForces + (own ? planet.groundForces : 0) === 0;
    if (isNewPlace && groundForces > 0 && groundForces < ship.groundForces) {
      if (figures > 0) figures--;
      else groundForces = 0;
    }
    const pdsRoom = (units.pds.maxPerPlanet ?? 0) - there.pds - (own ? planet.pds : 0);
    const mayLandPds = own || there.groundForces + groundForces > 0;
    const pds = mayLandPds && roll(2) === 1 ? Math.max(0, Math.min(ship.pds, pdsRoom)) : 0;
    if (groundForces + pds === 0) continue;
    landings.push({ ship: ship.id, planet: planet.id, groundForces, pds });
    add(landed, planet.id, groundForces, pds);
  }
  const changing = g.leaders.length === 0 ? [] : sampleLeaders(g, seat, ships, planets, landed, landings, roll);
  const cost = wealth === 0 ? 0 : costOfLandings(g, seat, landings);
  const pay = cost === 0 ? null : randomPayment(g, seat, 'resources', cost, roll);
  const reloadings = landings.length === 0 && roll(4) === 1 ? sampleReloading(g, ships, roll) : changing;
  return { landings, ...(reloadings.length > 0 && { reloadings }), ...(pay !== null && { pay }) };
}

/** Every second leader goes ashore, at home or with ground forces of the same landing; now and then one changes ships. */
function sampleLeaders(
  g: G,
  seat: Seat,
  ships: readonly FrozenShip[],
  planets: readonly FrozenPlanet[],
  landed: ReadonlyMap<PlanetId, Cargo>,
  landings: Landing[],
  roll: Roll,
): Reloading[] {
  const open = planets.filter((p) => p.owner === seat || (landed.get(p.id)?.groundForces ?? 0) > 0);
  const changing: Reloading[] = [];
  for (const { id: ship } of ships)
    for (const { id } of leadersAboard(g, ship)) {
      const die = roll(6);
      const planet = open.length === 0 ? undefined : open[roll(open.length) - 1];
      const into = ships[roll(ships.length) - 1] as FrozenShip;
      if (die <= 3 && planet !== undefined) landings.push({ ...nothing, ship, planet: planet.id, leaders: [id] });
      else if (die === 4 && into.id !== ship) changing.push({ ...nothing, ship, into: into.id, leaders: [id] });
    }
  return changing;
}

/** Everything from one carrier into another that has the room. */
function sampleReloading(g: G, ships: readonly FrozenShip[], roll: Roll): Reloading[] {
  const carriers = ships.filter((s) => capacity(g, { seat: s.owner, type: s.type }) > 0);
  if (carriers.length < 2) return [];
  const at = roll(carriers.length) - 1;
  const ship = carriers[at] as FrozenShip;
  const into = carriers[(at + 1) % carriers.length] as FrozenShip;
  const { groundForces, pds } = ship;
  if (groundForces + pds === 0 || roomOn(g, into) < groundForces + pds) return [];
  return [{ ship: ship.id, into: into.id, groundForces, pds }];
}
