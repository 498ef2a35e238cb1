// The game as the seat that is asked looks at it. Numbers are exact as soon as the reckoning has arrived, so whoever
// looks waits for it.
import type { DecisionView } from '@custodian/protocol';
import type { Game, Seat } from '@custodian/ti4/game';
import { reckoning } from '../reckoning/reckoning.ts';
import type { Table } from '../table.ts';

/** A game as one seat looks at it. */
export interface Sight {
  readonly g: Game;
  readonly seat: Seat;
}

/** A new object once the numbers may have changed; null without a game. */
export function sightFor({ table, decision }: { table: Table; decision: Pick<DecisionView, 'seat'> }): Sight | null {
  reckoning();
  return table.game === null ? null : { g: table.game, seat: decision.seat };
}
