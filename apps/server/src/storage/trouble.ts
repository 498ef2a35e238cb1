// Storage that fails by name: whoever asked is told that the storage is in trouble, not that his request was wrong.
import type { Storage } from './storage.ts';

export class StorageTrouble extends Error {}

/** Another node has taken the table: nothing of it can be written here any more. */
export class TableMoved extends Error {
  constructor(table: string) {
    super(`table ${table} is played by another node now`);
  }
}

/** What the one who asked is told. */
export const IN_TROUBLE = 'the storage of this server is in trouble; nothing was changed, try again in a while';

export function named(storage: Storage): Storage {
  const calls = Object.entries(storage) as [string, (...given: readonly unknown[]) => Promise<unknown>][];
  return Object.fromEntries(
    calls.map(([name, call]) => [
      name,
      (...given: readonly unknown[]) =>
        call(...given).catch((error: Error) => {
          if (error instanceof TableMoved) throw error;
          throw new StorageTrouble(`${name}: ${error.message}`, { cause: error });
        }),
    ]),
  ) as unknown as Storage;
}
