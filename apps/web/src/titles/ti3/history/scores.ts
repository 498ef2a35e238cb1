// Victory points through a game, from the log.
import type { LogLine } from '@custodian/protocol';
import type { Score } from '../../../shell/ending/points.ts';

/** The events that tell it. */
export const pointTypes = ['phaseBegun', 'pointsScored'] as const;

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
