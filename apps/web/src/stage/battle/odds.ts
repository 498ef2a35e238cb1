// The odds of a battle as they are shown.
import type { BattleOdds } from '@custodian/galaxy';
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

interface Ended {
  readonly wins: number;
  readonly endings: readonly { readonly p: number; readonly left: readonly number[] }[];
}

/** From the eyes of side `mine`. A walk through endings that keep at least one ship; the rest leaves nobody. */
export function shownOdds(
  odds: { readonly a: Ended; readonly b: Ended; readonly bothDestroyed: number },
  mine: 'a' | 'b',
): OddsShown {
  const own = odds[mine];
  const other = odds[mine === 'a' ? 'b' : 'a'];
  const kept = new Map<number, number>([[0, odds.bothDestroyed]]);
  const note = (side: Ended, sign: 1 | -1): void => {
    for (const { p, left } of side.endings) {
      const ships = left.reduce((sum, count) => sum + count, 0);
      if (ships > 0) kept.set(sign * ships, (kept.get(sign * ships) ?? 0) + p);
    }
  };
  note(own, 1);
  note(other, -1);
  const columns = [...kept].map(([ships, p]) => ({ kept: ships, p })).sort((a, b) => a.kept - b.kept);
  return { wins: own.wins, loses: other.wins, draw: odds.bothDestroyed, columns };
}
