// Captured units: who may capture whose, and which go home by a blockade.
import type { CapturedUnit, G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import type { FrozenSystem } from './board.ts';
import { hasShips, hasUnit } from './board.ts';

/** Ships of one player, and none of the dock's owner, in a system with a space dock. */
const isBlockadedIn = (system: FrozenSystem, owner: Seat, by: Seat): boolean =>
  hasShips(system, by) && !hasShips(system, owner) && hasUnit(system, owner, (u) => u.type === 'spaceDock');

/** Does a player blockade a space dock of another? */
const blockades = (g: G, by: Seat, owner: Seat): boolean =>
  by !== owner && g.systems.some((system) => isBlockadedIn(system, owner, by));

/** May the seat capture units of this player? Not of whoever blockades it. */
export const mayCapture = (g: G, seat: Seat, owner: Seat): boolean => !blockades(g, owner, seat);

/** A captured unit whose owner blockades a space dock of the captor: it goes home at once. */
export function freedByBlockade(g: G): { readonly seat: Seat; readonly unit: CapturedUnit } | null {
  for (let seat = 0; seat < g.players.length; seat++)
    for (const unit of g.players[seat]?.captured ?? NONE)
      if (unit.owner !== NOBODY && blockades(g, unit.owner, seat)) return { seat, unit };
  return null;
}
const NONE: readonly CapturedUnit[] = [];
