// What a plan would do, as the galaxy draws it before it is confirmed.
import type { Json, Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti3/game';
import type { Arrow, Overlay, Pending } from '../../../board/overlay.ts';
import type { UnitArt } from '../../../board/pieces/units.ts';
import { isFields } from '../../../shell/decisions/generic.ts';

interface Way {
  readonly path: readonly string[];
  readonly ships: readonly number[];
}

/** Ways and arrivals of a movement or of patrols; null for a plan that moves nothing. */
export function overlayOf(game: Game, seat: Seat | null, plan: Json): Overlay | null {
  if (seat === null || !isFields(plan) || !Array.isArray(plan.moves)) return null;
  const ways = plan.moves.flatMap((move) => wayOf(game, move as Json) ?? []);
  if (ways.length === 0) return null;
  return { arrows: arrowsOf(ways), pending: arrivals(game, seat, ways) };
}

function wayOf(game: Game, move: Json): Way | null {
  if (!isFields(move) || typeof move.ship !== 'number') return null;
  const from = systemOfShip(game, move.ship)?.id;
  const path = Array.isArray(move.path)
    ? (move.path as readonly string[])
    : from === undefined
      ? []
      : [from, String(move.to)];
  const fighters = Array.isArray(move.fighters) ? (move.fighters as readonly number[]) : [];
  return path.length < 2 ? null : { path, ships: [move.ship, ...fighters] };
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
