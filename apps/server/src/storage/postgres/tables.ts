// Which tables there are, and who sits there: the part of the database about tables.
import type { BotKind } from '@custodian/protocol';
import type { RawBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import { originOf } from '../chain.ts';
import { clockFrom, optionsFrom } from '../kept.ts';
import type { SeatRow, Storage, TableRow } from '../storage.ts';
import type { Db, Schema } from './connection.ts';

/** Writes what belongs to a table, unless another node has taken it; `alone`: one after the other. */
export type WhileHeld = <T>(table: string, work: (tx: Db) => Promise<T>, how?: 'alone') => Promise<T>;

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

export function tablesIn(db: Db, whileHeld: WhileHeld): Tables {
  const withSeats = async (rows: readonly Selectable<Schema['tables']>[]): Promise<TableRow[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await db.selectFrom('seat').selectAll().where('tbl', 'in', ids).orderBy('seat').execute();
    return rows.map((row) => tableFrom(row, seats.filter(({ tbl }) => tbl === row.id).map(seatFrom)));
  };
  return {
    addTable: (t) =>
      db.transaction().execute(async (tx) => {
        const { id, game, name, host, seed, created, changed, before = null } = t;
        const options = JSON.stringify(t.options);
        const live = t.live ? 1 : 0;
        const origin = originOf({ id, game, seed, options, live, seats: t.seats.length });
        const clock = t.clock === undefined ? null : JSON.stringify(t.clock);
        const row = { id, game, name, host, seed, options, live, created, changed, origin, chain: origin, before };
        await tx
          .insertInto('tables')
          .values({ ...row, clock, public: t.public === true ? 1 : 0 })
          .execute();
        const seats = t.seats.map(({ seat, person, bot, claim, seen = 0 }) => ({
          ...{ tbl: id, seat, person, bot, claim, seen },
        }));
        await tx.insertInto('seat').values(seats).execute();
        await countFree(tx, id);
      }),
    table: async (id) => {
      const rows = await db.selectFrom('tables').selectAll().where('id', '=', id).execute();
      return (await withSeats(rows))[0] ?? null;
    },
    tablesOf: async (person, limit) => {
      const { rows } = await sql<Selectable<Schema['tables']>>`
        SELECT * FROM tables WHERE id IN (SELECT tbl FROM seat WHERE person = ${person}
          UNION SELECT id FROM tables WHERE host = ${person}) ORDER BY changed DESC LIMIT ${limit}`.execute(db);
      return withSeats(rows);
    },
    // Of two who come at the same moment one finds the claim gone.
    claimSeat: (table, claim, person) =>
      whileHeld(
        table,
        async (tx) => {
          const opened = await tx
            .selectFrom('seat')
            .select('seat')
            .where('tbl', '=', table)
            .where('claim', '=', claim)
            .executeTakeFirst();
          return giveSeat(tx, table, opened?.seat, person);
        },
        'alone',
      ),
    setSeat: (table, { seat, person, bot, claim, seen = 0 }) =>
      whileHeld(
        table,
        async (tx) => {
          await tx
            .updateTable('seat')
            .set({ person, bot, claim, seen })
            .where('tbl', '=', table)
            .where('seat', '=', seat)
            .execute();
          await countFree(tx, table);
        },
        'alone',
      ),
    seen: async (table, person, at) => {
      await db
        .updateTable('seat')
        .set({ seen: sql`greatest(seen, ${at}::bigint)` })
        .where('tbl', '=', table)
        .where('person', '=', person)
        .execute();
    },
    tableAfter: async (table) => {
      const found = await db.selectFrom('tables').select('id').where('before', '=', table).executeTakeFirst();
      return found?.id ?? null;
    },
    setHost: async (table, host) => {
      await whileHeld(table, (tx) => tx.updateTable('tables').set({ host }).where('id', '=', table).execute());
    },

    setPublic: (table, isPublic) =>
      whileHeld(
        table,
        async (tx) => {
          await tx
            .updateTable('tables')
            .set({ public: isPublic ? 1 : 0 })
            .where('id', '=', table)
            .execute();
          await countFree(tx, table);
        },
        'alone',
      ),
    publicTables: async ({ person, game, since, before, limit }) => {
      const { rows } = await sql<Selectable<Schema['tables']>>`SELECT t.* FROM tables t WHERE ${forHim(person)}
        AND (${game}::text IS NULL OR t.game = ${game}) AND greatest(t.visited, t.changed) >= ${since}::bigint
        AND (${before?.id ?? null}::text IS NULL
          OR (t.created, t.id) < (${before?.created ?? 0}::bigint, ${before?.id ?? null}::text))
        ORDER BY t.created DESC, t.id DESC LIMIT ${limit}`.execute(db);
      return withSeats(rows);
    },
    takeSeat: (table, person) =>
      whileHeld(
        table,
        async (tx) => {
          const { rows } = await sql<{ seat: number }>`SELECT f.seat FROM seat f JOIN tables t ON t.id = f.tbl
            WHERE f.tbl = ${table} AND f.person IS NULL AND f.bot IS NULL AND ${forHim(person)}
            ORDER BY f.seat LIMIT 1`.execute(tx);
          return giveSeat(tx, table, rows[0]?.seat, person);
        },
        'alone',
      ),
  };
}

/** A public table without a free seat stands in no list: 2. */
async function countFree(tx: Db, table: string): Promise<void> {
  await sql`UPDATE tables SET public = CASE WHEN EXISTS (SELECT 1 FROM seat WHERE tbl = ${table} AND person IS NULL
    AND bot IS NULL) THEN 1 ELSE 2 END WHERE id = ${table} AND public > 0`.execute(tx);
}

async function giveSeat(tx: Db, table: string, seat: number | undefined, person: string): Promise<number | null> {
  if (seat === undefined) return null;
  await tx
    .updateTable('seat')
    .set({ person, bot: null, claim: null })
    .where('tbl', '=', table)
    .where('seat', '=', seat)
    .execute();
  await countFree(tx, table);
  return seat;
}

/** Where the person may sit down: whoever has blocked somebody, and whoever was blocked by him, do not meet at public tables. */
function forHim(person: string): RawBuilder<unknown> {
  const apart = sql`(SELECT other FROM block WHERE person = ${person} UNION SELECT person FROM block WHERE other = ${person})`;
  return sql`t.public = 1 AND t.finished = 0 AND t.host NOT IN ${apart}
    AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.tbl = t.id AND (s.person = ${person} OR s.person IN ${apart}))`;
}

const tableFrom = (row: Selectable<Schema['tables']>, seats: readonly SeatRow[]): TableRow => ({
  id: row.id,
  game: row.game,
  name: row.name,
  host: row.host,
  seed: row.seed,
  options: optionsFrom(row.options),
  live: row.live === 1,
  created: row.created,
  changed: row.changed,
  finished: row.finished === 1,
  ...(row.before === null ? {} : { before: row.before }),
  ...clockFrom(row.clock),
  ...(row.public === 0 ? {} : { public: true }),
  seats,
});

const seatFrom = ({ seat, person, bot, claim, seen }: Schema['seat']): SeatRow => ({
  seat,
  person,
  bot: bot as BotKind | null,
  claim,
  ...(seen === 0 ? {} : { seen }),
});
