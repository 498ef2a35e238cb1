// What is done once an hour: sessions that are over and tables that nobody wants any more are removed.
import { now } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tables } from '../tables/tables.ts';
import { SESSION } from './people.ts';

const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** Tidies up every hour; gives the way to end that. */
export function keepHouse(work: () => Promise<void>, report: (what: string, error: unknown) => void): () => void {
  const timer = setInterval(() => {
    work().catch((error) => report('the house could not be tidied up', error));
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}

export async function tidyUp(config: Config, storage: Storage, tables: Tables): Promise<void> {
  const days = (count: number): number | null => (count === 0 ? null : count * DAY);
  await tables.removeAbandoned(days(config.forgetUnplayed), days(config.forgetUnfinished));
  await storage.endSessionsBefore(now() - SESSION);
  await storage.dropTokensBefore(now());
}
