// Moving ships. A whole movement is one plan: it is checked and carried out as a whole, so that the order in which ships are
// named does not matter.
import type { Frozen, Infer, PlanOf } from '@custodian/kernel';
import { count, filled, id, int, list, object, optional, planShape, text } from '@custodian/kernel';
import type { LeaderId, PlanetId, ShipType } from '../content/facts/index.ts';

/** Ground forces, PDS and leaders that a ship takes aboard from a planet of its owner. `fighter`: leaders go aboard this
 *  fighter, which the ship takes along. */
const pickUp = object({
  planet: id<PlanetId>(),
  groundForces: count,
  pds: count,
  leaders: optional(list(id<LeaderId>())),
  fighter: optional(count),
});
export type PickUp = Frozen<Infer<typeof pickUp>>;

/**
 * One ship. `path` begins with the system where it lies and ends with the activated one; a ship that is already there has
 * a path of that single system and only picks up. `fighters` are taken along from where they lie on the path.
 */
const move = object({
  ship: count,
  path: filled(text),
  fighters: optional(list(count)),
  pickUps: optional(list(pickUp)),
});
export type Move = Frozen<Infer<typeof move>>;

/** A space dock that lies in space: it moves from next to the activated system into it. */
const dockMove = object({ dock: count, from: text });
export type DockMove = Frozen<Infer<typeof dockMove>>;

/** A ship that has a way: with these leaders aboard and these fighters along, or after another ship with a Diplomat. */
const reached = object({
  ship: int,
  path: list(text),
  leaders: optional(list(id<LeaderId>())),
  fighters: optional(list(int)),
  escort: optional(move),
});
export type Reached = Frozen<Infer<typeof reached>>;

/** `systems`: the activated one, or the two of a Transfer Action. */
export const movementPlan = planShape(
  'movement',
  object({ moves: list(move), docks: optional(list(dockMove)) }),
  object({ systems: list(text), reach: list(reached), docks: optional(list(dockMove)) }),
);
export type MovementPlan = PlanOf<typeof movementPlan>;

/** Single ships that go to a system next to theirs. */
export const patrolPlan = planShape(
  'patrols',
  object({ moves: list(object({ ship: count, to: text })) }),
  object({ ships: list(object({ id: int, unit: id<ShipType>(), from: text, to: list(text) })) }),
);
export type PatrolPlan = PlanOf<typeof patrolPlan>;
export type Patrol = PatrolPlan['moves'][number];
