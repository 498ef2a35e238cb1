// How the database is laid out, and how one of an earlier version becomes one of this version: by command, forward only. Each step
// leaves a database on which the version before still plays, so that nodes are replaced one after the other.
import type { Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { Connection, Db } from './connection.ts';

const script = (text: string): Migration => ({
  up: async (db) => {
    await sql.raw(text).execute(db);
  },
});

/** In this order, by name; what has been released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '0001 everything of a server': script(`
    CREATE TABLE person (id text PRIMARY KEY, name text NOT NULL, password text, skeleton text NOT NULL DEFAULT '');
    CREATE UNIQUE INDEX person_name ON person (name) WHERE password IS NOT NULL;
    CREATE INDEX person_skeleton ON person (skeleton);
    CREATE TABLE session (hash text PRIMARY KEY, person text NOT NULL REFERENCES person(id), at bigint NOT NULL);
    CREATE INDEX session_person ON session (person);
    CREATE INDEX session_at ON session (at);
    CREATE TABLE tables (
      id text PRIMARY KEY, game text NOT NULL, name text NOT NULL, host text NOT NULL, seed text NOT NULL,
      options text NOT NULL, live integer NOT NULL, created bigint NOT NULL, changed bigint NOT NULL,
      finished integer NOT NULL DEFAULT 0, rows integer NOT NULL DEFAULT 0, visited bigint NOT NULL DEFAULT 0,
      origin text, chain text, before text);
    CREATE INDEX tables_host ON tables (host);
    CREATE INDEX tables_before ON tables (before) WHERE before IS NOT NULL;
    CREATE TABLE seat (tbl text NOT NULL REFERENCES tables(id), seat integer NOT NULL, person text, bot text, claim text,
      seen bigint NOT NULL DEFAULT 0, PRIMARY KEY (tbl, seat));
    CREATE INDEX seat_person ON seat (person);
    CREATE TABLE history (tbl text NOT NULL, n integer NOT NULL, kind text NOT NULL, seat integer NOT NULL, decision text,
      value text, revealed integer, undo integer, events text, at bigint NOT NULL, hash text, PRIMARY KEY (tbl, n));
    CREATE TABLE snapshot (tbl text NOT NULL, rows integer NOT NULL, answers integer NOT NULL, state text NOT NULL, hash text,
      PRIMARY KEY (tbl, rows));
    CREATE TABLE chat (id bigserial PRIMARY KEY, tbl text NOT NULL, at bigint NOT NULL, seat integer, name text NOT NULL,
      text text NOT NULL, notice text);
    CREATE INDEX chat_tbl ON chat (tbl, id);
    CREATE TABLE standing (tbl text NOT NULL, seat integer NOT NULL, "window" text NOT NULL, mode text NOT NULL,
      PRIMARY KEY (tbl, seat, "window"));
    CREATE TABLE pulse (one integer PRIMARY KEY CHECK (one = 1), at bigint NOT NULL);`),
  // Who is there, until when by the database's clock, and which revisions of the games he plays; who holds which table, and how often
  // it has changed hands.
  '0002 several nodes': script(`
    ALTER TABLE history ADD COLUMN key text;
    CREATE TABLE node (id text PRIMARY KEY, address text NOT NULL, revisions jsonb NOT NULL, until timestamptz NOT NULL);
    ALTER TABLE tables ADD COLUMN holder text, ADD COLUMN fence integer NOT NULL DEFAULT 0,
      ADD COLUMN revision integer NOT NULL DEFAULT 0;
    CREATE INDEX tables_holder ON tables (holder) WHERE holder IS NOT NULL;
    CREATE TABLE secret (name text PRIMARY KEY, value text NOT NULL);
    CREATE UNLOGGED TABLE allowance (name text PRIMARY KEY, count integer NOT NULL, until timestamptz NOT NULL);`),
  '0003 clocks, jobs and notes': script(`
    ALTER TABLE tables ADD COLUMN clock text;
    CREATE TABLE job (key text PRIMARY KEY, owner text NOT NULL, due bigint NOT NULL, about text NOT NULL,
      stamp integer NOT NULL DEFAULT 0, claimed bigint NOT NULL DEFAULT 0);
    CREATE INDEX job_due ON job (due);
    CREATE INDEX job_owner ON job (owner);
    CREATE TABLE note (owner text NOT NULL, kind text NOT NULL, about text NOT NULL, PRIMARY KEY (owner, kind));`),
  '0004 who spoke, and public tables': script(`
    ALTER TABLE chat ADD COLUMN person text;
    CREATE INDEX chat_person ON chat (person) WHERE person IS NOT NULL;
    ALTER TABLE tables ADD COLUMN public integer NOT NULL DEFAULT 0;
    CREATE INDEX tables_public ON tables (changed) WHERE public = 1 AND finished = 0;`),
  '0005 public tables in order, blocks, reports and outcomes': script(`
    DROP INDEX tables_public;
    CREATE INDEX tables_listed ON tables (created, id) WHERE public = 1 AND finished = 0;
    CREATE TABLE block (person text NOT NULL, other text NOT NULL, at bigint NOT NULL, PRIMARY KEY (person, other));
    CREATE INDEX block_other ON block (other);
    CREATE TABLE report (id text PRIMARY KEY, at bigint NOT NULL, reporter text NOT NULL, person text NOT NULL, name text NOT NULL,
      tbl text NOT NULL, line bigint NOT NULL, said text NOT NULL, reason text NOT NULL, words text NOT NULL,
      seen bigint NOT NULL DEFAULT 0);
    CREATE UNIQUE INDEX report_once ON report (reporter, person, tbl, line) WHERE seen = 0;
    CREATE INDEX report_person ON report (person);
    CREATE INDEX report_at ON report (at, id);
    CREATE TABLE outcome (tbl text NOT NULL, seat integer NOT NULL, person text NOT NULL, game text NOT NULL, at bigint NOT NULL,
      place integer NOT NULL, version integer NOT NULL, about text NOT NULL, PRIMARY KEY (tbl, seat));
    CREATE INDEX outcome_person ON outcome (person, at);`),
  // Ways to come back, what opens something once, devices by name, and what keepers did.
  '0006 ways to come back, devices and keepers': script(`
    ALTER TABLE person ADD COLUMN mail text;
    CREATE INDEX person_mail ON person (mail) WHERE mail IS NOT NULL;
    UPDATE person SET mail = lower(n.about::json->'mail'->>'address') FROM note n
      WHERE n.owner = person.id AND n.kind = 'contacts' AND n.about::json->'mail'->>'confirmed' = 'true';
    ALTER TABLE session ADD COLUMN made bigint NOT NULL DEFAULT 0, ADD COLUMN device text NOT NULL DEFAULT '';
    CREATE TABLE passkey (id text PRIMARY KEY, person text NOT NULL REFERENCES person(id), key text NOT NULL,
      counter bigint NOT NULL, transports text NOT NULL, name text NOT NULL, made bigint NOT NULL, used bigint NOT NULL);
    CREATE INDEX passkey_person ON passkey (person);
    CREATE TABLE token (hash text PRIMARY KEY, kind text NOT NULL, owner text NOT NULL, about text NOT NULL, until bigint NOT NULL);
    CREATE INDEX token_owner ON token (owner);
    CREATE INDEX token_until ON token (until);
    CREATE TABLE audit (id bigserial PRIMARY KEY, at bigint NOT NULL, who text NOT NULL, what text NOT NULL, about text NOT NULL);
    CREATE INDEX note_kind ON note (kind);`),
};

/** Two who migrate at the same time wait for each other. */
const migratorOf = (db: Db): Migrator =>
  new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });

