// Looks through a data folder: is every table there as it was stored, and does it open? Mends what can be mended, when asked to.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Titles } from '@custodian/title';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import { DatabaseSync } from '@photostructure/sqlite';
import { cutTo, dropState, mendHistory, spoiltStates } from '../storage/mending.ts';
import { inOne } from '../storage/sql.ts';
import { openSqlite } from '../storage/sqlite.ts';
import type { Storage } from '../storage/storage.ts';
import { CannotOpen } from '../tables/cannot-open.ts';
import { effective, restore } from '../tables/history.ts';
import { openStored } from '../tables/opening.ts';

export interface Finding {
  readonly table: string;
  readonly name: string;
  /** Answers that count; null when that is not known. */
  readonly answers: number | null;
  /** In words; empty when nothing is wrong. */
  readonly wrong: readonly string[];
  /** What was done about it. */
  readonly done: readonly string[];
}

export interface Report {
  readonly ok: boolean;
  /** What is wrong with the file as a whole; nothing is known of its tables then. */
  readonly file: string | null;
  readonly tables: readonly Finding[];
  /** Where the file is kept as it was before anything was mended. */
  readonly copy: string | null;
}

interface House {
  readonly db: DatabaseSyncInstance;
  readonly storage: Storage;
  readonly titles: Titles;
}

const unusable = (file: string): Report => ({ ok: false, file, tables: [], copy: null });

