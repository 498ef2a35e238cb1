// What a seat could pay: readied planets, and trade goods that stand for resources or influence.
import type { Means } from '@custodian/galaxy';
import { defineValue } from '@custodian/kernel';
import type { G, Game, Seat } from '../game.ts';
import { playerOf, readyPlanets } from './players.ts';
import { goodsWorth, influence, planetWorth, resources } from './values.ts';

export type Currency = 'resources' | 'influence';

/** Trade goods, and what a seat may spend like them. */
export const spendableGoods = defineValue<Game, Seat>('goods to spend', (g, seat) => playerOf(g, seat).tradeGoods);

/** How many times the seat could pay 1, each time by itself. */
export const separatePayments = (g: G, seat: Seat, of: Currency): number =>
  spendableGoods(g, seat) +
  readyPlanets(g, seat).filter(({ id: planet }) => planetWorth(g, { seat, planet, of }) > 0).length;

/** The most that a seat could pay. */
export function purchasingPower(g: G, seat: Seat, of: Currency): number {
  let total = spendableGoods(g, seat) * goodsWorth(g, seat);
  for (const system of g.systems)
    for (const planet of system.planets)
      if (planet.owner === seat && !planet.exhausted) total += planetWorth(g, { seat, planet: planet.id, of });
  return total;
}

export const canPay = (g: G, seat: Seat, of: Currency, amount: number): boolean =>
  purchasingPower(g, seat, of) >= amount;

/** What a seat can pay with. */
export function meansOf(g: G, seat: Seat, of: Currency): Means {
  const other = of === 'resources' ? influence : resources;
  return {
    planets: readyPlanets(g, seat).map(({ id }) => ({
      id,
      value: planetWorth(g, { seat, planet: id, of }),
      spared: other(g, id),
    })),
    goods: spendableGoods(g, seat),
    goodsWorth: goodsWorth(g, seat),
  };
}
