// Rules that are corrected may refuse what was answered under the earlier ones. The table goes on from the last answer that
// still applies, a row says so, and whatever is answered afterwards stays.
import type { Answer, Json, Rules, State } from '@custodian/kernel';
import { defineRules, isPass, quickRoll, randomAnswer, save } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { HistoryRow, Storage } from '../../src/storage/storage.ts';
import { effective } from '../../src/tables/history.ts';
import { Line } from '../../src/tables/line.ts';
import { rowOf } from '../kit/games.ts';

// Machines are busy at times.
vi.setConfig({ testTimeout: 60_000 });

const rules = ti3 as unknown as Rules<unknown>;
const row = rowOf({ id: 'cutgame00000', name: 'Cut', seed: 'a game that is cut' });
const roll = quickRoll(11);
let storage: Storage;
const reports: string[] = [];

beforeEach(async () => {
  reports.length = 0;
  storage = openSqlite(':memory:');
  await storage.addTable(row);
});

const opened = (): Promise<Line> =>
  Line.open(row, rules, { storage, onAnswer: () => undefined, report: (what) => void reports.push(what) });

/** Answers at random, as the line itself stores them. */
async function playOn(line: Line, count: number): Promise<void> {
  for (let n = 0; n < count; n++) {
    const added = await line.add(randomAnswer(rules, line.state, roll) as Answer);
    expect(added).toHaveProperty('happened');
  }
}

/** What the rules of an earlier version have accepted, and today's do not. */
async function answeredUnderOtherRules(count: number): Promise<void> {
  const have = (await storage.record(row.id)).rows.length;
  const rows = Array.from(
    { length: count },
    (_, i): HistoryRow => ({
      kind: 'answer',
      seat: 0,
      decision: 'an earlier question',
      value: [i] as Json,
      revealed: false,
      events: [],
      at: 5,
    }),
  );
  expect(await storage.append(row.id, have, rows, false)).toBe(true);
}

const noticesOf = (line: Line): Json[] =>
  line
    .logFor(0)
    .filter(({ event }) => event.type.startsWith('table.'))
    .map(({ answers, event }) => ({ answers, ...event }) as unknown as Json);

test.each([
  ['that was saved', true],
  ['that was never saved', false],
])(
  'a game %s is cut where the rules refuse an answer, twice, and nothing answered afterwards is lost',
  async (_, isSaved) => {
    const notices: Json[] = [];
    let line = await opened();
    let answers = 0;
    for (const lost of [3, 1]) {
      await playOn(line, 12);
      answers += 12;
      if (isSaved) await line.save();
      const before = line.state;
      await answeredUnderOtherRules(lost);

      line = await opened();
      expect(line.state).toEqual(before);
      expect(line.answers).toBe(answers);
      notices.push({ answers, type: 'table.cut by rules', count: lost });
      expect(noticesOf(line)).toEqual(notices);
      const { rows } = await storage.record(row.id);
      expect(rows[rows.length - 1]).toMatchObject({ kind: 'cut', to: answers, why: 'rules', lost });
      expect(line.rows).toBe(rows.length);
      expect(reports).toEqual([`table ${row.id}: answers that no longer apply were cut off (${lost})`]);
      reports.length = 0;

      await playOn(line, 9);
      answers += 9;
      const after = line.state;
      line = await opened();
      expect(line.state).toEqual(after);
      expect(line.answers).toBe(answers);
      expect(noticesOf(line)).toEqual(notices);
      expect(reports).toEqual([]);
    }
    // Looking back finds every position, and what was told.
    for (const at of [0, 11, 12, 13, 21, 33, 42]) expect((await line.stateAt(at)).answers).toBe(at);
    expect((await line.logAt(0, 42)).filter(({ event }) => event.type === 'table.cut by rules').length).toBe(2);
    expect((await line.logAt(0, 20)).filter(({ event }) => event.type === 'table.cut by rules').length).toBe(1);
  },
);

