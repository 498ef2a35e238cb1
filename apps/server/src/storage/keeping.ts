// Keeping house in the SQLite file: whether it can be written to, what time it is at least, and which tables nobody wants any more.
import type { Sql } from './sql.ts';
import type { Storage } from './storage.ts';

type Keeping = Pick<Storage, 'openTables' | 'visit' | 'abandoned' | 'removeTable' | 'latest' | 'check'>;

export function keepingIn({ run, one, all, transaction }: Sql): Keeping {
  return {
    openTables: async (host) =>
      one('SELECT count(*) AS n FROM tables WHERE host = ? AND finished = 0', host)?.n as number,
    visit: async (table, at) => {
      run('UPDATE tables SET visited = max(visited, ?) WHERE id = ?', at, table);
    },
    // A table that only bots sit at was handed over by somebody: it counts as played.
    abandoned: async ({ unplayed, unfinished }) =>
      all(
        `SELECT id, max(visited, changed) AS last FROM tables t WHERE finished = 0 AND (last < ?2 OR last < ?1
           AND EXISTS (SELECT 1 FROM seat s WHERE s.tbl = t.id AND s.bot IS NULL)
           AND NOT EXISTS (SELECT 1 FROM history h JOIN seat s ON s.tbl = h.tbl AND s.seat = h.seat AND s.bot IS NULL
             WHERE h.tbl = t.id))`,
        unplayed,
        unfinished,
      ).map((row) => row.id as string),
    removeTable: async (id) =>
      transaction(() => {
        for (const part of ['history', 'snapshot', 'chat', 'standing', 'outcome', 'seat'])
          run(`DELETE FROM ${part} WHERE tbl = ?`, id);
        for (const part of ['job', 'note']) run(`DELETE FROM ${part} WHERE owner = ?`, id);
        run('DELETE FROM tables WHERE id = ?', id);
      }),
    latest: async () =>
      one(
        `SELECT max((SELECT coalesce(max(at), 0) FROM pulse), (SELECT coalesce(max(max(changed, visited)), 0) FROM tables),
           (SELECT coalesce(max(at), 0) FROM session)) AS at`,
      )?.at as number,
    // Always another value: what does not change would not be written.
    check: async (at) => {
      run(
        'INSERT INTO pulse (one, at) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET at = max(at + 1, excluded.at)',
        at,
      );
    },
  };
}
