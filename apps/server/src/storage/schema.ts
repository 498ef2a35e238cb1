// How the file is laid out, and how files of earlier versions become files of this one.
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { skeleton } from '../names.ts';
import type { StoredRow, StoredSetup } from './chain.ts';
import { linkOf, originOf, sealOf } from './chain.ts';

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
  nameLookalikes,
  chainEverything,
  `ALTER TABLE seat ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE chat ADD COLUMN notice TEXT;
   ALTER TABLE tables ADD COLUMN before TEXT;
   CREATE INDEX tables_before ON tables (before) WHERE before IS NOT NULL;`,
  'ALTER TABLE history ADD COLUMN key TEXT;',
  `ALTER TABLE tables ADD COLUMN clock TEXT;
   CREATE TABLE job (key TEXT PRIMARY KEY, owner TEXT NOT NULL, due INTEGER NOT NULL, about TEXT NOT NULL,
     stamp INTEGER NOT NULL DEFAULT 0, claimed INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
   CREATE INDEX job_due ON job (due);
   CREATE INDEX job_owner ON job (owner);
   CREATE TABLE note (owner TEXT NOT NULL, kind TEXT NOT NULL, about TEXT NOT NULL, PRIMARY KEY (owner, kind)) WITHOUT ROWID;`,
  // Who said something, and tables that anybody may join.
  `ALTER TABLE chat ADD COLUMN person TEXT;
   CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
   ALTER TABLE tables ADD COLUMN public INTEGER NOT NULL DEFAULT 0;
   CREATE INDEX tables_public ON tables (changed) WHERE public = 1 AND finished = 0;`,
  // Public tables in the order in which they are listed, who does not want to meet whom, who reported whom, and what finished games were
  // for those who sat there.
  `DROP INDEX tables_public;
   CREATE INDEX tables_listed ON tables (created, id) WHERE public = 1 AND finished = 0;
   CREATE TABLE block (person TEXT NOT NULL, other TEXT NOT NULL, at INTEGER NOT NULL, PRIMARY KEY (person, other)) WITHOUT ROWID;
   CREATE INDEX block_other ON block (other);
   CREATE TABLE report (id TEXT PRIMARY KEY, at INTEGER NOT NULL, reporter TEXT NOT NULL, person TEXT NOT NULL, name TEXT NOT NULL,
     tbl TEXT NOT NULL, line INTEGER NOT NULL, said TEXT NOT NULL, reason TEXT NOT NULL, words TEXT NOT NULL,
     seen INTEGER NOT NULL DEFAULT 0) WITHOUT ROWID;
   CREATE UNIQUE INDEX report_once ON report (reporter, person, tbl, line) WHERE seen = 0;
   CREATE INDEX report_person ON report (person);
   CREATE INDEX report_at ON report (at, id);
   CREATE TABLE outcome (tbl TEXT NOT NULL, seat INTEGER NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, at INTEGER NOT NULL,
     place INTEGER NOT NULL, version INTEGER NOT NULL, about TEXT NOT NULL, PRIMARY KEY (tbl, seat)) WITHOUT ROWID;
   CREATE INDEX outcome_person ON outcome (person, at);`,
  // Ways to come back, what opens something once, devices by name, and what keepers did.
  `ALTER TABLE person ADD COLUMN mail TEXT;
   CREATE INDEX person_mail ON person (mail) WHERE mail IS NOT NULL;
   UPDATE person SET mail = (SELECT lower(json_extract(about, '$.mail.address')) FROM note
     WHERE owner = person.id AND kind = 'contacts' AND json_extract(about, '$.mail.confirmed') = 1);
   ALTER TABLE session ADD COLUMN made INTEGER NOT NULL DEFAULT 0;
   ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
   CREATE TABLE passkey (id TEXT PRIMARY KEY, person TEXT NOT NULL REFERENCES person(id), key TEXT NOT NULL,
     counter INTEGER NOT NULL, transports TEXT NOT NULL, name TEXT NOT NULL, made INTEGER NOT NULL, used INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX passkey_person ON passkey (person);
   CREATE TABLE token (hash TEXT PRIMARY KEY, kind TEXT NOT NULL, owner TEXT NOT NULL, about TEXT NOT NULL, until INTEGER NOT NULL) WITHOUT ROWID;
   CREATE INDEX token_owner ON token (owner);
   CREATE INDEX token_until ON token (until);
   CREATE TABLE audit (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL);
   CREATE INDEX note_kind ON note (kind);`,
];

