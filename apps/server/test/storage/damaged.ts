// Two stored games, of which a test damages one by hand, and what is left of them.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Answer, Rules } from '@custodian/kernel';
import { quickRoll, randomAnswer, save } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, TableRow } from '../../src/storage/storage.ts';
import { Line } from '../../src/tables/line.ts';
import { Tables } from '../../src/tables/tables.ts';
import { titles } from '../../src/titles.ts';

// Machines are busy at times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

export const rules = ti3 as unknown as Rules<unknown>;
const host: Person = { id: 'p1', name: 'Ilaria', password: null };
export const tableRow = (id: string): TableRow => ({
  id,
  game: 'ti3',
  name: id,
  host: host.id,
  seed: `seed of ${id}`,
  options: { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' },
  live: false,
  created: 1,
  changed: 1,
  finished: false,
  seats: [0, 1, 2].map((seat) => ({ seat, person: host.id, bot: null, claim: null })),
});

export const ANSWERS = 30;
export const HURT = 'hurttable000';
export const OTHER = 'othertable00';
const master = mkdtempSync(join(tmpdir(), 'custodian-damage-'));
/** Where the present test finds them. */
export let folder = '';
export let file = '';
export const states = new Map<string, string>();
export let gameAfter24 = '';

/** Two games, with an answer taken back, and states saved on the way. Rows 0 to 9 are answers, row 10 takes back to 8, rows 11
 *  to 32 are answers; a state is saved after 21 rows. */
beforeAll(async () => {
  const storage = openSqlite(join(master, 'custodian.db'));
  await storage.addPerson(host);
  for (const id of [HURT, OTHER]) {
    await storage.addTable(tableRow(id));
    const keeper = { storage, onAnswer: () => undefined, report: () => undefined };
    const line = await Line.open(tableRow(id), rules, keeper);
    const roll = quickRoll(3);
    const playOn = async (count: number): Promise<void> => {
      for (let n = 0; n < count; n++) await line.add(randomAnswer(rules, line.state, roll) as Answer);
    };
    await playOn(10);
    await line.takeBack(0, 8);
    await playOn(10);
    await line.save();
    await playOn(6);
    if (id === HURT) gameAfter24 = JSON.stringify(line.state.game);
    await playOn(ANSWERS - 24);
    states.set(id, save(line.state));
  }
  await storage.close();
});
afterAll(() => rmSync(master, { recursive: true, force: true }));

beforeEach(() => {
  folder = mkdtempSync(join(master, 'each-'));
  file = join(folder, 'custodian.db');
  const db = new DatabaseSync(join(master, 'custodian.db'));
  db.prepare('VACUUM INTO ?').run(file);
  db.close();
});

/** Edits the file by hand. */
export function edit(sql: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA foreign_keys = OFF;');
  db.exec(sql);
  db.close();
}

/** What the lobby lists, and what whoever runs the server is told. */
export async function open(): Promise<{ faults: Record<string, string | null>; reports: string[] }> {
  const reports: string[] = [];
  const storage = openSqlite(file);
  const tables = new Tables({
    titles,
    storage,
    askBot: async () => null,
    report: (what, error) => void reports.push(`${what}: ${(error as Error).message}`),
  });
  const listed = await tables.lists.of(host);
  const faults = Object.fromEntries(listed.map((table) => [table.id, table.fault]));
  const other = await tables.find(OTHER).catch(() => null);
  expect(save(other?.state as never)).toBe(states.get(OTHER));
  await tables.close();
  await storage.close();
  return { faults, reports };
}

export const at = (n: number): string => `WHERE tbl = '${HURT}' AND n = ${n}`;
export const table = `WHERE id = '${HURT}'`;
