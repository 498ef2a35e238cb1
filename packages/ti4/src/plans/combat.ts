// Plans of combats and invasions.
import type { PlanOf } from '@custodian/kernel';
import { count, id, int, list, object, optional, planShape, text } from '@custodian/kernel';
import type { PlanetId, UnitTypeId } from '../facts/index.ts';

/** Units by id: those that sustain damage, in this order, and those that are destroyed. A unit may be both. */
export const hitPlan = planShape(
  'hits',
  object({ damage: list(count), destroy: list(count) }),
  object({
    system: text,
    planet: text,
    enemy: int,
    kind: text,
    hits: int,
    /** What can be hit, and what of it can sustain damage, with the hits that one use cancels. */
    units: list(int),
    sustaining: list(object({ unit: int, hits: int })),
    /** So many of the hits go to these types while there are any. */
    bound: int,
    types: list(id<UnitTypeId>()),
  }),
);
export type HitPlan = PlanOf<typeof hitPlan>;

/** Where ships go, and which of them carries what: fighters and ground forces by id. What is not named and cannot go is removed. */
export const retreatPlan = planShape(
  'retreat',
  object({ to: text, carried: list(object({ unit: count, ship: count })) }),
  object({
    system: text,
    systems: list(text),
    ships: list(object({ ship: int, capacity: int })),
    /** What cannot go by itself. */
    cargo: list(int),
    /** What may be taken along from planets. */
    landed: list(int),
    /** Ships that could also be carried. */
    flying: list(int),
  }),
);
export type RetreatPlan = PlanOf<typeof retreatPlan>;

/** A unit by id, and the planet it bombards. All of them or none. */
const target = object({ unit: count, planet: id<PlanetId>() });
export const bombardmentPlan = planShape(
  'bombardment',
  object({ targets: list(target) }),
  object({ system: text, open: list(target) }),
);
export type Bombarding = PlanOf<typeof bombardmentPlan>['targets'][number];

/** What lands where, in the order in which the planets are dealt with afterwards. */
export const landingPlan = planShape(
  'landings',
  object({ landings: list(object({ planet: id<PlanetId>(), units: list(count) })) }),
  object({
    system: text,
    units: list(int),
    /** Those among them that come from planets: one from each. */
    reserves: optional(list(object({ unit: int, planet: id<PlanetId>() }))),
    planets: list(id<PlanetId>()),
    must: list(id<PlanetId>()),
  }),
);
export type LandingPlan = PlanOf<typeof landingPlan>;

/** Dice that are rolled again: which group, and which die of it. */
export const rerollPlan = planShape(
  'rerolls',
  object({ dice: list(object({ group: count, die: count })) }),
  object({ groups: list(object({ unit: id<UnitTypeId>(), need: int, bonus: int, rolls: list(int) })) }),
);
export type RerollPlan = PlanOf<typeof rerollPlan>;
