// Which ways ships have: others than the shortest, where more can be taken aboard, and why some have none at all.
import { findPath, findPathVia, type Passage } from '@custodian/galaxy';
import type { Refusal } from '@custodian/kernel';
import type { ShipType } from '@custodian/ti3/facts';
import { lanes, systemOf } from '@custodian/ti3/queries/board';
import { fightersIn, hasEnemyShips, isCapital, movementRange } from '@custodian/ti3/queries/fleet';
import { leadersOn } from '@custodian/ti3/queries/leaders';
import { mayPassThrough } from '@custodian/ti3/queries/permissions';
import { hasCounter } from '@custodian/ti3/queries/players';
import { why } from '@custodian/ti3/queries/refusals';
import type { Ship } from '../numbers.ts';
import type { Moving } from './draft.ts';

/** A way by a system where the ship can take something aboard. */
export interface Route {
  readonly via: string;
  readonly path: readonly string[];
}

/** Ways of a ship by other systems than its shortest one. */
export function routesOf(m: Moving, ship: Ship): Route[] {
  const usual = m.about.reach.find((r) => r.ship === ship.id);
  if (usual === undefined || m.about.systems.length > 1) return [];
  const from = usual.path[0] as string;
  const to = usual.path.at(-1) as string;
  const boarding = usual.leaders ?? [];
  const moves = movementRange(m.g, { seat: m.seat, ship, from, to, boarding });
  return m.g.systems
    .filter(({ id }) => !usual.path.includes(id) && hasStock(m, id))
    .flatMap(({ id }) => {
      const path = findPathVia(from, to, [id], moves, passage(m, from, to));
      return path === null ? [] : [{ via: id, path }];
    });
}

/** May ships of this seat take units aboard in a system on their way? */
export function mayLoadIn({ g, seat, about }: Moving, id: string): boolean {
  const system = systemOf(g, id);
  return !hasEnemyShips(system, seat) && (about.systems.includes(id) || !hasCounter(system, seat));
}

function hasStock(m: Moving, id: string): boolean {
  const { planets, ...system } = systemOf(m.g, id);
  if (!mayLoadIn(m, id)) return false;
  const onPlanets = planets
    .filter((p) => p.owner === m.seat)
    .some((p) => p.groundForces + p.pds + leadersOn(m.g, m.seat, p.id).length > 0);
  return onPlanets || fightersIn({ ...system, planets }, m.seat).length > 0;
}

function passage({ g, seat }: Moving, from: string, to: string): Passage {
  const roads = lanes(g);
  return {
    neighbours: (id) => roads.get(id) ?? [],
    mayPassThrough: (system) => mayPassThrough(g, { seat, system, from, to }) === null,
  };
}

/** Own ships elsewhere that cannot come, by system and reason. */
export interface Stayers {
  readonly system: string;
  readonly why: Refusal;
  readonly ships: readonly { readonly type: ShipType; readonly count: number }[];
}

export function stayersOf(m: Moving): Stayers[] {
  const { g, seat, about } = m;
  const [to = ''] = about.systems;
  if (about.systems.length > 1) return [];
  const able = new Set(about.reach.map((r) => r.ship));
  const found = new Map<string, { system: string; why: Refusal; counts: Map<ShipType, number> }>();
  for (const system of g.systems) {
    if (system.id === to) continue;
    for (const ship of system.ships as readonly Ship[]) {
      if (ship.owner !== seat || able.has(ship.id) || !isCapital(ship)) continue;
      const reason = refusalOf(m, ship, system.id, to);
      const key = `${system.id} ${JSON.stringify(reason)}`;
      const group = found.get(key) ?? { system: system.id, why: reason, counts: new Map() };
      group.counts.set(ship.type, (group.counts.get(ship.type) ?? 0) + 1);
      found.set(key, group);
    }
  }
  return [...found.values()].map(({ counts, ...group }) => ({
    ...group,
    ships: [...counts].map(([type, count]) => ({ type, count })),
  }));
}

/** A counter holds it, it is too far away, or something on the way bars it. */
function refusalOf(m: Moving, ship: Ship, from: string, to: string): Refusal {
  const { g, seat } = m;
  if (hasCounter(systemOf(g, from), seat)) return why('tactical.movement', 'why.held by a counter', { system: from });
  const moves = movementRange(g, { seat, ship, from, to });
  const { neighbours } = passage(m, from, to);
  const straight = findPath(from, to, moves, { neighbours, mayPassThrough: () => true });
  const barring = straight
    ?.slice(1, -1)
    .map((system) => mayPassThrough(g, { seat, system, from, to }))
    .find((refusal) => refusal !== null);
  return barring ?? why('tactical.movement', 'why.too far', { unit: ship.type, moves });
}
