// A community's database behind the same interface as the single file.
import type { Text } from '@custodian/kernel';
import type { BotKind, Standing } from '@custodian/protocol';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Account, StoredSetup } from '../chain.ts';
import { originOf, sealOf } from '../chain.ts';
import { CHAT_LINES, clockFrom, optionsFrom, ROWS_PER_OLD_SNAPSHOT, SNAPSHOTS } from '../kept.ts';
import { recordOf, rowFrom } from '../record.ts';
import type { SeatRow, Storage, StoredLine, TableRow } from '../storage.ts';
import { TableMoved } from '../trouble.ts';
import type { Fences } from './appending.ts';
import { appendingTo } from './appending.ts';
import type { Connection, Db, Schema } from './connection.ts';
import { jobsIn } from './jobs.ts';
import { keepingIn } from './keeping.ts';
import { peopleIn } from './people.ts';

/** Writes what belongs to a table, unless another node has taken it. */
type WhileHeld = <T>(table: string, work: (tx: Db) => Promise<T>) => Promise<T>;

function whileHeldIn(db: Db, fences: Fences): WhileHeld {
  if (fences === null) return (_, work) => db.transaction().execute(work);
  return (table, work) =>
    db.transaction().execute(async (tx) => {
      const held = await tx
        .selectFrom('tables')
        .select('id')
        .where('id', '=', table)
        .where('fence', '=', fences.get(table) ?? -1)
        .forShare()
        .executeTakeFirst();
      if (held === undefined) throw new TableMoved(table);
      return work(tx);
    });
}

/** The database is there and of this version: `migrate` and `unfit` see to that. `fences`: which tables this node holds. */
export function postgresStorage({ db, pool, close }: Connection, fences: Fences = null): Storage {
  const whileHeld = whileHeldIn(db, fences);
  return {
    ...peopleIn(db),
    ...keepingIn(db),
    ...jobsIn(db),
    ...tablesIn(db, whileHeld),
    ...historiesIn(db),
    append: appendingTo(pool, fences),

    addChat: async (tbl, { at, seat, name, text, notice, by: person = null }) => {
      await whileHeld(tbl, async (tx) => {
        await sql`DELETE FROM chat WHERE tbl = ${tbl}
          AND id <= (SELECT id FROM chat WHERE tbl = ${tbl} ORDER BY id DESC LIMIT 1 OFFSET ${CHAT_LINES - 1})`.execute(
          tx,
        );
        const told = notice === undefined ? null : JSON.stringify(notice);
        await tx.insertInto('chat').values({ tbl, at, seat, name, text, notice: told, person }).execute();
      });
    },
    chat: async (table, limit) => {
      const lines = await db
        .selectFrom('chat')
        .select(['seat', 'name', 'text', 'at', 'notice', 'person'])
        .where('tbl', '=', table)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return lines.reverse().map(chatFrom);
    },
    setStanding: async (tbl, seat, window, mode) => {
      await whileHeld(tbl, (tx) =>
        tx
          .insertInto('standing')
          .values({ tbl, seat, window, mode })
          .onConflict((known) => known.columns(['tbl', 'seat', 'window']).doUpdateSet({ mode }))
          .execute(),
      );
    },
    standing: async (table) => {
      const found = await db
        .selectFrom('standing')
        .select(['seat', 'window', 'mode'])
        .where('tbl', '=', table)
        .execute();
      return found.map((row) => ({ ...row, mode: row.mode as Standing }));
    },
    close,
  };
}

type Tables = Pick<
  Storage,
  'addTable' | 'table' | 'tablesOf' | 'claimSeat' | 'setSeat' | 'seen' | 'tableAfter' | 'setHost'
>;

