// How systems are told apart that have no name of their own.
import type { Game } from '@custodian/ti4/game';
import { neighbours, systemOf } from '@custodian/ti4/queries/board';
import { list } from '../../../words/words.svelte.ts';
import { systemName } from '../naming.ts';
import { t } from '../words/words.ts';

/** Neighbours that are worth naming: so many. */
const FEW = 2;

/** "next to Lodor and Thibah": the neighbours that have planets; empty when none has. */
export function besideOf(game: Game, system: string): string {
  const known = neighbours(game, system).filter((id) => systemOf(game, id).planets.length > 0);
  return known.length === 0 ? '' : t('activate.beside', { names: list(known.slice(0, FEW).map(systemName)) });
}
