// Diplomatic passage: a fleet with a Diplomat may move through a system with an opponent's ships, if he permits it. Who
// bars the way is asked once the movement is planned; ships whose passage is refused stay where they were.
import type { Choose, Got } from '@custodian/kernel';
import { showPassage } from '../../atoms/leaders.ts';
import type { G, Seat, Ti3 } from '../../game.ts';
import type { Move, MovementPlan } from '../../plans/movement.ts';
import { systemOf } from '../../queries/board.ts';
import { blocksPassage, mayPassThrough } from '../../queries/permissions.ts';
import { say } from '../../words/index.ts';
import { refuseMovement } from './check.ts';
import type { Movement } from './plan.ts';
import { isEscorted } from './plan.ts';

/** The opponents whose permission a movement needs, each once. */
export function askedForPassage(g: G, movement: Movement, plan: MovementPlan | undefined): Seat[] {
  if (g.leaders.length === 0 || plan === undefined) return [];
  const { moves } = plan;
  return [...new Set(moves.flatMap((move) => ownersOnTheWay(g, movement, moves, move)))];
}

export function passageQuestions(fleet: Seat, owners: readonly Seat[], system: string): Choose[] {
  return owners.map((seat) => ({
    kind: 'choose',
    seat,
    rule: 'leaders.abilities',
    ask: say('ask.passage', { player: fleet, system }),
    options: [
      { id: 'yes', text: say('option.yes') },
      { id: 'no', text: say('option.no') },
    ],
    pick: [1, 1],
  }));
}

/** The movement that is left after the opponents have answered. What then makes no movement at all is not carried out. */
export function permitted(
  x: Ti3,
  movement: Movement,
  plan: MovementPlan,
  owners: readonly Seat[],
  got: Got,
): MovementPlan {
  const refusing = owners.filter((seat) => (got[seat] as readonly string[] | undefined)?.[0] !== 'yes');
  for (const seat of owners) showPassage(x, seat, movement.seat, !refusing.includes(seat));
  if (refusing.length === 0) return plan;
  const { moves } = plan;
  const left: MovementPlan = {
    ...plan,
    moves: moves.filter((move) => !ownersOnTheWay(x.g, movement, moves, move).some((seat) => refusing.includes(seat))),
  };
  return refuseMovement(x.g, movement, left) === null ? left : { moves: [] };
}

/** Whose ships bar the way of one ship, so that only a Diplomat gets it through. */
function ownersOnTheWay(g: G, { seat }: Movement, moves: readonly Move[], { path }: Move): Seat[] {
  const from = path[0] as string;
  const to = path[path.length - 1] as string;
  const owners: Seat[] = [];
  for (const system of path.slice(1, -1)) {
    if (mayPassThrough(g, { seat, system, from, to }) === null || !isEscorted(g, moves, from, system)) continue;
    for (const { owner, type } of systemOf(g, system).ships)
      if (owner !== seat && blocksPassage(g, { seat: owner, unit: type }) > 0) owners.push(owner);
  }
  return owners;
}
