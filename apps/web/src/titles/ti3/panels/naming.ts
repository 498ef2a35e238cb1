// What the things of a plan are called.
import type { PlanetId, UnitId } from '@custodian/ti3/facts';
import type { Game } from '@custodian/ti3/game';
import { gameWord, language } from '../../../words/words.svelte.ts';
import { nameOfThing } from '../questions/names.ts';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);

/** A unit at the head of a line; in the plural for any number but one. */
export function unitName(unit: UnitId, count = 1): string {
  const word = gameWord(count === 1 ? `unit.${unit}` : `unit.${unit}.many`) ?? unit;
  return capital(word);
}

export const planetName = (planet: PlanetId | string): string => gameWord(`planet.${planet}`) ?? planet;

export const systemName = (system: string): string =>
  gameWord(`system.${system}`) ?? gameWord(`system.${system.replace(/-\d+$/, '')}`) ?? system;

export const leaderName = (leader: string): string => nameOfThing(leader, gameWord) ?? leader;

/** The planet of a dock; a dock in space has none. */
export const isPlanet = (g: Game, id: string): id is PlanetId =>
  g.systems.some((s) => s.planets.some((p) => p.id === id));
