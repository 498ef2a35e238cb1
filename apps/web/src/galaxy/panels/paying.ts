// Paying with planets and trade goods.
import type { Means } from '@custodian/galaxy';
import { cheapestPayment, paymentTotal } from '@custodian/galaxy';

/** `Planet`: the ids of the game's planets. */
export type Payment<Planet extends string = string> = {
  readonly planets: readonly Planet[];
  readonly goods: number;
};

export const noPayment: Payment<never> = { planets: [], goods: 0 };

/** All that could be paid. */
export const powerOf = ({ planets, goods, goodsWorth = 1 }: Means): number =>
  planets.reduce((sum, p) => sum + p.value, goods * goodsWorth);

/** The payment that wastes least; all there is when that is not enough. */
export function usualPayment<Planet extends string>(need: number, means: Means): Payment<Planet> {
  const cheapest = cheapestPayment(need, means);
  if (cheapest !== null) return cheapest as Payment<Planet>;
  const planets = means.planets.filter((p) => p.value > 0).map((p) => p.id as Planet);
  return { planets, goods: means.goods };
}

export const paidBy = (payment: Payment, means: Means): number => paymentTotal(payment, means);

export const togglePlanet = <Planet extends string>(payment: Payment<Planet>, planet: Planet): Payment<Planet> => ({
  ...payment,
  planets: payment.planets.includes(planet)
    ? payment.planets.filter((id) => id !== planet)
    : [...payment.planets, planet],
});
