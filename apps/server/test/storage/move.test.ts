// A server moves from its folder to a database and back. CUSTODIAN_GAMES sets how many played games it has (200 for a thorough run).
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apply, quickRoll, randomAnswer, save, start } from '@custodian/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
import { openDatabase } from '../../src/move/database.ts';
import { fromFolder, toFolder } from '../../src/move/folder.ts';
import type { Moved } from '../../src/move/move.ts';
import { move } from '../../src/move/move.ts';
import type { Store } from '../../src/move/parts.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { HistoryRow, Storage } from '../../src/storage/storage.ts';
import { titles } from '../../src/titles.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';

const games = Number(process.env.CUSTODIAN_GAMES ?? 4);
let postgres: Postgres;
const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-move-'));
  folders.push(folder);
  return folder;
};
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  await postgres.stop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const NAMES = ['Ilaria', 'Wei', 'Ünal', 'Zoë \u{1F680}', 'أمل'];

/** People, a session of each, and a played game of every title in turn, with states, chat and standing answers. */
async function playedServer(): Promise<string> {
  const folder = newFolder();
  const storage = openSqlite(join(folder, 'custodian.db'));
  for (const [i, name] of NAMES.entries()) {
    await storage.addPerson({ id: `p${i}`, name, password: i === 0 ? 'scrypt$a$b' : null });
    await storage.addSession(`session ${i}`, `p${i}`, 1_700_000_000_000 + i, 'Firefox, Linux');
    await storage.setMail(`p${i}`, `p${i}@example.org`);
    await storage.addToken({ hash: `T${i}`, kind: 'enter', owner: `p${i}`, about: [i], until: 1_900_000_000_000 });
    await storage.addAct({ at: i, who: `p${i}`, what: 'announced', about: { name } });
    await storage.addPasskey({
      ...{ id: `Key_${i}-`, person: `p${i}`, key: 'public', counter: 2 ** 32 - i, transports: ['usb'], name },
      ...{ made: i, used: i },
    });
  }
  await storage.addBlock('p1', 'p3', 1_700_000_000_000);
  await storage.addReport({
    ...{ id: 'r1', at: 1, reporter: 'p1', person: 'p3', name: NAMES[3] as string, table: 'table0000', line: 0 },
    ...{ said: 'łódź', reason: 'insult', words: 'à voir', seen: 0 },
  });
  const all = [...titles.values()];
  for (let n = 0; n < games; n++) await playInto(storage, n, all[n % all.length] as (typeof all)[number]);
  await storage.check(1_800_000_000_000);
  await storage.close();
  return folder;
}

async function playInto(storage: Storage, n: number, { id: game, rules, seats: [least] }: Title): Promise<void> {
  const id = `table${String(n).padStart(4, '0')}`;
  const seed = String(n).padStart(64, '0');
  const seats = Math.max(2, least);
  const begun = start(rules, seats, null, seed, true);
  if ('refused' in begun) throw new Error('no game');
  await storage.addTable({
    ...{ id, game, name: `Tisch ${n} „à“`, host: 'p0', seed, options: null, live: true, created: n, changed: n },
    finished: false,
    ...(n % 2 === 0 ? { public: true } : {}),
    seats: Array.from({ length: seats }, (_, seat) => ({ seat, person: `p${seat}`, bot: null, claim: null })),
  });
  const roll = quickRoll(n + 1);
  const rows: HistoryRow[] = [];
  let { state } = begun;
  for (let answer = randomAnswer(rules, state, roll); answer !== null; answer = randomAnswer(rules, state, roll)) {
    const next = apply(rules, state, answer);
    if ('refused' in next) throw new Error(next.refused.text.key);
    state = next.state;
    rows.push({ kind: 'answer', ...answer, revealed: next.revealed, events: next.events, at: 1_700_000_000_000 + n });
  }
  expect(await storage.append(id, 0, rows, true)).toBe(true);
  await storage.addSnapshot(id, { rows: rows.length, answers: rows.length, state: save(state) });
  for (const text of ['ciao', 'łódź \u{1F30C}', ''])
    await storage.addChat(id, { seat: 0, name: 'Ilaria', text, at: n });
  await storage.addChat(id, { seat: null, name: '', text: '', at: n, notice: { key: 'table.notice.host', with: {} } });
  await storage.setStanding(id, 1, 'any time', 'pass');
  await storage.putJob({ key: `pace ${id}`, owner: id, due: n, about: { seat: 1 } });
  await storage.setNote(id, 'pace', { left: [n] });
  const outcome = { table: id, seat: 1, person: 'p1', game, at: n, place: 1, version: 1, about: { points: n } };
  await storage.addOutcomes([outcome]);
}
type Title = typeof titles extends ReadonlyMap<string, infer T> ? T : never;

