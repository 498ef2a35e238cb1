// How systems are told apart that have no name of their own.
import type { Game } from '@custodian/ti3/game';
import { neighbours, systemOf } from '@custodian/ti3/queries/board';
import { list } from '../../../words/words.svelte.ts';
import { capital, systemName } from '../panels/naming.ts';
import { t } from '../words/words.ts';

export const systemTitle = (system: string): string => capital(systemName(system));

/** Neighbours that are worth naming: so many. */
const FEW = 2;

/** "next to Lodor and Thibah": the neighbours that have planets; empty when none has. */
export function besideOf(game: Game, system: string): string {
  const known = game.systems.filter(
    ({ id }) => neighbours(game, system).includes(id) && systemOf(game, id).planets.length > 0,
  );
  return known.length === 0
    ? ''
    : t('activate.beside', { names: list(known.slice(0, FEW).map(({ id }) => systemName(id))) });
}
