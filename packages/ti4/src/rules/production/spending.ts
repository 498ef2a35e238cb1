// Spending resources and influence: planets are exhausted whole, trade goods make up the rest, the surplus is lost.
import type { Means } from '@custodian/galaxy';
import { cheapestPayment, checkPayment, paymentTotal, samplePayment } from '@custodian/galaxy';
import type { AboutOf, Refusal, Roll } from '@custodian/kernel';
import { exhaustPlanets } from '../../atoms/board.ts';
import { spendTradeGoods } from '../../atoms/goods.ts';
import { spendCommodities } from '../../atoms/prophecy.ts';
import { endEffect } from '../../atoms/table.ts';
import type { PlanetId } from '../../facts/index.ts';
import type { G, Seat, Ti4 } from '../../game.ts';
import type { Payment, paymentPlan } from '../../plans/payment.ts';
import { COMMODITIES_LENT } from '../../queries/lending.ts';
import type { Currency } from '../../queries/payment.ts';
import { meansOf, spendableGoods } from '../../queries/payment.ts';
import { playerOf } from '../../queries/players.ts';
import { why } from '../../queries/refusals.ts';
import { say } from '../../words/index.ts';

export const noPayment: Payment = { planets: [], goods: 0 };

/** Why a payment does not do; null when it does. Nothing is paid where nothing is due. */
export function refusePayment(g: G, seat: Seat, of: Currency, need: number, payment: Payment): Refusal | null {
  if (need <= 0)
    return payment.planets.length === 0 && payment.goods === 0 ? null : why('resources', 'why.pay for nothing');
  return refuseMeans(need, payment, of, meansOf(g, seat, of));
}

/** Why so much cannot be paid like this. */
export function refuseMeans(need: number, payment: Payment, of: Currency, means: Means): Refusal | null {
  const fault = checkPayment(need, payment, means);
  if (fault === null) return null;
  switch (fault.code) {
    case 'not enough':
      return why(of, 'why.payment too small', { missing: fault.missing, currency: say(`term.${of}`) });
    case 'unknown planet':
      return why('exhausted', 'why.planet not ready', { planet: fault.planet });
    case 'planet twice':
      return why('exhausted', 'why.planet named twice', { planet: fault.planet });
    case 'too many goods':
    case 'bad goods':
      return why('trade goods', 'why.too few trade goods', { have: means.goods });
  }
}

/** All that there is, where that is the only way to pay; null where there is a choice. */
export function onlyPayment(need: number, means: Means): Payment | null {
  const worth = means.goodsWorth ?? 1;
  let total = means.goods * worth;
  let least = means.goods > 0 ? worth : Number.POSITIVE_INFINITY;
  const planets: PlanetId[] = [];
  for (const { id, value } of means.planets) {
    if (value <= 0) continue;
    planets.push(id as PlanetId);
    total += value;
    if (value < least) least = value;
  }
  if (need <= 0) return noPayment;
  return total - least < need ? { planets, goods: means.goods } : null;
}

/** The payment that wastes least; null when the seat cannot pay. */
export const leastWaste = (g: G, seat: Seat, of: Currency, need: number): Payment | null =>
  cheapestPayment(need, meansOf(g, seat, of)) as Payment | null;

export const randomPayment = (g: G, seat: Seat, of: Currency, need: number, roll: Roll): Payment | null =>
  need <= 0 ? noPayment : (samplePayment(need, meansOf(g, seat, of), roll) as Payment | null);

export const totalOf = (g: G, seat: Seat, of: Currency, payment: Payment): number =>
  paymentTotal(payment, meansOf(g, seat, of));

/** What may be spent like trade goods goes first: it was allowed for this once. */
export function spendGoods(x: Ti4, seat: Seat, goods: number): void {
  const { tradeGoods } = playerOf(x.g, seat);
  const others = Math.min(goods, spendableGoods(x.g, seat) - tradeGoods);
  if (others > 0) {
    spendCommodities(x, seat, others);
    endEffect(x, COMMODITIES_LENT, seat);
  }
  spendTradeGoods(x, seat, goods - others);
}

export function spend(x: Ti4, seat: Seat, payment: Payment): void {
  exhaustPlanets(x, seat, payment.planets);
  spendGoods(x, seat, payment.goods);
}

/** What the panel shows. */
export const aboutPayment = (
  of: Currency,
  least: number,
  most: number,
  step: number,
  means: Means,
): AboutOf<typeof paymentPlan> => ({
  of,
  least,
  most,
  step,
  planets: means.planets.map(({ id, value }) => ({ planet: id as PlanetId, value })),
  goods: means.goods,
  goodsWorth: means.goodsWorth ?? 1,
});
