// A share of custodian sim, and what the shares come to.
import type { Titles } from '@custodian/title';
import { titleNamed } from './input.ts';
import type { GameSetting } from './random-game.ts';
import { courtOf, playByTheLaws, playRandomly } from './random-game.ts';
import type { Part, Reporting } from './sharing.ts';
import type { Played } from './tally.ts';
import { perSecond } from './tally.ts';

export interface SimShare extends Part {
  readonly title: string;
  readonly games: number;
  /** Of the first game; the next one has the next seed. */
  readonly first: GameSetting;
  /** Positions from one that is examined to the next; null without the laws. */
  readonly every: number | null;
}

export interface SimReport {
  /** Which game it was, and whose. */
  readonly n: number;
  readonly part: number;
  readonly played: Played;
  readonly seconds: number;
}

export async function simShare(share: SimShare, titles: Titles, report: Reporting<SimReport>): Promise<void> {
  const { first, every, part } = share;
  const title = titleNamed(titles, share.title);
  const court = every === null ? null : await courtOf(title);
  for (let n = part; n < share.games; n += share.of) {
    const setting = { ...first, seed: first.seed + n };
    const began = performance.now();
    const { state: _, ...played } =
      court === null
        ? playRandomly(title, setting)
        : { state: null, ...playByTheLaws(court, setting, every as number) };
    await report({ n, part, played, seconds: (performance.now() - began) / 1000 });
  }
}

/** How fast the latter half of each thread's games was, when everything is compiled, all threads together; null where a thread
 *  played a single game. */
export function warmSpeed(reports: readonly SimReport[]): number | null {
  let speed = 0;
  for (const part of new Set(reports.map((report) => report.part))) {
    const own = reports.filter((report) => report.part === part);
    const late = own.slice(Math.ceil(own.length / 2));
    if (late.length === 0) return null;
    speed += perSecond(
      sum(late, ({ played }) => played.decisions),
      sum(late, ({ seconds }) => seconds),
    );
  }
  return Math.round(speed);
}

const sum = <T>(list: readonly T[], of: (each: T) => number): number => list.reduce((all, each) => all + of(each), 0);
