// What is planned before the first round: where tiles lie, and where units begin.
import type { PlanOf } from '@custodian/kernel';
import { count, id, int, list, object, planShape, record, text } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';

/** A tile, and where it is laid: 'q,r'. `places`: the free ones by tile. */
export const tilePlan = planShape(
  'system placement',
  object({ tile: text, at: text }),
  object({ places: record(list(text)) }),
);
export type TilePlan = PlanOf<typeof tilePlan>;

/** By planet, how many of each type begin there. */
export const startingUnitsPlan = planShape(
  'starting units',
  record(record(count)),
  object({ planets: list(id<PlanetId>()), units: list(object({ unit: id<UnitTypeId>(), count: int })) }),
);
export type Garrisons = PlanOf<typeof startingUnitsPlan>;
