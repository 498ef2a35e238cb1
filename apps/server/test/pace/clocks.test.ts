// Clocks of tables, with a clock that the test moves: who is waited for and for how long, and what happens when time is up.
import type { Clock, Habits } from '@custodian/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALWAYS } from '../../src/pace/hours.ts';
import type { Table } from '../../src/tables/table.ts';
import type { Weeks } from '../kit/weeks.ts';
import { asked, DAY, forward, HOUR, NOON, openWeeks, playUntil, settle, sit, tableOf } from '../kit/weeks.ts';

vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));

let weeks: Weeks;
beforeEach(async () => {
  weeks = await openWeeks();
});
afterEach(async () => {
  expect(weeks.faults).toEqual([]);
  await weeks.end();
});

const days = (wish: Partial<Clock & { kind: 'days' }> = {}): Clock => ({
  ...{ kind: 'days', days: 1, reserve: 2, holidays: 14, up: 'decide' },
  ...wish,
});
const waitsOf = (table: Table) => table.paceFor('').waits;
const leftOf = (table: Table) => table.paceFor('').left.map((left) => (left === null ? null : left / DAY));
/** The notices of the table, without those of people who came. */
const notices = (table: Table): string[] =>
  table.talk.latest
    .flatMap(({ notice }) => notice?.key.replace('table.notice.', '') ?? [])
    .filter((n) => n !== 'joined');
const answerAsAsked = async (table: Table, seat: number): Promise<void> => {
  const before = table.version;
  const steps = () => table.version > before;
  await playUntil(table, steps, seat + 1);
};
const onePublic = (table: Table): number => {
  const [wait, ...others] = waitsOf(table);
  expect(others).toEqual([]);
  return wait?.seat as number;
};
/** Until just one is asked, and not in secret. */
const toPublic = (table: Table): Promise<void> =>
  playUntil(table, () => {
    const all = asked(table);
    return all.length === 1 && all[0]?.secret !== true;
  });

test('a table without a clock waits for everybody, and says for whom and since when', async () => {
  const table = await tableOf(weeks, null);
  expect(waitsOf(table).map(({ since, due }) => [since, due])).toEqual(waitsOf(table).map(() => [NOON, null]));
  const before = table.version;
  await forward(weeks, 30 * DAY);
  expect(table.version).toBe(before);
  expect(await weeks.storage.nextJob()).toBeNull();
  expect(table.paceFor('ilaria').still).toMatchObject({ why: 'away' });
  expect(table.paceFor('wei').still).toBeNull();
});

test('time stands still until every seat is taken', async () => {
  const { tables } = weeks;
  const wish = { game: 'ti3', name: 'W', seats: ['me', 'open', 'random'], options: null, clock: days() };
  const made = await tables.create({ id: 'ilaria', name: 'Ilaria', password: null }, wish);
  if ('refused' in made) throw new Error('no table');
  const table = (await tables.find(made.id)) as Table;
  await settle();
  await forward(weeks, 5 * DAY);
  expect(waitsOf(table).every(({ due }) => due === null)).toBe(true);
  expect(table.paceFor('ilaria').still).toMatchObject({ why: 'open', seats: [1] });
  await tables.join(made.id, made.links[1] as string, { id: 'wei', name: 'Wei', password: null });
  await settle();
  expect(waitsOf(table).map(({ due }) => due)).toEqual(waitsOf(table).map(() => Date.now() + 3 * DAY));
});

test('a day for a decision, and what goes beyond it out of the reserve', async () => {
  const table = await tableOf(weeks, days());
  await toPublic(table);
  const seat = onePublic(table);
  const since = Date.now();
  expect(waitsOf(table)).toEqual([{ seat, since: expect.any(Number), due: expect.any(Number) }]);
  const { due, since: asked } = waitsOf(table)[0] as { due: number; since: number };
  expect(since - asked).toBeLessThan(HOUR);
  expect(due - asked).toBe(3 * DAY);
  vi.setSystemTime(asked + 1.5 * DAY);
  await answerAsAsked(table, seat);
  expect(leftOf(table)[seat]).toBeCloseTo(1.5, 1);
  expect(leftOf(table).filter((_, other) => other !== seat)).toEqual([2, 2]);
});

