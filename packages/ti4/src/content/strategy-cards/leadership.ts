// Leadership: command tokens, and more of them for influence.
import { purchasingPower } from '../../queries/payment.ts';
import { tokensLeft } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { tokenPrice } from '../../queries/values.ts';
import type { FourthEdition, Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import type { Steps } from './pointless.ts';
import { pointless } from './pointless.ts';
import type { UsingStrategyCard } from './sequences.ts';

const GAINED = 3;

/** One token for every so many points of influence. */
const buying: Steps<FourthEdition, UsingStrategyCard> = {
  'spend influence': {
    call: 'pay freely',
    with: (x) => {
      const { seat } = x.v;
      const step = tokenPrice(x.g, seat);
      const most = Math.min(tokensLeft(x.g, seat), Math.floor(purchasingPower(x.g, seat, 'influence') / step));
      return most === 0
        ? null
        : { seat, of: 'influence', step, most: most * step, why: say('ask.buy tokens', { price: step }) };
    },
    then: (x, { paid }) => {
      x.v.paid = paid;
    },
  },
  'gain what was paid for': {
    call: 'gain tokens',
    with: (x) => {
      const count = Math.floor((x.v.paid ?? 0) / tokenPrice(x.g, x.v.seat));
      return count === 0 ? null : { seat: x.v.seat, count };
    },
  },
};

const primary: Sequence<'primary leadership'> = {
  rule: 'leadership',
  steps: {
    'gain tokens': { call: 'gain tokens', with: (x) => ({ seat: x.v.seat, count: GAINED }) },
    ...buying,
  },
};

const secondary: Sequence<'secondary leadership'> = { rule: 'leadership', steps: buying };

export const leadership = strategyCard('leadership', {
  procedures: { 'primary leadership': primary, 'secondary leadership': secondary },
  modifies: [
    pointless('leadership', (g, seat) =>
      tokensLeft(g, seat) === 0 || purchasingPower(g, seat, 'influence') < tokenPrice(g, seat)
        ? why('leadership', 'why.no token to buy')
        : null,
    ),
  ],
});
