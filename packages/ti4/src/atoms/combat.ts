// Writing the combat that is being fought: its rounds, who has joined it, who has sustained damage, what is lost.
import type { Combat, Seat, Ti4, Unit } from '../game.ts';
import type { Meeting } from '../rules/windows.ts';
import { open } from './pen.ts';

export function beginCombat(x: Ti4, kind: Combat['kind'], { attacker, defender, system, planet }: Meeting): void {
  open(x).combat = {
    kind,
    attacker,
    defender,
    system,
    ...(planet === undefined ? {} : { planet }),
    round: 0,
    joined: [],
    sustained: [],
    lost: [],
  };
}

export function beginCombatRound(x: Ti4): number {
  const { combat } = open(x);
  if (combat === null) return 0;
  combat.sustained = [];
  combat.round += 1;
  return combat.round;
}

/** Units that are no ships fight in the space combat like ships. */
export function joinCombat(x: Ti4, ids: readonly number[]): void {
  open(x).combat?.joined.push(...ids);
}

export function noteSustained(x: Ti4, id: number): void {
  open(x).combat?.sustained.push(id);
}

export function noteLosses(x: Ti4, units: readonly Unit[], by: Seat): void {
  open(x).combat?.lost.push(...units.map(({ id, type, owner }) => ({ id, type, owner, by })));
}

export function endCombat(x: Ti4): void {
  open(x).combat = null;
}
