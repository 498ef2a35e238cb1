// What a finished game was for each of those who played it, as far as only its title knows: battles, dice, points by round. The house
// reckons it once and keeps it for profiles.
import type { Event } from '@custodian/kernel';

export interface Finished<G> {
  /** As it ended. */
  readonly game: G;
  /** Everything that happened, in order. */
  readonly events: readonly Event[];
}

export interface SeatStatistics {
  /** What was played with: the key of its words; '' where everybody plays the same. */
  readonly with: string;
  /** Points at the end of each round, from the first on; empty where they are counted at the end alone. */
  readonly points: readonly number[];
  /** Null where nobody fights. */
  readonly battles: { readonly fought: number; readonly won: number } | null;
  /** Hits that were rolled beside those that were to be expected of so many dice; null where no die hits. */
  readonly dice: { readonly rolled: number; readonly hits: number; readonly expected: number } | null;
  /** By the names of `figures`. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Statistics<G> {
  /** What else is counted; words: `statistics.<name>`. */
  readonly figures: readonly string[];
  /** By seat. */
  of(finished: Finished<G>): readonly SeatStatistics[];
}
