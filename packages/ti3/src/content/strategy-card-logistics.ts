// Logistics: four command counters; others buy theirs with influence.
import type { Json, Plan, Procedure, Refusal, Roll } from '@custodian/kernel';
import type { G, Game, Seat } from '../game.ts';
import { reinforcementCounters } from '../queries/players.ts';
import { why } from '../queries/refusals.ts';
import { counterPrice } from '../queries/values.ts';
import { isCount, isRecord } from '../rules/reading.ts';
import type { Payment } from '../rules/spending.ts';
import { noPayment, pay, purchasingPower, randomPayment, refusePayment } from '../rules/spending.ts';
import { say } from '../words/index.ts';
import { pointless, strategyCard } from './define.ts';

const primaryLogistics: Procedure<Game, { seat: Seat }> = {
  rule: 'strategy.logistics',
  steps: { 'receive counters': { call: 'receive counters', with: (x) => ({ seat: x.v.seat, count: 4 }) } },
};

const secondaryLogistics: Procedure<Game, { seat: Seat; count?: number }> = {
  rule: 'strategy.logistics',
  steps: {
    'spend influence': {
      ask: (x) => buyingCounters(x.g, x.v.seat),
      then: (x, got) => {
        const bought = got[x.v.seat] as { count: number; pay: Payment } | undefined;
        x.v.count = bought?.count ?? 0;
        if (bought !== undefined) pay(x, x.v.seat, bought.pay);
      },
    },
    'receive counters': {
      call: 'receive counters',
      with: (x) => (x.v.count === 0 ? null : { seat: x.v.seat, count: x.v.count }),
    },
  },
};

/** As many as the influence buys and the reinforcements hold. */
const mostCounters = (g: G, seat: Seat): number =>
  Math.min(Math.floor(purchasingPower(g, seat, 'influence') / counterPrice(g, seat)), reinforcementCounters(g, seat));

function buyingCounters(g: G, seat: Seat): Plan[] {
  const price = counterPrice(g, seat);
  const most = mostCounters(g, seat);
  if (most === 0) return [];
  return [
    {
      kind: 'plan',
      seat,
      rule: 'strategy.logistics',
      ask: say('ask.buy counters', { price }),
      shape: 'buy counters',
      about: { price, most },
      check: (plan) => refuseCounters(g, seat, price, most, plan),
      sample: (roll) => randomCounters(g, seat, price, most, roll),
      fallback: { count: 0, pay: noPayment },
    },
  ];
}

function refuseCounters(g: G, seat: Seat, price: number, most: number, plan: Json): Refusal | null {
  if (!isRecord(plan) || !isCount(plan.count)) return why('strategy.logistics', 'why.plan malformed');
  if (plan.count > most) return why('strategy.logistics', 'why.too many counters', { most });
  return refusePayment(g, seat, 'influence', plan.count * price, plan.pay);
}

function randomCounters(g: G, seat: Seat, price: number, most: number, roll: Roll): Json {
  const count = roll(most);
  return { count, pay: randomPayment(g, seat, 'influence', count * price, roll) };
}

export const logistics = strategyCard('logistics', {
  procedures: { 'primary logistics': primaryLogistics, 'secondary logistics': secondaryLogistics },
  modifies: [
    pointless('logistics', 'secondary', (g, seat) =>
      mostCounters(g, seat) === 0 ? why('strategy.logistics', 'why.no counter to buy') : null,
    ),
  ],
});