test('when time is up a bot decides this one, and the next decision has its day again', async () => {
  const table = await tableOf(weeks, days());
  await toPublic(table);
  const seat = onePublic(table);
  const before = table.version;
  await forward(weeks, 3 * DAY - HOUR);
  expect(table.version).toBe(before);
  await forward(weeks, HOUR + 60_000);
  expect(table.version).toBeGreaterThan(before);
  expect(notices(table)).toEqual(['time decided']);
  expect(leftOf(table)[seat]).toBe(0);
  const next = waitsOf(table).find((wait) => wait.seat === seat);
  if (next !== undefined) expect((next.due as number) - next.since).toBe(DAY);
});

test('a game goes on for a month when nobody comes: every day something is decided', async () => {
  const table = await tableOf(weeks, days({ reserve: 0 }));
  for (let day = 1; day <= 30; day++) {
    const before = table.version;
    await forward(weeks, DAY + 60_000);
    expect(table.version).toBeGreaterThan(before);
  }
  expect(notices(table).length).toBeGreaterThan(5);
});

test('a standing answer: what somebody says who only confirms', async () => {
  const table = await tableOf(weeks, days({ up: 'standing', reserve: 0 }));
  const isConfirmable = (): boolean => {
    const [one, ...others] = asked(table);
    const hasStanding = one?.kind === 'plan' || one?.pick[0] === 0 || one?.proposal != null;
    return others.length === 0 && one !== undefined && one.secret !== true && hasStanding;
  };
  await playUntil(table, isConfirmable);
  const before = table.version;
  await forward(weeks, DAY + 60_000);
  expect(table.version).toBeGreaterThan(before);
  expect(notices(table)).toEqual(['time answered']);
});

test('only reminded: the table waits on, and its host is told why it stands still', async () => {
  const table = await tableOf(weeks, days({ up: 'remind' }));
  await toPublic(table);
  const seat = onePublic(table);
  const before = table.version;
  await forward(weeks, 20 * DAY);
  expect(table.version).toBe(before);
  expect(await weeks.storage.nextJob()).toBeNull();
  expect(table.paceFor('ilaria').still).toMatchObject({ why: 'overdue', seats: [seat] });
});

test('a bot takes the seat until its owner returns', async () => {
  const table = await tableOf(weeks, days({ up: 'seat', reserve: 0 }));
  await toPublic(table);
  const seat = onePublic(table);
  await forward(weeks, DAY + 60_000);
  expect(table.info([]).seats[seat]).toMatchObject({ kind: 'person', standIn: 'normal' });
  expect(notices(table)).toEqual(['time taken']);
  await settle();
  // Others are waited for; he is not.
  expect(waitsOf(table).some((wait) => wait.seat === seat)).toBe(false);
  sit(table, seat);
  await settle();
  expect(table.info([]).seats[seat]?.standIn).toBeUndefined();
  expect(notices(table)).toEqual(['time taken', 'returned']);
});

test('clocks survive a kill: the same moment, the same consequence', async () => {
  const table = await tableOf(weeks, days());
  await toPublic(table);
  await settle();
  const before = waitsOf(table);
  const left = leftOf(table);
  await forward(weeks, 2 * DAY);
  weeks.killAndRestart();
  const again = (await weeks.tables.find(table.id)) as Table;
  expect(waitsOf(again)).toEqual(before);
  expect(leftOf(again)).toEqual(left);
  weeks.killAndRestart();
  // Nobody has opened it: it is woken by its job.
  await forward(weeks, DAY + 60_000);
  const woken = (await weeks.tables.find(table.id)) as Table;
  expect(woken.version).toBeGreaterThan(again.version);
});

