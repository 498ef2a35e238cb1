// Movements with a purpose: just enough to take what lies there, everything that can come, or a single ship to be present.
import type { PlanetId } from '../content/facts/index.ts';
import { units } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { Move, MovementPlan, PickUp, Reached } from '../plans/index.ts';
import type { FrozenShip, FrozenSystem } from '../queries/board.ts';
import { systemOf } from '../queries/board.ts';
import { capacityLeft, countFleet, fightersIn, isCapital, roomForTroops, roomOn } from '../queries/fleet.ts';
import { fleetLimit } from '../queries/values.ts';
import { mayPickUpIn } from '../rules/movement/plan.ts';
import type { Might } from './strength.ts';
import {
  addShip,
  cannonsAgainst,
  enoughFor,
  fleetAgainst,
  garrisonAgainst,
  hitsOf,
  noMight,
  strengthOf,
} from './strength.ts';

interface Ship {
  readonly ship: FrozenShip;
  readonly path: readonly string[];
  readonly room: number;
  readonly cost: number;
}

/** A fight is begun with so much more strength than the other side has. */
const SUPERIORITY = 1.35;

/** What has been decided so far about a movement. */
interface Draft {
  readonly moves: { readonly ship: Ship; readonly pickUps: PickUp[]; readonly fighters: number[]; load: number }[];
  readonly taken: Set<number>;
  /** Ground forces that leave each planet. */
  readonly leaving: Map<PlanetId, number>;
  readonly might: Might;
  troops: number;
  places: number;
}

