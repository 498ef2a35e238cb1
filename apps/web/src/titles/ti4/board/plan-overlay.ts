// What a plan would do, as the galaxy draws it before it is confirmed.
import type { Seat } from '@custodian/kernel';
import type { Game, Unit } from '@custodian/ti4/game';
import type { MovementPlan, Plans } from '@custodian/ti4/plans';
import type { Arrow, Overlay, Pending } from '../../../board/overlay.ts';
import type { UnitArt } from '../../../board/pieces/units.ts';
import type { Board } from '../../../shell/table/table.svelte.ts';

/** Plans by which ships go somewhere: a movement, and who could come where a system is looked at. */
const movingShapes: readonly (keyof Plans | 'reach')[] = ['movement', 'reach'];

/** Ways and arrivals of a movement; null for a plan that moves nothing. */
export function overlayOf(game: Game, seat: Seat | null, plan: Board['plan']): Overlay | null {
  if (seat === null || plan === null || !(movingShapes as readonly string[]).includes(plan.shape)) return null;
  const moves = (plan.value as unknown as MovementPlan).moves.filter(({ path }) => path.length > 1);
  if (moves.length === 0) return null;
  return { arrows: arrowsOf(moves), pending: arrivals(game, seat, moves) };
}

type Moves = MovementPlan['moves'];

function arrowsOf(moves: Moves): Arrow[] {
  const counts = new Map<string, { path: readonly string[]; count: number }>();
  for (const { path } of moves) {
    const key = path.join(' ');
    counts.set(key, { path, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return [...counts.values()].map(({ path, count }) => ({ path, label: String(count) }));
}

function arrivals(game: Game, seat: Seat, moves: Moves): Pending[] {
  const fleets = new Map<string, Map<UnitArt, number>>();
  for (const { ship, path, cargo = [] } of moves) {
    const at = path.at(-1) as string;
    const fleet = fleets.get(at) ?? new Map<UnitArt, number>();
    for (const id of [ship, ...cargo]) {
      const type = unitOf(game, id)?.type;
      if (type !== undefined) fleet.set(type, (fleet.get(type) ?? 0) + 1);
    }
    fleets.set(at, fleet);
  }
  return [...fleets].map(([system, fleet]) => ({
    system,
    seat,
    units: [...fleet].map(([kind, count]) => ({ kind, count })),
  }));
}

function unitOf(game: Game, id: number): Unit | undefined {
  for (const { space, planets } of game.systems) {
    const found = space.find((u) => u.id === id) ?? planets.flatMap((p) => p.units).find((u) => u.id === id);
    if (found !== undefined) return found;
  }
  return undefined;
}