test('the hours and days of a person, and holidays as far as the budget goes; what is changed holds at once', async () => {
  const table = await tableOf(weeks, days({ reserve: 0 }));
  await toPublic(table);
  const seat = onePublic(table);
  const person = table.seats[seat]?.person as string;
  const heed = async (wish: Partial<Habits>): Promise<string> => {
    await weeks.storage.setNote(person, 'habits', { ...ALWAYS, ...wish } as never);
    await weeks.tables.heed(person);
    return new Date(Math.round((waitsOf(table)[0]?.due as number) / 60_000) * 60_000).toJSON().slice(0, 16);
  };
  expect(await heed({})).toBe('2026-11-19T12:00');
  // From six to ten in the evening: nothing has passed of Wednesday yet.
  expect(await heed({ hours: [18 * 60, 22 * 60] })).toBe('2026-11-18T22:00');
  expect(await heed({ days: [6, 7] })).toBe('2026-11-22T00:00');
  expect(await heed({ holidays: [{ from: '2026-11-19', to: '2026-11-30' }] })).toBe('2026-12-01T12:00');
  expect(await heed({ holidays: [{ from: '2026-11-19', to: '2026-12-30' }] })).toBe('2026-12-03T12:00');
  const before = table.version;
  await forward(weeks, 5 * DAY);
  expect(table.version).toBe(before);
  await forward(weeks, 10 * DAY + 60_000);
  expect(table.version).toBeGreaterThan(before);
});

test('a pause needs everybody, and stops the clock until somebody lets it go on', async () => {
  const table = await tableOf(weeks, days({ reserve: 0 }));
  await toPublic(table);
  const { due, since } = waitsOf(table)[0] as { due: number; since: number };
  await forward(weeks, DAY / 2);
  for (const seat of [1, 0]) await table.pause(seat, true);
  expect(table.paceFor('').pause).toEqual({ by: 1, agreed: [1, 0], since: null });
  expect(waitsOf(table)[0]?.due).toBe(due);
  await table.pause(2, true);
  expect(waitsOf(table)).toEqual([{ seat: waitsOf(table)[0]?.seat, since, due: null }]);
  const before = table.version;
  await forward(weeks, 10 * DAY);
  expect(table.version).toBe(before);
  expect(table.paceFor('ilaria').still).toMatchObject({ why: 'paused' });
  await table.pause(2, false);
  expect(waitsOf(table)[0]?.due).toBe(due + 10 * DAY);
  expect(notices(table)).toEqual(['pause asked', 'pause asked', 'paused', 'resumed']);
  expect(await table.pause(2, false)).toMatchObject({ refused: { text: { key: 'table.no clock' } } });
});

test('answers in secret: the same time for all, at nobody’s cost, and who only thinks about it is not held against him', async () => {
  const table = await tableOf(weeks, days({ up: 'seat' }));
  const isThinking = (): boolean =>
    asked(table).some(
      (one) => one.secret === true && one.kind === 'choose' && one.pick[0] === 0 && one.options.length > 0,
    );
  await playUntil(table, isThinking, 3);
  vi.advanceTimersByTime(1000);
  await settle();
  expect(isThinking()).toBe(true);
  const left = leftOf(table);
  expect(waitsOf(table)).toEqual([{ seat: null, since: expect.any(Number), due: expect.any(Number) }]);
  const { since, due } = waitsOf(table)[0] as { since: number; due: number };
  expect(due - since).toBe(DAY);
  const before = notices(table);
  const thoughtAbout = table.question;
  await forward(weeks, DAY + 60_000);
  // Another window may be open by now, as secret as that one.
  expect(table.question).not.toBe(thoughtAbout);
  expect(leftOf(table)).toEqual(left);
  expect(notices(table)).toEqual(before);
  expect(table.info([]).seats.every(({ standIn }) => standIn === undefined)).toBe(true);
});

test('a live clock: minutes for the game, seconds after each answer', async () => {
  const table = await tableOf(weeks, { kind: 'live', minutes: 10, increment: 30, up: 'decide' });
  await toPublic(table);
  const seat = onePublic(table);
  const { since } = waitsOf(table)[0] as { since: number };
  const left = table.paceFor('').left[seat] as number;
  expect(waitsOf(table)[0]?.due).toBe(since + left);
  vi.setSystemTime(since + 60_000);
  await answerAsAsked(table, seat);
  expect(table.paceFor('').left[seat]).toBeGreaterThan(left - 60_000 - 5_000);
  expect(table.paceFor('').left[seat]).toBeLessThanOrEqual(left - 60_000 + 30_000);
});
