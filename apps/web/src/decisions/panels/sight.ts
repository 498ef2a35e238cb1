// The game as the seat that is asked looks at it. Numbers are exact as soon as the reckoning has arrived, so whoever
// looks waits for it.
import { reckoning } from '../../docks/reckon.svelte.ts';
import type { PanelProps } from '../panels.ts';
import type { Sight } from './numbers.ts';

/** A new object once the numbers may have changed; null without a game. */
export function sightFor({ table, decision }: Pick<PanelProps, 'table' | 'decision'>): Sight | null {
  reckoning();
  return table.game === null ? null : { g: table.game, seat: decision.seat };
}
