// How far a goal is reached.
import type { Goal } from '@custodian/inscription/facts/vocabulary';
import { counterOf } from '@custodian/inscription/marks';
import type { Paper } from '@custodian/inscription/paper';
import { number } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';

/** In figures: '2 of 5', or each part of it. */
export function progressOf(paper: Paper, goal: Goal): string {
  if ('any' in goal) return goal.any.map((each) => progressOf(paper, each)).join(t('progress.or'));
  if (!('all' in goal)) return t('progress', { have: number(counterOf(paper, goal.count)), of: number(goal.gte) });
  const parts = goal.all.filter((each) => !isTrivial(each));
  const counts = parts.flatMap((each) => ('count' in each ? [each] : []));
  const [first] = counts;
  // Several parts with the same figure share it.
  if (first !== undefined && counts.length > 1 && counts.every((each) => each.gte === first.gte))
    return t('progress.each', {
      have: counts.map((each) => number(counterOf(paper, each.count))).join(', '),
      of: number(first.gte),
    });
  return parts.map((each) => progressOf(paper, each)).join(', ');
}

/** More than nothing: a bound that says little in figures. */
const isTrivial = (goal: Goal): boolean => 'count' in goal && goal.count === 'ind.claimedMinusScrapped';
