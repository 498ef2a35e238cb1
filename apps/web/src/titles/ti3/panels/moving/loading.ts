// What ships take aboard on their way, and how much room they have for it.
import { systemOf } from '@custodian/ti3/queries/board';
import type { Cargo } from '@custodian/ti3/queries/fleet';
import { fightersIn, isCapital, roomForTroops, roomOn } from '@custodian/ti3/queries/fleet';
import { leadersOn } from '@custodian/ti3/queries/leaders';
import type { Ship, Sight } from '../numbers.ts';
import { holdSize } from '../numbers.ts';
import type { Draft, Load, Moving, Stop } from './draft.ts';
import { emptyLoad, isTaken, loadOf, pathOf, shipOf, total } from './draft.ts';
import { mayLoadIn } from './ways.ts';

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
    groundForces: ship.groundForces + total(load.groundForces),
    pds: ship.pds + total(load.pds),
    fighters: total(load.fighters),
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
