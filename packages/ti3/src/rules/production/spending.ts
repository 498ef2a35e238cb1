// Spending resources and influence: planets are exhausted whole, trade goods make up the rest, the surplus is lost.
// A payment is part of the plan it pays for, so that one confirm does both.
import type { Means } from '@custodian/galaxy';
import { cheapestPayment, checkPayment, samplePayment } from '@custodian/galaxy';
import type { Refusal, Roll } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/planets.ts';
import { spendTradeGoods } from '../../atoms/table.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Payment } from '../../plans/payment.ts';
import { playerOf, readyPlanets } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { influence, resources } from '../../queries/values.ts';
import { say } from '../../words/index.ts';

export type Currency = 'resources' | 'influence';

export const noPayment: Payment = { planets: [], goods: 0 };

/** What a seat can pay with. */
export function meansOf(g: G, seat: Seat, currency: Currency): Means {
  const [value, other] = currency === 'resources' ? [resources, influence] : [influence, resources];
  return {
    planets: readyPlanets(g, seat).map((p) => ({ id: p.id, value: value(g, p.id), spared: other(g, p.id) })),
    goods: playerOf(g, seat).tradeGoods,
  };
}

/** All that a seat could pay just now. */
export function purchasingPower(g: G, seat: Seat, currency: Currency): number {
  const value = currency === 'resources' ? resources : influence;
  let sum = playerOf(g, seat).tradeGoods;
  for (const { planets } of g.systems)
    for (const { id, owner, exhausted } of planets) if (owner === seat && !exhausted) sum += value(g, id);
  return sum;
}

/** Why a payment does not do; null when it does. */
export function refusePayment(
  g: G,
  seat: Seat,
  currency: Currency,
  need: number,
  payment: Payment | undefined,
): Refusal | null {
  if (payment === undefined) return why('spending.costs', 'why.payment malformed');
  if (need <= 0 && (payment.planets.length > 0 || payment.goods !== 0))
    return why('spending.costs', 'why.pay for nothing');
  const fault = checkPayment(need, payment, meansOf(g, seat, currency));
  if (fault === null) return null;
  switch (fault.code) {
    case 'not enough':
      return why('spending.costs', 'why.payment too small', {
        missing: fault.missing,
        currency: say(currency === 'resources' ? 'term.resource.many' : 'term.influence'),
      });
    case 'unknown planet':
      return why('spending.exhausting', 'why.planet not ready', { planet: fault.planet });
    case 'planet twice':
      return why('spending.exhausting', 'why.planet twice', { planet: fault.planet });
    case 'too many goods':
      return why('trade goods', 'why.too few trade goods', { have: fault.have });
    case 'bad goods':
      return why('trade goods', 'why.payment malformed');
  }
}

/** The payment that wastes least; null when the seat cannot pay. */
export const leastWaste = (g: G, seat: Seat, currency: Currency, need: number): Payment | null =>
  cheapestPayment(need, meansOf(g, seat, currency)) as Payment | null;

export const randomPayment = (g: G, seat: Seat, currency: Currency, need: number, roll: Roll): Payment | null =>
  samplePayment(need, meansOf(g, seat, currency), roll) as Payment | null;

export function pay(x: Ti3, seat: Seat, payment: Payment): void {
  exhaustPlanets(x, payment.planets);
  spendTradeGoods(x, seat, payment.goods);
}
