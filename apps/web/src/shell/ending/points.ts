// Victory points through a game: who scored what in which round, and where everybody stood at its end.
import type { Seat } from '@custodian/kernel';

export interface Score {
  readonly seat: Seat;
  readonly round: number;
  /** Won, or lost where below 0. */
  readonly points: number;
  readonly total: number;
  /** The component that brought them, like `objective:…`. */
  readonly source: string;
  /** After how many answers. */
  readonly answers: number;
}

/** For each seat its points before the first round and at the end of each. */
export function pointsByRound(scores: readonly Score[], seats: number, rounds: number): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    Array.from(
      { length: rounds + 1 },
      (_, round) => scores.findLast((score) => score.seat === seat && score.round <= round)?.total ?? 0,
    ),
  );
}