/** What a game is set up from, and what its table says of its history. */
export const SETUP = `SELECT id, game, seed, options, live, rows, origin, chain,
  (SELECT count(*) FROM seat WHERE tbl = id) AS seats FROM tables WHERE id = ?`;

export function migrate(db: DatabaseSyncInstance): void {
  const row = db.prepare('PRAGMA user_version').get() as { user_version: number };
  if (row.user_version > migrations.length)
    throw new Error(`the database was written by a newer version (${row.user_version} > ${migrations.length})`);
  for (const [version, migration] of migrations.entries()) {
    if (version < row.user_version) continue;
    db.exec('BEGIN IMMEDIATE');
    try {
      if (typeof migration === 'string') db.exec(migration);
      else migration(db);
      db.exec(`PRAGMA user_version = ${version + 1}; COMMIT;`);
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK');
      throw error;
    }
  }
}

function nameLookalikes(db: DatabaseSyncInstance): void {
  db.exec(`ALTER TABLE person ADD COLUMN skeleton TEXT NOT NULL DEFAULT '';
    CREATE INDEX person_skeleton ON person (skeleton);
    CREATE INDEX session_at ON session (at);
    ALTER TABLE tables ADD COLUMN visited INTEGER NOT NULL DEFAULT 0;
    CREATE TABLE pulse (one INTEGER PRIMARY KEY CHECK (one = 1), at INTEGER NOT NULL);`);
  const known = db.prepare('SELECT id, name FROM person').all() as { id: string; name: string }[];
  const set = db.prepare('UPDATE person SET skeleton = ? WHERE id = ?');
  for (const { id, name } of known) set.run(skeleton(name), id);
}

/** Histories of earlier versions get their hashes: what is there from now on is what is there now. A row that is missing
 *  already stays missing, since the table knows how many it had. */
function chainEverything(db: DatabaseSyncInstance): void {
  db.exec(`ALTER TABLE tables ADD COLUMN origin TEXT; ALTER TABLE tables ADD COLUMN chain TEXT;
    ALTER TABLE history ADD COLUMN hash TEXT; ALTER TABLE snapshot ADD COLUMN hash TEXT;`);
  const setup = db.prepare(SETUP);
  const rowsOf = db.prepare('SELECT * FROM history WHERE tbl = ? ORDER BY n');
  const setHash = db.prepare('UPDATE history SET hash = ? WHERE tbl = ? AND n = ?');
  const statesOf = db.prepare('SELECT rows, answers, state FROM snapshot WHERE tbl = ?');
  const setSeal = db.prepare('UPDATE snapshot SET hash = ? WHERE tbl = ? AND rows = ?');
  const setChain = db.prepare('UPDATE tables SET origin = ?, chain = ? WHERE id = ?');
  for (const { id } of db.prepare('SELECT id FROM tables').all() as { id: string }[]) {
    const origin = originOf(setup.get(id) as unknown as StoredSetup);
    const chains = [origin];
    for (const row of rowsOf.all(id) as unknown as StoredRow[]) {
      const hash = linkOf(chains[chains.length - 1] as string, row);
      chains.push(hash);
      setHash.run(hash, id, row.n);
    }
    for (const saved of statesOf.all(id) as { rows: number; answers: number; state: string }[]) {
      const chain = chains[saved.rows];
      if (chain !== undefined) setSeal.run(sealOf(chain, saved.rows, saved.answers, saved.state), id, saved.rows);
    }
    setChain.run(origin, chains[chains.length - 1] as string, id);
  }
}
