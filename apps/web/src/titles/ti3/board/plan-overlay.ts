// What a plan would do, as the galaxy draws it before it is confirmed.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti3/game';
import type { Move, PatrolPlan } from '@custodian/ti3/plans';
import type { Arrow, Overlay, Pending } from '../../../board/overlay.ts';
import type { UnitArt } from '../../../board/pieces/units.ts';
import type { Board } from '../../../shell/table/table.svelte.ts';

interface Way {
  readonly path: readonly string[];
  readonly ships: readonly number[];
}

/** Plans by which ships go somewhere: a movement, patrols, and who could come where a system is looked at. */
type Moving = { readonly moves: readonly (Move | PatrolPlan['moves'][number])[] };
const movingShapes: readonly string[] = ['movement', 'patrols', 'reach'];

/** Ways and arrivals of a movement or of patrols; null for a plan that moves nothing. */
export function overlayOf(game: Game, seat: Seat | null, plan: Board['plan']): Overlay | null {
  if (seat === null || plan === null || !movingShapes.includes(plan.shape)) return null;
  const { moves } = plan.value as Moving;
  const ways = moves.map((move) => wayOf(game, move)).filter(({ path }) => path.length > 1);
  if (ways.length === 0) return null;
  return { arrows: arrowsOf(ways), pending: arrivals(game, seat, ways) };
}

function wayOf(game: Game, move: Moving['moves'][number]): Way {
  if ('path' in move) return { path: move.path, ships: [move.ship, ...(move.fighters ?? [])] };
  const from = systemOfShip(game, move.ship)?.id;
  return { path: from === undefined ? [] : [from, move.to], ships: [move.ship] };
}

function arrowsOf(ways: readonly Way[]): Arrow[] {
  const counts = new Map<string, { path: readonly string[]; count: number }>();
  for (const { path, ships } of ways) {
    const key = path.join(' ');
    counts.set(key, { path, count: (counts.get(key)?.count ?? 0) + ships.length });
  }
  return [...counts.values()].map(({ path, count }) => ({ path, label: String(count) }));
}

function arrivals(game: Game, seat: Seat, ways: readonly Way[]): Pending[] {
  const fleets = new Map<string, Map<UnitArt, number>>();
  for (const { path, ships } of ways) {
    const at = path.at(-1) as string;
    const fleet = fleets.get(at) ?? new Map<UnitArt, number>();
    for (const id of ships) {
      const type = systemOfShip(game, id)?.ships.find((ship) => ship.id === id)?.type;
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

const systemOfShip = (game: Game, id: number): Game['systems'][number] | undefined =>
  game.systems.find((system) => system.ships.some((ship) => ship.id === id));
