// The decks as they are built before a game, and what the back of a card tells.
import { agendas, deckOrder, eventOf, events, objectives } from '../content/index.ts';
import type { SheetName } from '../facts/vocabulary.ts';
import { STAGES } from '../facts/vocabulary.ts';

export interface Back {
  readonly stage: number;
  readonly colour: 'blue' | 'black';
}

/** The event deck from top to bottom. */
export const eventBacks: readonly Back[] = STAGES.flatMap((stage) =>
  deckOrder[stage].map((colour): Back => ({ stage, colour })),
);

/** The pile that a card is shuffled into. */
export const pileOf = ({ stage, colour }: Back): string => `${stage}${colour}`;
export const backOf = (card: string): string => pileOf(eventOf(card));

export const eventPile = (back: Back): string[] =>
  events.filter((event) => pileOf(event) === pileOf(back)).map(({ id }) => id);

export const AGENDA_STAGES = [2, 3, 4] as const;
export const agendaPile = (stage: number): string[] =>
  agendas.filter((each) => each.stage === stage).map(({ id }) => id);
export const objectivePile = (sheet: SheetName): string[] =>
  objectives.filter((each) => each.sheet === sheet).map(({ id }) => id);
