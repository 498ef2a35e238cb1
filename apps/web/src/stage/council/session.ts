// A council as it is drawn: what is voted on, who has voted how, who comes next. A title makes it out of its game.
import type { Seat } from '@custodian/kernel';

export interface BallotShown {
  readonly seat: Seat;
  readonly name: string;
  readonly isYou: boolean;
  readonly isNext: boolean;
  /** It leads the council. */
  readonly isSpeaker: boolean;
  /** Null: has not voted yet. */
  readonly cast: { readonly votes: number; readonly choice: string; readonly abstains: boolean } | null;
  /** How many votes it could cast; null until that has been reckoned. */
  readonly may: number | null;
}

export interface TallyShown {
  readonly choice: string;
  readonly votes: number;
  readonly leads: boolean;
}

export interface SessionShown {
  /** What sits. */
  readonly council: string;
  readonly title: string;
  readonly ballots: readonly BallotShown[];
  readonly tallies: readonly TallyShown[];
  /** What has been decided. */
  readonly outcome: string | null;
}
