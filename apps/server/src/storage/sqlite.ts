// One file holds everything. Write-ahead log with full synchronisation: an acknowledged answer survives a power cut.
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Event, Json } from '@custodian/kernel';
import type { BotKind, ChatLine, Standing } from '@custodian/protocol';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { skeleton } from '../names.ts';
import { keepingIn } from './keeping.ts';
import { peopleIn } from './people.ts';
import type { Row } from './sql.ts';
import { sqlOf } from './sql.ts';
import type { HistoryRow, SeatRow, Snapshot, Storage, TableRow } from './storage.ts';

/** From one version of the file to the next; what SQL cannot say is a function. */
const migrations: readonly (string | ((db: DatabaseSyncInstance) => void))[] = [
  `CREATE TABLE person (id TEXT PRIMARY KEY, name TEXT NOT NULL, password TEXT);
   CREATE UNIQUE INDEX person_name ON person (name) WHERE password IS NOT NULL;
   CREATE TABLE session (hash TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), at INTEGER NOT NULL);
   CREATE INDEX session_person ON session (person);
   CREATE TABLE tables (
     id TEXT PRIMARY KEY, game TEXT NOT NULL, name TEXT NOT NULL, host TEXT NOT NULL, seed TEXT NOT NULL,
     options TEXT NOT NULL, live INTEGER NOT NULL, created INTEGER NOT NULL, changed INTEGER NOT NULL,
     finished INTEGER NOT NULL DEFAULT 0, rows INTEGER NOT NULL DEFAULT 0);
   CREATE INDEX tables_host ON tables (host);
   CREATE TABLE seat (tbl TEXT NOT NULL REFERENCES tables(id), seat INTEGER NOT NULL, person TEXT, bot TEXT, claim TEXT,
     PRIMARY KEY (tbl, seat)) WITHOUT ROWID;
   CREATE INDEX seat_person ON seat (person);
   CREATE TABLE history (tbl TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, seat INTEGER NOT NULL,
     decision TEXT, value TEXT, revealed INTEGER, undo INTEGER, at INTEGER NOT NULL, PRIMARY KEY (tbl, n)) WITHOUT ROWID;
   CREATE TABLE snapshot (tbl TEXT NOT NULL, rows INTEGER NOT NULL, answers INTEGER NOT NULL, state TEXT NOT NULL,
     PRIMARY KEY (tbl, rows));
   CREATE TABLE chat (tbl TEXT NOT NULL, at INTEGER NOT NULL, seat INTEGER, name TEXT NOT NULL, text TEXT NOT NULL);
   CREATE INDEX chat_tbl ON chat (tbl);
   CREATE TABLE standing (tbl TEXT NOT NULL, seat INTEGER NOT NULL, window TEXT NOT NULL, mode TEXT NOT NULL,
     PRIMARY KEY (tbl, seat, window)) WITHOUT ROWID;`,
  'ALTER TABLE history ADD COLUMN events TEXT;',
  (db) => {
    db.exec(`ALTER TABLE person ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
      CREATE INDEX person_skeleton ON person (skeleton);
      CREATE INDEX session_at ON session (at);
      ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
      CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);`);
    const known = db.prepare('SELECT id, name FROM person').all() as { id: string; name: string }[];
    const set = db.prepare('UPDATE person SET skeleton = ? WHERE id = ?');
    for (const { id, name } of known) set.run(skeleton(name), id);
  },
];

