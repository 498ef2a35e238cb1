// What goes down to planets, and what comes upon them from above.
import type { Frozen, Infer, PlanOf } from '@custodian/kernel';
import { bool, count, id, int, list, object, optional, planShape, text } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../content/facts/index.ts';
import { payment } from './payment.ts';

const unloaded = { ship: count, groundForces: count, pds: count, leaders: optional(list(id<LeaderId>())) };

/** Units from a ship to a planet of its system. */
const landing = object({ ...unloaded, planet: id<PlanetId>() });
export type Landing = Frozen<Infer<typeof landing>>;

/** Units from one ship to another of the same fleet. */
const reloading = object({ ...unloaded, into: count });
export type Reloading = Frozen<Infer<typeof reloading>>;

/** All at once: what a ship unloads is what it had aboard before. `pay` where landing costs something. */
export const landingPlan = planShape(
  'landings',
  object({ landings: list(landing), reloadings: optional(list(reloading)), pay: optional(payment) }),
  object({ system: text, friendlyOnly: bool, planets: list(id<PlanetId>()) }),
);
export type LandingPlan = PlanOf<typeof landingPlan>;

/** A ship by id, and the planet it bombards or razes. */
const attack = object({ ship: count, planet: id<PlanetId>() });
export type Bombarding = Frozen<Infer<typeof attack>>;

export const bombardmentPlan = planShape(
  'bombardment',
  object({ ships: list(attack) }),
  object({ system: text, open: list(attack) }),
);

export const razingPlan = planShape(
  'razing',
  object({ razings: list(attack) }),
  object({ system: text, ships: list(int), planets: list(id<PlanetId>()) }),
);

/** How many fighters join the invaders of a planet. */
export const fightersPlan = planShape(
  'fighters',
  object({ fighters: count }),
  object({ system: text, planet: id<PlanetId>(), most: int }),
);