function tablesIn(db: Db, whileHeld: WhileHeld): Tables {
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
          .values({ ...row, clock })
          .execute();
        const seats = t.seats.map(({ seat, person, bot, claim, seen = 0 }) => ({
          ...{ tbl: id, seat, person, bot, claim, seen },
        }));
        await tx.insertInto('seat').values(seats).execute();
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
    claimSeat: async (table, claim, person) => {
      const taken = await whileHeld(table, (tx) =>
        tx
          .updateTable('seat')
          .set({ person, bot: null, claim: null })
          .where('tbl', '=', table)
          .where('claim', '=', claim)
          .returning('seat')
          .executeTakeFirst(),
      );
      return taken?.seat ?? null;
    },
    setSeat: async (table, { seat, person, bot, claim, seen = 0 }) => {
      await whileHeld(table, (tx) =>
        tx
          .updateTable('seat')
          .set({ person, bot, claim, seen })
          .where('tbl', '=', table)
          .where('seat', '=', seat)
          .execute(),
      );
    },
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
  };
}

function historiesIn(db: Db): Pick<Storage, 'history' | 'record' | 'addSnapshot' | 'snapshot'> {
  /** The hash of the history's first rows; null when there are not so many. */
  const chainAt = async (table: string, rows: number): Promise<string | null> => {
    const found =
      rows === 0
        ? await db.selectFrom('tables').select('origin as hash').where('id', '=', table).executeTakeFirst()
        : await db
            .selectFrom('history')
            .select('hash')
            .where('tbl', '=', table)
            .where('n', '=', rows - 1)
            .executeTakeFirst();
    return found?.hash ?? null;
  };
  return {
    history: async (table, from, before = 2 ** 31 - 1) => {
      const rows = await db
        .selectFrom('history')
        .selectAll()
        .where('tbl', '=', table)
        .where('n', '>=', from)
        .where('n', '<', before)
        .orderBy('n')
        .execute();
      return rows.map(rowFrom);
    },
    // The account and the rows as they were at one moment: somebody may be adding to them.
    record: (table) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (tx) => {
          const about = await sql<StoredSetup & Account>`SELECT id, game, seed, options, live, rows, origin, chain,
            (SELECT count(*)::int FROM seat WHERE tbl = id) AS seats FROM tables WHERE id = ${table}`.execute(tx);
          if (about.rows[0] === undefined) return { rows: [], damage: null };
          const rows = await tx.selectFrom('history').selectAll().where('tbl', '=', table).orderBy('n').execute();
          return recordOf(about.rows[0], rows);
        }),
    addSnapshot: async (tbl, { rows, answers, state }) => {
      const chain = await chainAt(tbl, rows);
      if (chain === null) return;
      const hash = sealOf(chain, rows, answers, state);
      await db
        .insertInto('snapshot')
        .values({ tbl, rows, answers, state, hash })
        .onConflict((known) => known.columns(['tbl', 'rows']).doUpdateSet({ answers, state, hash }))
        .execute();
      await sql`DELETE FROM snapshot WHERE tbl = ${tbl}
        AND rows < (SELECT rows FROM snapshot WHERE tbl = ${tbl} ORDER BY rows DESC LIMIT 1 OFFSET ${SNAPSHOTS - 1})
        AND rows NOT IN (SELECT min(rows) FROM snapshot WHERE tbl = ${tbl}
          GROUP BY rows / ${sql.lit(ROWS_PER_OLD_SNAPSHOT)})`.execute(db);
    },
    snapshot: async (table, most) => {
      const saved = await db
        .selectFrom('snapshot')
        .selectAll()
        .where('tbl', '=', table)
        .where('rows', '<=', Math.min(most, 2 ** 31 - 1))
        .orderBy('rows', 'desc')
        .limit(1)
        .executeTakeFirst();
      if (saved === undefined) return null;
      const { rows, answers, state, hash } = saved;
      const chain = await chainAt(table, rows);
      return { rows, answers, state, isSound: chain !== null && hash === sealOf(chain, rows, answers, state) };
    },
  };
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
  seats,
});

const seatFrom = ({ seat, person, bot, claim, seen }: Schema['seat']): SeatRow => ({
  seat,
  person,
  bot: bot as BotKind | null,
  claim,
  ...(seen === 0 ? {} : { seen }),
});

const chatFrom = ({ notice, person, ...line }: Omit<Schema['chat'], 'id' | 'tbl'>): StoredLine => ({
  ...line,
  ...(notice === null ? {} : { notice: JSON.parse(notice) as Text }),
  ...(person === null ? {} : { by: person }),
});
