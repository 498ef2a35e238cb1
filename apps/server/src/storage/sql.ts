// A few words to speak with a SQLite file.
import type { DatabaseSyncInstance, StatementSyncInstance } from '@photostructure/sqlite';

export type Row = Record<string, unknown>;
type Value = string | number | null;

export interface Sql {
  /** How many rows it changed. */
  run(sql: string, ...values: readonly Value[]): number;
  one(sql: string, ...values: readonly Value[]): Row | undefined;
  all(sql: string, ...values: readonly Value[]): Row[];
  /** Everything or nothing. */
  transaction<T>(work: () => T): T;
  /** Forgets prepared statements, before the file is closed. */
  clear(): void;
}

export function sqlOf(db: DatabaseSyncInstance): Sql {
  const prepared = new Map<string, StatementSyncInstance>();
  const statement = (sql: string): StatementSyncInstance => {
    let found = prepared.get(sql);
    if (found === undefined) {
      found = db.prepare(sql);
      prepared.set(sql, found);
    }
    return found;
  };
  return {
    run: (sql, ...values) => Number(statement(sql).run(...values).changes),
    one: (sql, ...values) => statement(sql).get(...values) as Row | undefined,
    all: (sql, ...values) => statement(sql).all(...values) as Row[],
    transaction: (work) => inOne(db, work),
    clear: () => prepared.clear(),
  };
}

/** Everything or nothing. */
export function inOne<T>(db: DatabaseSyncInstance, work: () => T): T {
  db.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    db.exec('COMMIT');
    return result;
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK');
    throw error;
  }
}
