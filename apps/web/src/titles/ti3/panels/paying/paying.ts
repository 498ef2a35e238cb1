// What a seat can pay with.
import type { Means } from '@custodian/galaxy';
import type { PlanetId } from '@custodian/ti3/facts';
import type { Payment } from '@custodian/ti3/plans';
import { readyPlanets } from '@custodian/ti3/queries/players';
import { influence, resources } from '@custodian/ti3/queries/values';
import { usualPayment as usual } from '../../../../galaxy/panels/paying.ts';
import type { Currency, Sight } from '../numbers.ts';

export { noPayment, paidBy, powerOf, togglePlanet } from '../../../../galaxy/panels/paying.ts';

/** The payment that wastes least; all there is when that is not enough. */
export const usualPayment = (need: number, means: Means): Payment => usual<PlanetId>(need, means);

export function meansOf({ g, seat }: Sight, currency: Currency): Means {
  const [worth, other] = currency === 'resources' ? [resources, influence] : [influence, resources];
  return {
    planets: readyPlanets(g, seat).map((p) => ({ id: p.id, value: worth(g, p.id), spared: other(g, p.id) })),
    goods: g.players[seat]?.tradeGoods ?? 0,
  };
}
