// Paying, and what is bought by a plan that says how it is paid for.
import type { PlanOf } from '@custodian/kernel';
import { choice, count, id, int, list, nullable, object, planShape } from '@custodian/kernel';
import type { ActionCardId, ObjectiveId, PlanetId, TechnologyId } from '../content/facts/index.ts';

/** Which planets are exhausted and how many trade goods are spent. */
export const payment = object({ planets: list(id<PlanetId>()), goods: count });

export const paymentPlan = planShape(
  'payment',
  object({ pay: payment }),
  object({ objective: id<ObjectiveId>(), currency: choice('resources', 'influence'), amount: int }),
);
export type Payment = PlanOf<typeof paymentPlan>['pay'];

/** A technology, or none. */
export const technologyPlan = planShape(
  'technology',
  object({ technology: nullable(id<TechnologyId>()), pay: payment }),
  object({ offers: list(object({ technology: id<TechnologyId>(), cost: int })) }),
);
export type TechnologyPlan = PlanOf<typeof technologyPlan>;

/** A neutral planet for influence, or none. */
export const annexationPlan = planShape(
  'annexation',
  object({ planet: nullable(id<PlanetId>()), pay: payment }),
  object({ planets: list(id<PlanetId>()), price: int }),
);
export type AnnexationPlan = PlanOf<typeof annexationPlan>;

/** A discarded action card whose effect is bought. */
export const cardCopyPlan = planShape(
  'card copy',
  object({ card: id<ActionCardId>(), pay: payment }),
  object({ cards: list(id<ActionCardId>()), price: int }),
);

export const counterPurchasePlan = planShape(
  'buy counters',
  object({ count, pay: payment }),
  object({ price: int, most: int }),
);
