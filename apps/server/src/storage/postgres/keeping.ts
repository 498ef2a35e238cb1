// Keeping house in the database: whether it can be written to, what time it is at least, and which tables nobody wants any more.
import { sql } from 'kysely';
import type { Storage } from '../storage.ts';
import type { Db } from './connection.ts';

type Keeping = Pick<Storage, 'openTables' | 'visit' | 'abandoned' | 'removeTable' | 'latest' | 'check'>;

export function keepingIn(db: Db): Keeping {
  return {
    openTables: async (host) => {
      const { count } = await db
        .selectFrom('tables')
        .where('host', '=', host)
        .where('finished', '=', 0)
        .select((of) => of.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return count;
    },
    visit: async (table, at) => {
      await db
        .updateTable('tables')
        .set({ visited: sql`greatest(visited, ${at}::bigint)` })
        .where('id', '=', table)
        .execute();
    },
    // A table that only bots sit at was handed over by somebody: it counts as played.
    abandoned: async ({ unplayed, unfinished }) => {
      const { rows } = await sql<{ id: string }>`
        SELECT id FROM tables t
        WHERE finished = 0 AND (greatest(visited, changed) < ${unfinished}::bigint
          OR greatest(visited, changed) < ${unplayed}::bigint
            AND EXISTS (SELECT 1 FROM seat s WHERE s.tbl = t.id AND s.bot IS NULL)
            AND NOT EXISTS (SELECT 1 FROM history h JOIN seat s ON s.tbl = h.tbl AND s.seat = h.seat AND s.bot IS NULL
              WHERE h.tbl = t.id))`.execute(db);
      return rows.map(({ id }) => id);
    },
    removeTable: (id) =>
      db.transaction().execute(async (tx) => {
        for (const part of ['history', 'snapshot', 'chat', 'standing', 'outcome', 'seat'] as const)
          await tx.deleteFrom(part).where('tbl', '=', id).execute();
        for (const part of ['job', 'note'] as const) await tx.deleteFrom(part).where('owner', '=', id).execute();
        await tx.deleteFrom('tables').where('id', '=', id).execute();
      }),
    latest: async () => {
      const { rows } = await sql<{ at: number }>`
        SELECT greatest((SELECT coalesce(max(at), 0) FROM pulse),
          (SELECT coalesce(max(greatest(changed, visited)), 0) FROM tables),
          (SELECT coalesce(max(at), 0) FROM session)) AS at`.execute(db);
      return rows[0]?.at ?? 0;
    },
    check: async (at) => {
      await sql`INSERT INTO pulse (one, at) VALUES (1, ${at})
        ON CONFLICT (one) DO UPDATE SET at = greatest(pulse.at + 1, excluded.at)`.execute(db);
    },
  };
}
