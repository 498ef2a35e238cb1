import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { openInThread } from '../../src/storage/thread.ts';
import { storageContract } from './storage.contract.ts';

const ways: Readonly<Record<string, (file: string) => Storage>> = {
  SQLite: openSqlite,
  'SQLite in a thread': (file) => openInThread(new URL('../../dist/db.js', import.meta.url), file),
};

describe.each(Object.keys(ways))('%s', (way) => {
  const open = ways[way] as (file: string) => Storage;
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = (): string => join(folder, 'new', 'custodian.db');
  storageContract(
    async () => {
      folder = mkdtempSync(join(tmpdir(), 'custodian-'));
      const storage = open(file());
      await storage.check(0);
      return storage;
    },
    async (storage) => {
      await storage.close();
      return open(file());
    },
  );
});
