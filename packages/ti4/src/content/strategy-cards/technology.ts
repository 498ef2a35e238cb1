// Technology: research, and more of it for resources.
import type { Refusal } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { canPay } from '../../queries/payment.ts';
import { why } from '../../queries/refusals.ts';
import { hasUseForResearch } from '../../queries/technologies.ts';
import type { Sequence } from '../../terms.ts';
import { say } from '../../words/index.ts';
import { strategyCard } from '../define.ts';
import { pointless } from './pointless.ts';

function refuseResearching(g: G, seat: Seat, amount: number): Refusal | null {
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
      with: (x) =>
        refuseResearching(x.g, x.v.seat, SECOND) === null
          ? { seat: x.v.seat, cost: SECOND, why: say('ask.research another for', { amount: SECOND }) }
          : null,
    },
  },
};

const secondary: Sequence<'secondary technology'> = {
  rule: 'technology',
  steps: {
    research: {
      call: 'research technology',
      with: (x) => ({ seat: x.v.seat, cost: OTHERS, must: true, why: say('ask.research for', { amount: OTHERS }) }),
    },
  },
};

export const technology = strategyCard('technology', {
  procedures: { 'primary technology': primary, 'secondary technology': secondary },
  modifies: [pointless('technology', (g, seat) => refuseResearching(g, seat, OTHERS))],
});
