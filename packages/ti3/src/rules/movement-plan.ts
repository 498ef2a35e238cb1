// What a movement is as an answer. A whole movement is one plan: it is checked and carried out as a whole, so that the
// order in which ships are named does not matter.
import type { Json } from '@custodian/kernel';
import type { PlanetId } from '../content/facts/index.ts';
import type { G, Seat } from '../game.ts';
import type { FrozenShip, FrozenSystem } from '../queries/board.ts';
import { systemOf } from '../queries/board.ts';
import { hasEnemyShips } from '../queries/fleet.ts';
import { hasCounter } from '../queries/players.ts';
import { isCount, isListOf, isRecord } from './reading.ts';

/** Ground forces and PDS that a ship takes aboard from a planet of its owner. */
export type PickUp = { readonly planet: PlanetId; readonly groundForces: number; readonly pds: number };

/**
 * One ship. `path` begins with the system where it lies and ends with the activated one; a ship that is already there has
 * a path of that single system and only picks up. `fighters` are taken along from where they lie on the path.
 */
export type Move = {
  readonly ship: number;
  readonly path: readonly string[];
  readonly fighters?: readonly number[];
  readonly pickUps?: readonly PickUp[];
};

export type MovementPlan = { readonly moves: readonly Move[] };

/** Where a movement goes: into the one activated system, or between the two of a Transfer Action. */
export interface Movement {
  readonly seat: Seat;
  readonly systems: readonly string[];
}

/** The moves of an answer, or null when it is not a movement. */
export function readMovement(plan: Json): readonly Move[] | null {
  if (!isRecord(plan) || !isListOf(plan.moves, isMove)) return null;
  return plan.moves as unknown as Move[];
}

/** Units may be picked up where no enemy ship lies and no counter of an earlier activation. */
export const mayPickUpIn = (system: FrozenSystem, { seat, systems }: Movement): boolean =>
  !hasEnemyShips(system, seat) && (systems.includes(system.id) || !hasCounter(system, seat));

export const shipIn = (g: G, system: string, seat: Seat, id: number): FrozenShip | undefined =>
  systemOf(g, system).ships.find((s) => s.id === id && s.owner === seat);

const isMove = (move: Json): boolean =>
  isRecord(move) &&
  isCount(move.ship) &&
  isListOf(move.path, (system) => typeof system === 'string') &&
  move.path.length > 0 &&
  (move.fighters === undefined || isListOf(move.fighters, isCount)) &&
  (move.pickUps === undefined || isListOf(move.pickUps, isPickUp));

const isPickUp = (pickUp: Json): boolean =>
  isRecord(pickUp) &&
  typeof pickUp.planet === 'string' &&
  isCount(pickUp.groundForces) &&
  isCount(pickUp.pds) &&
  pickUp.groundForces + pickUp.pds > 0;