/** The steps that were taken now; none when everything was up to date. */
export async function migrate({ db, place }: Connection): Promise<string[]> {
  const { unknown } = await steps(db);
  if (unknown.length > 0) throw new Error(isNewer(place));
  const { error, results = [] } = await migratorOf(db).migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
}

/** In words why this version cannot work with the database; null when it can. */
export async function unfit({ db, place }: Connection): Promise<string | null> {
  const { missing, unknown } = await steps(db);
  if (unknown.length > 0) return isNewer(place);
  if (missing.length === 0) return null;
  const found = missing.length === Object.keys(migrations).length ? 'is not set up yet' : 'is of an earlier version';
  return `the database ${place} ${found}: run "npx custodian migrate" with the same DATABASE_URL first`;
}

const isNewer = (place: string): string =>
  `the database ${place} was brought up to date by a newer version of this program; use that one`;

async function steps(db: Db): Promise<{ missing: string[]; unknown: string[] }> {
  const known = Object.keys(migrations);
  const { rows } = await sql<{ there: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS there`.execute(
    db,
  );
  const taken =
    rows[0]?.there === true ? await sql<{ name: string }>`SELECT name FROM kysely_migration`.execute(db) : { rows: [] };
  const names = taken.rows.map(({ name }) => name);
  return {
    missing: known.filter((name) => !names.includes(name)),
    unknown: names.filter((name) => !known.includes(name)),
  };
}
