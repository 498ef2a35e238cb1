// Plans that only one faction makes.
import type { PlanOf } from '@custodian/kernel';
import { id, int, list, object, planShape, some } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';

const planet = id<PlanetId>();

/** Infantry that spreads from planet to planet, all at once (Bioplasmosis). */
export const growthPlan = planShape(
  'growth',
  object({ moves: list(object({ from: planet, to: planet, count: some })) }),
  object({ planets: list(object({ planet, count: int, to: list(planet) })) }),
);
export type GrowthPlan = PlanOf<typeof growthPlan>;