test('what is taken back after a cut stays so', async () => {
  let line = await opened();
  await playOn(line, 12);
  await answeredUnderOtherRules(2);
  line = await opened();
  await playOn(line, 2);
  expect(await line.takeBack(0, 10)).toHaveLength(4);
  await playOn(line, 3);
  const { state } = line;
  line = await opened();
  expect(line.state).toEqual(state);
  expect(noticesOf(line)).toEqual([]);
});

test('an answer of long ago that is refused now: the saved state counts, and looking back shows what can still be reached', async () => {
  const line = await opened();
  await playOn(line, 5);
  const reached = line.state;
  await answeredUnderOtherRules(1);
  // The game as the earlier rules have played it: one more answer than the present ones reach.
  const later = { ...reached, answers: 6 } as State<unknown>;
  await storage.addSnapshot(row.id, { rows: 6, answers: 6, state: save(later) });
  const again = await opened();
  expect(again.state).toEqual(later);
  expect(reports).toEqual([]);
  await playOn(again, 60);
  expect((await again.stateAt(6)).answers).toBe(5);
  expect((await again.stateAt(5)).answers).toBe(5);
  const rowsBefore = again.rows;
  expect(await again.takeBack(0, 6)).toBeNull();
  expect(again.rows).toBe(rowsBefore);
});

test('a disk that cannot take the cut: the table is not opened, and the next time it is', async () => {
  await playOn(await opened(), 4);
  await answeredUnderOtherRules(1);
  const full: Storage = { ...storage, append: () => Promise.reject(new Error('database or disk is full')) };
  const keeper = { storage: full, onAnswer: () => undefined, report: () => undefined };
  await expect(Line.open(row, rules, keeper)).rejects.toThrow('disk is full');
  expect((await opened()).answers).toBe(4);
});

test('the earlier rules are not those of a later version: it is not opened, and nothing is cut', async () => {
  const line = await opened();
  await playOn(line, 4);
  await answeredUnderOtherRules(1);
  const newer = { ...line.state, answers: 5, revision: rules.revision + 1 };
  await storage.addSnapshot(row.id, { rows: 5, answers: 5, state: save(newer) });
  await expect(opened()).rejects.toMatchObject({ fault: 'newer' });
  expect((await storage.record(row.id)).rows).toHaveLength(5);
});

test('a pass where nobody is asked any more takes no answer with it', async () => {
  const live = { ...rowOf({ id: 'livegame0000', name: 'Live', seed: 'everybody was asked' }), live: true };
  await storage.addTable(live);
  const openedBy = (by: Rules<unknown>): Promise<Line> =>
    Line.open(live, by, { storage, onAnswer: () => undefined, report: (what) => void reports.push(what) });
  const askingEverybody = defineRules({ ...ti3, believed: () => true }) as unknown as Rules<unknown>;
  const before = await openedBy(askingEverybody);
  const given: Answer[] = [];
  // People who hold nothing to play pass, and answer what else they are asked.
  while (given.filter(isPass).length < 30) {
    const answer = randomAnswer(askingEverybody, before.state, roll) as Answer;
    given.push(answer.decision === 'window/react' ? { ...answer, value: [] } : answer);
    expect(await before.add(given[given.length - 1] as Answer)).toHaveProperty('happened');
  }
  let line = await openedBy(rules);
  const { rows } = await storage.record(live.id);
  const cut = rows.findIndex(({ kind }) => kind === 'cut');
  expect(cut).toBe(given.length);
  expect(effective(rows.slice(cut + 1)).some(({ answer }) => !isPass(answer))).toBe(true);
  const counting = effective(rows).map(({ answer }) => answer);
  expect(counting.filter((answer) => !isPass(answer))).toEqual(given.filter((answer) => !isPass(answer)));
  expect(rows[cut]).toMatchObject({ why: 'rules', lost: given.length - counting.length });
  expect(line.answers).toBe(counting.length);
  expect(line.state.game).toEqual(before.state.game);
  const { state } = line;
  line = await openedBy(rules);
  expect(line.state).toEqual(state);
  expect((await line.stateAt(5)).answers).toBe(5);
});
