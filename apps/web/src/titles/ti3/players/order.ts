// Who comes before whom, as the table shows it.
import type { Seat } from '@custodian/kernel';
import { strategyCards } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';

/** By the lowest strategy card once cards are chosen; before that clockwise from the Speaker. */
export function orderOfSeats(game: Game): Seat[] {
  const count = game.players.length;
  const clockwise = Array.from({ length: count }, (_, i) => (Math.max(game.speaker, 0) + i) % count);
  if (game.phase !== 'action' && game.phase !== 'status') return clockwise;
  const first = (seat: Seat): number =>
    Math.min(
      99,
      ...game.strategyCards.filter((card) => card.holder === seat).map((card) => strategyCards[card.id].initiative),
    );
  return clockwise.sort((a, b) => first(a) - first(b));
}
