// Technology: research, and more of it for resources.
import type { Refusal } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { canPay } from '../../queries/payment.ts';
import { why } from '../../queries/refusals.ts';
import { hasUseForResearch, researchSavings } from '../../queries/technologies.ts';
import { researchPrice } from '../../queries/values.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import { beyondReach } from './pointless.ts';

function refuseResearching(g: G, seat: Seat, printed: number): Refusal | null {
  const price = researchPrice(g, { seat, price: printed });
  const amount = price === 0 ? 0 : Math.max(0, price - researchSavings(g, seat));
  if (!canPay(g, seat, 'resources', amount)) return why('technology', 'why.resources missing', { amount });
  return hasUseForResearch(g, seat, amount) ? null : why('technology', 'why.nothing to research');
}

const SECOND = 6;
const OTHERS = 4;

const primary: Sequence<'primary technology'> = {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, must: true, why: say('ask.research') }),
    },
    'research another': {
      call: 'research technology',
      with: ({ g, v: { seat } }) => {
        const cost = researchPrice(g, { seat, price: SECOND });
        return refuseResearching(g, seat, SECOND) === null
          ? { seat, cost, why: cost === 0 ? say('ask.research') : say('ask.research another for', { amount: cost }) }
          : null;
      },
    },
  },
};

const secondary: Sequence<'secondary technology'> = {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: ({ g, v: { seat } }) => {
        const cost = researchPrice(g, { seat, price: OTHERS });
        return {
          seat,
          cost,
          must: true,
          why: cost === 0 ? say('ask.research') : say('ask.research for', { amount: cost }),
        };
      },
    },
  },
};

export const technology = strategyCard('technology', {
  procedures: { 'primary technology': primary, 'secondary technology': secondary },
  modifies: [beyondReach('technology', (g, seat) => refuseResearching(g, seat, OTHERS))],
});
