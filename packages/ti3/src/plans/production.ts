// Building: one plan for all docks of a system, paid with one lump sum.
import type { PlanOf } from '@custodian/kernel';
import { choice, id, int, list, object, optional, planShape, some, text } from '@custodian/kernel';
import type { PlanetId } from '../content/facts/index.ts';
import { unitIds } from '../content/facts/index.ts';
import type { DockId } from '../queries/docks.ts';
import { payment } from './payment.ts';

const built = choice(...unitIds.filter((unit) => unit !== 'spaceDock'));

export const productionPlan = planShape(
  'production',
  object({
    /** `at`: a system for ships, a planet for the others, when it is not the dock's own. */
    builds: list(object({ dock: id<DockId>(), unit: built, count: some, at: optional(text) })),
    /** Planets on which new space docks are placed. */
    docks: list(id<PlanetId>()),
    pay: payment,
  }),
  object({
    system: text,
    docks: list(
      object({
        dock: id<DockId>(),
        limit: int,
        bonus: int,
        units: list(object({ unit: built, cost: int, perCost: int, left: optional(int), places: list(text) })),
      }),
    ),
    sites: list(object({ planet: id<PlanetId>(), cost: int })),
    extra: int,
    most: optional(int),
  }),
);
export type ProductionPlan = PlanOf<typeof productionPlan>;
export type Build = ProductionPlan['builds'][number];
