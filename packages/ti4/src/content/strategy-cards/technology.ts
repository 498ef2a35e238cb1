// Technology: research, and more of it for resources.
import { canPay } from '../../queries/payment.ts';
import { why } from '../../queries/refusals.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import { pointless } from './pointless.ts';

const SECOND = 6;
const OTHERS = 4;

const primary: Sequence<'primary technology'> = {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, must: true, why: say('strategy.technology') }),
    },
    'research another': {
      call: 'research technology',
      with: (x) =>
        canPay(x.g, x.v.seat, 'resources', SECOND)
          ? { seat: x.v.seat, cost: SECOND, why: say('strategy.technology') }
          : null,
    },
  },
};

const secondary: Sequence<'secondary technology'> = {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, cost: OTHERS, must: true, why: say('strategy.technology') }),
    },
  },
};

export const technology = strategyCard('technology', {
  procedures: { 'primary technology': primary, 'secondary technology': secondary },
  modifies: [
    pointless('technology', (g, seat) =>
      canPay(g, seat, 'resources', OTHERS) ? null : why('technology', 'why.resources missing', { amount: OTHERS }),
    ),
  ],
});
