// Victory points through a game, from the log.
import type { Score } from '../../../shell/ending/points.ts';
import type { Line } from './log.ts';

/** The events that tell it. */
export const pointTypes = ['roundBegan', 'pointsGained', 'pointsLost', 'objectiveScored', 'custodiansRemoved'] as const;

/** What a gain of points is for is told just before it, in the same answer. */
export function scoresIn(log: readonly Line[]): Score[] {
  const scores: Score[] = [];
  const totals: number[] = [];
  let round = 0;
  let cause: { readonly seat: number; readonly answers: number; readonly source: string } | null = null;
  for (const { answers, event } of log) {
    if (event.type === 'roundBegan') round = event.round;
    if (event.type === 'objectiveScored') cause = { seat: event.seat, answers, source: `objective:${event.objective}` };
    if (event.type === 'custodiansRemoved') cause = { seat: event.seat, answers, source: 'custodians' };
    if (event.type !== 'pointsGained' && event.type !== 'pointsLost') continue;
    const { seat, count } = event;
    const points = event.type === 'pointsGained' ? count : -count;
    const total = (totals[seat] ?? 0) + points;
    totals[seat] = total;
    const source = cause?.seat === seat && cause.answers === answers ? cause.source : '';
    scores.push({ seat, round, points, total, source, answers });
    cause = null;
  }
  return scores;
}
