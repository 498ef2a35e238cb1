// A movement as a player draws it up: which ships go, and what each takes along. The plan is built from that.

import type { LeaderId, PlanetId, ShipType } from '@custodian/ti3/facts';
import { units } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import type { AboutNamed, MovementPlan } from '@custodian/ti3/plans';
import { systemOf } from '@custodian/ti3/queries/board';
import type { Cargo } from '@custodian/ti3/queries/fleet';
import { countFleet, fightersIn, isCapital, roomForTroops, roomOn } from '@custodian/ti3/queries/fleet';
import { leadersOn } from '@custodian/ti3/queries/leaders';
import type { FleetMeter, Ship, Sight, Tally } from '../numbers.ts';
import { holdSize, meterOf } from '../numbers.ts';
import { pickUpsOf } from './pick-ups.ts';
import { mayLoadIn, routesOf } from './ways.ts';

export type MovementAbout = AboutNamed<'movement'>;

/** What one ship takes along: fighters by system, the others by planet. */
export interface Load {
  readonly fighters: Readonly<Record<string, number>>;
  readonly groundForces: Readonly<Record<string, number>>;
  readonly pds: Readonly<Record<string, number>>;
  readonly leaders: readonly LeaderId[];
  /** Those of the leaders who go aboard a fighter that comes along. */
  readonly riding: readonly LeaderId[];
}

export interface Draft {
  readonly going: readonly number[];
  readonly loads: Readonly<Record<number, Load>>;
  /** Systems by which ships go instead of the shortest way. */
  readonly vias: Readonly<Record<number, string>>;
  /** Docks in space that move. */
  readonly docks: readonly number[];
}

export interface Moving extends Sight {
  readonly about: MovementAbout;
}

/** Ships of one kind that lie in one system and reach the same one. */
export interface Group {
  readonly key: string;
  readonly type: ShipType;
  readonly damaged: boolean;
  readonly ships: readonly number[];
}

export interface Origin {
  readonly system: string;
  readonly to: string;
  readonly distance: number;
  readonly groups: readonly Group[];
}

/** A place where a ship may take units aboard. */
export interface Stop {
  readonly system: string;
  readonly fighters: number;
  readonly planets: readonly {
    readonly planet: PlanetId;
    readonly groundForces: number;
    readonly pds: number;
    readonly leaders: readonly LeaderId[];
  }[];
}

export const nobodyMoves: Draft = { going: [], loads: {}, vias: {}, docks: [] };
export const emptyLoad: Load = { fighters: {}, groundForces: {}, pds: {}, leaders: [], riding: [] };

/** Systems that ships could come from, nearest first. */
export function originsOf(m: Moving): Origin[] {
  const origins = new Map<string, { system: string; to: string; distance: number; ships: Ship[] }>();
  for (const { ship, path } of m.about.reach) {
    const system = path[0] as string;
    const to = path.at(-1) as string;
    const found = shipOf(m, system, ship);
    if (found === undefined) continue;
    const origin = origins.get(`${system} ${to}`) ?? { system, to, distance: path.length - 1, ships: [] };
    origin.ships.push(found);
    origins.set(`${system} ${to}`, origin);
  }
  return [...origins.values()]
    .sort((a, b) => a.distance - b.distance)
    .map(({ ships, ...origin }) => ({ ...origin, groups: groupsOf(ships) }));
}

function groupsOf(ships: readonly Ship[]): Group[] {
  const groups = new Map<string, Ship[]>();
  for (const ship of ships) {
    const key = `${ship.type}${ship.damaged ? ' damaged' : ''}`;
    groups.set(key, [...(groups.get(key) ?? []), ship]);
  }
  // Those that carry something first.
  const rank = (s: Ship): number => s.groundForces + s.pds;
  return [...groups]
    .map(([key, list]) => ({
      key,
      type: (list[0] as Ship).type,
      damaged: (list[0] as Ship).damaged,
      ships: list.toSorted((a, b) => rank(b) - rank(a)).map((s) => s.id),
    }))
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
}

/** As they stand in a list: what matters most first. */
const order: readonly ShipType[] = ['warSun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter'];

const shipOf = ({ g, seat }: Sight, system: string, id: number): Ship | undefined =>
  systemOf(g, system).ships.find((s) => s.id === id && s.owner === seat) as Ship | undefined;

/** The way of a ship: the one it goes, or the system where it lies. */
export function pathOf(m: Moving, draft: Draft, ship: number): readonly string[] {
  if (draft.going.includes(ship)) {
    const usual = m.about.reach.find((r) => r.ship === ship)?.path ?? [];
    const via = draft.vias[ship];
    const found = via === undefined ? undefined : shipOf(m, usual[0] as string, ship);
    return (found && routesOf(m, found).find((r) => r.via === via)?.path) ?? usual;
  }
  return [m.about.systems.find((id) => shipOf(m, id, ship) !== undefined) as string];
}

