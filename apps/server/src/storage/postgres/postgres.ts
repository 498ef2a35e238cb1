// A community's database behind the same interface as the single file.
import type { Text } from '@custodian/kernel';
import type { Standing } from '@custodian/protocol';
import { sql } from 'kysely';
import type { Account, StoredSetup } from '../chain.ts';
import { sealOf } from '../chain.ts';
import { CHAT_LINES, ROWS_PER_OLD_SNAPSHOT, SNAPSHOTS } from '../kept.ts';
import { recordOf, rowFrom } from '../record.ts';
import type { Storage, StoredLine } from '../storage.ts';
import { TableMoved } from '../trouble.ts';
import type { Fences } from './appending.ts';
import { appendingTo } from './appending.ts';
import { companyIn } from './company.ts';
import type { Connection, Db, Schema } from './connection.ts';
import { jobsIn } from './jobs.ts';
import { keepingIn } from './keeping.ts';
import { openingIn } from './opening.ts';
import { outcomesIn } from './outcomes.ts';
import { peopleIn } from './people.ts';
import type { WhileHeld } from './tables.ts';
import { tablesIn } from './tables.ts';

function whileHeldIn(db: Db, fences: Fences): WhileHeld {
  return (table, work, how) =>
    db.transaction().execute(async (tx) => {
      if (fences === null && how !== 'alone') return work(tx);
      const known = tx.selectFrom('tables').select('id').where('id', '=', table);
      const ours = fences === null ? known : known.where('fence', '=', fences.get(table) ?? -1);
      const held = await (how === 'alone' ? ours.forNoKeyUpdate() : ours.forShare()).executeTakeFirst();
      if (held === undefined && fences !== null) throw new TableMoved(table);
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
    ...openingIn(db),
    ...tablesIn(db, whileHeld),
    ...companyIn(db),
    ...outcomesIn(db),
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

const chatFrom = ({ notice, person, ...line }: Omit<Schema['chat'], 'id' | 'tbl'>): StoredLine => ({
  ...line,
  ...(notice === null ? {} : { notice: JSON.parse(notice) as Text }),
  ...(person === null ? {} : { by: person }),
});
