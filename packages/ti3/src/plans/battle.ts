// Shooting and being hit.
import type { PlanOf } from '@custodian/kernel';
import { choice, count, either, id, int, list, object, planShape, some, text } from '@custodian/kernel';
import type { LeaderId, PlanetId } from '../content/facts/index.ts';

/** Ships by id. Destroying an undamaged ship that sustains damage takes two hits. `bound`: hits that a ship takes first. */
export const hitPlan = planShape(
  'hits',
  object({ destroy: list(count), damage: list(count) }),
  object({ system: text, enemy: int, hits: int, bound: list(object({ ship: int, hits: int })) }),
);
export type HitPlan = PlanOf<typeof hitPlan>;

/** So many PDS of a planet fire at a fleet. */
export const pdsPlan = planShape(
  'pds fire',
  object({ shots: list(object({ planet: id<PlanetId>(), system: text, target: int, pds: some })) }),
  object({ reach: list(object({ planet: id<PlanetId>(), system: text, target: int, pds: int })) }),
);
export type Shot = PlanOf<typeof pdsPlan>['shots'][number];

/** Fighters against one war sun each, by its id. */
export const sabotagePlan = planShape(
  'sabotage run',
  object({ pools: list(object({ target: count, fighters: some })) }),
  object({ system: text, targets: list(int), most: int }),
);
export type Pool = PlanOf<typeof sabotagePlan>['pools'][number];

/** The ships that their owner removes from fleets beyond their supply. */
export const excessPlan = planShape(
  'excess',
  object({ ships: list(count) }),
  object({ fleets: list(object({ system: text, excess: int })) }),
);
export type ExcessPlan = PlanOf<typeof excessPlan>;

/** A captive is executed, or goes to another player: to his owner, who is then free of captivity, or to a new captor.
 *  Captives that are not named are kept. */
export const captivesPlan = planShape(
  'captives',
  object({
    captives: list(
      either(
        object({ leader: id<LeaderId>(), fate: choice('execute') }),
        object({ leader: id<LeaderId>(), fate: choice('give'), to: int }),
      ),
    ),
  }),
  object({ captives: list(id<LeaderId>()), players: list(int) }),
);
export type Sentence = PlanOf<typeof captivesPlan>['captives'][number];
