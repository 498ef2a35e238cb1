// Who can come, who goes, and the plan that is built from it.
import type { PlanetId } from '@custodian/ti4/facts';
import type { Game, Unit } from '@custodian/ti4/game';
import { NOBODY } from '@custodian/ti4/game';
import type { Move, MovementPlan } from '@custodian/ti4/plans';
import { hasOthersShips, systemOf } from '@custodian/ti4/queries/board';
import { countFleet } from '@custodian/ti4/queries/limits';
import { gainsByReturning } from '@custodian/ti4/queries/movement';
import { isShipUnit } from '@custodian/ti4/queries/units';
import type { FleetMeter } from '../../../../galaxy/panels/meters.ts';
import type { Alike } from '../units.ts';
import { alike, findUnit } from '../units.ts';
import type { Draft, Moving, Origin } from './draft.ts';
import { goingOf, loadOf, nobodyMoves, pathOf, shipOf, total, withLoad } from './draft.ts';
import { roomOn, stockFor, troopsIn, usualLoad, withTroops } from './loading.ts';

/** Systems that ships could come from, nearest first. */
export function originsOf(m: Moving): Origin[] {
  const origins = new Map<string, { system: string; distance: number; ships: Unit[] }>();
  for (const { ship, path } of m.about.reach) {
    const system = path[0] as string;
    const found = shipOf(m, system, ship);
    if (found === undefined || system === m.about.system) continue;
    const origin = origins.get(system) ?? { system, distance: path.length - 1, ships: [] };
    if (!origin.ships.includes(found)) origin.ships.push(found);
    origins.set(system, origin);
  }
  return [...origins.values()]
    .sort((a, b) => a.distance - b.distance)
    .map(({ ships, ...origin }) => ({ ...origin, groups: alike(ships) }));
}

/** Ships in the active system that may take something aboard there or on a way out and back, or gain by coming back. */
export function loadersOf(m: Moving): Unit[] {
  const { system, loaders, reach } = m.about;
  const rovers = reach.filter(({ path }) => path[0] === system);
  const ids = new Set([...loaders.map(({ ship }) => ship), ...rovers.map(({ ship }) => ship)]);
  const rooms = new Map([...loaders, ...rovers].map(({ ship, room }) => [ship, room]));
  return [...ids]
    .flatMap((id) => shipOf(m, system, id) ?? [])
    .filter((unit) => (rooms.get(unit.id) ?? 0) > 0 || gainsByReturning(m.g, { seat: m.seat, unit, system }));
}

/** How many of the group go, beginning with the first. Those that set out are loaded sensibly. */
export function setGoing(m: Moving, draft: Draft, group: Alike, count: number): Draft {
  const loads = { ...draft.loads };
  const vias = { ...draft.vias };
  const others = draft.going.filter((id) => !group.ids.includes(id));
  const going = group.ids.slice(0, count);
  for (const id of group.ids)
    if (!going.includes(id)) {
      delete loads[id];
      delete vias[id];
    }
  const early = draft.early.filter((id) => going.includes(id) || others.includes(id));
  let now: Draft = { going: [...others, ...going], loads, vias, early };
  for (const id of going) if (!draft.going.includes(id)) now = withLoad(now, id, usualLoad(m, now, id));
  return now;
}

/** All that can come, the greatest first, as far as the fleet pool allows. */
export function everybody(m: Moving, draft: Draft): Draft {
  let now = draft;
  for (const { groups } of originsOf(m))
    for (const group of groups)
      for (let count = goingOf(now, group) + 1; count <= group.ids.length; count++) {
        const more = setGoing(m, now, group, count);
        const { size, limit } = meterOf(m, more);
        if (size > limit) break;
        now = more;
      }
  return now;
}

/** The ship goes by another way, or (null) the usual one, and is loaded anew for it. */
export function goBy(m: Moving, draft: Draft, ship: number, via: string | null): Draft {
  const { [ship]: _, ...others } = draft.vias;
  const now = { ...draft, vias: via === null ? others : { ...others, [ship]: via } };
  return withLoad(now, ship, usualLoad(m, now, ship));
}

