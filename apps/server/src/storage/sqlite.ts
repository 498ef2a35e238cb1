// One file holds everything. Write-ahead log with full synchronisation: an acknowledged answer survives a power cut.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Text } from '@custodian/kernel';
import type { ChatLine, Standing } from '@custodian/protocol';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import type { Account, StoredRow, StoredSetup } from './chain.ts';
import { linkOf, sealOf } from './chain.ts';
import { companyIn } from './company.ts';
import { jobsIn } from './jobs.ts';
import { keepingIn } from './keeping.ts';
import { CHAT_LINES, ROWS_PER_OLD_SNAPSHOT, SNAPSHOTS } from './kept.ts';
import { openingIn } from './opening.ts';
import { outcomesIn } from './outcomes.ts';
import { peopleIn } from './people.ts';
import { columnsOf, recordOf, rowFrom } from './record.ts';
import { migrate, SETUP } from './schema.ts';
import type { Row } from './sql.ts';
import { sqlOf } from './sql.ts';
import type { HistoryRow, Snapshot, Storage, StoredLine } from './storage.ts';
import { tablesIn } from './tables.ts';

/** Milliseconds to wait for another process that holds the file. */
const PATIENCE = 3000;

/** Pages after which the log is moved into the file by whoever writes: see keepLogShort. */
const LOG_PAGES = 2000;

