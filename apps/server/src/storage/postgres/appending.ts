// Adding to histories. What several tables want stored at the same moment goes to the database in one statement, which is a transaction
// of its own: a table's count moves on and its rows are there, or neither. Whoever does not know the length of a history adds nothing.
import type pg from 'pg';
import { linkOf } from '../chain.ts';
import { columnsOf } from '../record.ts';
import type { HistoryRow } from '../storage.ts';
import { TableMoved } from '../trouble.ts';

/** Something to be added, and who waits for it. */
interface Writing {
  readonly table: string;
  readonly have: number;
  readonly rows: readonly HistoryRow[];
  readonly finished: boolean;
  readonly done: (isStored: boolean) => void;
  readonly fail: (error: unknown) => void;
}

/** The end of a history as this node knows it; compared with the stored one whenever something is added. */
interface End {
  readonly rows: number;
  readonly chain: string;
  /** How often the table had changed hands. */
  readonly fence: number;
}

/** Under which number each table is held here; null where nobody else could hold one. */
export type Fences = ReadonlyMap<string, number> | null;

/** What no taking ever has. */
const NOT_HELD = -1;

const MOST_TOGETHER = 200;
const MOST_REMEMBERED = 5000;

const APPEND = `
  WITH wanted AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::int[], $20::int[])
      AS w (id, have, chain_before, rows, chain, changed, finished, fence)),
  moved AS (
    UPDATE tables t SET rows = w.rows, chain = w.chain, changed = w.changed, finished = w.finished
    FROM wanted w WHERE t.id = w.id AND t.rows = w.have AND t.chain = w.chain_before
      AND (w.fence IS NULL OR t.fence = w.fence) RETURNING t.id),
  stored AS (
    INSERT INTO history (tbl, n, kind, seat, decision, value, revealed, undo, events, at, hash, key)
    SELECT r.* FROM unnest($8::text[], $9::int[], $10::text[], $11::int[], $12::text[], $13::text[], $14::int[], $15::int[],
      $16::text[], $17::bigint[], $18::text[], $19::text[]) AS r (tbl, n, kind, seat, decision, value, revealed, undo, events, at, hash, key)
    JOIN moved ON moved.id = r.tbl)
  SELECT id FROM moved`;

export type Append = (table: string, have: number, rows: readonly HistoryRow[], finished: boolean) => Promise<boolean>;

export function appendingTo(pool: pg.Pool, fences: Fences = null): Append {
  /** Whoever does not hold the table names a number that does not fit. */
  const fenceOf = (table: string): number | null => (fences === null ? null : (fences.get(table) ?? NOT_HELD));
  const ends = new Map<string, End>();
  const waiting: Writing[] = [];
  let isBusy = false;

  const remember = (table: string, end: End): void => {
    ends.delete(table);
    ends.set(table, end);
    const [oldest] = ends.keys();
    if (ends.size > MOST_REMEMBERED && oldest !== undefined) ends.delete(oldest);
  };
  const lookUp = async (tables: readonly string[]): Promise<void> => {
    const unknown = tables.filter((table) => !ends.has(table));
    if (unknown.length === 0) return;
    const found = await pool.query<End & { id: string }>(
      'SELECT id, rows, chain, fence FROM tables WHERE id = ANY ($1::text[])',
      [unknown],
    );
    for (const { id, rows, chain, fence } of found.rows) remember(id, { rows, chain, fence });
  };

  /** The tables to which it was added. */
  const store = async (writings: readonly Writing[]): Promise<Set<string>> => {
    await lookUp(writings.map(({ table }) => table));
    const possible = writings.filter(({ table, have }) => ends.get(table)?.rows === have);
    if (possible.length === 0) return new Set();
    const tables = columns(7);
    const rows = columns(12);
    const fencing: (number | null)[] = [];
    const after = new Map<string, End>();
    for (const writing of possible) {
      const { table, have, finished } = writing;
      const { chain: before, fence } = ends.get(table) as End;
      let chain = before;
      for (const [i, row] of writing.rows.entries()) {
        const { n, kind, seat, decision, value, revealed, undo, events, at, key } = columnsOf(have + i, row);
        chain = linkOf(chain, { n, kind, seat, decision, value, revealed, undo, events, at });
        rows.add(table, n, kind, seat, decision, value, revealed, undo, events, at, chain, key);
      }
      const end = { rows: have + writing.rows.length, chain, fence };
      after.set(table, end);
      tables.add(table, have, before, end.rows, chain, writing.rows.at(-1)?.at ?? 0, finished ? 1 : 0);
      fencing.push(fenceOf(table));
    }
    const values = [...tables.all, ...rows.all, fencing];
    const moved = await pool.query<{ id: string }>({ name: 'append', text: APPEND, values });
    for (const { id } of moved.rows) remember(id, after.get(id) as End);
    return new Set(moved.rows.map(({ id }) => id));
  };
  /** What is remembered may be out of date: only what is stored now says that somebody else was faster. */
  const storeOrLookAgain = async (writings: readonly Writing[]): Promise<Set<string>> => {
    const stored = await store(writings);
    const others = writings.filter(({ table }) => !stored.has(table));
    if (others.length === 0) return stored;
    for (const { table } of others) ends.delete(table);
    return new Set([...stored, ...(await store(others))]);
  };
  const work = async (writings: readonly Writing[]): Promise<void> => {
    try {
      const stored = await storeOrLookAgain(writings);
      for (const { table, done, fail } of writings) {
        const own = fenceOf(table);
        const isMoved = own !== null && !stored.has(table) && (ends.get(table)?.fence ?? own) !== own;
        if (isMoved) fail(new TableMoved(table));
        else done(stored.has(table));
      }
    } catch (error) {
      // Nobody knows what has become of it: the next one looks.
      for (const { table } of writings) ends.delete(table);
      // What one of them cannot store takes no other with it; a database that is gone is gone for all.
      if (writings.length > 1 && isAboutContent(error)) for (const one of writings) await work([one]);
      else for (const { fail } of writings) fail(error);
    }
  };
  const workOff = async (): Promise<void> => {
    isBusy = true;
    while (waiting.length > 0) await work(takeSome(waiting));
    isBusy = false;
  };

  return (table, have, rows, finished) =>
    new Promise((done, fail) => {
      waiting.push({ table, have, rows, finished, done, fail });
      // What is wanted in the same moment goes together.
      if (!isBusy && waiting.length === 1) setImmediate(() => void (isBusy ? undefined : workOff()));
    });
}

/** The first that wait, one of each table. */
function takeSome(waiting: Writing[]): Writing[] {
  const taken = new Map<string, Writing>();
  const left: Writing[] = [];
  for (const writing of waiting)
    if (taken.size < MOST_TOGETHER && !taken.has(writing.table)) taken.set(writing.table, writing);
    else left.push(writing);
  waiting.splice(0, waiting.length, ...left);
  return [...taken.values()];
}

/** The classes of errors that speak of what was to be stored, or of two who were in each other's way. */
const isAboutContent = (error: unknown): boolean =>
  /^(22|23|40)/.test(String((error as { readonly code?: unknown }).code ?? ''));

/** Lists of values, one for each column. */
function columns(count: number): { readonly all: unknown[][]; add(...row: unknown[]): void } {
  const all: unknown[][] = Array.from({ length: count }, () => []);
  return {
    all,
    add: (...row) => {
      for (const [i, value] of row.entries()) all[i]?.push(value);
    },
  };
}
