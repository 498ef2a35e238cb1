// Victory points through a game: who scored what in which round, and where everybody stood at its end.
import type { Seat } from '@custodian/kernel';
import type { LogLine } from '@custodian/protocol';

/** The events that tell it. */
export const pointTypes = ['phaseBegun', 'pointsScored'] as const;

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

export function scoresIn(log: readonly LogLine[]): Score[] {
  const scores: Score[] = [];
  let round = 0;
  for (const { answers, event } of log) {
    if (event.type === 'phaseBegun') round = event.round as number;
    if (event.type !== 'pointsScored') continue;
    const { seat, points, total, source } = event as unknown as Score;
    scores.push({ seat, round, points, total, source, answers });
  }
  return scores;
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
