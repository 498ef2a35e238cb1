// From the outcomes of somebody's games to his standings and statistics.
import type { GameOutcome, ListedGame, Luck, Standings, Tally, TitleStatistics } from '@custodian/protocol';
import type { Outcome } from '../storage/storage.ts';

/** A game that counts. */
export interface Counted extends GameOutcome {
  readonly table: string;
  readonly game: string;
  readonly at: number;
  readonly place: number;
}

export const counted = (outcomes: readonly Outcome[]): Counted[] =>
  outcomes.flatMap(({ table, game, at, place, about }) =>
    about === null ? [] : [{ ...(about as unknown as GameOutcome), table, game, at, place }],
  );

export function standingsOf(
  games: readonly Counted[],
  begun: readonly { readonly game: string; readonly begun: number }[],
): Standings[] {
  return begun.map(({ game, begun: count }) => {
    const own = games.filter((each) => each.game === game);
    const most = Math.max(0, ...own.map(({ place }) => place));
    return {
      ...{ game, begun: count },
      ...tallyOf(own),
      places: Array.from({ length: most }, (_, i) => own.filter(({ place }) => place === i + 1).length),
      bySeats: grouped(own, ({ seats }) => seats)
        .map(([seats, those]) => ({ seats, ...tallyOf(those) }))
        .sort((a, b) => a.seats - b.seats),
      byWith: grouped(own, (each) => each.with)
        .filter(([what]) => what !== '')
        .map(([what, those]) => ({ with: what, ...tallyOf(those) }))
        .sort((a, b) => b.finished - a.finished || a.with.localeCompare(b.with)),
    };
  });
}

export function statisticsOf(games: readonly Counted[]): TitleStatistics[] {
  return grouped(games, ({ game }) => game).map(([game, own]) => {
    const rounds = Math.max(0, ...own.map(({ curve }) => curve.length));
    const dice = own.flatMap((each) => each.dice ?? []);
    const battles = own.flatMap((each) => each.battles ?? []);
    const names = [...new Set(own.flatMap(({ figures }) => Object.keys(figures)))];
    return {
      game,
      curve: Array.from({ length: rounds }, (_, round) => {
        const there = own.flatMap(({ curve }) => curve[round] ?? []);
        return { points: mean(there), games: there.length };
      }),
      battles: battles.length === 0 ? null : { fought: sum(battles, (b) => b.fought), won: sum(battles, (b) => b.won) },
      dice: dice.length === 0 ? null : luckOf(dice),
      figures: Object.fromEntries(names.map((name) => [name, mean(own.map(({ figures }) => figures[name] ?? 0))])),
    };
  });
}

/** `isKnown`: whether the viewer sat at the table. */
export const listed = (games: readonly Counted[], isKnown: (table: string) => boolean): ListedGame[] =>
  games.map(({ game, at, place, points, won, seats, people, with: what, table }) => ({
    ...{ game, at, place, points, won, seats, people, with: what },
    table: isKnown(table) ? table : null,
  }));

const tallyOf = (games: readonly Counted[]): Tally => ({
  finished: games.length,
  won: games.filter(({ won }) => won).length,
  place: mean(games.map(({ place }) => place)),
});

const luckOf = (all: readonly Luck[]): Luck => ({
  rolled: sum(all, (each) => each.rolled),
  hits: sum(all, (each) => each.hits),
  expected: rounded(sum(all, (each) => each.expected)),
});

function grouped<T, K>(all: readonly T[], by: (each: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const each of all) groups.set(by(each), [...(groups.get(by(each)) ?? []), each]);
  return [...groups];
}

const sum = <T>(all: readonly T[], of: (each: T) => number): number => all.reduce((total, each) => total + of(each), 0);
const rounded = (figure: number): number => Math.round(figure * 100) / 100;
const mean = (figures: readonly number[]): number =>
  figures.length === 0 ? 0 : rounded(sum(figures, (each) => each) / figures.length);
