// Mending what is stored of a table, from the last point that can be relied on. What is taken out is told; whoever calls keeps a
// copy of the file first.
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { now } from '../clock.ts';
import type { Account, StoredRow, StoredSetup } from './chain.ts';
import { damageOf, linkOf, originOf, sealOf } from './chain.ts';
import { columnsOf, rowFrom } from './record.ts';
import { SETUP } from './schema.ts';
import type { Cut, HistoryRow } from './storage.ts';

type Stored = StoredSetup & Account;

const SEATS = [3, 4, 5, 6, 7, 8];

/** Makes the history one that opens again; gives in words what was done, null when it could not be. */
export function mendHistory(
  db: DatabaseSyncInstance,
  id: string,
  games: readonly string[],
  answersIn: (rows: readonly HistoryRow[]) => number,
): string[] | null {
  const done: string[] = [];
  const setup = mendSetup(db, id, games);
  if (setup === null) return null;
  done.push(...setup);
  const { stored, rows } = read(db, id);
  const damage = damageOf(stored, stored, rows) ?? unreadable(rows);
  if (damage === null) return done;
  if (relink(db, stored, rows))
    return [...done, 'the answers are all there: only their account was wrong, and was written anew'];
  const first = damage.row;
  const kept = rows.slice(0, first).map(rowFrom);
  const last = Math.max(stored.rows, (rows[rows.length - 1]?.n ?? -1) + 1);
  const isAdded = damage.what === 'extra' && chainOf(stored, rows.slice(0, first)) === stored.chain;
  db.prepare('DELETE FROM history WHERE tbl = ? AND n >= ?').run(id, first);
  db.prepare('DELETE FROM snapshot WHERE tbl = ? AND rows > ?').run(id, first);
  db.prepare('UPDATE tables SET rows = ?, chain = ? WHERE id = ?').run(
    first,
    chainOf(stored, rows.slice(0, first)),
    id,
  );
  if (isAdded) return [...done, `rows ${first} to ${last - 1} were never stored by a server, and were dropped`];
  if (last === first) return [...done, 'the end of the history was written anew'];
  const to = answersIn(kept);
  const lost = Math.max(
    1,
    answersIn([...kept, ...rows.slice(first).filter(isReadable).map(rowFrom)]) + missing(rows, first, last) - to,
  );
  appendCut(db, id, { kind: 'cut', seat: -1, to, why: 'repair', lost, at: now() });
  return [
    ...done,
    `rows ${first} to ${last - 1} of the history were dropped (${lost} answers); the game goes on after answer ${to}`,
  ];
}

/** Only the first `to` answers count any more: the rules fail at the next one. */
export function cutTo(db: DatabaseSyncInstance, id: string, to: number, lost: number): string {
  appendCut(db, id, { kind: 'cut', seat: -1, to, why: 'repair', lost, at: now() });
  return `the last ${lost} answers were cut off; the game goes on after answer ${to}`;
}

/** Saved states that are not as they were saved. */
export function spoiltStates(db: DatabaseSyncInstance, id: string): number[] {
  const { stored, rows } = read(db, id);
  const saved = db.prepare('SELECT * FROM snapshot WHERE tbl = ?').all(id) as unknown as {
    rows: number;
    answers: number;
    state: string;
    hash: string | null;
  }[];
  return saved
    .filter((s) => {
      const chain = s.rows === 0 ? stored.origin : (rows[s.rows - 1]?.hash ?? null);
      return chain === null || s.hash !== sealOf(chain, s.rows, s.answers, s.state);
    })
    .map((s) => s.rows);
}

export function dropState(db: DatabaseSyncInstance, id: string, rows: number): string {
  db.prepare('DELETE FROM snapshot WHERE tbl = ? AND rows = ?').run(id, rows);
  return `the state saved after ${rows} rows was dropped; the answers lead there as well`;
}

function read(db: DatabaseSyncInstance, id: string): { stored: Stored; rows: StoredRow[] } {
  const stored = db.prepare(SETUP).get(id) as unknown as Stored;
  const rows = db.prepare('SELECT * FROM history WHERE tbl = ? ORDER BY n').all(id) as unknown as StoredRow[];
  return { stored, rows };
}

/** What the game was set up from is found again when it is told elsewhere: the game by its name, the seed by a saved state, the
 *  number of seats by trying. Null when it cannot be found. */
