// Somebody (or a failing disk) changes what is stored: it is recognised when the table is opened, said in words, the other
// tables are not harmed, and the doctor mends it from the last point that can be relied on.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Answer, Rules } from '@custodian/kernel';
import { quickRoll, randomAnswer, save } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { title } from '@custodian/ti3/title';
import { listed } from '@custodian/title';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { examine, repair } from '../../src/doctor/examine.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, TableRow } from '../../src/storage/storage.ts';
import { Line } from '../../src/tables/line.ts';
import { Tables } from '../../src/tables/tables.ts';
import { titles } from '../../src/titles.ts';
import { launch } from '../kit/launch.ts';

// Machines are busy at times.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const rules = ti3 as unknown as Rules<unknown>;
const host: Person = { id: 'p1', name: 'Ilaria', password: null };
const tableRow = (id: string): TableRow => ({
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

const ANSWERS = 30;
const HURT = 'hurttable000';
const OTHER = 'othertable00';
const master = mkdtempSync(join(tmpdir(), 'custodian-damage-'));
let folder = '';
let file = '';
const states = new Map<string, string>();
let gameAfter24 = '';

/** Two games, with an answer taken back, and states saved on the way. */
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
function edit(sql: string): void {
  const db = new DatabaseSync(file);
  db.exec('PRAGMA foreign_keys = OFF;');
  db.exec(sql);
  db.close();
}

/** What the lobby lists, and what whoever runs the server is told. */
async function open(): Promise<{ faults: Record<string, string | null>; reports: string[] }> {
  const reports: string[] = [];
  const storage = openSqlite(file);
  const tables = new Tables({
    titles,
    storage,
    askBot: async () => null,
    report: (what, error) => void reports.push(`${what}: ${(error as Error).message}`),
  });
  const listed = await tables.summaries(host);
  const faults = Object.fromEntries(listed.map((table) => [table.id, table.fault]));
  const other = await tables.find(OTHER).catch(() => null);
  expect(save(other?.state as never)).toBe(states.get(OTHER));
  await tables.close();
  await storage.close();
  return { faults, reports };
}

interface Case {
  readonly edit: string;
  readonly fault: 'damaged' | 'game' | null;
  readonly says: RegExp;
  /** Answers that count afterwards; null when it cannot be mended. */
  readonly left: number | null;
}

const at = (n: number): string => `WHERE tbl = '${HURT}' AND n = ${n}`;
const table = `WHERE id = '${HURT}'`;

// Rows 0 to 9 are answers, row 10 takes back to 8, rows 11 to 32 are answers; a state is saved after 21 rows.
const cases: Record<string, Case> = {
  'a row deleted from the middle': {
    edit: `DELETE FROM history ${at(15)}`,
    fault: 'damaged',
    says: /row 15 of 33 is missing/,
    left: 12,
  },
  'the first row deleted': {
    edit: `DELETE FROM history ${at(0)}`,
    fault: 'damaged',
    says: /row 0 of 33 is missing/,
    left: 0,
  },
  'the last rows deleted': {
    edit: `DELETE FROM history WHERE tbl = '${HURT}' AND n >= 28`,
    fault: 'damaged',
    says: /row 28 of 33 is missing/,
    left: 25,
  },
  'all rows deleted': {
    edit: `DELETE FROM history WHERE tbl = '${HURT}'`,
    fault: 'damaged',
    says: /row 0 of 33 is missing/,
    left: 0,
  },
  'two rows swapped': {
    edit: `UPDATE history SET n = 1000 ${at(20)}; UPDATE history SET n = 20 ${at(21)}; UPDATE history SET n = 21 ${at(1000)}`,
    fault: 'damaged',
    says: /row 20 of the history is not the one/,
    left: 17,
  },
  'an answer changed': {
    edit: `UPDATE history SET value = '[]' ${at(25)}`,
    fault: 'damaged',
    says: /row 25 of the history is not the one/,
    left: 22,
  },
  'an answer given to another seat': {
    edit: `UPDATE history SET seat = (seat + 1) % 3 ${at(12)}`,
    fault: 'damaged',
    says: /row 12 of the history is not the one/,
    left: 9,
  },
  'an answer that is no JSON': {
    edit: `UPDATE history SET value = '{"half' ${at(25)}`,
    fault: 'damaged',
    says: /row 25 of the history is not the one/,
    left: 22,
  },
  'what happened changed': {
    edit: `UPDATE history SET events = '[]' ${at(30)}`,
    fault: 'damaged',
    says: /row 30 of the history is not the one/,
    left: 27,
  },
  'the taking back taken out': {
    edit: `DELETE FROM history ${at(10)}; UPDATE history SET n = n - 1 WHERE tbl = '${HURT}' AND n > 10; UPDATE tables SET rows = 32 ${table}`,
    fault: 'damaged',
    says: /row 10 of the history is not the one/,
    left: 10,
  },
  'a row put in': {
    edit: `INSERT INTO history SELECT tbl, 33, kind, seat, decision, value, revealed, undo, at, events, hash FROM history ${at(32)}`,
    fault: 'damaged',
    says: /row 33 of the history is not the one/,
    left: 30,
  },
  'a row doubled, and the count with it': {
    edit: `INSERT INTO history SELECT tbl, 33, kind, seat, decision, value, revealed, undo, at, events, hash FROM history ${at(32)}; UPDATE tables SET rows = 34 ${table}`,
    fault: 'damaged',
    says: /row 33 of the history is not the one/,
    left: 30,
  },
  'the count lowered': {
    edit: `UPDATE tables SET rows = 20 ${table}`,
    fault: 'damaged',
    says: /goes on after row 20/,
    left: 30,
  },
  'the count raised': {
    edit: `UPDATE tables SET rows = 40 ${table}`,
    fault: 'damaged',
    says: /row 33 of 40 is missing/,
    left: 30,
  },
  'the hash of a row changed': {
    edit: `UPDATE history SET hash = 'x' ${at(14)}`,
    fault: 'damaged',
    says: /row 14 of the history is not the one/,
    left: 30,
  },
  'the hash of the end changed': {
    edit: `UPDATE tables SET chain = 'x' ${table}`,
    fault: 'damaged',
    says: /does not end with the row that was stored last/,
    left: 30,
  },
  'the seed changed': {
    edit: `UPDATE tables SET seed = 'one that I like better' ${table}`,
    fault: 'damaged',
    says: /what the game was set up from/,
    left: 30,
  },
  'the seed changed, and no state that remembers it': {
    edit: `UPDATE tables SET seed = 'one that I like better' ${table}; DELETE FROM snapshot`,
    fault: 'damaged',
    says: /what the game was set up from/,
    left: null,
  },
  'the name of the rules changed': {
    edit: `UPDATE tables SET game = 'ti9' ${table}`,
    fault: 'game',
    says: /what the game was set up from|there is no game "ti9"/,
    left: 30,
  },
  'the options changed': {
    edit: `UPDATE tables SET options = '{"half' ${table}`,
    fault: 'damaged',
    says: /what the game was set up from/,
    left: null,
  },
  'a seat deleted': {
    edit: `DELETE FROM seat WHERE tbl = '${HURT}' AND seat = 2`,
    fault: 'damaged',
    says: /what the game was set up from/,
    left: 30,
  },
  'the saved state changed': {
    edit: `UPDATE snapshot SET state = replace(state, '"points":0', '"points":9') WHERE tbl = '${HURT}'`,
    fault: null,
    says: /the state saved after 21 rows is not as it was saved/,
    left: 30,
  },
  'the saved state of another game': {
    edit: `UPDATE snapshot SET state = (SELECT state FROM snapshot WHERE tbl = '${OTHER}') WHERE tbl = '${HURT}'`,
    fault: null,
    says: /the state saved after 21 rows is not as it was saved/,
    left: 30,
  },
  'the saved state moved to another row': {
    edit: `UPDATE snapshot SET rows = 25 WHERE tbl = '${HURT}'`,
    fault: null,
    says: /the state saved after 25 rows is not as it was saved/,
    left: 30,
  },
  'the saved state given another revision': {
    edit: `UPDATE snapshot SET state = json_set(state, '$.revision', 99) WHERE tbl = '${HURT}'`,
    fault: null,
    says: /the state saved after 21 rows is not as it was saved/,
    left: 30,
  },
};

test.each(Object.entries(cases))(
  '%s: it is recognised, and mended as far as it goes',
  async (_, { edit: sql, fault, says, left }) => {
    edit(sql);
    const hurt = await examine(folder, titles);
    expect(hurt.ok).toBe(false);
    expect(hurt.tables.find(({ table: id }) => id === HURT)?.wrong.join('; ')).toMatch(says);
    expect(hurt.tables.find(({ table: id }) => id === OTHER)).toMatchObject({ answers: ANSWERS, wrong: [] });

    const before = await open();
    expect(before.faults).toEqual({ [HURT]: fault, [OTHER]: null });
    if (fault !== null) expect(before.reports.join('; ')).toMatch(says);

    const mended = await repair(folder, titles);
    expect(existsSync(mended.copy as string)).toBe(true);
    const found = mended.tables.find(({ table: id }) => id === HURT);
    expect(found?.done).not.toEqual([]);
    expect(found?.answers ?? null).toBe(left);
    expect((await examine(folder, titles)).ok).toBe(left !== null);
    const after = await open();
    expect(after.faults).toEqual({ [HURT]: left === null ? fault : null, [OTHER]: null });
  },
);

test('a state saved by a newer version is not played on with, nor mended away', async () => {
  const storage = openSqlite(file);
  const state = (await storage.snapshot(HURT, 99))?.state as string;
  await storage.addSnapshot(HURT, { rows: 33, answers: 30, state: state.replace(/"revision":\d+/, '"revision":99') });
  await storage.close();
  expect((await open()).faults).toEqual({ [HURT]: 'newer', [OTHER]: null });
  const mended = await repair(folder, titles);
  expect(mended.tables.find(({ table: id }) => id === HURT)?.wrong.join()).toMatch(/saved by revision 99 of the rules/);
  expect((await open()).faults).toEqual({ [HURT]: 'newer', [OTHER]: null });
});

test('after mending the game goes on, and players read that answers were lost', async () => {
  edit(`DELETE FROM history ${at(25)}`);
  expect((await repair(folder, titles)).tables.find(({ table: id }) => id === HURT)?.done).toEqual([
    'rows 25 to 32 of the history were dropped (8 answers); the game goes on after answer 22',
  ]);
  const storage = openSqlite(file);
  const keeper = { storage, onAnswer: () => undefined, report: () => undefined };
  let line = await Line.open(tableRow(HURT), rules, keeper);
  const notice = { answers: 22, event: { type: 'table.cut by repair', count: 8 } };
  expect(line.logFor(0).at(-1)).toMatchObject(notice);
  await line.add(randomAnswer(rules, line.state, quickRoll(9)) as Answer);
  const { state } = line;
  line = await Line.open(tableRow(HURT), rules, keeper);
  expect(line.state).toEqual(state);
  expect(line.logFor(0)).toContainEqual(expect.objectContaining(notice));
  await storage.close();
});

test('the copy holds what was there before', async () => {
  edit(`UPDATE history SET value = '["mine"]' ${at(25)}`);
  const { copy } = await repair(folder, titles);
  expect(copy).toMatch(/custodian-before-repair-[\d-]+T\d{6}\.db$/);
  const db = new DatabaseSync(copy as string);
  expect(db.prepare(`SELECT value FROM history ${at(25)}`).get()).toEqual({ value: '["mine"]' });
  db.close();
});

test('an answer at which the rules fail: the doctor cuts before it', async () => {
  const failing: Rules<unknown> = {
    ...rules,
    copy: (game) => {
      if (JSON.stringify(game) === gameAfter24) throw new Error('a fault of the rules');
      return rules.copy(game);
    },
  };
  const found = (await examine(folder, listed({ ...title, rules: failing }))).tables.find(
    ({ table: id }) => id === HURT,
  );
  const row = Number(/^the answer in row (\d+) cannot be played: a fault/.exec(found?.wrong.join() ?? '')?.[1]);
  // Three rows before it are no answers that count.
  const left = row - 3;
  expect(left).toBeGreaterThan(18);
  expect(left).toBeLessThanOrEqual(24);
  const mended = await repair(folder, listed({ ...title, rules: failing }));
  expect(mended.ok).toBe(true);
  expect(mended.tables.find(({ table: id }) => id === HURT)).toMatchObject({
    answers: left,
    done: [`the last ${ANSWERS - left} answers were cut off; the game goes on after answer ${left}`],
  });
});

test('a saved state that was changed, and answers that the rules refuse: nothing is cut until the doctor is asked', async () => {
  const storage = openSqlite(file);
  const bad = { kind: 'answer', seat: 0, decision: 'an earlier question', value: [], revealed: false, at: 1 } as const;
  await storage.append(HURT, 33, [bad], false);
  const state = states.get(HURT)?.replace('"answers":30', '"answers":31') as string;
  await storage.addSnapshot(HURT, { rows: 34, answers: 31, state });
  await storage.close();
  expect((await open()).faults).toEqual({ [HURT]: null, [OTHER]: null });
  edit(`UPDATE snapshot SET state = replace(state, '"points":0', '"points":9') WHERE tbl = '${HURT}'`);
  const { faults, reports } = await open();
  expect(faults).toEqual({ [HURT]: 'damaged', [OTHER]: null });
  expect(reports.join()).toMatch(/after 34 rows cannot be used: it is not as it was saved; .* row 33 is refused/);
  expect((await repair(folder, titles)).tables.find(({ table: id }) => id === HURT)).toMatchObject({
    answers: 30,
    wrong: [],
  });
});

test('a table without its row leaves a history that nobody can open', async () => {
  edit(`DELETE FROM tables ${table}`);
  const found = (await examine(folder, titles)).tables.find(({ table: id }) => id === HURT);
  expect(found?.wrong).toEqual(['the table itself is missing; 33 rows of its history are there']);
  expect((await repair(folder, titles)).tables.find(({ table: id }) => id === HURT)?.done).toEqual([
    'only a backup can bring it back',
  ]);
});

test('looking changes nothing, and nothing is mended where nothing is wrong', async () => {
  const before = readdirSync(folder);
  expect(await examine(folder, titles)).toMatchObject({ ok: true, file: null, copy: null });
  expect(await repair(folder, titles)).toMatchObject({ ok: true, copy: null });
  expect(readdirSync(folder)).toEqual(before);
});

test('a file that is no database, is cut short or is not there is named, with what to do', async () => {
  truncateSync(file, 60_000);
  expect((await examine(folder, titles)).file).toMatch(
    /itself is damaged or cannot be read.*Put a backup in its place/,
  );
  expect((await repair(folder, titles)).file).toMatch(/itself is damaged/);
  writeFileSync(file, 'this is no database, '.repeat(100));
  expect((await examine(folder, titles)).file).toMatch(/not a database/);
  rmSync(file);
  expect((await examine(folder, titles)).file).toMatch(/there is no custodian.db in/);
  expect(existsSync(file)).toBe(false);
});

test('a file of an earlier version gets its hashes when it is opened, and what was missing then is still recognised', async () => {
  const earlier = `UPDATE history SET hash = NULL; PRAGMA user_version = 3;
    ALTER TABLE history DROP COLUMN hash; ALTER TABLE snapshot DROP COLUMN hash;
    ALTER TABLE tables DROP COLUMN origin; ALTER TABLE tables DROP COLUMN chain;
    DROP INDEX tables_before; ALTER TABLE tables DROP COLUMN before;
    ALTER TABLE chat DROP COLUMN notice; ALTER TABLE seat DROP COLUMN seen;`;
  edit(earlier);
  expect((await open()).faults).toEqual({ [HURT]: null, [OTHER]: null });
  edit(`UPDATE history SET value = '[]' ${at(25)}`);
  expect((await open()).faults).toEqual({ [HURT]: 'damaged', [OTHER]: null });
  edit(`${earlier} DELETE FROM history ${at(15)}`);
  expect((await open()).faults).toEqual({ [HURT]: 'damaged', [OTHER]: null });
});

/** The built program, as `custodian doctor --data` runs it. */
function doctor(...args: string[]): { status: number | null; printed: string } {
  const program = fileURLToPath(new URL('../../dist/doctor.js', import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--data', folder, ...args], {
    encoding: 'utf8',
  });
  return { status, printed: stdout + stderr };
}

test('the doctor as a program: says what is wrong, mends it when asked, and not while a server runs', async () => {
  edit(`DELETE FROM history ${at(25)}`);
  expect(doctor()).toMatchObject({ status: 1, printed: expect.stringMatching(/WRONG {2}hurttable000.*row 25 of 33/s) });
  const server = await launch(folder, '--log', 'silent');
  expect(doctor('--repair')).toMatchObject({ status: 1, printed: expect.stringContaining('is in use by a server') });
  expect(doctor().printed).toMatch(/row 25 of 33 is missing.*Nothing was changed/s);
  await server.end('SIGTERM');
  expect(doctor('--repair')).toMatchObject({ status: 0, printed: expect.stringMatching(/mended .*rows 25 to 32/s) });
  expect(doctor()).toMatchObject({ status: 0, printed: expect.stringContaining('ok     hurttable000') });
});
