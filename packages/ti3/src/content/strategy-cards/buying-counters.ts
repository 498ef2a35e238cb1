// Command counters for influence: what Logistics and Leadership sell.
import type { Json, Plan, Procedure, Refusal, Roll } from '@custodian/kernel';
import type { G, Seat } from '../../game.ts';
import { reinforcementCounters } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import type { Payment } from '../../rules/production/spending.ts';
import { leastWaste, pay, purchasingPower, randomPayment, refusePayment } from '../../rules/production/spending.ts';
import { isCount, isRecord } from '../../rules/reading.ts';
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
        const bought = got[x.v.seat] as { count: number; pay: Payment } | undefined;
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
    {
      kind: 'plan',
      seat,
      rule,
      ask: say('ask.buy counters', { price }),
      shape: 'buy counters',
      about: { price, most },
      check: (plan) => refuseCounters(g, seat, rule, price, most, plan),
      sample: (roll) => randomCounters(g, seat, price, most, roll),
      // Worked out only for somebody who looks: simulation does not.
      get fallback() {
        return { count: most, pay: leastWaste(g, seat, 'influence', most * price) };
      },
    },
  ];
}

function refuseCounters(g: G, seat: Seat, rule: RuleId, price: number, most: number, plan: Json): Refusal | null {
  if (!isRecord(plan) || !isCount(plan.count)) return why(rule, 'why.plan malformed');
  if (plan.count > most) return why(rule, 'why.too many counters', { most });
  return refusePayment(g, seat, 'influence', plan.count * price, plan.pay);
}

function randomCounters(g: G, seat: Seat, price: number, most: number, roll: Roll): Json {
  const count = roll(most);
  return { count, pay: randomPayment(g, seat, 'influence', count * price, roll) };
}
