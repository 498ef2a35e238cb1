// What is divided among places: ground forces, starting units, command counters.
import type { Frozen, Infer, PlanOf } from '@custodian/kernel';
import { bool, count, id, int, list, object, optional, planShape, record, some, text } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../content/facts/index.ts';

/** How many go to which planet. */
const shares = list(object({ planet: id<PlanetId>(), count: some }));

/** Free ground forces, as many as given or fewer. */
export const mobilizationPlan = planShape(
  'mobilization',
  object({ planets: shares }),
  object({ most: int, planets: list(id<PlanetId>()) }),
);
export type MobilizationPlan = PlanOf<typeof mobilizationPlan>;

/** Ground forces that come home, all of them. */
export const returnPlan = planShape(
  'ground forces return',
  object({ planets: shares }),
  object({ count: int, planets: list(id<PlanetId>()) }),
);
export type ReturnPlan = PlanOf<typeof returnPlan>;

/** From planet to planet without a ship. */
export const transitPlan = planShape(
  'ground forces',
  object({ from: id<PlanetId>(), to: id<PlanetId>(), count: some }),
  object({ most: int }),
);
export type Transit = PlanOf<typeof transitPlan>;

/** What goes on one planet; leaders where they are used. */
const garrison = object({ groundForces: count, pds: count, dock: bool, leaders: optional(list(id<LeaderId>())) });
export type Garrison = Frozen<Infer<typeof garrison>>;

/** By planet. */
export const startingUnitsPlan = planShape(
  'starting units',
  record(garrison),
  object({ planets: list(id<PlanetId>()), groundForces: int, pds: int, docks: int, leaders: list(id<LeaderId>()) }),
);
export type Garrisons = PlanOf<typeof startingUnitsPlan>;

/** A tile, and where it is laid: 'q,r'. `places`: the free ones by tile. */
export const tilePlan = planShape(
  'system placement',
  object({ tile: text, at: text }),
  object({ places: record(list(text)) }),
);
export type TilePlan = PlanOf<typeof tilePlan>;

/** Command counters on the areas of the race sheet. */
export const countersPlan = planShape(
  'counters',
  object({ commandPool: count, fleetSupply: count, strategyAllocation: count }),
  object({ count: int }),
);
export type Areas = PlanOf<typeof countersPlan>;
