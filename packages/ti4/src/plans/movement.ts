// Moving ships. A whole movement is one plan: it is declared, checked and carried out as a whole.
import type { Frozen, Infer, PlanOf } from '@custodian/kernel';
import { bool, count, filled, id, int, list, object, optional, planShape, text } from '@custodian/kernel';
import type { PlanetId } from '../facts/index.ts';

/**
 * One ship. `path` begins with the system where it lies and ends with the active one; a ship that stays in the active system has a
 * path of that single system and only picks up. `cargo`: fighters and ground forces it takes along from where they are on the path.
 * `early`: it goes before the others do, where something lets it.
 */
const move = object({
  ship: count,
  path: filled(text),
  cargo: optional(list(count)),
  early: optional(bool),
});
export type Move = Frozen<Infer<typeof move>>;

export const movementPlan = planShape(
  'movement',
  object({ moves: list(move) }),
  object({
    system: text,
    /** Ships that reach the active system, each with a way, what it may carry, and how far it may move. */
    reach: list(object({ ship: int, path: list(text), room: int, move: int })),
    /** Ships that are there already and may pick something up. */
    loaders: list(object({ ship: int, room: int })),
  }),
);
export type MovementPlan = PlanOf<typeof movementPlan>;

/** Units that go because limits are exceeded in these systems. */
export const removalPlan = planShape(
  'removal',
  object({ units: list(count) }),
  object({ systems: list(text), combat: text }),
);
export type RemovalPlan = PlanOf<typeof removalPlan>;

/** Ground forces that are moved onto planets, without ships. */
export const transitPlan = planShape(
  'transit',
  object({ units: list(object({ unit: count, planet: id<PlanetId>() })) }),
  object({ most: int, planets: list(id<PlanetId>()) }),
);
export type TransitPlan = PlanOf<typeof transitPlan>;
