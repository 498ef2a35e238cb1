// The game as the seat that is asked looks at it. Numbers are exact as soon as the reckoning has arrived, so whoever
// looks waits for it.

import type { Seat } from '@custodian/kernel';
import type { DecisionView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3/game';
import { reckoning } from '../reckoning/reckoning.ts';
import type { Table } from '../table.ts';
import type { Sight } from './numbers.ts';

/** A new object once the numbers may have changed; null without a game. */
export function sightFor({ table, decision }: { table: Table; decision: DecisionView }): Sight | null {
  reckoning();
  return table.game === null ? null : { g: table.game, seat: decision.seat };
}

/** The same for whoever acts without being asked, at a table that is open. */
export function sightAt({ game, seat }: Table): Sight {
  reckoning();
  return { g: game as Game, seat: seat as Seat };
}
