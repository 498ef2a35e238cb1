// The way to a PostgreSQL database: what it holds, and the connections to it. Loaded only where DATABASE_URL is set.
import type { Generated } from 'kysely';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';

/** Moments are milliseconds since 1970, yes and no are 1 and 0, as in the SQLite file: a server moves from one to the other. */
export interface Schema {
  person: { id: string; name: string; password: string | null; skeleton: string; mail: Generated<string | null> };
  session: { hash: string; person: string; at: number; made: Generated<number>; device: Generated<string> };
  passkey: {
    id: string;
    person: string;
    key: string;
    counter: number;
    transports: string;
    name: string;
    made: number;
    used: number;
  };
  token: { hash: string; kind: string; owner: string; about: string; until: number };
  audit: { id: Generated<number>; at: number; who: string; what: string; about: string };
  tables: {
    id: string;
    game: string;
    name: string;
    host: string;
    seed: string;
    options: string;
    live: number;
    created: number;
    changed: number;
    finished: Generated<number>;
    rows: Generated<number>;
    visited: Generated<number>;
    origin: string | null;
    chain: string | null;
    before: string | null;
    clock: string | null;
    public: Generated<number>;
    holder: Generated<string | null>;
    fence: Generated<number>;
    revision: Generated<number>;
  };
  seat: { tbl: string; seat: number; person: string | null; bot: string | null; claim: string | null; seen: number };
  history: {
    tbl: string;
    n: number;
    kind: string;
    seat: number;
    decision: string | null;
    value: string | null;
    revealed: number | null;
    undo: number | null;
    events: string | null;
    at: number;
    hash: string | null;
    key: string | null;
  };
  snapshot: { tbl: string; rows: number; answers: number; state: string; hash: string | null };
  chat: {
    id: Generated<number>;
    tbl: string;
    at: number;
    seat: number | null;
    name: string;
    text: string;
    notice: string | null;
    person: string | null;
  };
  standing: { tbl: string; seat: number; window: string; mode: string };
  pulse: { one: number; at: number };
  job: { key: string; owner: string; due: number; about: string; stamp: Generated<number>; claimed: Generated<number> };
  note: { owner: string; kind: string; about: string };
  block: { person: string; other: string; at: number };
  report: {
    id: string;
    at: number;
    reporter: string;
    person: string;
    name: string;
    tbl: string;
    line: number;
    said: string;
    reason: string;
    words: string;
    seen: Generated<number>;
  };
  outcome: {
    tbl: string;
    seat: number;
    person: string;
    game: string;
    at: number;
    place: number;
    version: number;
    about: string;
  };
}

export type Db = Kysely<Schema>;

export interface Connection {
  readonly db: Db;
  readonly pool: pg.Pool;
  /** Where it is, without a password. */
  readonly place: string;
  close(): Promise<void>;
}

/** Connections of one node, and milliseconds to wait: for a connection, and for an answer. */
const CONNECTIONS = 10;
const REACHED_WITHIN = 3000;
const ANSWERED_WITHIN = 10_000;

/** In words why this is no address of a database; null when it is one. Never repeats it: it may hold a password. */
export function wrongAddress(address: string): string | null {
  const like = 'it is like postgres://user:password@host:5432/name';
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return `the address of the database (DATABASE_URL) cannot be read; ${like}`;
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    return `the address of the database (DATABASE_URL) begins with "${url.protocol}"; ${like}`;
  if (url.hostname === '') return `the address of the database (DATABASE_URL) names no host; ${like}`;
  if (!/^\/[^/]+$/.test(url.pathname)) return `the address of the database (DATABASE_URL) names no database; ${like}`;
  return null;
}

/** Where a database is, for messages. */
export function placeOf(address: string): string {
  const { hostname, port, pathname } = new URL(address);
  return `${hostname}:${port === '' ? 5432 : port}${pathname}`;
}

/** Whole numbers of 8 bytes come as numbers: no count or moment here is beyond what a number holds. */
const INT8 = 20;
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => (oid === INT8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format)),
};

export function connect(address: string, also: pg.PoolConfig = {}): Connection {
  const pool = new pg.Pool({
    connectionString: address,
    max: CONNECTIONS,
    connectionTimeoutMillis: REACHED_WITHIN,
    query_timeout: ANSWERED_WITHIN,
    keepAlive: true,
    application_name: 'custodian',
    types,
    ...also,
  });
  // A connection that breaks while nobody uses it is replaced by the next one who needs one.
  pool.on('error', () => undefined);
  // One that breaks between two statements of somebody fails his next one; nobody else is to end by it.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, place: placeOf(address), close: () => db.destroy() };
}
