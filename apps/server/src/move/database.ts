// A database to be moved from or to: everything in one transaction, so that it is read as of one moment, and written whole or not at all.
import { migrate, unfit } from '../storage/postgres/migrations.ts';
import { reach } from '../storage/postgres/open.ts';
import type { Row, Store } from './parts.ts';

const AT_ONCE = 200;
/** Milliseconds that a single step may take: a large part is compared as a whole. */
const PATIENCE = 600_000;

export async function openDatabase(address: string, way: 'from' | 'to'): Promise<Store> {
  const connection = await reach(address);
  const { pool, place } = connection;
  try {
    if (way === 'to') await migrate(connection);
    const problem = await unfit(connection);
    if (problem !== null) throw new Error(problem);
  } catch (error) {
    await connection.close();
    throw error;
  }
  const client = await pool.connect();
  const ask = async (text: string, values: readonly unknown[] = []): Promise<Row[]> =>
    (await client.query({ text, values: [...values], query_timeout: PATIENCE } as { text: string; values: unknown[] }))
      .rows as Row[];
  await ask(way === 'from' ? 'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY' : 'BEGIN');
  // Nobody begins to play there meanwhile.
  if (way === 'to') await ask('LOCK TABLE person, tables IN EXCLUSIVE MODE');
  return {
    place,
    isEmpty: async () => (await ask('SELECT 1 FROM person UNION ALL SELECT 1 FROM tables LIMIT 1')).length === 0,
    read: async function* ({ name, columns, order }) {
      const by = order.map((column) =>
        column === 'in turn' ? 'id' : `"${column}"${isText(name, column) ? ' COLLATE "C"' : ''}`,
      );
      await ask(`DECLARE reading CURSOR FOR SELECT ${named(columns)} FROM ${name} ORDER BY ${by.join(', ')}`);
      for (let rows = await fetchSome(); rows.length > 0; rows = await fetchSome()) yield* rows;
      await ask('CLOSE reading');
    },
    write: async ({ name, columns }, rows) => {
      const list = named(columns);
      await ask(`INSERT INTO ${name} (${list}) SELECT ${list} FROM json_populate_recordset(NULL::${name}, $1)`, [
        JSON.stringify(rows),
      ]);
    },
    keep: async () => {
      await ask('COMMIT');
    },
    close: async () => {
      await ask('ROLLBACK').catch(() => undefined);
      client.release();
      await connection.close();
    },
  };

  function fetchSome(): Promise<Row[]> {
    return ask(`FETCH ${AT_ONCE} FROM reading`);
  }
}

/** What is put in order and is no number. */
const isText = (part: string, column: string): boolean =>
  ['id', 'tbl', 'window', 'key', 'owner', 'kind', 'person', 'other'].includes(column) ||
  (['session', 'token'].includes(part) && column === 'hash');

const named = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');