/** How many of the group go, beginning with the first. Those that set out are loaded sensibly. */
export function setGoing(m: Moving, draft: Draft, group: Group, count: number): Draft {
  const loads = { ...draft.loads };
  const vias = { ...draft.vias };
  const others = draft.going.filter((id) => !group.ships.includes(id));
  const going = group.ships.slice(0, count);
  for (const id of group.ships)
    if (!going.includes(id)) {
      delete loads[id];
      delete vias[id];
    }
  let now: Draft = { ...draft, going: [...others, ...going], loads, vias };
  for (const id of going) if (!draft.going.includes(id)) now = withLoad(now, id, usualLoad(m, now, id));
  return now;
}

/** All that can come, the greatest first, as far as Fleet Supply allows. */
export function everybody(m: Moving, draft: Draft): Draft {
  const groups = originsOf(m)
    .flatMap((origin) => origin.groups)
    .sort((a, b) => order.indexOf(a.type) - order.indexOf(b.type));
  let now = draft;
  for (const group of groups)
    for (let count = goingOf(now, group) + 1; count <= group.ships.length; count++) {
      if (!hasCompany(m, now, group.ships[count - 1] as number)) break;
      const more = setGoing(m, now, group, count);
      if (metersOf(m, more).some(({ size, limit }) => size > limit)) break;
      now = more;
    }
  return now;
}

/** Leaders without whom the ship has no way are still to be had, and the ship that opens its way goes. */
function hasCompany(m: Moving, draft: Draft, id: number): boolean {
  const { leaders = [], escort } = m.about.reach.find((r) => r.ship === id) ?? {};
  return !leaders.some((leader) => isTaken(draft, id, leader)) && (!escort || draft.going.includes(escort.ship));
}

const isTaken = (draft: Draft, ship: number, leader: LeaderId): boolean =>
  Object.entries(draft.loads).some(([id, load]) => Number(id) !== ship && load.leaders.includes(leader));

export const goingOf = (draft: Draft, group: Group): number =>
  group.ships.filter((id) => draft.going.includes(id)).length;

export const withLoad = (draft: Draft, ship: number, load: Load): Draft => ({
  ...draft,
  loads: { ...draft.loads, [ship]: load },
});

/** The ship goes by another system, or (null) the shortest way, and is loaded anew for it. */
export function goBy(m: Moving, draft: Draft, ship: number, via: string | null): Draft {
  const { [ship]: _, ...others } = draft.vias;
  const now = { ...draft, vias: via === null ? others : { ...others, [ship]: via } };
  return withLoad(now, ship, usualLoad(m, now, ship));
}

export const loadOf = (draft: Draft, ship: number): Load => draft.loads[ship] ?? emptyLoad;

/** Where the ship may take something aboard, with what is left there for it. */
export function stopsOf(m: Moving, draft: Draft, ship: number): Stop[] {
  const { g, seat } = m;
  const path = pathOf(m, draft, ship);
  const others = Object.entries(draft.loads).flatMap(([id, load]) => (Number(id) === ship ? [] : [load]));
  const taken = (what: 'fighters' | 'groundForces' | 'pds', at: string): number =>
    others.reduce((sum, load) => sum + (load[what][at] ?? 0), 0);
  return path.flatMap((id, i) => {
    const system = systemOf(g, id);
    if (!mayLoadIn(m, id)) return [];
    const isLast = i === path.length - 1;
    const leave = isLast ? 0 : staying(m, draft, id) - taken('fighters', id);
    const planets = system.planets
      .filter((p) => p.owner === seat)
      .map((p) => ({
        planet: p.id,
        groundForces: p.groundForces - taken('groundForces', p.id),
        pds: p.pds - taken('pds', p.id),
        leaders: leadersOn(g, seat, p.id)
          .map((l) => l.id)
          .filter((leader) => !others.some((load) => load.leaders.includes(leader))),
      }))
      .filter((p) => p.groundForces + p.pds + p.leaders.length > 0);
    return leave > 0 || planets.length > 0 ? [{ system: id, fighters: Math.max(0, leave), planets }] : [];
  });
}

/** Fighters in a system that do not set out by themselves. */
const staying = ({ g, seat }: Sight, draft: Draft, system: string): number =>
  fightersIn(systemOf(g, system), seat).filter((s) => !draft.going.includes(s.id)).length;

/** What the ship has aboard when it has taken its load. */
export function cargoWith(ship: Ship, load: Load): Cargo & { readonly fighters: number } {
  return {
    groundForces: ship.groundForces + sum(load.groundForces),
    pds: ship.pds + sum(load.pds),
    fighters: sum(load.fighters),
  };
}