function mendSetup(db: DatabaseSyncInstance, id: string, games: readonly string[]): string[] | null {
  const { stored, rows } = read(db, id);
  if (originOf(stored) === stored.origin) return [];
  const states = db
    .prepare("SELECT DISTINCT json_extract(state, '$.seed') AS seed FROM snapshot WHERE tbl = ? AND json_valid(state)")
    .all(id);
  const seeds = [stored.seed, ...(states as { seed: unknown }[]).map(({ seed }) => String(seed))];
  const [first] = rows;
  for (const game of [stored.game, ...games])
    for (const seed of seeds)
      for (const live of [stored.live, 0, 1])
        for (const seats of [stored.seats, ...SEATS]) {
          const setup = { id, game, seed, options: stored.options, live, seats };
          const origin = originOf(setup);
          if (origin !== stored.origin && (first === undefined || linkOf(origin, first) !== first.hash)) continue;
          return restoreSetup(db, stored, setup, origin);
        }
  return null;
}

function restoreSetup(db: DatabaseSyncInstance, was: Stored, is: StoredSetup, origin: string): string[] {
  const { id, game, seed, live, seats } = is;
  db.prepare('UPDATE tables SET game = ?, seed = ?, live = ?, origin = ? WHERE id = ?').run(
    game,
    seed,
    live,
    origin,
    id,
  );
  const added: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const { changes } = db.prepare('INSERT OR IGNORE INTO seat (tbl, seat) VALUES (?, ?)').run(id, seat);
    if (Number(changes) > 0) added.push(`seat ${seat} was missing and is open now`);
  }
  if (seats < was.seats) {
    db.prepare('DELETE FROM seat WHERE tbl = ? AND seat >= ?').run(id, seats);
    added.push(`the game has ${seats} seats: those added to it were dropped`);
  }
  const named = [
    game !== was.game && 'the game',
    seed !== was.seed && 'the seed',
    live !== was.live && 'how it is played',
  ];
  const found = named.filter((name) => name !== false);
  if (found.length > 0) added.push(`${found.join(' and ')} had been changed and was put right`);
  return added.length > 0 ? added : ['the account of what the game was set up from was written anew'];
}

/** When the rows lead to the hash that was stored last, all of them are genuine. */
function relink(db: DatabaseSyncInstance, stored: Stored, rows: readonly StoredRow[]): boolean {
  if (rows.some((row, i) => row.n !== i) || unreadable(rows) !== null) return false;
  let chain = originOf(stored);
  const hashes = rows.map((row) => {
    chain = linkOf(chain, row);
    return chain;
  });
  if (chain !== stored.chain) return false;
  const setHash = db.prepare('UPDATE history SET hash = ? WHERE tbl = ? AND n = ?');
  for (const [n, hash] of hashes.entries()) setHash.run(hash, stored.id, n);
  db.prepare('UPDATE tables SET rows = ? WHERE id = ?').run(rows.length, stored.id);
  return true;
}

const chainOf = (stored: Stored, rows: readonly StoredRow[]): string => rows[rows.length - 1]?.hash ?? originOf(stored);

const missing = (rows: readonly StoredRow[], from: number, to: number): number =>
  to - from - rows.filter(({ n }) => n >= from && n < to).length;

function isReadable(row: StoredRow): boolean {
  try {
    rowFrom(row);
    return true;
  } catch {
    return false;
  }
}

function unreadable(rows: readonly StoredRow[]): { readonly what: 'unreadable'; readonly row: number } | null {
  const row = rows.findIndex((each) => !isReadable(each));
  return row < 0 ? null : { what: 'unreadable', row };
}

function appendCut(db: DatabaseSyncInstance, id: string, cut: Cut): void {
  const { stored } = read(db, id);
  const { n, kind, seat, decision, value, undo, at, ...rest } = columnsOf(stored.rows, cut);
  const hash = linkOf(stored.chain as string, { n, kind, seat, decision, value, undo, at, ...rest });
  db.prepare(
    'INSERT INTO history (tbl, n, kind, seat, decision, value, undo, at, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  ).run(id, n, kind, seat, decision, value, undo, at, hash);
  db.prepare('UPDATE tables SET rows = ?, chain = ?, finished = 0 WHERE id = ?').run(n + 1, hash, id);
}
