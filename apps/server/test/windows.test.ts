// Windows at a table of people: who is asked, who passes by himself, and that nobody can tell.
import type { TableView } from '@custodian/protocol';
import { expect, test } from 'vitest';
import type { Client } from './client.ts';
import { anyAnswer, openHouse, pause, tableOf } from './house.ts';

const PASS_DELAY = 900;
const isSecret = (view: TableView): boolean => view.awaiting === 'somebody';
const windowOf = (view: TableView): string => String(view.stack[view.stack.length - 1]?.v.name);

/** Plays until a window asks all three, without anybody answering it. */
async function inAWindow(): Promise<[Client, Client, Client]> {
  const { person } = await openHouse();
  const players: [Client, Client, Client] = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  await tableOf(players, { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' });
  const areAllAsked = (): boolean => players.every((c) => isSecret(c.view()) && c.view().decisions.length > 0);
  for (let n = 0; n < 600; n++) {
    const asked = players.find((c) => c.view().decisions.length > 0);
    if (asked !== undefined && isSecret(asked.view())) for (let i = 0; i < 30 && !areAllAsked(); i++) await pause(5);
    if (areAllAsked()) return players;
    if (asked === undefined || asked.view().decisions.length === 0) await pause(2);
    else await asked.answer(anyAnswer(asked));
  }
  throw new Error('no window has asked all three');
}

test('standing answers: always ask, always pass, and nobody notices who passed', async () => {
  const [first, second, third] = await inAWindow();
  const window = windowOf(first.view());
  first.send({ type: 'standing', id: 900, window, mode: 'ask' });
  second.send({ type: 'standing', id: 901, window, mode: 'pass' });
  third.send({ type: 'standing', id: 902, window, mode: 'pass' });
  await Promise.all([first.next('accepted'), second.next('accepted'), third.next('accepted')]);
  const heard = first.heard.length;
  const before = first.view();
  await Promise.all([second, third].map((c) => c.until((v) => v.decisions.length === 0)));
  await pause(30);
  // The one who is always asked is still asked, and no byte has told him that the others have passed.
  expect(first.view()).toBe(before);
  expect(first.heard.length).toBe(heard);
  expect(first.view().undo).toBeNull();
  // Coming back tells him nothing either.
  first.leave();
  await first.sit(first.view().table.id, 0);
  expect({ ...first.view(), table: null }).toEqual({ ...before, table: null });
  const { standing } = JSON.parse(first.heard.filter((text) => text.includes('"type":"view"')).pop() as string);
  expect(standing).toEqual({ [window]: 'ask' });
  await first.answer([]);
  await first.until((v) => v.answers >= before.answers + 3);
}, 30_000);

test('a seat that can only pass is passed after the same time, whatever it holds', async () => {
  const players = await inAWindow();
  const began = performance.now();
  const passing = players.filter((c) => c.view().decisions.every((d) => d.kind === 'choose' && d.options.length === 0));
  const asked = players.filter((c) => !passing.includes(c));
  await pause(PASS_DELAY / 2);
  for (const client of passing) expect(client.view().decisions.length).toBe(1);
  for (const client of asked) await client.answer([]);
  const [someone] = passing;
  if (someone !== undefined) {
    const { decision, answers } = someone.view();
    await someone.until((v) => v.decision !== decision || v.answers !== answers);
    expect(performance.now() - began).toBeGreaterThan(PASS_DELAY / 2);
  }
}, 30_000);
