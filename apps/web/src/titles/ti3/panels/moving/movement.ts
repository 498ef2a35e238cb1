// Who can come, who goes, and the plan that is built from it.
import type { ShipType } from '@custodian/ti3/facts';
import type { MovementPlan } from '@custodian/ti3/plans';
import { systemOf } from '@custodian/ti3/queries/board';
import { fightersIn } from '@custodian/ti3/queries/fleet';
import type { Ship } from '../numbers.ts';
import type { Draft, Group, Load, Moving, Origin } from './draft.ts';
import { goingOf, isTaken, loadOf, pathOf, shipOf, total, withLoad } from './draft.ts';
import { usualLoad } from './loading.ts';
import { metersOf } from './meters.ts';
import { pickUpsOf } from './pick-ups.ts';

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

/** The ship goes by another system, or (null) the shortest way, and is loaded anew for it. */
export function goBy(m: Moving, draft: Draft, ship: number, via: string | null): Draft {
  const { [ship]: _, ...others } = draft.vias;
  const now = { ...draft, vias: via === null ? others : { ...others, [ship]: via } };
  return withLoad(now, ship, usualLoad(m, now, ship));
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
  total(load.fighters) + total(load.groundForces) + total(load.pds) + load.leaders.length === 0;
