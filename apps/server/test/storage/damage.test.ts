// Somebody (or a failing disk) changes what is stored: it is recognised when the table is opened, said in words, and the other
// tables are not harmed.
import { existsSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examine, repair } from '../../src/doctor/examine.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { titles } from '../../src/titles.ts';
import { ANSWERS, at, edit, file, folder, HURT, OTHER, open, states, table } from './damaged.ts';

interface Case {
  readonly edit: string;
  readonly fault: 'damaged' | 'game' | null;
  readonly says: RegExp;
  /** Answers that count afterwards; null when it cannot be mended. */
  readonly left: number | null;
}

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
    edit: `INSERT INTO history SELECT tbl, 33, kind, seat, decision, value, revealed, undo, at, events, hash, key FROM history ${at(32)}`,
    fault: 'damaged',
    says: /row 33 of the history is not the one/,
    left: 30,
  },
  'a row doubled, and the count with it': {
    edit: `INSERT INTO history SELECT tbl, 33, kind, seat, decision, value, revealed, undo, at, events, hash, key FROM history ${at(32)}; UPDATE tables SET rows = 34 ${table}`,
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
    ALTER TABLE chat DROP COLUMN notice; ALTER TABLE seat DROP COLUMN seen; ALTER TABLE history DROP COLUMN key;
    ALTER TABLE tables DROP COLUMN clock; DROP TABLE job; DROP TABLE note;
    DROP INDEX chat_person; ALTER TABLE chat DROP COLUMN person; DROP INDEX tables_listed;
    ALTER TABLE tables DROP COLUMN public; DROP TABLE block; DROP TABLE report; DROP TABLE outcome;
    DROP INDEX person_mail; ALTER TABLE person DROP COLUMN mail; ALTER TABLE session DROP COLUMN made;
    ALTER TABLE session DROP COLUMN device; DROP TABLE passkey; DROP TABLE token; DROP TABLE audit;`;
  edit(earlier);
  expect((await open()).faults).toEqual({ [HURT]: null, [OTHER]: null });
  edit(`UPDATE history SET value = '[]' ${at(25)}`);
  expect((await open()).faults).toEqual({ [HURT]: 'damaged', [OTHER]: null });
  edit(`${earlier} DELETE FROM history ${at(15)}`);
  expect((await open()).faults).toEqual({ [HURT]: 'damaged', [OTHER]: null });
});