/** Something to be stored together with what others want stored. */
interface Writing {
  readonly work: () => boolean;
  readonly done: (isStored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** Opens (and creates) the file; ':memory:' for tests. */
export function openSqlite(file: string): Storage {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;');
  db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES};`);
  migrate(db);
  if (file !== ':memory:') makeRoom(db);
  const sql = sqlOf(db);
  const { run, one, all, transaction } = sql;

  const append = (table: string, have: number, rows: readonly HistoryRow[], finished: boolean): boolean => {
    let chain = one('SELECT chain FROM tables WHERE id = ? AND rows = ?', table, have)?.chain as string | undefined;
    if (chain === undefined) return false;
    for (const [i, row] of rows.entries()) {
      const stored = columnsOf(have + i, row);
      chain = linkOf(chain, stored);
      const { n, kind, seat, decision, value, revealed, undo, events, at, key } = stored;
      run(
        'INSERT INTO history (tbl, n, kind, seat, decision, value, revealed, undo, events, at, hash, key) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        ...[table, n, kind, seat, decision, value, revealed, undo, events, at, chain, key],
      );
    }
    run(
      'UPDATE tables SET rows = ?, chain = ?, changed = ?, finished = ? WHERE id = ?',
      have + rows.length,
      chain,
      rows[rows.length - 1]?.at ?? 0,
      finished ? 1 : 0,
      table,
    );
    return true;
  };
  /** The hash of the history's first rows; null when there are not so many. */
  const chainAt = (table: string, rows: number): string | null => {
    const found =
      rows === 0
        ? one('SELECT origin AS hash FROM tables WHERE id = ?', table)
        : one('SELECT hash FROM history WHERE tbl = ? AND n = ?', table, rows - 1);
    return (found?.hash ?? null) as string | null;
  };
  const addSnapshot = (table: string, s: Snapshot): boolean => {
    const chain = chainAt(table, s.rows);
    if (chain === null) return false;
    run(
      'INSERT OR REPLACE INTO snapshot (tbl, rows, answers, state, hash) VALUES (?, ?, ?, ?, ?)',
      table,
      s.rows,
      s.answers,
      s.state,
      sealOf(chain, s.rows, s.answers, s.state),
    );
    run(
      `DELETE FROM snapshot WHERE tbl = ?1
         AND rows < (SELECT rows FROM snapshot WHERE tbl = ?1 ORDER BY rows DESC LIMIT 1 OFFSET ?2)
         AND rows NOT IN (SELECT min(rows) FROM snapshot WHERE tbl = ?1 GROUP BY rows / ?3)`,
      table,
      SNAPSHOTS - 1,
      ROWS_PER_OLD_SNAPSHOT,
    );
    return true;
  };
  /** What several tables want stored at the same moment goes to the disk together: waiting for it is what takes time. */
  const group: Writing[] = [];
  const storeAll = (): void => {
    const writing = group.splice(0);
    if (writing.length === 0) return;
    try {
      const stored = transaction(() => writing.map(({ work }) => work()));
      for (const [i, { done }] of writing.entries()) done(stored[i] as boolean);
    } catch {
      // What one of them cannot store takes no other with it.
      for (const one of writing) storeAlone(one);
    }
  };
  const storeAlone = ({ work, done, fail }: Writing): void => {
    try {
      done(transaction(work));
    } catch (error) {
      fail(error);
    }
  };
  const together = (work: () => boolean): Promise<boolean> =>
    new Promise((done, fail) => {
      group.push({ work, done, fail });
      if (group.length === 1) setImmediate(storeAll);
    });

  return {
    ...peopleIn(sql),
    ...keepingIn(sql),
    ...jobsIn(sql),
    ...tablesIn(sql),
    ...companyIn(sql),
    ...outcomesIn(sql),
    ...openingIn(sql),

    append: (table, have, rows, finished) => together(() => append(table, have, rows, finished)),
    history: async (table, from, before) =>
      all(
        'SELECT * FROM history WHERE tbl = ? AND n >= ? AND n < ? ORDER BY n',
        table,
        from,
        before ?? Number.MAX_SAFE_INTEGER,
      ).map((row) => rowFrom(row as unknown as StoredRow)),
    record: async (table) => {
      const about = one(SETUP, table) as unknown as (StoredSetup & Account) | undefined;
      if (about === undefined) return { rows: [], damage: null };
      const rows = all('SELECT * FROM history WHERE tbl = ? ORDER BY n', table) as unknown as StoredRow[];
      return recordOf(about, rows);
    },
    addSnapshot: async (table, snapshot) => {
      await together(() => addSnapshot(table, snapshot));
    },
    snapshot: async (table, most) => {
      const row = one('SELECT * FROM snapshot WHERE tbl = ? AND rows <= ? ORDER BY rows DESC LIMIT 1', table, most);
      if (row === undefined) return null;
      const { rows, answers, state } = row as unknown as Snapshot;
      const chain = chainAt(table, rows);
      const isSound = chain !== null && row.hash === sealOf(chain, rows, answers, state);
      return { rows, answers, state, isSound };
    },

    addChat: async (table, line) => {
      run(
        `DELETE FROM chat WHERE tbl = ?1
           AND rowid <= (SELECT rowid FROM chat WHERE tbl = ?1 ORDER BY rowid DESC LIMIT 1 OFFSET ?2)`,
        table,
        CHAT_LINES - 1,
      );
      run(
        'INSERT INTO chat (tbl, at, seat, name, text, notice, person) VALUES (?, ?, ?, ?, ?, ?, ?)',
        table,
        line.at,
        line.seat,
        line.name,
        line.text,
        line.notice === undefined ? null : JSON.stringify(line.notice),
        line.by ?? null,
      );
    },
    chat: async (table, limit) =>
      all(
        'SELECT seat, name, text, at, notice, person FROM chat WHERE tbl = ? ORDER BY rowid DESC LIMIT ?',
        table,
        limit,
      )
        .map(chatFrom)
        .reverse(),
    setStanding: async (table, seat, window, mode) => {
      run('INSERT OR REPLACE INTO standing (tbl, seat, window, mode) VALUES (?, ?, ?, ?)', table, seat, window, mode);
    },
    standing: async (table) =>
      all('SELECT seat, window, mode FROM standing WHERE tbl = ?', table).map(
        (row) => ({ ...row }) as unknown as { seat: number; window: string; mode: Standing },
      ),

    close: async () => {
      storeAll();
      sql.clear();
      db.close();
    },
  };
}

/** Moves what is in the log into the file all the time, on a connection of its own: those who write find little left to move
 *  when the log is full and begins anew. */
export function keepLogShort(file: string): () => void {
  const db = new DatabaseSync(file, { timeout: 0 });
  const timer = setInterval(() => {
    try {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Somebody else is at it; or the disk is full, which those who write will be told.
    }
  }, 500);
  return () => {
    clearInterval(timer);
    db.close();
  };
}

/** Writing within a file reaches the disk sooner than making it longer: the log, and the file, get their room at the start. */
function makeRoom(db: DatabaseSyncInstance): void {
  try {
    db.exec(`DROP TABLE IF EXISTS room; CREATE TABLE room (bytes BLOB);
      INSERT INTO room VALUES (zeroblob(${LOG_PAGES} * 4096));
      DROP TABLE room; PRAGMA wal_checkpoint(RESTART);`);
  } catch {
    // Without room it is slower. A disk that is full, or a file that somebody holds, is told to those who write.
  }
}

const chatFrom = ({ notice, person, ...line }: Row): StoredLine => ({
  ...(line as unknown as ChatLine),
  ...(notice === null ? {} : { notice: JSON.parse(notice as string) as Text }),
  ...(person === null ? {} : { by: person as string }),
});
