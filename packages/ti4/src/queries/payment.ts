// What a seat could pay: readied planets, and trade goods that stand for resources or influence.
import type { Means } from '@custodian/galaxy';
import type { G, Seat } from '../game.ts';
import { playerOf, readyPlanets } from './players.ts';
import { goodsWorth, influence, planetWorth, resources } from './values.ts';

export type Currency = 'resources' | 'influence';

/** The most that a seat could pay. */
export function purchasingPower(g: G, seat: Seat, of: Currency): number {
  let total = playerOf(g, seat).tradeGoods * goodsWorth(g, seat);
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
    goods: playerOf(g, seat).tradeGoods,
    goodsWorth: goodsWorth(g, seat),
  };
}
