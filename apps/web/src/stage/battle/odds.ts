// The odds of a battle as they are shown.
import type { BattleOdds } from '@custodian/galaxy';
import { sumOf } from '@custodian/galaxy';
import type { Text } from '@custodian/kernel';

/** How a battle will end, as far as it can be reckoned. */
export interface Forecast {
  /** Side a attacks. */
  readonly odds: BattleOdds;
  /** What could change them and is not counted; empty: they are exact for what is assumed. */
  readonly leftOut: readonly Text[];
  /** What is assumed, in words. */
  readonly assumed: string;
  /** What the columns count: ships, or units. */
  readonly counts: 'ships' | 'units';
}

/** The odds for a bar and the chart below it: how many ships either side keeps, theirs to the left of zero. */
export interface OddsShown {
  readonly wins: number;
  readonly loses: number;
  readonly draw: number;
  readonly columns: readonly { readonly kept: number; readonly p: number }[];
}

/** From the eyes of side `mine`: by how many ships the winner keeps; where nobody wins, none. */
export function shownOdds(odds: Pick<BattleOdds, 'a' | 'b' | 'bothDestroyed' | 'endings'>, mine: 'a' | 'b'): OddsShown {
  const kept = new Map<number, number>([[0, 0]]);
  for (const { p, a, b, winner } of odds.endings) {
    const ships = winner === 'a' ? sumOf(a.left) : winner === 'b' ? sumOf(b.left) : 0;
    const column = winner === mine ? ships : -ships;
    kept.set(column, (kept.get(column) ?? 0) + p);
  }
  const columns = [...kept].map(([ships, p]) => ({ kept: ships, p })).sort((x, y) => x.kept - y.kept);
  const theirs = mine === 'a' ? odds.b : odds.a;
  return { wins: odds[mine].wins, loses: theirs.wins, draw: odds.bothDestroyed, columns };
}
