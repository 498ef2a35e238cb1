import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { connect, wrongAddress } from '../../src/storage/postgres/connection.ts';
import { migrate, unfit } from '../../src/storage/postgres/migrations.ts';
import { postgresStorage } from '../../src/storage/postgres/postgres.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';
import { storageContract } from './storage.contract.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

const addresses = new WeakMap<Storage, string>();
function openAt(address: string): Storage {
  const storage = postgresStorage(connect(address));
  addresses.set(storage, address);
  return storage;
}

async function newAddress(): Promise<string> {
  const address = await postgres.newDatabase();
  const connection = connect(address);
  await migrate(connection);
  await connection.close();
  return address;
}

describe('PostgreSQL', () => {
  storageContract(
    async () => openAt(await newAddress()),
    async (storage) => {
      await storage.close();
      return openAt(addresses.get(storage) as string);
    },
  );

  test('a database is set up by command, once, and looked at before it is used', async () => {
    const connection = connect(await postgres.newDatabase());
    expect(await unfit(connection)).toMatch(/is not set up yet: run "npx custodian migrate"/);
    const other = connect(`postgres://postgres@${connection.place}`);
    const taken = await Promise.all([migrate(connection), migrate(other)]);
    expect(taken.flat()).toHaveLength(new Set(taken.flat()).size);
    expect(taken.flat().length).toBeGreaterThan(0);
    expect(await unfit(connection)).toBeNull();
    expect(await migrate(connection)).toEqual([]);
    await connection.pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999 of tomorrow', '')`);
    expect(await unfit(connection)).toMatch(/by a newer version/);
    await expect(migrate(connection)).rejects.toThrow(/by a newer version/);
    await connection.close();
    await other.close();
  });

  test('of two nodes that look for work at the same moment each job is done by one', async () => {
    const address = await newAddress();
    const nodes = [openAt(address), openAt(address)];
    for (let n = 0; n < 40; n++) await nodes[0]?.putJob({ key: `job ${n}`, owner: 't1', due: n, about: null });
    const claimed = await Promise.all(
      Array.from({ length: 8 }, (_, i) => (nodes[i % 2] as Storage).claimJobs(99, 1000, 5)),
    );
    const keys = claimed.flat().map(({ key }) => key);
    expect(keys).toHaveLength(new Set(keys).size);
    for (const node of nodes) await node.close();
  });

  test('two who add to the same history at the same moment: one of them has', async () => {
    const address = await newAddress();
    const [one, two] = [openAt(address), openAt(address)];
    const table = { id: 't1', game: 'ti3', name: 'T', host: 'p1', seed: 's', options: null, live: true } as const;
    await one.addTable({
      ...table,
      created: 1,
      changed: 1,
      finished: false,
      seats: [{ seat: 0, person: 'p1', bot: null, claim: null }],
    });
    for (let have = 0; have < 40; have++) {
      const rows = [{ kind: 'undo', seat: 0, to: 0, at: have }] as const;
      const stored = await Promise.all([one.append('t1', have, rows, false), two.append('t1', have, rows, false)]);
      expect(stored.filter(Boolean)).toHaveLength(1);
    }
    expect((await one.record('t1')).damage).toBeNull();
    expect((await two.record('t1')).rows).toHaveLength(40);
    await Promise.all([one.close(), two.close()]);
  });

  test('what was acknowledged is there when the database has died, and it is written to again when it is back', async () => {
    const storage = openAt(await newAddress());
    const table = { id: 't1', game: 'ti3', name: 'T', host: 'p1', seed: 's', options: null, live: true } as const;
    await storage.addTable({
      ...table,
      created: 1,
      changed: 1,
      finished: false,
      seats: [{ seat: 0, person: 'p1', bot: null, claim: null }],
    });
    const row = { kind: 'undo', seat: 0, to: 0, at: 1 } as const;
    expect(await storage.append('t1', 0, [row], false)).toBe(true);
    await postgres.kill();
    await expect(storage.append('t1', 1, [row], false)).rejects.toThrow();
    await expect(storage.check(1)).rejects.toThrow();
    await postgres.start();
    // It is ready, but on a busy machine not at once for everybody who knocks.
    const { rows } = await vi.waitFor(() => storage.record('t1'), { timeout: 60_000, interval: 200 });
    expect(rows).toEqual([row]);
    expect(await storage.append('t1', 1, [row], false)).toBe(true);
    await storage.close();
  });
});

test('an address that is none is told apart, and never repeated', () => {
  expect(wrongAddress('postgres://me:secret@localhost/games')).toBeNull();
  expect(wrongAddress('postgresql://localhost:5433/games')).toBeNull();
  for (const wrong of [
    '',
    'localhost',
    'mysql://me:secret@localhost/games',
    'postgres://localhost',
    'postgres:///games',
  ])
    expect(wrongAddress(wrong)).toMatch(/^the address of the database .* it is like postgres:\/\//);
  expect(wrongAddress('mysql://me:secret@localhost/games')).not.toMatch(/secret/);
});
