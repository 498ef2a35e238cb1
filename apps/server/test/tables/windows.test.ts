// Windows at a table of people: who is asked, who passes by himself, and that nobody can tell.
import type { Answer, Decision, Json, State } from '@custodian/kernel';
import { apply, decisionId, isPass, onlyPass, pending, quickRoll, randomAnswer, start } from '@custodian/kernel';
import type { TableView } from '@custodian/protocol';
import type { Game } from '@custodian/ti3';
import { ti3 } from '@custodian/ti3';
import { expect, test } from 'vitest';
import type { HistoryRow, TableRow } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { openHouse, pause, tableOf } from '../kit/house.ts';

const windowOf = (view: TableView): string => String(view.stack[view.stack.length - 1]?.v.name);

/** Three people at a table that was played at random until a window asks them all; the second has nothing to play, and the
 *  first is asked whatever he holds, so that the window stays open. */
async function inAWindow(): Promise<{
  players: [Client, Client, Client];
  /** The answer that led to the window, and how many there had been with it. */
  last: HistoryRow;
  answers: number;
}> {
  const { person, storage } = await openHouse();
  const players: [Client, Client, Client] = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  let played: HistoryRow[] = [];
  const options = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };
  await tableOf(players, options, async (id) => {
    const row = await storage.table(id);
    if (row === null) throw new Error('no table');
    expect(row.live).toBe(true);
    const { rows, window } = untilAWindow(row);
    played = rows;
    await storage.append(id, 0, rows, false);
    await storage.setStanding(id, 0, window, 'ask');
  });
  return { players, last: played[played.length - 1] as HistoryRow, answers: played.length };
}

/** When all pass, nothing is shown, and no other window follows at once. */
function goesByQuietly(state: State<Game>, asked: readonly Decision[]): boolean {
  let after = state;
  for (const { seat } of asked) {
    const next = apply(ti3, after, { seat, decision: decisionId(after), value: [] });
    if ('refused' in next || next.revealed) return false;
    after = next.state;
  }
  return !pending(ti3, after).some((d) => d.secret);
}

function untilAWindow({ options, seed, live }: TableRow): { rows: HistoryRow[]; window: string } {
  const begun = start(ti3, 3, options, seed, live);
  if ('refused' in begun) throw new Error('no game');
  const rows: HistoryRow[] = [];
  const roll = quickRoll(1);
  let { state } = begun;
  let wasSecret = false;
  const isFound = (): boolean => {
    const asked = pending(ti3, state).filter((d) => d.secret);
    // What was answered in secret, like the order of a deck, is asked again when it is taken back, but never offered.
    if (wasSecret) return false;
    const last = rows[rows.length - 1];
    if (last?.kind !== 'answer' || last.revealed || isPass(last)) return false;
    return asked.length === 3 && asked.some((d) => d.seat === 1 && onlyPass(d)) && goesByQuietly(state, asked);
  };
  while (!isFound()) {
    const answer = randomAnswer(ti3, state, roll) as Answer;
    const next = apply(ti3, state, answer);
    if ('refused' in next) throw new Error('refused');
    wasSecret = pending(ti3, state).some((d) => d.secret);
    rows.push({ kind: 'answer', ...answer, revealed: next.revealed, at: 1 });
    state = next.state;
  }
  return { rows, window: state.stack[state.stack.length - 1]?.v.name as string };
}

test('standing answers: always ask, always pass, and nobody notices who passed', async () => {
  const { players } = await inAWindow();
  const [first, second, third] = players;
  const window = windowOf(first.view());
  for (const client of [first, second, third]) expect(client.view()).toMatchObject({ awaiting: 'somebody' });
  first.send({ type: 'standing', id: 900, window, mode: 'ask' });
  second.send({ type: 'standing', id: 901, window, mode: 'pass' });
  third.send({ type: 'standing', id: 902, window, mode: 'pass' });
  await Promise.all([first.next('accepted'), second.next('accepted'), third.next('accepted')]);
  const mine = async (): Promise<Json> => (await first.call('GET', '/api/tables')).body;
  const listed = await mine();
  const heard = first.heard.length;
  const before = first.view();
  await Promise.all([second, third].map((c) => c.until((v) => v.decisions.length === 0)));
  await pause(30);
  // The one who is always asked is still asked, and no byte has told him that the others have passed.
  expect(first.view()).toBe(before);
  expect(first.heard.length).toBe(heard);
  expect(first.view().undo).toBeNull();
  // Neither does the list of his tables, not even when the table last changed.
  expect(await mine()).toEqual(listed);
  // Coming back tells him nothing either.
  first.leave();
  await first.sit(first.view().table.id, 0);
  expect({ ...first.view(), table: null }).toEqual({ ...before, table: null });
  const { standing } = JSON.parse(first.heard.filter((text) => text.includes('"type":"view"')).pop() as string);
  expect(standing).toEqual({ [window]: 'ask' });
  // Nor does looking back, however far ahead he asks.
  const { id } = first.view().table;
  for (let n = before.answers; n <= before.answers + 3; n++) {
    const { body } = await first.call('GET', `/api/tables/${id}/at/${n}?seat=0`);
    expect((body as unknown as { view: TableView }).view.answers).toBe(before.answers);
  }
  await first.answer([]);
  await first.until((v) => v.answers >= before.answers + 3);
}, 180_000);

test('a window that everybody lets go by does not bar taking back, and is not what is taken back', async () => {
  const { players, last, answers } = await inAWindow();
  const window = windowOf(players[0].view());
  for (const [seat, client] of players.entries())
    client.send({ type: 'standing', id: 910 + seat, window, mode: 'pass' });
  const who = players[last.seat] as Client;
  expect((await who.until((v) => v.undo !== null)).undo).toBe('free');
  who.send({ type: 'undo', id: 920 });
  const back = await who.until((v) => v.answers === answers - 1);
  expect(back).toMatchObject({ redo: true, decisions: [{ seat: last.seat }] });
}, 180_000);

test('an answer to a window that is sent twice under the same word counts once, whenever it comes', async () => {
  const { players, answers } = await inAWindow();
  const [first] = players;
  const message = { type: 'answer', version: answers, decision: first.view().decision, value: [] } as const;
  first.send({ ...message, id: 1, key: 'let it pass' });
  first.send({ ...message, id: 2, key: 'let it pass' });
  first.send({ ...message, id: 3, key: 'another word' });
  expect([(await first.next('accepted')).id, (await first.next('accepted')).id].sort()).toEqual([1, 2]);
}, 180_000);
