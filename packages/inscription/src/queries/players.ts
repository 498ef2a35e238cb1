// Who sits where, and what somebody has.
import type { G, P, Seat } from '../game.ts';
import type { Paper } from '../paper.ts';

export const playerOf = (g: G, seat: Seat): P => {
  const player = g.players[seat];
  if (player === undefined) throw new Error(`nobody sits at ${seat}`);
  return player;
};

/** The sheets of a seat for those who only read them. */
export const paperOf = (g: G, seat: Seat): Paper => playerOf(g, seat).paper as Paper;

export const seatsIn = (g: { readonly players: readonly unknown[] }): Seat[] => g.players.map((_, seat) => seat);

/** Clockwise, beginning with the player to the Speaker's left; the Speaker comes last. */
export const fromTheLeft = (g: G): Seat[] => {
  const seats = seatsIn(g);
  return seats.map((_, i) => (g.speaker + 1 + i) % seats.length);
};
