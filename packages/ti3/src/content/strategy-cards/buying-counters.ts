// Command counters for influence: what Logistics and Leadership sell.
import type { Plan, Procedure } from '@custodian/kernel';
import { askForPlan, planned } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import { counterPurchasePlan } from '../../plans/payment.ts';
import { reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { leastWaste, pay, purchasingPower, randomPayment, refusePayment } from '../../rules/production/spending.ts';
import type { RuleId } from '../../rules/rulebook.ts';
import type { ThirdEdition } from '../../terms.ts';
import { say } from '../../words/index.ts';

/** Each for `priceOf` influence, and no more than `cap`. */
export const buyingCounters = (
  rule: RuleId,
  priceOf: (g: G, seat: Seat) => number,
  cap = Number.POSITIVE_INFINITY,
): Procedure<ThirdEdition, { seat: Seat; count?: number }> => ({
  rule,
  steps: {
    'spend influence': {
      ask: (x) => buying(x.g, x.v.seat, rule, priceOf(x.g, x.v.seat), cap),
      then: (x, got) => {
        const bought = planned(counterPurchasePlan, got, x.v.seat);
        x.v.count = bought?.count ?? 0;
        if (bought !== undefined) pay(x, x.v.seat, bought.pay);
      },
    },
    'receive counters': {
      call: 'receive counters',
      with: ({ v: { seat, count = 0 } }) => (count === 0 ? null : { seat, count }),
    },
  },
});

/** As many as the influence buys and the reinforcements hold. */
export const mostCounters = (g: G, seat: Seat, price: number, cap = Number.POSITIVE_INFINITY): number =>
  Math.min(Math.floor(purchasingPower(g, seat, 'influence') / price), reinforcementCounters(g, seat), cap);

function buying(g: G, seat: Seat, rule: RuleId, price: number, cap: number): Plan[] {
  const most = mostCounters(g, seat, price, cap);
  if (most === 0) return [];
  return [
    askForPlan(counterPurchasePlan, {
      seat,
      rule,
      ask: say('ask.buy counters', { price }),
      about: () => ({ price, most }),
      check: ({ count, pay: payment }) =>
        count > most
          ? why(rule, 'why.too many counters', { most })
          : refusePayment(g, seat, 'influence', count * price, payment),
      sample: (roll) => {
        const count = roll(most);
        return { count, pay: randomPayment(g, seat, 'influence', count * price, roll) as Payment };
      },
      fallback: () => ({ count: most, pay: leastWaste(g, seat, 'influence', most * price) as Payment }),
    }),
  ];
}
