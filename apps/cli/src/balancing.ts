// A share of custodian balance: games among bots, and what each seat played with.
import type { Json } from '@custodian/kernel';
import type { Titles } from '@custodian/title';
import { policyOf } from '@custodian/title';
import type { SeatPlayed } from './company.ts';
import { seatsPlayed } from './company.ts';
import { titleNamed } from './input.ts';
import { playOut } from './playing-out.ts';
import type { Part, Reporting } from './sharing.ts';

export interface BalanceShare extends Part {
  readonly title: string;
  readonly games: number;
  /** Player counts, in turn. */
  readonly seats: readonly number[];
  readonly options: Json;
  readonly level: string;
  /** Of the first game; the next one has the next seed. */
  readonly seed: number;
  /** Milliseconds for one decision of a bot that looks at the clock. */
  readonly time: number;
}

export interface BalanceReport {
  readonly n: number;
  readonly seats: readonly SeatPlayed[];
  readonly ending: string | null;
}

export async function balanceShare(
  share: BalanceShare,
  titles: Titles,
  report: Reporting<BalanceReport>,
): Promise<void> {
  const title = titleNamed(titles, share.title);
  const { options, level, time } = share;
  for (let n = share.part; n < share.games; n += share.of) {
    const seats = share.seats[n % share.seats.length] as number;
    const policies = new Array(seats).fill(policyOf(title, level, { time, now: () => performance.now() }));
    const state = playOut(title, options, policies, share.seed + n);
    const { ending } = title.summary(state.game);
    await report({ n, seats: seatsPlayed(title, state.game), ending: ending?.why ?? null });
  }
}

/** How something has done: by how much those who played with it were above or below the others. */
export interface Weighed {
  readonly id: string;
  /** How many seats played with it. */
  readonly seats: number;
  /** Percent from the mean of its kind, and the standard error of that. */
  readonly off: number;
  readonly error: number;
}

export interface Balance {
  /** Mean points by player count. */
  readonly means: readonly { readonly seats: number; readonly games: number; readonly points: number }[];
  readonly kinds: Readonly<Record<string, readonly Weighed[]>>;
  readonly endings: Readonly<Record<string, number>>;
}

/** Points are compared with those at tables of the same size; everything weighs as much as any other of its kind. */
export function weigh(reports: readonly BalanceReport[]): Balance {
  const sizes = [...new Set(reports.map(({ seats }) => seats.length))].sort((a, b) => a - b);
  const means = sizes.map((size) => {
    const of = reports.filter(({ seats }) => seats.length === size);
    return { seats: size, games: of.length, points: mean(of.flatMap(({ seats }) => seats.map((each) => each.points))) };
  });
  const usual = new Map(means.map(({ seats, points }) => [seats, points]));
  const shares = new Map<string, Map<string, number[]>>();
  for (const { seats } of reports)
    for (const seat of seats)
      for (const [kind, id] of Object.entries(seat.with))
        among(
          among(shares, kind, () => new Map<string, number[]>()),
          id,
          (): number[] => [],
        ).push(seat.points / (usual.get(seats.length) as number));
  const kinds = Object.fromEntries([...shares].map(([kind, things]) => [kind, weighed(things)]));
  const endings: Record<string, number> = {};
  for (const { ending } of reports) endings[ending ?? 'none'] = (endings[ending ?? 'none'] ?? 0) + 1;
  return { means, kinds, endings };
}

function weighed(things: ReadonlyMap<string, readonly number[]>): Weighed[] {
  const middle = mean([...things.values()].map(mean));
  return [...things]
    .map(([id, got]) => ({
      id,
      seats: got.length,
      off: 100 * (mean(got) / middle - 1),
      error: (100 * Math.sqrt(variance(got) / got.length)) / middle,
    }))
    .sort((a, b) => b.off - a.off);
}

const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / Math.max(1, of.length);
const variance = (of: readonly number[]): number => {
  const middle = mean(of);
  return of.reduce((sum, each) => sum + (each - middle) ** 2, 0) / Math.max(1, of.length - 1);
};

/** What a map holds; made where it holds nothing. */
function among<V>(map: Map<string, V>, key: string, make: () => V): V {
  const found = map.get(key) ?? make();
  map.set(key, found);
  return found;
}
