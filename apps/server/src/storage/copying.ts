// A copy of the SQLite file while it is written to: everything as of one moment, in one file without a log beside it.
import { DatabaseSync } from '@photostructure/sqlite';

const PATIENCE = 10_000;

/** Fails in words when the copy is not sound. */
export function copyInto(file: string, to: string): void {
  const db = new DatabaseSync(file, { timeout: PATIENCE });
  try {
    db.prepare('VACUUM INTO ?').run(to);
  } finally {
    db.close();
  }
  const copy = new DatabaseSync(to);
  try {
    const { quick_check: found } = copy.prepare('PRAGMA quick_check').get() as { quick_check: string };
    if (found !== 'ok') throw new Error(`the copy is not sound: ${found}`);
  } finally {
    copy.close();
  }
}
