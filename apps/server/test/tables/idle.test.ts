// Tables that nobody looks at leave memory and come back on demand: nobody notices, and nothing is lost.
import type { Answer } from '@custodian/kernel';
import { quickRoll, randomAnswer } from '@custodian/kernel';
import { expect, test, vi } from 'vitest';
import type { Storage } from '../../src/storage/storage.ts';
import { newClient } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse, pause } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
const MINUTE = 60_000;
const inMinutes = (count: number): number => Date.now() + count * MINUTE;

/** Counts how often a table was opened from what is stored. */
function counting(): { through: (storage: Storage) => Storage; opened: () => number } {
  let opened = 0;
  const through = (storage: Storage): Storage => ({
    ...storage,
    table: (id) => {
      opened++;
      return storage.table(id);
    },
  });
  return { through, opened: () => opened };
}

test('a table leaves memory when nobody has looked at it for a while, and many who come at once find it as it was', async () => {
  const { through, opened } = counting();
  const { person, running } = await openHouse({ through });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  await me.until((v) => v.answers === 1);
  await running.tables.closeIdle(inMinutes(60));
  expect(running.tables.count).toBe(1);

  const before = { version: me.version(), view: me.view() };
  me.leave();
  const { tables } = running;
  await vi.waitUntil(() => tables.find(id).then((table) => table?.isWatched === false));
  // Somebody has asked for it just now.
  await tables.closeIdle(inMinutes(1));
  expect(tables.count).toBe(1);
  await tables.closeIdle(inMinutes(3));
  expect(tables.count).toBe(0);

  const times = opened();
  const comers = await Promise.all([0, 1, 2, 0, 1].map(() => newClient(running.port, '', me.cookie)));
  await Promise.all([
    ...comers.map((client, i) => client.sit(id, i % 3)),
    ...comers.map((client) => client.call('GET', '/api/tables')),
    ...comers.map((client) => client.call('GET', `/api/tables/${id}/at/1?seat=0`)),
  ]);
  expect(opened() - times).toBe(1);
  const [first] = comers as [(typeof comers)[number]];
  expect(first.version()).toBe(before.version);
  expect({ ...first.view(), table: null }).toEqual({ ...before.view, table: null });
  for (const client of comers) client.leave();
});

test('whoever comes while a table is being closed waits, and sees what was answered last', async () => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((open) => {
    release = open;
  });
  const { through, opened } = counting();
  const { person, running } = await openHouse({
    through: (storage) => ({
      ...through(storage),
      addSnapshot: async (...given) => {
        await gate;
        return storage.addSnapshot(...given);
      },
    }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  const table = await running.tables.find(id);
  const roll = quickRoll(2);
  const answer = randomAnswer(table?.game as never, table?.state as never, roll) as Answer;
  await table?.answer(answer.seat, null, answer.decision, answer.value);
  const closed = running.tables.closeIdle(inMinutes(5));
  await vi.waitUntil(() => running.tables.count === 0);
  const before = opened();
  const found = Promise.all([running.tables.find(id), running.tables.find(id)]);
  await pause(50);
  expect(opened()).toBe(before);
  release();
  await closed;
  const [one, other] = await found;
  expect(one).toBe(other);
  expect(one).not.toBe(table);
  expect(one?.version).toBe(1);
  expect(opened()).toBe(before + 1);
});

test('a table is not closed while a bot thinks for somebody, nor while an answer could be played again', async () => {
  let think: () => void = () => undefined;
  const thought = new Promise<void>((done) => {
    think = done;
  });
  const { person, running } = await openHouse({ askBot: () => thought.then(() => null) });
  const { tables } = running;
  const me = await person('Ilaria');
  const bots = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await tables.find(bots.id);
  await pause(20);
  await tables.closeIdle(inMinutes(60));
  expect(tables.count).toBe(1);

  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  await me.until((v) => v.answers === 1);
  me.send({ type: 'undo', id: 50 });
  await me.until((v) => v.answers === 0 && v.redo);
  me.leave();
  await vi.waitUntil(() => tables.find(id).then((table) => table?.isWatched === false));
  await tables.closeIdle(inMinutes(5));
  expect(tables.count).toBe(2);
  await tables.closeIdle(inMinutes(31));
  expect(tables.count).toBe(1);
  think();
});

test('closed again and again in the middle of everything, a table loses no answer that was accepted', async () => {
  const { person, running, storage } = await openHouse();
  const { tables } = running;
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  const roll = quickRoll(4);
  let accepted = 0;
  let isOver = false;
  const closing = (async () => {
    while (!isOver) {
      await tables.closeIdle(inMinutes(60));
      await pause(1);
    }
  })();
  await Promise.all(
    [0, 1, 2].map(async () => {
      for (let n = 0; n < 40; n++) {
        const table = await tables.find(id);
        if (table === null) throw new Error('the table is gone');
        const answer = randomAnswer(table.game, table.state, roll) as Answer;
        const outcome = await table.answer(answer.seat, null, answer.decision, answer.value);
        if ('version' in outcome) accepted += isWindow(answer) ? 0 : 1;
        else expect('refused' in outcome || outcome.problem === 'stale').toBe(true);
      }
    }),
  );
  isOver = true;
  await closing;
  expect(accepted).toBeGreaterThan(20);
  const { rows, damage } = await storage.record(id);
  // Windows that go by by themselves are answered too.
  expect({ rows: rows.filter((row) => !isWindow(row)).length, damage }).toEqual({ rows: accepted, damage: null });
  expect((await tables.find(id))?.state.answers).toBe(rows.length);
});

const isWindow = (row: object): boolean => 'decision' in row && row.decision === 'window/react';
