// The chain: every row of a history is hashed together with the hash of the row before it, the first one with what the game was
// set up from. What was changed, taken out or put in by somebody else is recognised, and where.
import { createHash } from 'node:crypto';

/** A row of history as it is stored. */
export interface StoredRow {
  readonly n: number;
  readonly kind: string;
  readonly seat: number;
  readonly decision: string | null;
  readonly value: string | null;
  readonly revealed: number | null;
  readonly undo: number | null;
  readonly events: string | null;
  readonly at: number;
  readonly hash: string | null;
  /** Which message it came by. Not part of the chain: it says nothing about the game. */
  readonly key: string | null;
}

/** What a game is set up from, as it is stored. */
export interface StoredSetup {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly options: string;
  readonly live: number;
  readonly seats: number;
}

/** A table's own account of its history. */
export interface Account {
  readonly rows: number;
  readonly origin: string | null;
  readonly chain: string | null;
}

/** What is wrong with what is stored of a table, and the first row that cannot be relied on. */
export interface Damage {
  readonly what: 'setup' | 'missing' | 'changed' | 'extra' | 'end' | 'unreadable';
  readonly row: number;
}

const hashOf = (...parts: readonly (string | number | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export const originOf = (t: StoredSetup): string => hashOf(t.id, t.game, t.seed, t.options, t.live, t.seats);

export const linkOf = (before: string, r: Omit<StoredRow, 'hash' | 'key'>): string =>
  hashOf(before, r.n, r.kind, r.seat, r.decision, r.value, r.revealed, r.undo, r.events, r.at);

/** The seal of a saved state: it belongs to this very history. */
export const sealOf = (chain: string, rows: number, answers: number, state: string): string =>
  hashOf(chain, rows, answers, state);

/** The first thing that is wrong; null when every row is the one that was stored. */
export function damageOf(setup: StoredSetup, account: Account, rows: readonly StoredRow[]): Damage | null {
  let chain = originOf(setup);
  if (chain !== account.origin) return { what: 'setup', row: 0 };
  for (const [i, row] of rows.entries()) {
    if (row.n !== i) return { what: 'missing', row: i };
    chain = linkOf(chain, row);
    if (chain !== row.hash) return { what: 'changed', row: i };
  }
  if (rows.length < account.rows) return { what: 'missing', row: rows.length };
  if (rows.length > account.rows) return { what: 'extra', row: account.rows };
  return chain === account.chain ? null : { what: 'end', row: rows.length };
}

/** For whoever runs the server. */
export function inWords({ what, row }: Damage, { rows }: Pick<Account, 'rows'>): string {
  switch (what) {
    case 'setup':
      return 'what the game was set up from (game, seed, options or seats) is not what it was when the table was made';
    case 'missing':
      return `row ${row} of ${rows} is missing from the history`;
    case 'changed':
      return `row ${row} of the history is not the one that was stored`;
    case 'extra':
      return `the history goes on after row ${rows}, which is the last one that was stored`;
    case 'end':
      return 'the history does not end with the row that was stored last';
    case 'unreadable':
      return `row ${row} of the history cannot be read`;
  }
}
