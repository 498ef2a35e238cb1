// A table as it was at an earlier moment: the rows that were written by then, whatever has been added, taken back or cut off since.
import type { Rules } from '@custodian/kernel';
import type { TableRow } from '../storage/storage.ts';
import type { LineStorage } from './history.ts';
import { Line } from './line.ts';

/** The line of play up to a moment, and when the first row after it was written; null when there is none yet. */
export interface AsOf {
  readonly line: Line;
  readonly next: number | null;
}

export async function lineAsOf(
  table: TableRow,
  rules: Rules<unknown>,
  storage: LineStorage,
  moment: number,
): Promise<AsOf> {
  let count = 0;
  let next: number | null = null;
  const until: LineStorage = {
    record: async (id) => {
      const recorded = await storage.record(id);
      const later = recorded.rows.findIndex(({ at }) => at > moment);
      count = later < 0 ? recorded.rows.length : later;
      next = recorded.rows[count]?.at ?? null;
      return { ...recorded, rows: recorded.rows.slice(0, count) };
    },
    snapshot: (id, mostRows) => storage.snapshot(id, Math.min(mostRows, count)),
    history: async (id, from, before = count) => storage.history(id, from, Math.min(before, count)),
    // Nobody plays here: what the rules no longer accept is left out, and nothing is kept of that.
    append: async () => true,
    addSnapshot: async () => undefined,
  };
  const line = await Line.open(table, rules, { storage: until, onAnswer: () => undefined, report: () => undefined });
  return { line, next };
}
