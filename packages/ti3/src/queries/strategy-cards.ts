// The strategy cards before a seat, and what is still to be done with them.
import type { StrategyCardId } from '../content/facts/index.ts';
import { strategyCards } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';

export const holds = (g: G, seat: Seat, card: StrategyCardId): boolean =>
  g.strategyCards.some((c) => c.id === card && c.holder === seat);

/** Which card of the second set takes the place of a base card that other components name. */
const replacedBy = {
  diplomacy: 'diplomacyII',
  political: 'assembly',
  technology: 'technologyII',
  imperial: 'imperialII',
} as const satisfies Partial<Record<StrategyCardId, StrategyCardId>>;

/** Does the card stand for this one of the base set? What names a base card also holds for the card that replaces it. */
export const standsFor = (card: StrategyCardId, base: keyof typeof replacedBy): boolean =>
  card === base || card === replacedBy[base];

/** Cards whose strategic action the seat has not taken yet. Initiative has none. */
export function unusedCards(g: G, seat: Seat): StrategyCardId[] {
  const out: StrategyCardId[] = [];
  for (const card of g.strategyCards)
    if (card.holder === seat && card.active && strategyCards[card.id].primary) out.push(card.id);
  return out;
}