/** The most promising first. */
export function movements(g: G, seat: Seat, system: string, reach: readonly Reached[]): MovementPlan[] {
  const target = systemOf(g, system);
  const ships: Ship[] = [];
  for (const { ship: id, path, leaders, escort } of reach) {
    if (leaders !== undefined || escort !== undefined || path.length < 2) continue;
    const ship = systemOf(g, path[0] as string).ships.find((each) => each.id === id);
    if (ship !== undefined) ships.push({ ship, path, room: roomForTroops(g, ship), cost: units[ship.type].cost });
  }
  const enemy = fleetAgainst(g, target, seat) + cannonsAgainst(target, seat);
  const wanted = target.planets.filter((p) => p.owner !== seat);
  const troops = wanted.reduce((sum, p) => sum + enoughFor(p, seat), 0);
  const garrisons = wanted.reduce((sum, p) => sum + garrisonAgainst(p, seat), 0);
  const plan = (against: number, landing: number, isLean: boolean): MovementPlan =>
    force(g, seat, target, ships, { enemy: against, troops: landing, isLean });
  const lean = plan(enemy * SUPERIORITY, troops, true);
  const present = plan(0.01, 0, true);
  const more = plan(enemy === 0 ? 0 : 2 * enemy + 1, troops + 2, false);
  const all = plan(Number.POSITIVE_INFINITY, 99, false);
  const stay: MovementPlan = { moves: [] };
  const plans = enemy === 0 && garrisons === 0 ? [lean, more, present, stay] : [lean, all, more, present, stay];
  if (wanted.length === 0) plans.splice(1, 0, all);
  const seen = new Set<string>();
  return plans.filter((each) => {
    const key = JSON.stringify(each);
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}

interface Need {
  readonly enemy: number;
  readonly troops: number;
  /** Cheap ships first, and two stay where there are some to spare. */
  readonly isLean: boolean;
}

function force(g: G, seat: Seat, target: FrozenSystem, ships: readonly Ship[], need: Need): MovementPlan {
  const limit = fleetLimit(g, { seat, system: target.id });
  const draft: Draft = {
    moves: [],
    taken: new Set(),
    leaving: new Map(),
    might: noMight(),
    troops: 0,
    places: limit - countFleet(g, target, seat).capital,
  };
  for (const ship of target.ships)
    if (ship.owner === seat) {
      addShip(draft.might, ship);
      draft.troops += ship.groundForces;
    }
  if (need.troops > draft.troops) sendTroops(g, seat, ships, draft, need);
  sendEscorts(ships, draft, need);
  for (const move of draft.moves) fillUp(g, seat, move, draft, need.enemy > 0.5);
  const moves = draft.moves.map(
    ({ ship: { ship, path }, pickUps, fighters }): Move => ({
      ship: ship.id,
      path,
      ...(pickUps.length > 0 && { pickUps }),
      ...(fighters.length > 0 && { fighters }),
    }),
  );
  return { moves };
}

/** Those with most aboard first, and the cheaper ones of the same load. */
function sendTroops(g: G, seat: Seat, ships: readonly Ship[], draft: Draft, need: Need): void {
  const carriers = ships.filter(({ ship, room }) => isCapital(ship) && room + ship.groundForces > 0);
  const loadOf = (each: Ship): number => {
    const ashore = ashoreFor(g, seat, each, draft, need.isLean).reduce((sum, [, count]) => sum + count, 0);
    return each.ship.groundForces + Math.min(each.room, ashore);
  };
  const offers = carriers.map((ship) => ({ ship, load: loadOf(ship) }));
  offers.sort((a, b) => Math.min(b.load, need.troops) - Math.min(a.load, need.troops) || a.ship.cost - b.ship.cost);
  for (const { ship } of offers) {
    if (draft.troops >= need.troops || draft.places <= 0) break;
    const pickUps: PickUp[] = [];
    let room = Math.min(ship.room, need.troops - draft.troops - ship.ship.groundForces);
    let load = ship.ship.groundForces;
    for (const [planet, count] of ashoreFor(g, seat, ship, draft, need.isLean)) {
      const groundForces = Math.min(room, count);
      if (groundForces <= 0) continue;
      pickUps.push({ planet, groundForces, pds: 0 });
      draft.leaving.set(planet, (draft.leaving.get(planet) ?? 0) + groundForces);
      room -= groundForces;
      load += groundForces;
    }
    if (load > 0) join(draft, ship, pickUps, load);
  }
}

/** Ground forces that a ship could take from the planets where it lies, most of them first. Of each garrison somebody stays. */
function ashoreFor(g: G, seat: Seat, { path }: Ship, { leaving }: Draft, isLean: boolean): [PlanetId, number][] {
  const from = systemOf(g, path[0] as string);
  if (!mayPickUpIn(from, { seat, systems: [path[path.length - 1] as string] })) return [];
  const found: [PlanetId, number][] = [];
  for (const { id, owner, groundForces, dock } of from.planets) {
    if (owner !== seat) continue;
    const staying = dock >= 0 && isLean ? 2 : 1;
    const free = groundForces - (leaving.get(id) ?? 0) - staying;
    if (free > 0) found.push([id, free]);
  }
  return found.sort(([, a], [, b]) => b - a);
}

/** Whoever only wants to be there sends what is cheapest; whoever fights, what fights best for its price. */
function sendEscorts(ships: readonly Ship[], draft: Draft, need: Need): void {
  const escorts = ships.filter(({ ship }) => !draft.taken.has(ship.id) && isCapital(ship));
  const inFight = ({ ship, cost, room }: Ship): number => hitsOf(ship.type) / Math.max(1, cost) + (room === 0 ? 1 : 0);
  escorts.sort((a, b) => (need.enemy < 1 ? a.cost - b.cost || a.room - b.room : inFight(b) - inFight(a)));
  for (const ship of escorts) {
    if (draft.places <= 0 || strengthOf(draft.might) >= need.enemy) break;
    join(draft, ship, [], ship.ship.groundForces);
  }
}

function join(draft: Draft, ship: Ship, pickUps: PickUp[], load: number): void {
  draft.moves.push({ ship, pickUps, fighters: [], load });
  draft.taken.add(ship.ship.id);
  draft.troops += load;
  draft.places--;
  addShip(draft.might, ship.ship);
}

/** Fighters that would be lost without the ship go along; others too where there is a fight. */
function fillUp(g: G, seat: Seat, move: Draft['moves'][number], draft: Draft, isFight: boolean): void {
  const { ship, path } = move.ship;
  const from = systemOf(g, path[0] as string);
  if (!mayPickUpIn(from, { seat, systems: [path[path.length - 1] as string] })) return;
  let room = roomOn(g, ship, { groundForces: move.load, pds: ship.pds });
  let support = capacityLeft(g, from, seat);
  for (const each of from.ships)
    if (each.owner === seat && draft.taken.has(each.id))
      support += each.type === 'fighter' ? 1 : -Math.max(0, roomOn(g, each));
  for (const fighter of fightersIn(from, seat)) {
    if (room <= 0 || (support >= 0 && !isFight)) return;
    if (draft.taken.has(fighter.id)) continue;
    move.fighters.push(fighter.id);
    draft.taken.add(fighter.id);
    addShip(draft.might, fighter);
    room--;
    support++;
  }
}
