// From which answer on somebody was away: told when he comes, until he has been told what he missed, through a crash too; and everything
// worth telling since then, in the words of the digest.
import type { ServerMessage } from '@custodian/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import type { Table } from '../../src/tables/table.ts';
import { recapOf } from '../../src/told/recap.ts';
import type { Weeks } from '../kit/weeks.ts';
import { forward, HOUR, openWeeks, playUntil, settle, sit, tableOf } from '../kit/weeks.ts';

vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));

let weeks: Weeks | null = null;
afterEach(async () => {
  await weeks?.end();
  weeks = null;
});

/** Somebody sits down; from which answer on he is told to have been away. */
function come(table: Table, seat: number): { readonly since: number | null; leave(): void } {
  const heard: ServerMessage[] = [];
  const viewer = sit(table, seat, (message) => heard.push(message));
  const [view] = heard;
  if (view?.type !== 'view') throw new Error('no view');
  return { since: view.since, leave: () => table.leave(viewer) };
}
const answersOf = (table: Table): number => table.viewOf(0).answers;

test('whoever comes back is told from where on he was away, and everything since in order, as the digest says it', async () => {
  weeks = await openWeeks();
  const table = await tableOf(weeks, null);
  const first = come(table, 0);
  expect(first.since).toBe(answersOf(table));
  first.leave();
  const [left, leftAt] = [answersOf(table), Date.now()];
  await forward(weeks, HOUR);
  await playUntil(table, () => answersOf(table) > 900);
  await settle();
  const back = come(table, 0);
  expect(back.since).toBe(left);
  const { from, until, steps } = await table.since(0, 'en');
  expect([from, until]).toEqual([left, answersOf(table)]);
  // More than the log that the page gets, or the digest, would hold.
  expect(steps.length).toBeGreaterThan(40);
  expect(steps.map(({ answers }) => answers)).toEqual(
    [...new Set(steps.map(({ answers }) => answers))].sort((a, b) => a - b),
  );
  expect(steps.every(({ answers }) => answers > left)).toBe(true);
  const digest = await recapOf(table, 0, leftAt, 'en');
  expect(steps.slice(-12).map(({ text }) => text)).toEqual(digest.slice(0, 12));
  expect(digest[12]).toContain(String(steps.length - 12));
  expect((await table.since(0, 'it')).steps[0]?.text).not.toBe(steps[0]?.text);
  // He goes without having been told: he still was away from there on, also after a crash.
  back.leave();
  await settle();
  expect(come(table, 0).since).toBe(left);
  weeks.killAndRestart();
  const again = (await weeks.tables.find(table.id)) as Table;
  const third = come(again, 0);
  expect(third.since).toBe(left);
  // Told up to there, and not further than there is.
  again.looked(0, until + 5000);
  third.leave();
  await settle();
  expect(come(again, 0).since).toBe(answersOf(again));
  expect((await again.since(0, 'en')).steps).toEqual([]);
});

test('what somebody has watched he is not told again', async () => {
  weeks = await openWeeks();
  const table = await tableOf(weeks, null);
  const viewer = come(table, 0);
  await playUntil(table, () => answersOf(table) > 120);
  viewer.leave();
  expect(come(table, 0).since).toBe(answersOf(table));
});