async function moved(from: Promise<Store>, to: Promise<Store>): Promise<Moved> {
  const stores = [await from, await to] as const;
  try {
    return await move(...stores);
  } finally {
    for (const store of stores) await store.close();
  }
}

test(
  `${games} played games go to a database and come back as they were`,
  async () => {
    const folder = await playedServer();
    const address = await postgres.newDatabase();
    const there = await moved(fromFolder(folder), openDatabase(address, 'to'));
    expect(there.find(({ part }) => part === 'tables')?.rows).toBe(games);
    expect(there.find(({ part }) => part === 'history')?.rows).toBeGreaterThan(games * 20);
    expect(there.filter(({ rows }) => rows === 0)).toEqual([]);

    const storage = await openPostgres(address);
    expect((await storage.person('p3'))?.name).toBe(NAMES[3]);
    expect((await storage.record('table0000')).damage).toBeNull();
    expect((await storage.chat('table0000', 9)).map(({ text }) => text)).toEqual(['ciao', 'łódź \u{1F30C}', '', '']);
    await storage.close();

    const home = newFolder();
    const back = await moved(openDatabase(address, 'from'), toFolder(home));
    expect(back).toEqual(there);
    expect(readdirSync(home)).toEqual(['custodian.db']);
    const { ok, tables } = await examine(home, titles);
    expect(tables).toHaveLength(games);
    expect(ok).toBe(true);
    console.log(there.map(({ part, rows }) => `${part} ${rows}`).join(', '));
  },
  60_000 + games * 5000,
);

test('nothing is moved onto games, and nothing half', async () => {
  const folder = newFolder();
  const storage = openSqlite(join(folder, 'custodian.db'));
  await storage.addPerson({ id: 'p0', name: 'Ilaria', password: null });
  await storage.addPerson({ id: 'p1', name: 'Wei', password: null });
  await storage.setStanding('no table', 2 ** 40, 'any time', 'pass');
  await storage.close();
  await expect(toFolder(folder)).rejects.toThrow(/there are games in .* already/);
  await expect(fromFolder(newFolder())).rejects.toThrow(/there is no custodian.db/);

  // A database takes no such number for a seat.
  const address = await postgres.newDatabase();
  await expect(moved(fromFolder(folder), openDatabase(address, 'to'))).rejects.toThrow(/out of range/);
  const empty = await openPostgres(address);
  expect(await empty.person('p0')).toBeNull();
  await empty.addPerson({ id: 'p9', name: 'Noor', password: null });
  await empty.close();
  await expect(moved(fromFolder(folder), openDatabase(address, 'to'))).rejects.toThrow(/there are games in .* already/);

  // What arrives is not what was sent: nothing of it is kept.
  const home = newFolder();
  const lossy = async (): Promise<Store> => {
    const store = await toFolder(home);
    return { ...store, write: (part, rows) => store.write(part, part.name === 'person' ? rows.slice(1) : rows) };
  };
  await expect(moved(fromFolder(folder), lossy())).rejects.toThrow(
    /is not what was sent: person, 2 rows sent, 1 there/,
  );
  expect(existsSync(join(home, 'custodian.db'))).toBe(false);
  expect(readdirSync(home)).toEqual([]);
});
