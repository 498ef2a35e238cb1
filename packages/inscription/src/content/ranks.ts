// What a score is called in games for one or two, and from where on it is no loss.
import type { Difficulty } from '../facts/vocabulary.ts';
import type { Rank } from './types.ts';

export const ranks: readonly Rank[] = [
  { from: null, id: 'lost_in_the_dark_years' },
  { from: 40, id: 'footnote_in_galactic_history' },
  { from: 60, id: 'fledgling_domain' },
  { from: 80, id: 'galactic_power' },
  { from: 100, id: 'ascendant_authority' },
  { from: 120, id: 'surpassed_the_lazax' },
];

/** Fewer points are a loss. */
export const lossBelow: Readonly<Record<Difficulty, number>> = { easy: 40, medium: 60, hard: 80 };

/** The best rank there is begins here. */
const best: Readonly<Record<Difficulty, number>> = { easy: 80, medium: 100, hard: 120 };

/** The best rank at or below a score. */
export function rankOf(points: number, difficulty: Difficulty): Rank {
  const counted = Math.min(points, best[difficulty]);
  const reached = ranks.filter(({ from }) => from === null || from <= counted);
  return reached[reached.length - 1] as Rank;
}
