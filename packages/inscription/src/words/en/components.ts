// Every component of the game: its name, and what it does.
import { cards } from './components/cards.ts';
import { eventCards } from './components/event-cards.ts';
import { factions } from './components/factions.ts';
import { sheets } from './components/sheets.ts';

export const components = { ...factions, ...eventCards, ...cards, ...sheets } as const;
