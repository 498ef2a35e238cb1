// Which ways ships have: others than the usual one, and why some have none at all.
import type { Passage } from '@custodian/galaxy';
import { findPath, findPathVia } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import type { UnitTypeId } from '@custodian/ti4/facts';
import type { Unit } from '@custodian/ti4/game';
import { systemOf } from '@custodian/ti4/queries/board';
import { isMover, isRiftFor, lanesFor, mayPickUpIn, rangeOf } from '@custodian/ti4/queries/movement';
import { mayEnter, mayLeave, mayPassThrough } from '@custodian/ti4/queries/permissions';
import { why } from '@custodian/ti4/queries/refusals';
import { isFighter, isGroundForce } from '@custodian/ti4/queries/units';
import type { Moving } from './draft.ts';

/** A way by a system where something can be taken aboard, or around gravity rifts. */
export interface Route {
  /** The system, or 'no rift'. */
  readonly via: string;
  readonly path: readonly string[];
}

export const AROUND_RIFTS = 'no rift';

/** Ways of a ship beside its usual one; of a ship in the active system: out and back, named by where it turns. */
export function routesOf(m: Moving, id: number): Route[] {
  const usual = m.about.reach.filter((r) => r.ship === id);
  const [first] = usual;
  if (first === undefined) return [];
  const to = m.about.system;
  const from = first.path[0] as string;
  if (from === to) return usual.map(({ path }) => ({ via: path[path.length >> 1] as string, path }));
  const ship = systemOf(m.g, from).space.find((u) => u.id === id);
  if (ship === undefined) return [];
  const passage = passageOf(m, ship, from);
  const around: Route[] = [];
  if (crossesRift(m, first.path)) {
    const path = findPath(from, to, first.move, {
      ...passage,
      mayPassThrough: (system) => passage.mayPassThrough(system) && !isRiftFor(m.g, { seat: m.seat, system }),
    });
    if (path !== null) around.push({ via: AROUND_RIFTS, path });
  }
  if (first.room === 0) return around;
  const fetching = m.g.systems
    .filter((system) => !first.path.includes(system.id) && hasStock(m, system.id))
    .flatMap(({ id: via }) => {
      const path = findPathVia(from, to, [via], first.move, passage);
      return path === null ? [] : [{ via, path }];
    });
  return [...around, ...fetching];
}

/** Does the way leave a gravity rift, so that a die may take the ship? */
export const crossesRift = ({ g, seat }: Moving, path: readonly string[]): boolean =>
  path.slice(0, -1).some((system) => isRiftFor(g, { seat, system }));

/** Something of the seat that could be taken aboard there. */
function hasStock({ g, seat, about }: Moving, id: string): boolean {
  const system = systemOf(g, id);
  if (!mayPickUpIn(g, system.id, seat, about.system)) return false;
  const isCargo = (u: Unit): boolean => u.owner === seat && (isFighter(u) || isGroundForce(u));
  return system.space.some(isCargo) || system.planets.some((planet) => planet.units.some(isCargo));
}

function passageOf({ g, seat, about }: Moving, ship: Unit, from: string): Passage {
  const roads = lanesFor(g, seat, ship);
  return {
    neighbours: (id) => roads.get(id) ?? [],
    mayPassThrough: (system) => mayPassThrough(g, { seat, system, from, to: about.system, unit: ship.type }) === null,
    leavesFree: (system) => isRiftFor(g, { seat, system }),
  };
}

/** Own ships elsewhere that cannot come, by system and reason. */
export interface Stayers {
  readonly system: string;
  readonly why: Refusal;
  readonly ships: readonly { readonly type: UnitTypeId; readonly count: number }[];
}

export function stayersOf(m: Moving): Stayers[] {
  const { g, seat, about } = m;
  const able = new Set(about.reach.map((r) => r.ship));
  const found = new Map<string, { system: string; why: Refusal; counts: Map<UnitTypeId, number> }>();
  for (const system of g.systems) {
    if (system.id === about.system) continue;
    for (const ship of system.space) {
      if (ship.owner !== seat || able.has(ship.id) || !isMover(g, ship) || isFighter(ship)) continue;
      const reason = refusalOf(m, ship, system.id);
      const key = `${system.id} ${JSON.stringify(reason)}`;
      const known = found.get(key) ?? { system: system.id, why: reason, counts: new Map<UnitTypeId, number>() };
      known.counts.set(ship.type, (known.counts.get(ship.type) ?? 0) + 1);
      found.set(key, known);
    }
  }
  return [...found.values()].map(({ counts, ...rest }) => ({
    ...rest,
    ships: [...counts].map(([type, count]) => ({ type, count })),
  }));
}

function refusalOf(m: Moving, ship: Unit, from: string): Refusal {
  const { g, seat, about } = m;
  const range = rangeOf(g, ship, from, about.system);
  return (
    mayLeave(g, { seat, from, to: about.system }) ??
    mayEnter(g, { seat, system: about.system, from }) ??
    why('movement', 'why.too far', { unit: ship.type, moves: range })
  );
}