/** Room left on the ship with its load: for units of any kind, and for ground forces. */
export function roomLeft(m: Sight, ship: Ship, load: Load): { any: number; troops: number } {
  const cargo = cargoWith(ship, load);
  return {
    any: roomOn(m.g, ship, cargo) - cargo.fighters,
    troops: roomForTroops(m.g, ship, cargo) - cargo.fighters,
  };
}

/** More than the hold takes: under way with everything that was loaded before, and on arrival with all but the fighters, which
 *  the system supports as a whole. */
export function isOverladen(m: Moving, draft: Draft, ship: Ship): boolean {
  const load = loadOf(draft, ship.id);
  const there = systemOf(m.g, pathOf(m, draft, ship.id).at(-1) as string).planets.map((p) => p.id as string);
  const before = (of: Load['pds']): Load['pds'] =>
    Object.fromEntries(Object.entries(of).filter(([at]) => !there.includes(at)));
  const underWay = { ...load, groundForces: before(load.groundForces), pds: before(load.pds) };
  return [underWay, { ...load, fighters: {} }].some((each) => {
    const { any, troops } = roomLeft(m, ship, each);
    return any < 0 && troops < 0;
  });
}

export const canCarry = (m: Sight, ship: Ship): boolean => holdSize(m, ship) > 0;

/** Half of the hold for ground forces, all but one of each planet; the rest for fighters; then what is still left. Whom the
 *  ship needs for its way comes first. Where it starts, and where it goes out of its way for. */
export function usualLoad(m: Moving, draft: Draft, id: number): Load {
  const start = pathOf(m, draft, id)[0] as string;
  const ship = shipOf(m, start, id);
  const usual = m.about.reach.find((r) => r.ship === id);
  const leaders = (usual?.leaders ?? []).filter((leader) => !isTaken(draft, id, leader));
  if (ship === undefined || !canCarry(m, ship)) return { ...emptyLoad, leaders };
  const stops = stopsOf(m, draft, id).filter(({ system }) => system === start || system === draft.vias[id]);
  const groundForces: Record<string, number> = {};
  const fighters: Record<string, number> = {};
  const load = { fighters, groundForces, pds: {}, leaders, riding: [] };
  const along = usual?.fighters?.length ?? 0;
  if (along > 0) fighters[start] = along;
  const embark = (most: number): void => {
    let left = most;
    for (const { planet, groundForces: there } of stops.flatMap((stop) => stop.planets)) {
      const more = Math.min(left, roomLeft(m, ship, load).troops, there - 1 - (groundForces[planet] ?? 0));
      if (more > 0) groundForces[planet] = (groundForces[planet] ?? 0) + more;
      left -= Math.max(0, more);
    }
  };
  embark(Math.ceil(holdSize(m, ship) / 2) - ship.groundForces);
  for (const { system, fighters: there } of stops) {
    const taken = fighters[system] ?? 0;
    const more = Math.min(there - taken, roomLeft(m, ship, load).any);
    if (more > 0) fighters[system] = taken + more;
  }
  embark(Number.POSITIVE_INFINITY);
  return load;
}

/** One count of a load changed. */
export function changeLoad(load: Load, what: 'fighters' | 'groundForces' | 'pds', at: string, count: number): Load {
  return { ...load, [what]: { ...load[what], [at]: count } };
}

/** Ships that lie in an activated system already and could load there. */
export function loadersOf(m: Moving, draft: Draft): { readonly ship: Ship; readonly system: string }[] {
  return m.about.systems.flatMap((id) =>
    (systemOf(m.g, id).ships as readonly Ship[])
      .filter((s) => s.owner === m.seat && !draft.going.includes(s.id))
      .filter((s) => {
        const planets = stopsOf(m, draft, s.id).flatMap((stop) => stop.planets);
        const hasLeaders = planets.some((p) => p.leaders.length > 0);
        return planets.length > 0 && isCapital(s) && (canCarry(m, s) || hasLeaders);
      })
      .map((ship) => ({ ship, system: id })),
  );
}

