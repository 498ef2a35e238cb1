import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { storageContract } from './storage.contract.ts';

describe('SQLite', () => {
  let folder = '';
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const file = (): string => join(folder, 'new', 'custodian.db');
  storageContract(
    async () => {
      folder = mkdtempSync(join(tmpdir(), 'custodian-'));
      return openSqlite(file());
    },
    async (storage) => {
      await storage.close();
      return openSqlite(file());
    },
  );
});
