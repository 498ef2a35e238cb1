// Twilight Inscription.
export type { InscriptionEvent } from './events.ts';
export type { Game } from './game.ts';
export { inscription } from './inscription.ts';
