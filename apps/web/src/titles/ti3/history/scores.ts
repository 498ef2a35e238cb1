// Victory points through a game, from the log.
import type { Score } from '../../../shell/ending/points.ts';
import type { Line } from './log.ts';

/** The events that tell it. */
export const pointTypes = ['phaseBegun', 'pointsScored'] as const;

export function scoresIn(log: readonly Line[]): Score[] {
  const scores: Score[] = [];
  let round = 0;
  for (const { answers, event } of log) {
    if (event.type === 'phaseBegun') round = event.round;
    if (event.type !== 'pointsScored') continue;
    const { seat, points, total, source } = event;
    scores.push({ seat, round, points, total, source, answers });
  }
  return scores;
}
