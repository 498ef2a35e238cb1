// What cards make their owner do. A card that is switched off does nothing.
import { isAblated, used } from '@custodian/kernel';
import { agendaOf, factionOf, objectiveOf, relicOf } from '../content/index.ts';
import type { Outcome } from '../content/types.ts';
import type { Op } from '../facts/vocabulary.ts';
import type { Paper } from '../paper.ts';
import { isMet } from './counters.ts';

/** What a faction begins with. */
export const setupOf = (faction: string): readonly Op[] => effectsOf('faction', faction, factionOf(faction).setup);

/** What a faction asset gives. */
export const abilityOf = (faction: string): readonly Op[] => effectsOf('faction', faction, factionOf(faction).ability);

/** What a relic does when it is played. */
export const relicEffects = (relic: string): readonly Op[] => effectsOf('relic', relic, relicOf(relic).do);

/** What everybody does when an agenda comes out so. */
export function agendaOutcome(agenda: string, outcome: 'pass' | 'fail'): Outcome {
  const printed = agendaOf(agenda)[outcome];
  return { ...printed, do: effectsOf('agenda', agenda, printed.do) };
}

export const isCompleted = (paper: Paper, objective: string): boolean =>
  !isAblated('objective', objective) && isMet(paper, objectiveOf(objective).goal);

function effectsOf(kind: string, id: string, effects: readonly Op[]): readonly Op[] {
  if (isAblated(kind, id)) return [];
  if (effects.length > 0) used(kind, id);
  return effects;
}
