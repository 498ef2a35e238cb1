// Action cards that have just been discarded, for whatever reason: others may take one out of the discards.
import type { G, Seat } from '../../game.ts';
import { hasProphecy } from '../../queries/box.ts';
import type { Sequence } from '../../terms.ts';

export interface Discarded {
  readonly seat: Seat;
  cards: readonly string[];
}

/** What the sequence is called with; null where nobody could answer. */
export const discardsOf = (
  g: G,
  seat: Seat,
  cards: readonly string[],
): { seat: Seat; cards: readonly string[] } | null => (cards.length === 0 || !hasProphecy(g) ? null : { seat, cards });

export const afterDiscards: Sequence<'after discards'> = {
  rule: 'action cards',
  steps: {
    'action card discarded': {
      window: 'action card discarded',
      about: (x) => {
        const [card, ...rest] = x.v.cards;
        x.v.cards = rest;
        return card === undefined ? null : { seat: x.v.seat, card };
      },
      then: (x) => (x.v.cards.length > 0 ? { goto: 'action card discarded' } : undefined),
    },
  },
};
