// How a game ended: the seats by rank.
import type { Seat } from '@custodian/kernel';
import type { Game } from '@custodian/ti3/game';

export interface Placed {
  readonly seat: Seat;
  /** The same for equal points. */
  readonly rank: number;
  readonly won: boolean;
  readonly points: number;
  readonly planets: number;
  readonly technologies: number;
}

/** Winners first, then by points. */
export function ranking(game: Game): Placed[] {
  const won = (seat: Seat): boolean => game.winner?.seats.includes(seat) ?? false;
  const planets = game.systems.flatMap((system) => system.planets);
  const all = game.players
    .map((player, seat) => ({
      seat,
      won: won(seat),
      points: player.points,
      planets: planets.filter((planet) => planet.owner === seat).length,
      technologies: player.technologies.length,
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.points - a.points);
  const isAhead = (a: (typeof all)[number], b: (typeof all)[number]): boolean =>
    a.won !== b.won ? a.won : a.points > b.points;
  return all.map((each) => ({ ...each, rank: all.filter((other) => isAhead(other, each)).length + 1 }));
}
