// A data folder to be moved from or to. What is moved into a folder is written to a file beside, which takes its place at the end.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { openSqlite } from '../storage/sqlite.ts';
import type { Part, Row, Store } from './parts.ts';

const AT_ONCE = 200;

/** A file that is there is brought up to this version, as a server does when it starts. */
export async function fromFolder(folder: string): Promise<Store> {
  const file = join(folder, 'custodian.db');
  if (!existsSync(file)) throw new Error(`there is no custodian.db in ${folder}`);
  await openSqlite(file).close();
  return storeIn(file, folder, async () => undefined);
}

export async function toFolder(folder: string): Promise<Store> {
  const file = join(folder, 'custodian.db');
  const beside = join(folder, 'custodian-moving.db');
  if (existsSync(file) && !(await withStore(file, folder, (store) => store.isEmpty())))
    throw new Error(`there are games in ${folder} already: move into an empty folder`);
  mkdirSync(folder, { recursive: true });
  forget(beside);
  await openSqlite(beside).close();
  return storeIn(beside, folder, async (isKept) => {
    if (isKept) {
      forget(file);
      renameSync(beside, file);
    }
    forget(beside);
  });
}

async function withStore<T>(file: string, folder: string, work: (store: Store) => Promise<T>): Promise<T> {
  await openSqlite(file).close();
  const store = storeIn(file, folder, async () => undefined);
  return work(store).finally(() => store.close());
}

/** With what lies beside it while it is open. */
function forget(file: string): void {
  for (const each of [file, `${file}-wal`, `${file}-shm`]) rmSync(each, { force: true });
}

function storeIn(file: string, place: string, done: (isKept: boolean) => Promise<void>): Store {
  const db = new DatabaseSync(file, { timeout: 3000 });
  db.exec('BEGIN');
  let isKept = false;
  return {
    place,
    isEmpty: async () => db.prepare('SELECT 1 FROM person UNION ALL SELECT 1 FROM tables LIMIT 1').get() === undefined,
    read: async function* ({ name, columns, order }) {
      const by = order.map((column) => (column === 'in turn' ? 'rowid' : `"${column}"`));
      const marks = by.map(() => '?').join(', ');
      const some = (after: string): string =>
        `SELECT ${[named(columns), ...by.map((column, i) => `${column} AS by${i}`)].join(', ')} FROM ${name}${after} ORDER BY ${by.join(', ')} LIMIT ${AT_ONCE}`;
      let rows = db.prepare(some('')).all() as Row[];
      while (rows.length > 0) {
        yield* rows;
        const last = rows[rows.length - 1] as Row;
        const next = db.prepare(some(` WHERE (${by.join(', ')}) > (${marks})`));
        rows = next.all(...by.map((_, i) => last[`by${i}`] ?? null)) as Row[];
      }
    },
    write: async ({ name, columns }: Part, rows) => {
      const insert = db.prepare(
        `INSERT OR REPLACE INTO ${name} (${named(columns)}) VALUES (${columns.map(() => '?').join(', ')})`,
      );
      for (const row of rows) insert.run(...columns.map((column) => row[column] ?? null));
    },
    keep: async () => {
      db.exec('COMMIT; PRAGMA wal_checkpoint(TRUNCATE)');
      isKept = true;
    },
    close: async () => {
      if (db.isTransaction) db.exec('ROLLBACK');
      db.close();
      await done(isKept);
    },
  };
}

const named = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');