export function planOf(m: Moving, draft: Draft): MovementPlan {
  const free = new Map<string, number[]>();
  /** Fighters that a ship cannot do without go with it, the others with whoever comes first. */
  const bound = (ship: number): readonly number[] => m.about.reach.find((r) => r.ship === ship)?.fighters ?? [];
  const needed = draft.going.flatMap(bound);
  const takeFighters = (ship: number, system: string, count: number): number[] => {
    const here = (free.get(system) ?? fightersIn(systemOf(m.g, system), m.seat).map((s) => s.id)).filter(
      (id) => !draft.going.includes(id),
    );
    const rank = (id: number): number => (bound(ship).includes(id) ? 0 : needed.includes(id) ? 2 : 1);
    const taken = here.toSorted((a, b) => rank(a) - rank(b)).slice(0, count);
    free.set(
      system,
      here.filter((id) => !taken.includes(id)),
    );
    return taken;
  };
  const loading = Object.keys(draft.loads)
    .map(Number)
    .filter((id) => !draft.going.includes(id) && !isEmpty(loadOf(draft, id)));
  const moves = [...draft.going, ...loading].map((ship) => {
    const load = loadOf(draft, ship);
    const fighters = Object.entries(load.fighters).flatMap(([system, count]) => takeFighters(ship, system, count));
    const path = pathOf(m, draft, ship);
    const pickUps = pickUpsOf(m, load, path, fighters);
    return {
      ship,
      path,
      ...(fighters.length > 0 && { fighters }),
      ...(pickUps.length > 0 && { pickUps }),
    };
  });
  const docks = (m.about.docks ?? []).filter(({ dock }) => draft.docks.includes(dock));
  return docks.length > 0 ? { moves, docks } : { moves };
}

const isEmpty = (load: Load): boolean =>
  sum(load.fighters) + sum(load.groundForces) + sum(load.pds) + load.leaders.length === 0;

/** The fleets in the activated systems as they will be. */
export function metersOf(m: Moving, draft: Draft): FleetMeter[] {
  return m.about.systems.map((system) => {
    const fleet: Tally = { ...countFleet(m.g, systemOf(m.g, system), m.seat) };
    const arrives = (id: number): boolean => pathOf(m, draft, id).at(-1) === system;
    for (const id of new Set([...draft.going, ...Object.keys(draft.loads).map(Number)])) {
      const path = pathOf(m, draft, id);
      const start = path[0] as string;
      const ship = shipOf(m, start, id);
      if (ship === undefined) continue;
      const load = loadOf(draft, id);
      const isHere = start === system;
      const moves = path.length > 1;
      if (isHere) fleet.capacity -= Math.max(0, roomOn(m.g, ship));
      if (arrives(id)) fleet.capacity += Math.max(0, roomOn(m.g, ship, cargoWith(ship, load)));
      if (moves && (isHere || arrives(id))) fleet[isCapital(ship) ? 'capital' : 'fighters'] += arrives(id) ? 1 : -1;
      for (const [from, count] of Object.entries(load.fighters)) {
        if (from === system) fleet.fighters -= count;
        if (arrives(id)) fleet.fighters += count;
      }
    }
    const support = units.spaceDock.fighterCapacity ?? 0;
    for (const { dock, from } of m.about.docks ?? []) {
      if (!draft.docks.includes(dock)) continue;
      fleet.capacity += from === system ? -support : support;
    }
    return meterOf(m, system, fleet);
  });
}

/** The game with the ships where the plan takes them and what they pick up aboard: for the odds of a battle there. */
export function afterMoving(m: Moving, draft: Draft): Game {
  const arriving = new Map<string, Ship[]>();
  const gone = new Set<number>();
  const aboard = new Map<string, Cargo>();
  for (const { ship, path, fighters = [], pickUps = [] } of planOf(m, draft).moves) {
    const to = path.at(-1) as string;
    const boarding = { groundForces: 0, pds: 0 };
    for (const { planet, groundForces, pds } of pickUps) {
      const known = aboard.get(planet) ?? { groundForces: 0, pds: 0 };
      aboard.set(planet, { groundForces: known.groundForces + groundForces, pds: known.pds + pds });
      boarding.groundForces += groundForces;
      boarding.pds += pds;
    }
    for (const id of path.length > 1 ? [ship, ...fighters] : []) {
      const found = path.flatMap((system) => shipOf(m, system, id) ?? [])[0];
      if (found === undefined) continue;
      gone.add(id);
      const loaded = {
        ...found,
        groundForces: found.groundForces + boarding.groundForces,
        pds: found.pds + boarding.pds,
      };
      arriving.set(to, [...(arriving.get(to) ?? []), id === ship ? loaded : found]);
    }
  }
  const systems = m.g.systems.map((system) => ({
    ...system,
    ships: [...system.ships.filter((s) => !gone.has(s.id)), ...(arriving.get(system.id) ?? [])],
    planets: system.planets.map((planet) => {
      const left = aboard.get(planet.id);
      if (left === undefined) return planet;
      return { ...planet, groundForces: planet.groundForces - left.groundForces, pds: planet.pds - left.pds };
    }),
  }));
  return { ...m.g, systems };
}

/** Whose fleet lies where the ships go; null when nobody's does. */
export const enemyIn = (m: Moving, system: string): number | null =>
  systemOf(m.g, system).ships.find((s) => s.owner !== m.seat)?.owner ?? null;

const sum = (counts: Readonly<Record<string, number>>): number => Object.values(counts).reduce((a, b) => a + b, 0);
