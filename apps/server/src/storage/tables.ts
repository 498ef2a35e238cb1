// Which tables there are, and who sits there: the part of the SQLite file about tables.
import type { BotKind } from '@custodian/protocol';
import { originOf } from './chain.ts';
import { clockFrom, optionsFrom } from './kept.ts';
import type { Row, Sql } from './sql.ts';
import type { SeatRow, Storage, TableRow } from './storage.ts';

type Tables = Pick<
  Storage,
  | 'addTable'
  | 'table'
  | 'tablesOf'
  | 'claimSeat'
  | 'setSeat'
  | 'seen'
  | 'tableAfter'
  | 'setHost'
  | 'setPublic'
  | 'publicTables'
  | 'takeSeat'
>;

/** Whoever has blocked somebody, and whoever was blocked by him, do not meet at public tables. */
const APART = 'SELECT other FROM block WHERE person = ?1 UNION SELECT person FROM block WHERE other = ?1';
/** Where the person of ?1 may sit down. */
const FOR_HIM = `t.public = 1 AND t.finished = 0 AND t.host NOT IN (${APART})
  AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.tbl = t.id AND (s.person = ?1 OR s.person IN (${APART})))`;

export function tablesIn({ run, one, all, transaction }: Sql): Tables {
  const tableFrom = (row: Row): TableRow => ({
    id: row.id as string,
    game: row.game as string,
    name: row.name as string,
    host: row.host as string,
    seed: row.seed as string,
    options: optionsFrom(row.options as string),
    live: row.live === 1,
    created: row.created as number,
    changed: row.changed as number,
    finished: row.finished === 1,
    ...(row.before === null ? {} : { before: row.before as string }),
    ...clockFrom(row.clock as string | null),
    ...(row.public === 0 ? {} : { public: true }),
    seats: all('SELECT seat, person, bot, claim, seen FROM seat WHERE tbl = ? ORDER BY seat', row.id as string).map(
      seatFrom,
    ),
  });
  /** A public table without a free seat stands in no list: 2. */
  const countFree = (table: string): void => {
    run(
      `UPDATE tables SET public = CASE WHEN EXISTS (SELECT 1 FROM seat WHERE tbl = ?1 AND person IS NULL AND bot IS NULL)
         THEN 1 ELSE 2 END WHERE id = ?1 AND public > 0`,
      table,
    );
  };
  const giveSeat = (table: string, row: Row | undefined, person: string): number | null => {
    if (row === undefined) return null;
    const seat = row.seat as number;
    run('UPDATE seat SET person = ?, bot = NULL, claim = NULL WHERE tbl = ? AND seat = ?', person, table, seat);
    countFree(table);
    return seat;
  };

  return {
    addTable: async (t) => {
      transaction(() => {
        const { id, game, name, host, seed, created, changed } = t;
        const options = JSON.stringify(t.options);
        const live = t.live ? 1 : 0;
        const origin = originOf({ id, game, seed, options, live, seats: t.seats.length });
        run(
          'INSERT INTO tables (id, game, name, host, seed, options, live, created, changed, origin, chain, before, clock, public) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
          ...[id, game, name, host, seed, options, live, created, changed, origin, origin, t.before ?? null],
          ...[t.clock === undefined ? null : JSON.stringify(t.clock), t.public === true ? 1 : 0],
        );
        for (const s of t.seats)
          run(
            'INSERT INTO seat (tbl, seat, person, bot, claim, seen) VALUES (?, ?, ?, ?, ?, ?)',
            t.id,
            s.seat,
            s.person,
            s.bot,
            s.claim,
            s.seen ?? 0,
          );
        countFree(id);
      });
    },
    table: async (id) => {
      const row = one('SELECT * FROM tables WHERE id = ?', id);
      return row === undefined ? null : tableFrom(row);
    },
    tablesOf: async (person, limit) =>
      all(
        'SELECT * FROM tables WHERE id IN (SELECT tbl FROM seat WHERE person = ?1 UNION SELECT id FROM tables WHERE host = ?1) ORDER BY changed DESC LIMIT ?2',
        person,
        limit,
      ).map(tableFrom),
    claimSeat: async (table, claim, person) =>
      transaction(() =>
        giveSeat(table, one('SELECT seat FROM seat WHERE tbl = ? AND claim = ?', table, claim), person),
      ),
    setHost: async (table, person) => {
      run('UPDATE tables SET host = ? WHERE id = ?', person, table);
    },
    seen: async (table, person, at) => {
      run('UPDATE seat SET seen = max(seen, ?) WHERE tbl = ? AND person = ?', at, table, person);
    },
    tableAfter: async (table) => (one('SELECT id FROM tables WHERE before = ?', table)?.id ?? null) as string | null,
    setSeat: async (table, s) =>
      transaction(() => {
        run(
          'UPDATE seat SET person = ?, bot = ?, claim = ?, seen = ? WHERE tbl = ? AND seat = ?',
          ...[s.person, s.bot, s.claim, s.seen ?? 0, table, s.seat],
        );
        countFree(table);
      }),

    setPublic: async (table, isPublic) =>
      transaction(() => {
        run('UPDATE tables SET public = ? WHERE id = ?', isPublic ? 1 : 0, table);
        countFree(table);
      }),
    publicTables: async ({ person, game, since, before, limit }) =>
      all(
        `SELECT t.* FROM tables t WHERE ${FOR_HIM} AND (?2 IS NULL OR t.game = ?2) AND max(t.visited, t.changed) >= ?3
           AND (?4 IS NULL OR (t.created, t.id) < (?4, ?5)) ORDER BY t.created DESC, t.id DESC LIMIT ?6`,
        ...[person, game, since, before?.created ?? null, before?.id ?? null, limit],
      ).map(tableFrom),
    takeSeat: async (table, person) =>
      transaction(() => {
        const free = `SELECT f.seat FROM seat f JOIN tables t ON t.id = f.tbl
          WHERE f.tbl = ?2 AND f.person IS NULL AND f.bot IS NULL AND ${FOR_HIM} ORDER BY f.seat LIMIT 1`;
        return giveSeat(table, one(free, person, table), person);
      }),
  };
}

const seatFrom = (row: Row): SeatRow => ({
  seat: row.seat as number,
  person: row.person as string | null,
  bot: row.bot as BotKind | null,
  claim: row.claim as string | null,
  ...(row.seen === 0 ? {} : { seen: row.seen as number }),
});
