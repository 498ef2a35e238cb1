// How long decisions may take, who is waited for, and when a person plays.
import type { Seat } from '@custodian/kernel';

/** What happens when somebody's time is up: he is reminded, his standing answer is given, a bot decides this one, or a bot takes
 *  the seat until its owner returns. */
export const TIME_UP = ['remind', 'standing', 'decide', 'seat'] as const;
export type TimeUp = (typeof TIME_UP)[number];

/** Chosen when a table is made; a table without one waits for everybody as long as he likes. */
export type Clock =
  | {
      /** Everybody is there: so many minutes for the whole game, and so many seconds more after each answer. */
      readonly kind: 'live';
      readonly minutes: number;
      readonly increment: number;
      readonly up: TimeUp;
    }
  | {
      /** Over weeks: so many days for each decision, so many in reserve for the whole game, so many of holidays. They are days on
       *  which the person plays. */
      readonly kind: 'days';
      readonly days: number;
      readonly reserve: number;
      readonly holidays: number;
      readonly up: TimeUp;
    };

/** Somebody who is waited for; seat null where answers are awaited in secret and nobody knows whose. */
export interface Waited {
  readonly seat: Seat | null;
  readonly since: number;
  /** When his time is up; null where nobody counts, or time stands still. */
  readonly due: number | null;
}

/** Everybody who plays agrees to stop the clock; anybody lets it go on. */
export interface Pause {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Since when time stands still; null while somebody has still to agree. */
  readonly since: number | null;
}

/** Why a table does not go on, for its host. */
export interface Still {
  readonly why: 'open' | 'overdue' | 'away' | 'paused';
  readonly seats: readonly Seat[];
  readonly since: number;
}

export interface Pace {
  readonly clock: Clock | null;
  readonly waits: readonly Waited[];
  /** By seat the milliseconds that it has in reserve; null where no person sits, or nobody counts. */
  readonly left: readonly (number | null)[];
  readonly pause: Pause | null;
  /** Only for the host. */
  readonly still: Still | null;
}

/** When a person plays, in his own time. */
export interface Habits {
  /** A time zone like Europe/Rome. */
  readonly zone: string;
  /** From which minute of the day to which; the second may be on the next day. Null: at any hour. */
  readonly hours: readonly [from: number, to: number] | null;
  /** On which days of the week, Monday is 1 and Sunday 7. */
  readonly days: readonly number[];
  /** First and last days, like 2027-08-01. */
  readonly holidays: readonly { readonly from: string; readonly to: string }[];
}
