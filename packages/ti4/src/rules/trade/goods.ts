// Trade goods and commodities that are gained, so that others may react to it.
import { gainCommodities, gainTradeGoods } from '../../atoms/goods.ts';
import { playerOf } from '../../queries/players.ts';
import { commodityLimit } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';

export const gainGoods: Sequence<'gain trade goods'> = {
  rule: 'trade goods',
  steps: {
    gain: { do: (x) => gainTradeGoods(x, x.v.seat, x.v.amount) },
    'trade goods gained': {
      window: 'trade goods gained',
      about: ({ v: { seat, amount, from } }) =>
        amount > 0 ? { seat, amount, ...(from === undefined ? {} : { from }) } : null,
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
