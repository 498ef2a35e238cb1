// The event deck: each card, and how the colours follow one another.
import type { Resource, Stage } from '../facts/vocabulary.ts';
import type { EventCard } from './types.ts';

const strategy = (id: string, stage: Stage, resources: string, colour: EventCard['colour'] = 'black'): EventCard => ({
  id,
  stage,
  colour,
  type: 'strategy',
  resources: [...resources] as Resource[],
});

const blue = (id: string, stage: Stage, type: EventCard['type']): EventCard => ({
  id,
  stage,
  colour: 'blue',
  type,
  resources: [],
});

/** The war of a stage is fought over the level below it: there is none in the first. */
const war = (id: string, stage: Stage): EventCard => ({ ...blue(id, stage, 'war'), level: stage - 1 });

export const events: readonly EventCard[] = [
  strategy('first_ventures', 1, 'MMM', 'blue'),
  strategy('fledgling_empires', 1, 'II', 'blue'),
  strategy('echoes_of_the_past', 1, 'MIR'),

  war('border_conflict', 2),
  blue('convene_the_council', 2, 'council'),
  blue('redefine_trade_routes', 2, 'production'),
  strategy('relics_rediscovered', 2, 'R'),
  strategy('a_strong_foundation', 2, 'II'),
  strategy('toward_a_new_home', 2, 'MMM'),

  war('when_diplomacy_fails', 3),
  blue('partisan_maneuvering', 3, 'council'),
  blue('bustling_economies', 3, 'production'),
  strategy('maximum_yield', 3, 'MMM'),
  strategy('border_defense', 3, 'II'),
  strategy('technological_frontier', 3, 'R'),

  blue('industrial_zeal', 4, 'production'),
  war('divide_and_conquer', 4),
  blue('the_limits_of_diplomacy', 4, 'council'),
  strategy('rightful_claim', 4, 'II'),
  strategy('desperate_measures', 4, 'MMM'),
  strategy('forbidden_knowledge', 4, 'R'),

  blue('empire_ascendant', 5, 'special'),
  { ...war('a_throne_for_the_taking', 5), endsGame: true },
  strategy('merciless_ambition', 5, 'II'),
  strategy('girded_for_war', 5, 'MMM'),
];

const BLACK_FIRST = ['black', 'blue', 'black', 'blue', 'black', 'blue'] as const;

/** The deck from the top: the colours of each stage, in order. */
export const deckOrder: Readonly<Record<Stage, readonly EventCard['colour'][]>> = {
  1: ['blue', 'black', 'blue'],
  2: BLACK_FIRST,
  3: BLACK_FIRST,
  4: BLACK_FIRST,
  5: ['black', 'blue', 'black', 'blue'],
};
