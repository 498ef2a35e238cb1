// A share of custodian ladder: games between bots of several levels, and what the games say about the levels.
import type { Json } from '@custodian/kernel';
import type { Titles } from '@custodian/title';
import { policyOf } from '@custodian/title';
import type { SeatPlayed } from './company.ts';
import { seatsPlayed } from './company.ts';
import { titleNamed } from './input.ts';
import { playOut } from './playing-out.ts';
import type { Part, Reporting } from './sharing.ts';

export interface LadderShare extends Part {
  readonly title: string;
  readonly games: number;
  readonly seats: number;
  readonly levels: readonly string[];
  readonly options: Json;
  /** Of the first game. Games of one turn around the table have the same seed: the same galaxy, decks and dice. */
  readonly seed: number;
  /** Milliseconds for one decision, or so many tries. */
  readonly time: number;
  readonly tries?: number | undefined;
}

/** One seat of a finished game. */
export interface SeatRanked extends SeatPlayed {
  readonly level: string;
}

export interface LadderReport {
  readonly n: number;
  readonly seats: readonly SeatRanked[];
  readonly ending: string | null;
  readonly rounds: number;
}

/** Levels around the table in turn, one seat further with each game, so that each level has had every seat. */
export const levelAt = (levels: readonly string[], seat: number, n: number): string =>
  levels[(seat + n) % levels.length] as string;

export async function ladderShare(share: LadderShare, titles: Titles, report: Reporting<LadderReport>): Promise<void> {
  const title = titleNamed(titles, share.title);
  const { levels, options, time, tries } = share;
  const policies = new Map(
    levels.map((level) => [level, policyOf(title, level, { time, tries, now: () => performance.now() })]),
  );
  for (let n = share.part; n < share.games; n += share.of) {
    const seated = Array.from({ length: share.seats }, (_, seat) => levelAt(levels, seat, n));
    const players = seated.map((level) => policies.get(level) as ReturnType<typeof policyOf>);
    const { game } = playOut(title, options, players, share.seed + Math.floor(n / levels.length));
    const { ending, round } = title.summary(game);
    const seats = seatsPlayed(title, game).map((played, seat) => ({ ...played, level: seated[seat] as string }));
    await report({ n, seats, ending: ending?.why ?? null, rounds: round });
  }
}

export interface Rung {
  readonly level: string;
  readonly seats: number;
  /** Victories, shared ones in part. */
  readonly wins: number;
  /** Of all victories, with what it may well be (95 %), and what it would be if all levels were alike. */
  readonly share: number;
  readonly interval: readonly [least: number, most: number];
  readonly fair: number;
  /** The share against the fair one, and what that may well be. */
  readonly times: number;
  readonly timesInterval: readonly [least: number, most: number];
  readonly points: number;
}

export interface Standing {
  readonly games: number;
  readonly rounds: number;
  readonly rungs: readonly Rung[];
  readonly endings: Readonly<Record<string, number>>;
  /** By kind and thing, whatever the level: seats, and its victories against a fair share. */
  readonly kinds: Readonly<Record<string, readonly { id: string; seats: number; times: number }[]>>;
}

export function ranked(levels: readonly string[], reports: readonly LadderReport[]): Standing {
  const games = reports.length;
  const decided = reports.filter(({ seats }) => seats.some(({ won }) => won > 0)).length;
  const all = reports.flatMap(({ seats }) => seats);
  const rungs = levels.map((level): Rung => {
    const own = all.filter((seat) => seat.level === level);
    const wins = sum(own.map(({ won }) => won));
    const fair = own.length / Math.max(1, all.length);
    const interval = wilson(wins, decided);
    return {
      level,
      seats: own.length,
      wins,
      share: wins / Math.max(1, decided),
      interval,
      fair,
      times: wins / Math.max(1, decided) / fair,
      timesInterval: [interval[0] / fair, interval[1] / fair],
      points: sum(own.map(({ points }) => points)) / Math.max(1, own.length),
    };
  });
  const endings: Record<string, number> = {};
  for (const { ending } of reports) endings[ending ?? 'none'] = (endings[ending ?? 'none'] ?? 0) + 1;
  const rounds = sum(reports.map((report) => report.rounds)) / Math.max(1, games);
  return { games, rounds, rungs, endings, kinds: kindsOf(all, decided) };
}

function kindsOf(all: readonly SeatRanked[], decided: number): Standing['kinds'] {
  const kinds: Record<string, { id: string; seats: number; times: number }[]> = {};
  for (const kind of new Set(all.flatMap((seat) => Object.keys(seat.with)))) {
    const ids = [...new Set(all.map((seat) => seat.with[kind] as string))];
    kinds[kind] = ids
      .map((id) => {
        const own = all.filter((seat) => seat.with[kind] === id);
        const expected = (own.length * decided) / all.length;
        return { id, seats: own.length, times: sum(own.map(({ won }) => won)) / Math.max(expected, Number.EPSILON) };
      })
      .sort((a, b) => b.times - a.times);
  }
  return kinds;
}

/** How many standard deviations 95 of 100 lie within. */
const Z = 1.96;

/** What a share may well be when so many of so many were won (Wilson's interval): never beyond nothing or all. */
export function wilson(won: number, of: number): readonly [number, number] {
  if (of === 0) return [0, 1];
  const share = won / of;
  const scale = 1 + Z ** 2 / of;
  const middle = (share + Z ** 2 / (2 * of)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / of + Z ** 2 / (4 * of ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
