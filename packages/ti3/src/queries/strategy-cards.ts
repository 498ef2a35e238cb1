// The strategy cards before a seat, and what is still to be done with them.
import type { StrategyCardId } from '../content/facts/index.ts';
import { strategyCards } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';

export const holds = (g: G, seat: Seat, card: StrategyCardId): boolean =>
  g.strategyCards.some((c) => c.id === card && c.holder === seat);

/** Does the card stand for this one of the base set? What names a base card also holds for the card that replaces it. */
export const standsFor = (card: StrategyCardId, base: 'diplomacy' | 'technology' | 'imperial'): boolean =>
  card === base || card === `${base}II`;

/** Cards whose strategic action the seat has not taken yet. Initiative has none. */
export function unusedCards(g: G, seat: Seat): StrategyCardId[] {
  const out: StrategyCardId[] = [];
  for (const card of g.strategyCards)
    if (card.holder === seat && card.active && strategyCards[card.id].primary) out.push(card.id);
  return out;
}
