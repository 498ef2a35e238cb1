// A share of a soak: every so-manyth game, with seats, options and table changing from game to game.
import type { Json } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { countUsage, stopCounting } from '@custodian/kernel/testing';
import type { Declaration, Options, Titles } from '@custodian/title';
import { possibleValues, shuffledOptions, usualOptions } from '@custodian/title';
import type { SeatPlayed } from './company.ts';
import { titleNamed } from './input.ts';
import type { GameSetting } from './random-game.ts';
import { courtOf, playByTheLaws } from './random-game.ts';
import type { Part, Reporting } from './sharing.ts';
import type { Tally } from './tally.ts';
import { count, emptyTally } from './tally.ts';

export interface SoakShare extends Part {
  readonly title: string;
  readonly games: number;
  readonly seats: readonly number[];
  readonly seed: number;
  /** Options that are the same in every game. */
  readonly held: Options;
  /** Positions from one that is examined to the next. */
  readonly every: number;
  /** Not begun any more after this moment. */
  readonly until: number | null;
}

export interface SoakReport {
  readonly setting: GameSetting;
  readonly tally: Tally;
  readonly used: Readonly<Record<string, number>>;
  readonly seats: readonly SeatPlayed[];
}

/** Reports after every game. */
export async function soakShare(share: SoakShare, titles: Titles, report: Reporting<SoakReport>): Promise<void> {
  const court = await courtOf(titleNamed(titles, share.title));
  for (let n = share.part; n < share.games; n += share.of) {
    if (share.until !== null && Date.now() > share.until) return;
    const setting = settingOf(court.title.options, share, share.seed + n);
    const tally = emptyTally();
    const used = countUsage();
    const game = playByTheLaws(court, setting, share.every);
    stopCounting();
    count(tally, game);
    if (game.violations.length > 0) tally.failures.push(setting);
    await report({ setting, tally, used: Object.fromEntries(used), seats: game.finished ? game.seats : [] });
  }
}

/**
 * How a game is played, by its seed alone: soaks over seeds side by side add up to one over them all. One in three has the usual
 * options; in the others each is chosen at random, so that a soak sees every pair.
 */
export function settingOf(
  declared: Declaration,
  { seats: numbers, held }: Pick<SoakShare, 'seats' | 'held'>,
  seed: number,
): Required<GameSetting> {
  const seats = numbers[seed % numbers.length] as number;
  const roll = quickRoll(seed * 7919 + 1);
  const [isUsual, live, spirited] = [roll(3) === 1, roll(5) === 1, roll(4) > 1];
  const shuffled = shuffledOptions(declared, roll, seats);
  const usual = usualOptions(declared, seats);
  const chosen = isUsual
    ? Object.fromEntries(Object.keys(shuffled).map((name) => [name, usual[name] as Json]))
    : shuffled;
  return { seats, options: { ...chosen, ...held }, seed, live, spirited };
}

/** The pairs of two options, each with one value and another, that met at a number of seats. */
export class Pairs {
  readonly #seen = new Set<string>();

  add({ seats, options }: GameSetting): void {
    const values = Object.entries(options as { readonly [name: string]: Json });
    values.forEach((one, i) => {
      for (const other of values.slice(i + 1)) this.#seen.add(`${seats} ${one.join()} ${other.join()}`);
    });
  }

  /** How many were seen, of how many there are at these numbers of seats. */
  told(
    declared: Declaration,
    { seats, held }: Pick<SoakShare, 'seats' | 'held'>,
  ): { readonly seen: number; readonly of: number } {
    let of = 0;
    for (const number of new Set(seats)) {
      const counts = Object.entries({ ...possibleValues(declared, number), ...held }).map(([name, values]) =>
        Object.hasOwn(held, name) ? 1 : (values as readonly Json[]).length,
      );
      counts.forEach((one, i) => {
        for (const other of counts.slice(i + 1)) of += one * other;
      });
    }
    return { seen: this.#seen.size, of };
  }
}
