// Paying: planets are exhausted whole, trade goods make up the rest.
import type { PlanOf } from '@custodian/kernel';
import { choice, count, id, int, list, object, planShape } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';

/** Which planets are exhausted and how many trade goods are spent. */
export const payment = object({ planets: list(id<PlanetId>()), goods: count });

/** `least`: what must be paid; 0 where it is up to the player, in whole `step`s up to `most`. */
export const paymentPlan = planShape(
  'payment',
  object({ pay: payment }),
  object({
    of: choice('resources', 'influence'),
    least: int,
    most: int,
    step: int,
    planets: list(object({ planet: id<PlanetId>(), value: int })),
    goods: int,
    goodsWorth: int,
  }),
);
export type Payment = PlanOf<typeof paymentPlan>['pay'];
