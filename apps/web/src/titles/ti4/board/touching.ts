// Where two players meet.
import type { Game } from '@custodian/ti4/game';
import { adjacency, areNeighbors, present } from '@custodian/ti4/queries/board';

/** A system of one and a system of the other that are the same or adjacent; null when they are no neighbours by place. */
export function touchingOf(game: Game, a: number, b: number): readonly [string, string] | null {
  const [mine, theirs] = [systemsWith(game, a), systemsWith(game, b)];
  const shared = mine.find((id) => theirs.includes(id));
  if (shared !== undefined) return [shared, shared];
  for (const seat of [a, b]) {
    const sees = adjacency(game, seat);
    for (const id of mine) {
      const next = [...(sees.get(id) ?? [])].find((each) => theirs.includes(each));
      if (next !== undefined) return [id, next];
    }
  }
  return null;
}

export const neighboursOf = (game: Game, seat: number): number[] =>
  game.players.flatMap((player, other) =>
    other !== seat && !player.eliminated && areNeighbors(game, { a: seat, b: other }) ? [other] : [],
  );

/** Where somebody has a unit or a planet. */
export const systemsWith = (game: Game, seat: number): string[] =>
  game.systems.filter((system) => present(system).has(seat)).map(({ id }) => id);
