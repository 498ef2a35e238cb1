// What seats have played with, how often they won with it, and whom it met at the table.
import type { Title } from '@custodian/title';

/** One seat of a game. */
export interface SeatPlayed {
  readonly points: number;
  /** Its part of the victory: 1, 0, or less than 1 where several win. */
  readonly won: number;
  /** By kind: its race, its faction, its sheets. */
  readonly with: Readonly<Record<string, string>>;
}

export function seatsPlayed(title: Title, game: unknown): SeatPlayed[] {
  const { points, ending } = title.summary(game);
  const winners = ending?.winners ?? [];
  return points.map((each, seat) => ({
    points: each,
    won: winners.includes(seat) ? 1 / winners.length : 0,
    with: title.playedWith?.(game, seat) ?? {},
  }));
}

/** How those did who played with something. */
interface Met {
  seats: number;
  won: number;
  /** Victories if all were alike. */
  fair: number;
  readonly others: Set<string>;
}

interface Told {
  readonly id: string;
  readonly seats: number;
  /** Percent of its seats that won, and what it would be if all were alike. */
  readonly won: number;
  readonly fair: number;
  /** How many others of its kind sat at its tables. */
  readonly met: number;
}

type Companies = Readonly<Record<string, readonly Told[]>>;

/** Kind by kind, over many games. */
export class Company {
  readonly #kinds = new Map<string, Map<string, Met>>();

  add(seats: readonly SeatPlayed[]): void {
    for (const { with: own, won } of seats)
      for (const [kind, id] of Object.entries(own)) {
        const met = this.#of(kind, id);
        met.seats++;
        met.won += won;
        met.fair += 1 / seats.length;
        for (const other of seats) if (other.with[kind] !== id) met.others.add(other.with[kind] as string);
      }
  }

  /** The most successful first. */
  told(): Companies {
    return Object.fromEntries(
      [...this.#kinds].map(([kind, all]) => [
        kind,
        [...all]
          .map(([id, { seats, won, fair, others }]) => ({
            id,
            seats,
            won: percent(won / seats),
            fair: percent(fair / seats),
            met: others.size,
          }))
          .sort((a, b) => b.won - a.won),
      ]),
    );
  }

  #of(kind: string, id: string): Met {
    let all = this.#kinds.get(kind);
    if (all === undefined) {
      all = new Map();
      this.#kinds.set(kind, all);
    }
    let met = all.get(id);
    if (met === undefined) {
      met = { seats: 0, won: 0, fair: 0, others: new Set() };
      all.set(id, met);
    }
    return met;
  }
}

const percent = (share: number): number => Number((100 * share).toFixed(1));

export const companyText = (companies: Companies): string[] =>
  Object.entries(companies).flatMap(([kind, all]) => [
    '',
    kind,
    ...all.map(({ id, seats, won, fair, met }) =>
      [`  ${id.padEnd(24)}`, `of ${seats}`.padEnd(8), `won ${won} %, fair ${fair} %, met ${met} others`].join(' '),
    ),
  ]);
