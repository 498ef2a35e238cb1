// What somebody has played: his games and standings, and for himself the statistics of each title.
import type { Named } from './company.ts';

/** Who sees somebody's games and standings; his statistics he alone sees. */
export const SHOWN_TO = ['everybody', 'me'] as const;
export type ShownTo = (typeof SHOWN_TO)[number];

/** What a finished game was for one seat, as it is kept. */
export interface GameOutcome {
  readonly seats: number;
  /** How many of them were people. */
  readonly people: number;
  readonly points: number;
  readonly won: boolean;
  /** The key of the words of what was played with; '' where everybody plays the same. */
  readonly with: string;
  /** Points at the end of each round. */
  readonly curve: readonly number[];
  readonly battles: { readonly fought: number; readonly won: number } | null;
  readonly dice: Luck | null;
  readonly figures: Readonly<Record<string, number>>;
}

/** Hits that were rolled beside those that were to be expected. */
export interface Luck {
  readonly rolled: number;
  readonly hits: number;
  readonly expected: number;
}

/** A finished game in a list; which table it was is told to those who sat there. */
export interface ListedGame {
  readonly game: string;
  readonly at: number;
  readonly place: number;
  readonly points: number;
  readonly won: boolean;
  readonly seats: number;
  readonly people: number;
  readonly with: string;
  readonly table: string | null;
}

/** How often something was finished and won, and at which place on average. */
export interface Tally {
  readonly finished: number;
  readonly won: number;
  readonly place: number;
}

export interface Standings extends Tally {
  readonly game: string;
  /** Tables at which he sits, finished or not. */
  readonly begun: number;
  /** How often at each place, the first place first. */
  readonly places: readonly number[];
  readonly bySeats: readonly (Tally & { readonly seats: number })[];
  /** Most often first. */
  readonly byWith: readonly (Tally & { readonly with: string })[];
}

export interface TitleStatistics {
  readonly game: string;
  /** Points at the end of each round, on average over the games that came so far. */
  readonly curve: readonly { readonly points: number; readonly games: number }[];
  readonly battles: { readonly fought: number; readonly won: number } | null;
  readonly dice: Luck | null;
  /** On average of a game. */
  readonly figures: Readonly<Record<string, number>>;
}

export interface Opponent {
  readonly person: Named;
  readonly games: number;
  /** How often one was ahead of him. */
  readonly ahead: number;
}

export interface Profile {
  readonly person: Named;
  readonly isOwn: boolean;
  /** Told to himself alone. */
  readonly shownTo: ShownTo | null;
  /** Null where he keeps them to himself. */
  readonly standings: readonly Standings[] | null;
  readonly games: readonly ListedGame[];
  /** For himself. */
  readonly statistics: readonly TitleStatistics[] | null;
  readonly opponents: readonly Opponent[] | null;
  /** Finished games that are still being reckoned. */
  readonly waiting: number;
}