/** Changes nothing, also when a server is running: it looks at a copy. */
export async function examine(folder: string, titles: Titles): Promise<Report> {
  const file = join(folder, 'custodian.db');
  if (!existsSync(file)) return unusable(`there is no custodian.db in ${folder}`);
  const scratch = mkdtempSync(join(tmpdir(), 'custodian-doctor-'));
  try {
    const copy = join(scratch, 'custodian.db');
    const problem = copyFile(file, copy);
    if (problem !== null) return unusable(problem);
    return await withFile(copy, async (db, storage) => {
      const tables: Finding[] = [];
      for (const { id, name } of tablesIn(db)) tables.push(await look({ db, storage, titles }, id, name));
      tables.push(...strays(db));
      return { ok: tables.every(({ wrong }) => wrong.length === 0), file: null, tables, copy: null };
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** Mends what is wrong, after a copy of everything. The folder must be held: no server may run. */
export async function repair(folder: string, titles: Titles): Promise<Report> {
  const before = await examine(folder, titles);
  if (before.ok || before.file !== null) return before;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  const copy = join(folder, `custodian-before-repair-${stamp}.db`);
  const problem = copyFile(join(folder, 'custodian.db'), copy);
  if (problem !== null) return unusable(problem);
  return withFile(join(folder, 'custodian.db'), async (db, storage) => {
    const tables: Finding[] = [];
    for (const found of before.tables)
      tables.push(found.wrong.length === 0 ? found : await mend({ db, storage, titles }, found));
    return { ok: tables.every(({ wrong }) => wrong.length === 0), file: null, tables, copy };
  });
}

/** A consistent copy; in words why there can be none. */
function copyFile(file: string, to: string): string | null {
  let db: DatabaseSyncInstance | null = null;
  try {
    db = new DatabaseSync(file, { timeout: 3000 });
    const [first] = db.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[];
    if (first?.integrity_check !== 'ok') return broken(file, String(first?.integrity_check));
    db.prepare('VACUUM INTO ?').run(to);
    return null;
  } catch (error) {
    return broken(file, (error as Error).message);
  } finally {
    db?.close();
  }
}

const broken = (file: string, why: string): string =>
  `${file} itself is damaged or cannot be read (${why}). Put a backup in its place; or save what is left with ` +
  `sqlite3 ${file} .recover | sqlite3 recovered.db, put that in its place and let the doctor look again`;

async function withFile(
  file: string,
  work: (db: DatabaseSyncInstance, storage: Storage) => Promise<Report>,
): Promise<Report> {
  let storage: Storage;
  try {
    storage = openSqlite(file);
  } catch (error) {
    return unusable((error as Error).message);
  }
  const db = new DatabaseSync(file, { timeout: 3000 });
  try {
    return await work(db, storage);
  } finally {
    db.close();
    await storage.close();
  }
}

const tablesIn = (db: DatabaseSyncInstance): { id: string; name: string }[] =>
  db.prepare('SELECT id, name FROM tables ORDER BY created, id').all() as { id: string; name: string }[];

async function look(house: House, id: string, name: string): Promise<Finding> {
  const spoilt = spoiltStates(house.db, id).map((rows) => `the state saved after ${rows} rows is not as it was saved`);
  const opened = await opening(house, id);
  const wrong = 'problem' in opened ? [opened.problem.message, ...spoilt] : spoilt;
  const answers = 'problem' in opened ? null : opened.answers;
  return { table: id, name, answers, wrong, done: [] };
}

/** What would happen if somebody opened the table; nothing is stored. */
async function opening({ storage, titles }: House, id: string): Promise<{ answers: number } | { problem: Error }> {
  try {
    const row = await storage.table(id);
    if (row === null) return { problem: new Error('there is no such table') };
    const rules = titles.get(row.game)?.rules;
    const { damage } = await storage.record(id);
    if (damage !== null) return { problem: new CannotOpen('damaged', damage) };
    if (rules === undefined) return { problem: new CannotOpen('game', `there is no game "${row.game}"`) };
    return { answers: (await restore(rules, storage, row)).steps.length };
  } catch (error) {
    return { problem: error as Error };
  }
}

/** Histories without a table: nobody can open them. */
function strays(db: DatabaseSyncInstance): Finding[] {
  const found = db
    .prepare('SELECT tbl, count(*) AS rows FROM history WHERE tbl NOT IN (SELECT id FROM tables) GROUP BY tbl')
    .all() as { tbl: string; rows: number }[];
  return found.map(({ tbl, rows }) => ({
    table: tbl,
    name: '',
    answers: null,
    wrong: [`the table itself is missing; ${rows} rows of its history are there`],
    done: [],
  }));
}

async function mend(house: House, found: Finding): Promise<Finding> {
  const { db, titles } = house;
  const { table: id } = found;
  const done: string[] = [];
  const isThere = tablesIn(db).some((table) => table.id === id);
  if (!isThere) return { ...found, done: ['only a backup can bring it back'] };
  const mended = inOne(db, () => mendHistory(db, id, [...titles.keys()], (rows) => effective(rows).length));
  if (mended === null) return { ...found, done: ['only a backup can bring it back'] };
  done.push(...mended);
  for (const rows of spoiltStates(db, id)) done.push(dropState(db, id, rows));
  done.push(...(await reopen(house, id)));
  const opened = await opening(house, id);
  return 'problem' in opened
    ? { ...found, wrong: [opened.problem.message], done }
    : { ...found, answers: opened.answers, wrong: [], done };
}

/** What still stands in the way of opening it: answers that no longer apply, or one at which the rules fail. */
async function reopen({ db, storage, titles }: House, id: string): Promise<string[]> {
  const row = await storage.table(id);
  const rules = row === null ? undefined : titles.get(row.game)?.rules;
  if (row === null || rules === undefined) return [];
  const done: string[] = [];
  const report = (what: string): void => void done.push(what);
  for (const isLast of [false, true])
    try {
      await openStored(rules, row, { storage, report }, true);
      return done;
    } catch (error) {
      if (!(error instanceof CannotOpen) || error.fault === 'newer' || isLast) return done;
      const steps = effective((await storage.record(id)).rows);
      const to = steps.findIndex((step) => step.row === error.row);
      if (to >= 0) done.push(cutTo(db, id, to, steps.length - to));
    }
  return done;
}
