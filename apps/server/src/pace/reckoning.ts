// Reckoning time at a table: what is kept of it, what an answer costs, and when somebody's time is up. Pure: the moment is given.
import type { Json, Seat } from '@custodian/kernel';
import type { Clock, Pause } from '@custodian/protocol';
import type { Rhythm } from './hours.ts';
import { ahead, DAY, played } from './hours.ts';

/** Whoever is asked in secret: nobody knows who it is, and his time is the same for all. */
const SOMEBODY = -1;

/** Time that runs for a seat. */
interface Running {
  /** Since when it is waited for. */
  readonly since: number;
  /** From when time is counted on; null while it stands still. */
  readonly from: number | null;
  /** What was counted before. */
  readonly spent: number;
  /** Its owner was reminded, or told that it is up. */
  readonly told?: 'soon' | 'up';
}

/** What is kept of a table's time. */
export interface Kept {
  readonly question: string;
  readonly running: Readonly<Record<string, Running>>;
  /** By seat what it has in reserve; whoever has none noted has all of it. */
  readonly left: Readonly<Record<string, number>>;
  readonly pause: Pause | null;
  /** Until when it is known that the server was closed. */
  readonly rested?: number;
}

export const NOTHING_YET: Kept = { question: '', running: {}, left: {}, pause: null };

/** Stored by this program; anything else is none. */
export const keptFrom = (noted: Json | undefined): Kept =>
  typeof noted === 'object' && noted !== null ? { ...NOTHING_YET, ...(noted as unknown as Kept) } : NOTHING_YET;

/** How a table is played, as far as time goes. */
export interface Measure {
  readonly clock: Clock | null;
  /** By seat, of those who count; nothing for bots and open seats. */
  readonly rhythms: Readonly<Record<string, Rhythm>>;
}

/** Who is waited for now. */
export interface Awaited {
  readonly question: string;
  readonly seats: readonly Seat[] | 'somebody';
  /** Time stands still. */
  readonly isStill: boolean;
}

const MINUTE = 60_000;

const reserveOf = (clock: Clock): number => (clock.kind === 'live' ? clock.minutes * MINUTE : clock.reserve * DAY);
/** What every decision may take beside the reserve. */
const eachOf = (clock: Clock): number => (clock.kind === 'live' ? 0 : clock.days * DAY);
/** What answers that are awaited in secret may take: never at the cost of a reserve, from which could be seen whose they were. */
const secretOf = (clock: Clock): number =>
  clock.kind === 'live' ? Math.max(MINUTE, clock.increment * 1000) : clock.days * DAY;

export const leftOf = (kept: Kept, seat: Seat, clock: Clock): number => kept.left[seat] ?? reserveOf(clock);

/** Somebody has answered, or sat down, or left: what has run so far is counted, and time runs for those who are waited for now. */
export function turned(kept: Kept, { question, seats, isStill }: Awaited, measure: Measure, at: number): Kept {
  const waited = seats === 'somebody' ? [SOMEBODY] : seats;
  const left = { ...kept.left };
  const running: Record<string, Running> = {};
  for (const [key, run] of Object.entries(kept.running)) {
    const seat = Number(key);
    const isSame = question === kept.question && waited.includes(seat);
    const spent = run.spent + elapsed(run, seat, measure, at);
    if (isSame) running[seat] = { ...run, spent, from: isStill ? null : at };
    else if (seat !== SOMEBODY && measure.clock !== null && !(run.from === null && spent === 0))
      left[seat] = afterwards(leftOf(kept, seat, measure.clock), spent, measure.clock);
  }
  for (const seat of waited) running[seat] ??= { since: at, from: isStill ? null : at, spent: 0 };
  return { ...kept, question, running, left };
}

/** While the server was closed nobody could answer, and nobody's time ran. */
export function rested(kept: Kept, rests: readonly (readonly [from: number, to: number])[]): Kept {
  const news = rests.filter(([, to]) => to > (kept.rested ?? 0));
  if (news.length === 0) return kept;
  const later = (from: number): number =>
    news.reduce((at, [begin, end]) => (at < end ? at + end - Math.max(begin, at) : at), from);
  const running = Object.entries(kept.running).map(([seat, run]) => [
    seat,
    run.from === null ? run : { ...run, from: later(run.from) },
  ]);
  return { ...kept, running: Object.fromEntries(running), rested: Math.max(...news.map(([, to]) => to)) };
}

function afterwards(left: number, spent: number, clock: Clock): number {
  if (clock.kind === 'live') return Math.max(0, left - spent) + clock.increment * 1000;
  return Math.max(0, left - Math.max(0, spent - eachOf(clock)));
}

function elapsed({ from }: Running, seat: number, { clock, rhythms }: Measure, to: number): number {
  if (from === null || clock === null) return 0;
  const rhythm = clock.kind === 'live' ? undefined : rhythms[seat];
  return rhythm === undefined ? Math.max(0, to - from) : played(rhythm, from, to);
}

/** When somebody's time is up; null where nobody counts, or time stands still. */
export function dueOf(kept: Kept, seat: number, { clock, rhythms }: Measure): number | null {
  const run = kept.running[seat];
  if (run === undefined || run.from === null || clock === null) return null;
  const { from } = run;
  if (seat === SOMEBODY) {
    const time = secretOf(clock) - run.spent;
    if (clock.kind === 'live') return from + Math.max(0, time);
    // Whoever it is, he has his hours: all wait for the last of them.
    return Math.max(from, ...Object.values(rhythms).map((rhythm) => ahead(rhythm, from, Math.max(0, time))));
  }
  const time = Math.max(0, eachOf(clock) + leftOf(kept, seat, clock) - run.spent);
  const rhythm = clock.kind === 'live' ? undefined : rhythms[seat];
  return rhythm === undefined ? from + time : ahead(rhythm, from, time);
}

/** When its owner is reminded: with an eighth left of a decision's time, or of the minutes of a game. Whoever is asked so late in it that
 *  no more than that is left hears of it by being asked. */
export function remindAt(due: number, since: number, clock: Clock): number | null {
  if (clock.kind === 'days') return due - (clock.days * DAY) / 8;
  const soon = due - Math.max(MINUTE, (clock.minutes * MINUTE) / 8);
  return soon > since ? soon : null;
}

export const isSomebody = (seat: number): boolean => seat === SOMEBODY;
