// Where a fleet that withdraws or retreats may go.
import type { G, Seat } from '../game.ts';
import { lanes } from './board.ts';
import { mayRetreat, mayRetreatTo } from './permissions.ts';

export interface Retreat {
  readonly seat: Seat;
  readonly enemy: Seat;
  readonly system: string;
  readonly role: 'attacker' | 'defender';
}

/** Where a fleet may withdraw or retreat to; empty when it may not at all. */
export function retreatSystems(g: G, { seat, enemy, system, role }: Retreat): string[] {
  const reachable = (lanes(g).get(system) ?? []).filter((to) => mayRetreatTo(g, { seat, from: system, to }) === null);
  return reachable.length > 0 && mayRetreat(g, { seat, enemy, system, role }) === null ? reachable : [];
}
