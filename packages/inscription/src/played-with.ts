// What a seat has played with: what balance is measured by.
import type { Game, Seat } from './game.ts';

/** Its faction, the side of each of its sheets, and the objectives that lay on the table. */
export function playedWith({ players, objectives }: Game, seat: Seat): Record<string, string> {
  const player = players[seat];
  return {
    faction: player?.faction ?? '',
    ...player?.paper.sides,
    ...Object.fromEntries(objectives.map(({ id, sheet }) => [`${sheet} objective`, id])),
  };
}
