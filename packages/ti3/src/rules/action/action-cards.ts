// Drawing action cards: one at a time, and never more in hand than the limit.
import { discardActionCard, drawActionCard, titleOf } from '../../atoms/cards.ts';
import type { G, Seat } from '../../game.ts';
import { mayDrawActionCards } from '../../queries/permissions.ts';
import { playerOf } from '../../queries/players.ts';
import { handLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** Called with a count of 0 it only holds a seat to the hand limit. */
export const drawActionCards: Sequence<'draw action cards'> = {
  rule: 'action cards.hand',
  steps: {
    draw: {
      do: (x) => {
        if (x.v.count <= 0) return;
        x.v.count--;
        const drawn = mayDrawActionCards(x.g, x.v) === null ? drawActionCard(x, x.v.seat) : null;
        if (drawn === null) x.v.count = 0;
      },
    },
    discard: {
      ask: (x) => {
        const { seat } = x.v;
        const surplus = surplusOf(x.g, seat);
        if (surplus <= 0) return [];
        return [
          {
            kind: 'choose',
            seat,
            rule: 'action cards.hand',
            ask: say('ask.discard action cards', { count: surplus }),
            options: playerOf(x.g, seat).hand.map((card) => ({
              id: card,
              text: say(`action.${titleOf(card)}`),
              on: [card],
            })),
            pick: [surplus, surplus],
            secret: true,
          },
        ];
      },
      then: (x, got) => {
        for (const card of (got[x.v.seat] ?? []) as string[]) discardActionCard(x, x.v.seat, card);
        return x.v.count > 0 ? { goto: 'draw' } : 'end';
      },
    },
  },
};

const surplusOf = (g: G, seat: Seat): number => playerOf(g, seat).hand.length - handLimit(g, seat);
