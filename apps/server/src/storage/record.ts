// A history as it is stored, and as it is read.
import type { Event, Json } from '@custodian/kernel';
import type { Account, StoredRow, StoredSetup } from './chain.ts';
import { damageOf, inWords } from './chain.ts';
import type { Cut, HistoryRow, Recorded } from './storage.ts';

export function columnsOf(n: number, row: HistoryRow): Omit<StoredRow, 'hash'> {
  const { kind, seat, at } = row;
  const empty = { n, kind, seat, decision: null, value: null, revealed: null, undo: null, events: null, at, key: null };
  if (row.kind === 'undo') return { ...empty, undo: row.to };
  if (row.kind === 'cut') return { ...empty, undo: row.to, decision: row.why, value: String(row.lost) };
  return {
    ...empty,
    decision: row.decision,
    value: JSON.stringify(row.value),
    revealed: row.revealed ? 1 : 0,
    events: row.events === undefined ? null : JSON.stringify(row.events),
    key: row.key ?? null,
  };
}

export function rowFrom(row: StoredRow): HistoryRow {
  const { kind, seat, at } = row;
  if (kind === 'undo') return { kind, seat, to: row.undo as number, at };
  if (kind === 'cut')
    return { kind, seat: -1, to: row.undo as number, why: row.decision as Cut['why'], lost: Number(row.value), at };
  if (kind !== 'answer') throw new Error(`a row of history is of the unknown kind "${kind}"`);
  return {
    kind,
    seat,
    decision: row.decision as string,
    value: JSON.parse(row.value as string) as Json,
    revealed: row.revealed === 1,
    ...(row.events === null ? {} : { events: JSON.parse(row.events) as Event[] }),
    at,
    ...(row.key == null ? {} : { key: row.key }),
  };
}

/** The rows up to the first damage. */
export function recordOf(about: StoredSetup & Account, stored: readonly StoredRow[]): Recorded {
  const damage = damageOf(about, about, stored);
  const rows: HistoryRow[] = [];
  for (const row of stored.slice(0, damage?.row ?? stored.length)) {
    try {
      rows.push(rowFrom(row));
    } catch {
      return { rows, damage: inWords({ what: 'unreadable', row: row.n }, about) };
    }
  }
  return { rows, damage: damage === null ? null : inWords(damage, about) };
}
