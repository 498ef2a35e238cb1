// The game as the seat that is asked looks at it. Numbers are exact as soon as the reckoning has arrived, so whoever
// looks waits for it.

import type { DecisionView } from '@custodian/protocol';
import type { Table } from '../../../shell/table/table.svelte.ts';
import { reckoning } from '../reckoning/reckon.svelte.ts';
import type { Sight } from './numbers.ts';

/** A new object once the numbers may have changed; null without a game. */
export function sightFor({ table, decision }: { table: Table; decision: DecisionView }): Sight | null {
  reckoning();
  return table.game === null ? null : { g: table.game, seat: decision.seat };
}
