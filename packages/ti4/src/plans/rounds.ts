// Plans of a round: command tokens, and infantry that return.
import type { PlanOf } from '@custodian/kernel';
import { choice, count, id, int, list, object, planShape, some } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';

/** Command tokens by pool: gained, spent, or all of the command sheet as they lie afterwards. */
export const tokensPlan = planShape(
  'tokens',
  object({ tactic: count, fleet: count, strategy: count }),
  object({ count: int, what: choice('gain', 'spend', 'redistribute') }),
);
export type TokensPlan = PlanOf<typeof tokensPlan>;

/** How many infantry come back to which planet of the home system: all of them. */
export const infantryPlan = planShape(
  'infantry return',
  object({ planets: list(object({ planet: id<PlanetId>(), count: some })) }),
  object({ count: int, planets: list(id<PlanetId>()) }),
);
export type InfantryPlan = PlanOf<typeof infantryPlan>;
