// What passes between players, and what a player does by himself without being asked.
import type { PlanOf } from '@custodian/kernel';
import { bool, count, id, int, list, nullable, object, optional, planShape, some } from '@custodian/kernel';
import type { PlanetId } from '../content/facts/index.ts';
import { payment } from './payment.ts';

/** How many cards each side gives, or no offer. Which ones is chosen in secret once both agree. */
export const exchangePlan = planShape(
  'card exchange',
  nullable(object({ partner: count, give: count, take: count })),
  object({ partners: list(int), cards: int }),
);
export type Exchange = NonNullable<PlanOf<typeof exchangePlan>>;

export const refreshingPlan = planShape(
  'refreshing',
  object({ planets: list(id<PlanetId>()) }),
  object({ most: int, planets: list(object({ planet: id<PlanetId>(), worth: int })) }),
);
export type RefreshingPlan = PlanOf<typeof refreshingPlan>;

const nothing = object({});

export const giftPlan = planShape('gift', object({ receiver: int, count: some }), nothing);
export const breakingPlan = planShape('broken agreement', object({ partner: int }), nothing);
export const trucePlan = planShape('truce', object({ pay: payment }), nothing);

/** Ships by their ids with all they carry, and what leaves each planet. */
export const scuttlingPlan = planShape(
  'scuttling',
  object({
    ships: list(count),
    planets: list(object({ planet: id<PlanetId>(), groundForces: count, pds: count, dock: bool })),
    /** Space docks that lie in space. */
    docks: optional(list(count)),
    /** What goes from aboard a ship that stays. */
    cargo: optional(list(object({ ship: count, groundForces: count, pds: count }))),
  }),
  nothing,
);
export type Scuttling = PlanOf<typeof scuttlingPlan>;
