// One server per data folder: two would each believe their own memory of a table. The lock is one of the operating system, so
// that a server that was killed leaves none behind; the games' own file stays open to backups.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** A connection that nothing refers to is closed by the garbage collector, and its lock goes with it. */
const held: InstanceType<typeof DatabaseSync>[] = [];

/** Holds the folder until the process ends; false when another server holds it. */
export function holdFolder(folder: string): boolean {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, 'custodian.lock'), { timeout: 1000 });
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (/locked/.test((error as Error).message)) return false;
    throw error;
  }
  held.push(lock);
  return true;
}
