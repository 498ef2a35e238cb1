// Ogni componente del gioco: il suo nome e che cosa fa.
import { cards } from './components/cards.ts';
import { eventCards } from './components/event-cards.ts';
import { factions } from './components/factions.ts';
import { sheets } from './components/sheets.ts';

export const components = { ...factions, ...eventCards, ...cards, ...sheets } as const;
