// What a run of many games adds up to.
import type { SeatPlayed } from './company.ts';

export interface Tally {
  games: number;
  finished: number;
  decisions: number;
  /** Of finished games. */
  rounds: { total: number; min: number; max: number };
  endings: Record<string, number>;
  violations: string[];
  /** Games that broke a law, with what is needed to play them again. */
  failures: { seed: number; seats: number; options: unknown; live: boolean; spirited: boolean }[];
}

export const emptyTally = (): Tally => ({
  games: 0,
  finished: 0,
  decisions: 0,
  rounds: { total: 0, min: 0, max: 0 },
  endings: {},
  violations: [],
  failures: [],
});

export interface Played {
  readonly decisions: number;
  readonly finished: boolean;
  readonly rounds: number;
  readonly ending: string | null;
  readonly violations: readonly string[];
  /** How the seats have done; nobody where the game did not even begin. */
  readonly seats: readonly SeatPlayed[];
}

export function count(tally: Tally, game: Played): void {
  tally.games++;
  tally.decisions += game.decisions;
  tally.violations.push(...game.violations);
  if (!game.finished) return;
  tally.finished++;
  addRounds(tally, { total: game.rounds, min: game.rounds, max: game.rounds });
  const ending = game.ending ?? 'without a winner';
  tally.endings[ending] = (tally.endings[ending] ?? 0) + 1;
}

export function merge(into: Tally, from: Tally): void {
  into.games += from.games;
  into.finished += from.finished;
  into.decisions += from.decisions;
  into.violations.push(...from.violations);
  into.failures.push(...from.failures);
  if (from.finished > 0) addRounds(into, from.rounds);
  for (const [ending, n] of Object.entries(from.endings)) into.endings[ending] = (into.endings[ending] ?? 0) + n;
}

export const perSecond = (count: number, seconds: number): number => count / Math.max(seconds, 0.001);

/** As it is printed and written. */
export function summary(tally: Tally, seconds: number) {
  const { games, finished, decisions, rounds, endings, violations } = tally;
  return {
    games,
    finished,
    decisions,
    seconds: Number(seconds.toFixed(2)),
    decisionsPerSecond: Math.round(perSecond(decisions, seconds)),
    rounds:
      finished === 0 ? null : { mean: Number((rounds.total / finished).toFixed(2)), min: rounds.min, max: rounds.max },
    endings,
    violations,
  };
}

export function summaryText(s: ReturnType<typeof summary>, warm: number | null = null): string {
  const endings = Object.entries(s.endings).map(([why, n]) => `${why} ${n}`);
  const lines = [
    ['games', `${s.games}, ${s.finished} finished`],
    [
      'decisions',
      `${s.decisions} in ${s.seconds} s, ${s.decisionsPerSecond} a second${warm === null ? '' : `, ${warm} once warm`}`,
    ],
    [
      'rounds',
      s.rounds === null ? 'no game was finished' : `${s.rounds.mean} on average, ${s.rounds.min} to ${s.rounds.max}`,
    ],
    ['endings', endings.length > 0 ? endings.join(', ') : 'none'],
    ['violations', s.violations.length > 0 ? `${s.violations.length}` : 'none'],
  ];
  return [...lines.map(([name, text]) => `${name?.padEnd(10)}  ${text}`), ...s.violations.map((v) => `  ${v}`)].join(
    '\n',
  );
}

function addRounds(tally: Tally, { total, min, max }: Tally['rounds']): void {
  const first = tally.rounds.total === 0;
  tally.rounds = {
    total: tally.rounds.total + total,
    min: first ? min : Math.min(tally.rounds.min, min),
    max: Math.max(tally.rounds.max, max),
  };
}
