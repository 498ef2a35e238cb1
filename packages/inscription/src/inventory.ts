// Everything printed that must be somewhere, and what is miscounted.
import { relicIds } from './content/index.ts';
import type { G } from './game.ts';
import { eventBacks } from './queries/decks.ts';

/** No list of marks is longer than this: more icons than on all four sheets. */
const MARKS = 400;

/** How many pieces a plan could speak of. */
export const pieces = (): number => MARKS;

export function miscounted(g: G): string[] {
  if (g.deck.length + g.discard.length === 0 && g.event === null) return [];
  return [...wrong('relic', relicsOf(g), relicIds.length), ...wrong('event', eventsOf(g), eventBacks.length)];
}

const relicsOf = (g: G): string[] => [...g.relics, ...g.players.flatMap(({ hand, played }) => [...hand, ...played])];
const eventsOf = (g: G): string[] => [...g.deck, ...g.discard, ...(g.event === null ? [] : [g.event])];

function wrong(kind: string, cards: readonly string[], all: number): string[] {
  const different = new Set(cards).size;
  return different === all && cards.length === all
    ? []
    : [`${cards.length} ${kind} cards, ${different} different ones, of ${all}`];
}
