// What the things of this game are called.
import type { UnitTypeId } from '@custodian/ti4/facts';
import type { UnitArt } from '../../board/pieces/units.ts';
import { gameWord, language } from '../../words/words.svelte.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** A unit at the head of a line; in the plural for any number but one. */
export const unitName = (unit: UnitTypeId | UnitArt, count = 1): string =>
  capital(gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit);

export const planetName = (planet: string): string => gameWord(`planet.${planet}`) ?? planet;
export const systemName = (system: string): string => gameWord(`system.${system}`) ?? system;
export const systemTitle = (system: string): string => capital(systemName(system));
export const factionName = (faction: string): string => gameWord(`faction.${faction}`) ?? '';

/** The component that changes a value: 'technology:gravityDrive', 'ability:fragile'. */
export const sourceName = (source: string): string =>
  gameWord(source.replace(':', '.')) ?? gameWord(source.replace(/^unit-card:/, 'unitCard.')) ?? source;

/** Numbered copies share the title of the card: 'moraleBoost.3', and so do notes with their seats. */
export const titleOf = (card: string): string => card.replace(/\.\d+$/, '');
