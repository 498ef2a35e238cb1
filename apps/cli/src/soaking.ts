// A share of a soak: every so-manyth game, with seats, galaxy and table changing from game to game.
import type { Json } from '@custodian/kernel';
import { countUsage, quickRoll, stopCounting } from '@custodian/kernel';
import { titleNamed } from './input.ts';
import type { GameSetting } from './random-game.ts';
import { playByTheLaws } from './random-game.ts';
import type { Tally } from './tally.ts';
import { count, emptyTally } from './tally.ts';

export interface Share {
  readonly title: string;
  readonly games: number;
  readonly part: number;
  readonly of: number;
  readonly seats: readonly number[];
  readonly seed: number;
  /** Not begun any more after this moment. */
  readonly until: number | null;
}

export interface ShareReport {
  readonly setting: GameSetting;
  readonly tally: Tally;
  readonly used: Readonly<Record<string, number>>;
}

/** Reports after every game. */
export function soakShare(share: Share, report: (report: ShareReport) => void): void {
  const title = titleNamed(share.title);
  for (let n = share.part; n < share.games; n += share.of) {
    if (share.until !== null && Date.now() > share.until) return;
    const seats = share.seats[n % share.seats.length] as number;
    const options = optionsOf(title.switches, n, Math.floor(n / share.seats.length) % 2 === 0 ? 'random' : 'played');
    const setting = { seats, options, seed: share.seed + n, live: n % 5 === 4, spirited: n % 4 !== 0 };
    const tally = emptyTally();
    const used = countUsage();
    const game = playByTheLaws(title, setting, 400);
    stopCounting();
    count(tally, game);
    if (game.violations.length > 0) tally.failures.push(setting);
    report({ setting, tally, used: Object.fromEntries(used) });
  }
}

/** Every third game without options; in the others each switch is on or off at random, so that a soak sees every pair. */
function optionsOf(switches: readonly string[], n: number, galaxy: string): { readonly [name: string]: Json } {
  const roll = quickRoll(n * 7919 + 1);
  const chosen = switches.map((name) => [name, n % 3 !== 0 && roll(2) === 1] as const);
  return { galaxy, ...Object.fromEntries(chosen) };
}

/** The pairs of two options, each on and off (or one galaxy and the other), that met at a number of seats. */
export class Pairs {
  readonly #seen = new Set<string>();
  #possible = 0;

  add({ seats, options }: GameSetting): void {
    const values = Object.entries(options as { readonly [name: string]: Json });
    values.forEach((one, i) => {
      for (const other of values.slice(i + 1)) this.#seen.add(`${seats} ${one.join()} ${other.join()}`);
    });
    this.#possible = values.length * (values.length - 1) * 2;
  }

  /** How many were seen, of how many there are at so many numbers of seats. */
  told(seats: number): { readonly seen: number; readonly of: number } {
    return { seen: this.#seen.size, of: this.#possible * seats };
  }
}
