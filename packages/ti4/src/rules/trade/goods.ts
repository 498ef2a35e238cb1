// Trade goods, commodities and notes that change hands, so that others may react to it.
import { gainCommodities, gainTradeGoods, giveNote } from '../../atoms/goods.ts';
import { isLaidOpenAtOnce, noteId, noteOwner, playerOf } from '../../queries/players.ts';
import { commodityLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';

export const gainGoods: Sequence<'gain trade goods'> = {
  rule: 'trade goods',
  steps: {
    gain: { do: (x) => gainTradeGoods(x, x.v.seat, x.v.amount) },
    'trade goods gained': {
      window: 'trade goods gained',
      about: ({ v: { seat, amount } }) => (amount > 0 ? { seat, amount } : null),
    },
  },
};

/** Also at the limit, where nothing is taken, this is replenishing. */
export const replenish: Sequence<'replenish commodities'> = {
  rule: 'commodities',
  steps: {
    replenish: {
      do: (x) => {
        const { seat } = x.v;
        gainCommodities(x, seat, Math.max(0, commodityLimit(x.g, seat) - playerOf(x.g, seat).commodities));
      },
    },
    'commodities replenished': { window: 'commodities replenished', about: (x) => ({ seat: x.v.seat }) },
  },
};

export const noteChangesHands: Sequence<'give note'> = {
  rule: 'promissory notes',
  steps: {
    give: { do: (x) => giveNote(x, x.v.from, x.v.to, x.v.note) },
    'note received': {
      window: 'note received',
      about: ({ v: { to, note } }) =>
        isLaidOpenAtOnce(note) ? { seat: to, note: noteId(note), of: noteOwner(note) } : null,
    },
  },
};
