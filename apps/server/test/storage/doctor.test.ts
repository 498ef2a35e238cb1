// The doctor mends what is stored from the last point that can be relied on, keeps a copy first, and says what was done.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Answer, Rules } from '@custodian/kernel';
import { quickRoll, randomAnswer } from '@custodian/kernel';
import { title } from '@custodian/ti3/title';
import { listed } from '@custodian/title';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { examine, repair } from '../../src/doctor/examine.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { Line } from '../../src/tables/line.ts';
import { titles } from '../../src/titles.ts';
import { launch } from '../kit/launch.ts';
import { ANSWERS, at, edit, file, folder, gameAfter24, HURT, rules, tableRow } from './damaged.ts';

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

test('looking changes nothing, and nothing is mended where nothing is wrong', async () => {
  const before = readdirSync(folder);
  expect(await examine(folder, titles)).toMatchObject({ ok: true, file: null, copy: null });
  expect(await repair(folder, titles)).toMatchObject({ ok: true, copy: null });
  expect(readdirSync(folder)).toEqual(before);
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