export function planOf(m: Moving, draft: Draft): MovementPlan {
  const loading = Object.keys(draft.loads)
    .map(Number)
    .filter((id) => !draft.going.includes(id) && (draft.vias[id] !== undefined || total(loadOf(draft, id)) > 0));
  const taken = new Set<number>();
  const moves = [...draft.going, ...loading].map((ship): Move => {
    // What two ships take from one place is shared out in the order in which they are named.
    const load = loadOf(draft, ship);
    const alone = { ...draft, loads: { [ship]: load } };
    const cargo = stockFor(m, alone, ship).flatMap(({ key, ids }) =>
      ids.filter((id) => !taken.has(id)).slice(0, load[key] ?? 0),
    );
    for (const id of cargo) taken.add(id);
    return {
      ship,
      path: [...pathOf(m, draft, ship)],
      ...(cargo.length > 0 && { cargo }),
      ...(draft.early.includes(ship) && { early: true }),
    };
  });
  return { moves };
}

/** The game with the units where the plan takes them: for limits and odds there. */
export function afterMoving(m: Moving, draft: Draft): Game {
  const gone = new Set<number>();
  const arrived: Unit[] = [];
  for (const { ship, cargo = [] } of planOf(m, draft).moves)
    for (const id of [ship, ...cargo]) {
      const found = findUnit(m.g, id);
      if (found === undefined || gone.has(id)) continue;
      gone.add(id);
      arrived.push(found.unit);
    }
  const staying = (units: readonly Unit[]): Unit[] => units.filter((u) => !gone.has(u.id));
  const systems = m.g.systems.map((system) => ({
    ...system,
    space: [...staying(system.space), ...(system.id === m.about.system ? arrived : [])],
    planets: system.planets.map((planet) => ({ ...planet, units: staying(planet.units) })),
  }));
  return { ...m.g, systems };
}

/** The fleet in the active system as it will be. */
export function meterOf(m: Moving, draft: Draft): FleetMeter {
  const after = afterMoving(m, draft);
  const system = systemOf(after, m.about.system);
  const { ships, fighters, ground, room, support, limit, excess } = countFleet(after, system, m.seat, system.space);
  const loose = Math.max(0, Math.max(0, fighters - support) - Math.max(0, room - ground));
  const isFlying = excess !== null;
  return {
    system: system.id,
    size: ships + (isFlying ? loose * excess : 0),
    limit,
    used: ground + Math.max(0, fighters - support) - (isFlying ? loose : 0),
    room,
  };
}

/** Whose fleet lies where the ships go; null when nobody's does. */
export const enemyIn = ({ g, seat }: Moving, system: string): number | null =>
  systemOf(g, system).space.find((u) => u.owner !== seat && isShipUnit(u))?.owner ?? null;

const free = ({ g, about }: Moving): PlanetId[] =>
  g.custodians && about.system === '18'
    ? []
    : systemOf(g, about.system)
        .planets.filter((p) => p.owner === NOBODY)
        .map((p) => p.id);

/** Planets that nobody holds are worth a journey: ships with ground forces for each of them, the nearest first. */
export function proposedMovement(m: Moving): Draft {
  if (hasOthersShips(systemOf(m.g, m.about.system), m.seat)) return nobodyMoves;
  let wanted = free(m).length;
  let draft = nobodyMoves;
  for (const { system, groups } of originsOf(m))
    for (const group of groups)
      for (const id of group.ids) {
        if (wanted <= 0) return draft;
        const ship = shipOf(m, system, id);
        if (ship === undefined || roomOn(m, ship) === 0) break;
        const sent = setGoing(m, draft, group, goingOf(draft, group) + 1);
        const isLast = systemOf(m.g, system).space.every(
          (u) => u.owner !== m.seat || roomOn(m, u) === 0 || sent.going.includes(u.id),
        );
        // Another carrier has its own planets to go to: what this one does not need is left for it.
        const next = isLast ? sent : withLoad(sent, id, withTroops(loadOf(sent, id), wanted));
        const troops = troopsIn(loadOf(next, id));
        const { size, limit } = meterOf(m, next);
        if (troops === 0 || size > limit) break;
        draft = next;
        wanted -= troops;
      }
  return draft;
}

/** Planets of nobody's that a movement brings ground forces to. */
export const planetsInReach = (m: Moving, draft: Draft): readonly PlanetId[] =>
  draft.going.length === 0 ? [] : free(m);
