// Producing units: one plan for everything that is made together, paid with one sum.
import type { PlanOf } from '@custodian/kernel';
import { count, id, int, list, object, optional, planShape, some, text } from '@custodian/kernel';
import type { UnitTypeId } from '../facts/index.ts';
import { payment } from './payment.ts';

/** Captured units of a type, and whose they are; -1: tokens, which are nobody's. */
const captured = object({ unit: id<UnitTypeId>(), of: int, count: some });

export const productionPlan = planShape(
  'production',
  object({
    /** `place`: a planet, or 'space'; needed only where there is a choice. */
    units: list(object({ unit: id<UnitTypeId>(), count: some, place: optional(text) })),
    /** Own units that are taken off the board to be produced at once: pieces that the reinforcements lack. */
    taken: optional(list(count)),
    /** Captured units that are returned, each for one unit of its type that costs nothing; a line a type and owner. */
    returned: optional(list(captured)),
    pay: payment,
  }),
  object({
    system: text,
    limit: int,
    /** Fighters and infantry beyond the limit, where there may be any. */
    beyond: optional(int),
    discount: int,
    /** The most that everything together may cost, where that is limited. */
    resources: optional(int),
    units: list(
      object({
        unit: id<UnitTypeId>(),
        cost: int,
        perCost: int,
        /** Units of each purchase that the limit does not count, where there are any. */
        extra: optional(int),
        /** Pieces in the reinforcements, where they are limited. */
        left: optional(int),
        most: int,
        places: list(text),
      }),
    ),
    /** Units that could be taken off the board. */
    pullable: list(object({ id: int, unit: id<UnitTypeId>(), system: text })),
    /** Captured units that could be returned. */
    captured: optional(list(captured)),
  }),
);
export type ProductionPlan = PlanOf<typeof productionPlan>;
export type Returned = NonNullable<ProductionPlan['returned']>;
export type Made = ProductionPlan['units'][number];
