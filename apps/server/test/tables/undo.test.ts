// Taking back and playing again, as everybody at the table sees it.
import { expect, test } from 'vitest';
import type { HistoryRow } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { toTheEnd } from '../kit/games.ts';
import { anyAnswer, newTable, openHouse, tableOf } from '../kit/house.ts';

type Three = [Client, Client, Client];

/** Three people who place their starting units at the same time; the first two have. */
async function twoHaveAnswered(): Promise<Three> {
  const { person } = await openHouse();
  const players: Three = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  await tableOf(players, { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  const [first, second] = players;
  await first.until((v) => v.decisions.length > 0);
  expect(first.view().awaiting).toEqual([0, 1, 2]);
  await first.answer(anyAnswer(first));
  await second.answer(anyAnswer(second));
  await first.until((v) => v.answers === 2);
  return players;
}

test('an answer that another has answered after is taken back when he agrees', async () => {
  const [first, second, third] = await twoHaveAnswered();
  expect(first.view().undo).toBe('consent');
  expect(second.view().undo).toBe('free');
  first.send({ type: 'undo', id: 50 });
  for (const client of [first, second, third])
    expect((await client.until((v) => v.asking !== null)).asking).toEqual({ seat: 0, waiting: [1] });
  third.send({ type: 'consent', id: 51, agree: true });
  expect((await third.next('refused')).refusal.text.key).toBe('table.nobody asks');
  second.send({ type: 'consent', id: 52, agree: true });
  for (const client of [first, second, third])
    expect(await client.until((v) => v.answers === 0)).toMatchObject({ asking: null, awaiting: [0, 1, 2] });
});

test('an undo that is not agreed to changes nothing', async () => {
  const [first, second] = await twoHaveAnswered();
  first.send({ type: 'undo', id: 50 });
  await second.until((v) => v.asking !== null);
  second.send({ type: 'consent', id: 51, agree: false });
  expect(await first.until((v) => v.asking === null)).toMatchObject({ answers: 2, awaiting: [2] });
});

test('a request to take back is void once the game goes on', async () => {
  const [first, second, third] = await twoHaveAnswered();
  first.send({ type: 'undo', id: 50 });
  await second.until((v) => v.asking !== null);
  await third.answer(anyAnswer(third));
  await second.until((v) => v.asking === null);
  second.send({ type: 'consent', id: 51, agree: true });
  expect((await second.next('refused')).refusal.text.key).toBe('table.nobody asks');
});

test('the last of several answers shows the others: it cannot be taken back', async () => {
  const [first, second, third] = await twoHaveAnswered();
  await third.answer(anyAnswer(third));
  for (const client of [first, second, third]) {
    await client.until((v) => v.answers >= 3);
    expect(client.view().undo).toBe('never');
    client.send({ type: 'undo', id: 50 });
    expect((await client.next('refused')).refusal.text.key).toBe('table.undo never');
  }
});

test('a game that is over has shown its seed: nothing can be taken back', async () => {
  const { person, storage, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  const row = await storage.table(id);
  if (row === null) throw new Error('no table');
  await storage.append(id, 0, toTheEnd(row), true);
  await me.sit(id, 0);
  const table = await running.tables.find(id);
  expect(me.view()).toMatchObject({ over: true, seed: row.seed });
  const last = (await storage.history(id, (table?.version ?? 0) - 1))[0] as HistoryRow;
  me.leave();
  await me.sit(id, last.seat);
  expect(me.view().undo).toBe('never');
  me.send({ type: 'undo', id: 50 });
  expect((await me.next('refused')).refusal.text.key).toBe('table.undo never');
}, 180_000);

test('what was taken back can be played again, by whoever played it, until something else happens', async () => {
  const [first, second, third] = await twoHaveAnswered();
  second.send({ type: 'undo', id: 50 });
  await second.until((v) => v.answers === 1 && v.redo);
  expect(first.view().redo).toBe(false);
  first.send({ type: 'redo', id: 51 });
  expect((await first.next('refused')).refusal.text.key).toBe('table.nothing to redo');
  second.send({ type: 'redo', id: 52 });
  await second.until((v) => v.answers === 2 && !v.redo);
  second.send({ type: 'undo', id: 53 });
  await second.until((v) => v.answers === 1 && v.redo);
  await third.answer(anyAnswer(third));
  await second.until((v) => v.answers === 2 && !v.redo);
});

test('what has been undone stays undone after the table is opened again', async () => {
  const { person, running } = await openHouse();
  const players: Three = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  const id = await tableOf(players, { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  const [first] = players;
  await first.answer(anyAnswer(first));
  await first.until((v) => v.answers === 1);
  first.send({ type: 'undo', id: 50 });
  await first.until((v) => v.answers === 0);
  await running.tables.close();
  const again = await running.tables.find(id);
  expect(again?.state.answers).toBe(0);
  expect(again?.version).toBe(2);
});
