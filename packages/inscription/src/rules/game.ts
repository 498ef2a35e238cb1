// The whole game: setup, then round after round until the throne is taken; then the sheets are scored.
import { discardEvent, endEvent, revealEvent } from '../atoms/table.ts';
import { eventOf } from '../content/index.ts';
import type { EventCard } from '../content/types.ts';
import type { G } from '../game.ts';
import type { Sequence } from '../terms.ts';

export const game: Sequence<'game'> = {
  rule: 'game',
  steps: {
    setup: { call: 'setup', with: () => ({}) },
    'next round': { call: 'round', with: () => ({}) },
    'another round': {
      do: (x) => (eventOf(x.g.discard.at(-1) as string).endsGame ? undefined : { goto: 'next round' }),
    },
    scoring: { call: 'scoring', with: () => ({}) },
  },
};

export const round: Sequence<'round'> = {
  rule: 'round',
  steps: {
    'reveal an event': { do: revealEvent },
    'strategy event': { rule: 'strategy', call: 'strategy', with: (x) => (isOf(x.g, 'strategy') ? {} : null) },
    'war event': {
      rule: 'war',
      call: 'war',
      with: (x) => (isOf(x.g, 'war') ? { level: currentEvent(x.g).level as number } : null),
    },
    'production event': { rule: 'production', call: 'production', with: (x) => (isOf(x.g, 'production') ? {} : null) },
    'council event': { rule: 'council', call: 'council', with: (x) => (isOf(x.g, 'council') ? {} : null) },
    'discard the event': {
      do: (x) => {
        endEvent(x);
        discardEvent(x);
      },
    },
  },
};

const currentEvent = (g: G): EventCard => eventOf(g.event as string);
const isOf = (g: G, type: EventCard['type']): boolean => currentEvent(g).type === type;
