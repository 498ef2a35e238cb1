// Paying with planets and trade goods.
import type { Payment as AnyPayment, Means } from '@custodian/galaxy';
import { cheapestPayment, paymentTotal } from '@custodian/galaxy';
import type { PlanetId } from '@custodian/ti3/facts';
import type { Payment } from '@custodian/ti3/plans';
import { readyPlanets } from '@custodian/ti3/queries/players';
import { influence, resources } from '@custodian/ti3/queries/values';
import type { Currency, Sight } from '../numbers.ts';

export const noPayment: Payment = { planets: [], goods: 0 };

export function meansOf({ g, seat }: Sight, currency: Currency): Means {
  const [worth, other] = currency === 'resources' ? [resources, influence] : [influence, resources];
  return {
    planets: readyPlanets(g, seat).map((p) => ({ id: p.id, value: worth(g, p.id), spared: other(g, p.id) })),
    goods: g.players[seat]?.tradeGoods ?? 0,
  };
}

/** All that could be paid. */
export const powerOf = (means: Means): number => means.planets.reduce((sum, p) => sum + p.value, means.goods);

/** The payment that wastes least; all there is when that is not enough. */
export function usualPayment(need: number, means: Means): Payment {
  const cheapest = cheapestPayment(need, means);
  if (cheapest !== null) return cheapest as Payment;
  const planets = means.planets.filter((p) => p.value > 0).map((p) => p.id as PlanetId);
  return { planets, goods: means.goods };
}

export const paidBy = (payment: Payment, means: Means): number => paymentTotal(payment as AnyPayment, means);

export const togglePlanet = (payment: Payment, planet: PlanetId): Payment => ({
  ...payment,
  planets: payment.planets.includes(planet)
    ? payment.planets.filter((id) => id !== planet)
    : [...payment.planets, planet],
});
