// Opening a table and looking back: from saved states, without playing everything again, and with the same result.
import type { Answer, Event, Rules, State } from '@custodian/kernel';
import { apply, quickRoll, randomAnswer, save, start } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { beforeAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { HistoryRow, Storage } from '../../src/storage/storage.ts';
import { effective, restore } from '../../src/tables/history.ts';
import { Past } from '../../src/tables/past.ts';
import { rowOf } from '../kit/games.ts';

const ANSWERS = 260;
const EVERY = 40;
const row = rowOf({ id: 'longgame0000', name: 'Long', seed: 'a long game' });

/** The game as it was played: the state after each answer, and what happened by it. */
const played: { row: HistoryRow & { kind: 'answer' }; state: State<unknown>; events: readonly Event[] }[] = [];
let beginning: State<unknown>;
/** How often an answer was played: each copies the game once. */
let copies = 0;
const rules: Rules<unknown> = {
  ...(ti3 as unknown as Rules<unknown>),
  copy: (game) => {
    copies++;
    return (ti3 as unknown as Rules<unknown>).copy(game);
  },
};

beforeAll(() => {
  const begun = start(rules, 3, row.options, row.seed, row.live);
  if ('refused' in begun) throw new Error('no game');
  beginning = begun.state;
  let { state } = begun;
  const roll = quickRoll(5);
  for (let n = 0; n < ANSWERS; n++) {
    const answer = randomAnswer(rules, state, roll) as Answer;
    const next = apply(rules, state, answer);
    if ('refused' in next) throw new Error('refused');
    const { events, revealed } = next;
    played.push({ row: { kind: 'answer', ...answer, revealed, events, at: n }, state: next.state, events });
    state = next.state;
  }
});

/** The state after so many answers. */
const stateAfter = (answers: number): State<unknown> =>
  answers === 0 ? beginning : (played[answers - 1] as (typeof played)[number]).state;

async function stored(rows: readonly HistoryRow[] = played.map((p) => p.row)): Promise<Storage> {
  const storage = openSqlite(':memory:');
  await storage.addTable(row);
  await storage.append(row.id, 0, rows, false);
  return storage;
}

async function withSnapshots(storage: Storage, upTo = ANSWERS): Promise<Storage> {
  for (let rows = EVERY; rows <= upTo; rows += EVERY)
    await storage.addSnapshot(row.id, { rows, answers: rows, state: save(stateAfter(rows)) });
  return storage;
}

test('opening plays only what came after the last saved state', async () => {
  const storage = await withSnapshots(await stored());
  copies = 0;
  const opened = await restore(rules, storage, row);
  expect(copies).toBe(ANSWERS % EVERY);
  expect(opened.state).toEqual(stateAfter(ANSWERS));
  expect(opened.steps.length).toBe(ANSWERS);
  expect(opened.events.slice(1)).toEqual(played.map((p) => p.events));
});

test('without a saved state the whole game is played again, with the same result', async () => {
  const storage = await stored();
  copies = 0;
  const opened = await restore(rules, storage, row);
  expect(copies).toBe(ANSWERS);
  expect(opened.state).toEqual(stateAfter(ANSWERS));
  expect(opened.events.slice(1)).toEqual(played.map((p) => p.events));
});

test('rows of earlier versions do not tell what happened: it is found out by playing', async () => {
  const rows = played.map(({ row: { events: _, ...without } }): HistoryRow => without);
  const storage = await withSnapshots(await stored(rows));
  expect((await restore(rules, storage, row)).events.slice(1)).toEqual(played.map((p) => p.events));
});

test('a state saved before something was taken back is not gone on from', async () => {
  const rows: HistoryRow[] = [...played.map((p) => p.row), { kind: 'undo', seat: 0, to: 150, at: 999 }];
  const storage = await withSnapshots(await stored(rows));
  copies = 0;
  const opened = await restore(rules, storage, row);
  expect(opened.state).toEqual(stateAfter(150));
  expect(opened.rows).toBe(ANSWERS + 1);
  // From an older one that is still on the way, or from the start: never from one that holds what was taken back.
  expect(copies).toBeLessThanOrEqual(150);
});

test.each([
  ['is no JSON', () => 'nonsense'],
  ['is of another game', () => save({ ...stateAfter(240), seed: 'another', commitment: stateAfter(0).commitment })],
  ['is of another moment', () => save(stateAfter(200))],
  ['names what does not exist', () => save({ ...stateAfter(240), stack: [{ run: 'nowhere', at: 'never', v: {} }] })],
])('a saved state that %s is passed over', async (_, state) => {
  const storage = await withSnapshots(await stored(), 200);
  await storage.addSnapshot(row.id, { rows: 240, answers: 240, state: state() });
  copies = 0;
  expect((await restore(rules, storage, row)).state).toEqual(stateAfter(ANSWERS));
  expect(copies).toBe(ANSWERS - 200);
});

test('looking back starts from what was saved or seen nearby', async () => {
  const storage = await withSnapshots(await stored());
  const steps = effective(await storage.history(row.id, 0));
  const past = new Past(rules, storage, row);
  for (const [answers, most] of [
    [255, 15],
    [239, 39],
    [231, 31],
    [0, 0],
    [7, 7],
    [ANSWERS + 5, 20],
  ] as const) {
    copies = 0;
    expect(await past.at(steps, answers)).toEqual(stateAfter(Math.min(answers, ANSWERS)));
    expect(copies, `answers played again to come to ${answers}`).toBeLessThanOrEqual(most);
  }
});

test('what happened before a position is told, also of long ago', async () => {
  const storage = await stored();
  const steps = effective(await storage.history(row.id, 0));
  const past = new Past(rules, storage, row);
  const wanted = (from: number, to: number): object[] =>
    played
      .slice(from, to)
      .flatMap(({ events }, i) => events.map((event) => ({ answers: from + i + 1, at: from + i, event })));
  expect((await past.logAt(steps, 50)).filter((line) => line.answers > 0)).toEqual(wanted(0, 50));
  expect((await past.logAt(steps, 50))[0]).toMatchObject({ answers: 0 });
  expect(await past.logAt(steps, 200)).toEqual(wanted(80, 200));
});

test('what was taken back is not told', async () => {
  const answers = played.map((p) => p.row);
  const rows: HistoryRow[] = [
    ...answers.slice(0, 30),
    { kind: 'undo', seat: 0, to: 28, at: 999 },
    ...answers.slice(28, 40),
  ];
  const storage = await stored(rows);
  const steps = effective(rows);
  const log = await new Past(rules, storage, row).logAt(steps, 40);
  expect(log.filter((line) => line.answers > 0).map((line) => line.event)).toEqual(
    played.slice(0, 40).flatMap((p) => p.events),
  );
});