/** Saved states kept of each table: the latest ones, and of the older ones one in so many rows, for those who look back. */
const SNAPSHOTS = 3;
const ROWS_PER_OLD_SNAPSHOT = 200;
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
  const tableFrom = (row: Row): TableRow => ({
    id: row.id as string,
    game: row.game as string,
    name: row.name as string,
    host: row.host as string,
    seed: row.seed as string,
    options: JSON.parse(row.options as string) as Json,
    live: row.live === 1,
    created: row.created as number,
    changed: row.changed as number,
    finished: row.finished === 1,
    seats: all('SELECT seat, person, bot, claim FROM seat WHERE tbl = ? ORDER BY seat', row.id as string).map(seatFrom),
  });

  const append = (table: string, have: number, rows: readonly HistoryRow[], finished: boolean): boolean => {
    const changed = run(
      'UPDATE tables SET rows = ?, changed = ?, finished = ? WHERE id = ? AND rows = ?',
      have + rows.length,
      rows[rows.length - 1]?.at ?? 0,
      finished ? 1 : 0,
      table,
      have,
    );
    if (changed === 0) return false;
    rows.forEach((row, i) => {
      const answer = row.kind === 'answer' ? row : null;
      run(
        'INSERT INTO history (tbl, n, kind, seat, decision, value, revealed, undo, events, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
        table,
        have + i,
        row.kind,
        row.seat,
        answer?.decision ?? null,
        answer === null ? null : JSON.stringify(answer.value),
        answer === null ? null : answer.revealed ? 1 : 0,
        row.kind === 'undo' ? row.to : null,
        answer?.events === undefined ? null : JSON.stringify(answer.events),
        row.at,
      );
    });
    return true;
  };
  const addSnapshot = (table: string, s: Snapshot): boolean => {
    run(
      'INSERT OR REPLACE INTO snapshot (tbl, rows, answers, state) VALUES (?, ?, ?, ?)',
      table,
      s.rows,
      s.answers,
      s.state,
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
    } catch (error) {
      for (const { fail } of writing) fail(error);
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

    addTable: async (t) => {
      transaction(() => {
        run(
          'INSERT INTO tables (id, game, name, host, seed, options, live, created, changed) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
          t.id,
          t.game,
          t.name,
          t.host,
          t.seed,
          JSON.stringify(t.options),
          t.live ? 1 : 0,
          t.created,
          t.changed,
        );
        for (const s of t.seats)
          run(
            'INSERT INTO seat (tbl, seat, person, bot, claim) VALUES (?, ?, ?, ?, ?)',
            t.id,
            s.seat,
            s.person,
            s.bot,
            s.claim,
          );
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
      transaction(() => {
        const row = one('SELECT seat FROM seat WHERE tbl = ? AND claim = ?', table, claim);
        if (row === undefined) return null;
        run(
          'UPDATE seat SET person = ?, bot = NULL, claim = NULL WHERE tbl = ? AND seat = ?',
          person,
          table,
          row.seat as number,
        );
        return row.seat as number;
      }),
    setHost: async (table, person) => {
      run('UPDATE tables SET host = ? WHERE id = ?', person, table);
    },
    setSeat: async (table, s) => {
      run(
        'UPDATE seat SET person = ?, bot = ?, claim = ? WHERE tbl = ? AND seat = ?',
        s.person,
        s.bot,
        s.claim,
        table,
        s.seat,
      );
    },

    append: (table, have, rows, finished) => together(() => append(table, have, rows, finished)),
    history: async (table, from, before) =>
      all(
        'SELECT * FROM history WHERE tbl = ? AND n >= ? AND n < ? ORDER BY n',
        table,
        from,
        before ?? Number.MAX_SAFE_INTEGER,
      ).map(historyFrom),
    addSnapshot: async (table, snapshot) => {
      await together(() => addSnapshot(table, snapshot));
    },
    snapshot: async (table, most) => {
      const row = one(
        'SELECT rows, answers, state FROM snapshot WHERE tbl = ? AND rows <= ? ORDER BY rows DESC LIMIT 1',
        table,
        most,
      );
      return row === undefined ? null : ({ rows: row.rows, answers: row.answers, state: row.state } as Snapshot);
    },

    addChat: async (table, line) => {
      run(
        'INSERT INTO chat (tbl, at, seat, name, text) VALUES (?, ?, ?, ?, ?)',
        table,
        line.at,
        line.seat,
        line.name,
        line.text,
      );
    },
    chat: async (table, limit) =>
      all('SELECT seat, name, text, at FROM chat WHERE tbl = ? ORDER BY rowid DESC LIMIT ?', table, limit)
        .map((row) => ({ ...row }) as unknown as ChatLine)
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
export function keepLogShort(file: string): void {
  const db = new DatabaseSync(file, { timeout: 0 });
  setInterval(() => {
    try {
      db.exec('PRAGMA wal_checkpoint(PASSIVE)');
    } catch {
      // Somebody else is at it; or the disk is full, which those who write will be told.
    }
  }, 500);
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

function migrate(db: DatabaseSyncInstance): void {
  const row = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > migrations.length)
    throw new Error(`the database was written by a newer version (${row.user_version} > ${migrations.length})`);
  for (const [version, step] of migrations.entries()) {
    if (version < row.user_version) continue;
    db.exec('BEGIN');
    try {
      if (typeof step === 'string') db.exec(step);
      else step(db);
      db.exec(`PRAGMA user_version = ${version + 1}; COMMIT`);
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
}

const seatFrom = (row: Row): SeatRow => ({
  seat: row.seat as number,
  person: row.person as string | null,
  bot: row.bot as BotKind | null,
  claim: row.claim as string | null,
});

function historyFrom(row: Row): HistoryRow {
  const seat = row.seat as number;
  const at = row.at as number;
  return row.kind === 'undo'
    ? { kind: 'undo', seat, to: row.undo as number, at }
    : {
        kind: 'answer',
        seat,
        decision: row.decision as string,
        value: JSON.parse(row.value as string) as Json,
        revealed: row.revealed === 1,
        ...(row.events === null ? {} : { events: JSON.parse(row.events as string) as Event[] }),
        at,
      };
}
