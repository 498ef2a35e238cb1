// Command counters on the race sheet: new ones to place, or all of them to redistribute.
import type { Game, Seat } from '@custodian/ti3/game';
import type { PlanNamed } from '@custodian/ti3/plans';
import { countFleet, fleetSize } from '@custodian/ti3/queries/fleet';
import type { Sight } from '../numbers.ts';

export const areas = ['commandPool', 'fleetSupply', 'strategyAllocation'] as const;
export type Area = (typeof areas)[number];
export type Areas = PlanNamed<'counters'>;

export const placed = (plan: Areas): number => areas.reduce((sum, area) => sum + plan[area], 0);

export const onSheet = (g: Game, seat: Seat): Areas => {
  const { commandPool = 0, fleetSupply = 0, strategyAllocation = 0 } = g.players[seat] ?? {};
  return { commandPool, fleetSupply, strategyAllocation };
};

/** The fleet that needs most of Fleet Supply; null without ships. */
export function largestFleet({ g, seat }: Sight): { readonly system: string; readonly size: number } | null {
  let largest: { system: string; size: number } | null = null;
  for (const system of g.systems) {
    const size = fleetSize(g, seat, countFleet(g, system, seat));
    if (size > (largest?.size ?? 0)) largest = { system: system.id, size };
  }
  return largest;
}
