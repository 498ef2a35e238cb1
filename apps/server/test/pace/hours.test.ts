import type { Habits } from '@custodian/protocol';
import { habits as schema } from '@custodian/protocol/schemas';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ALWAYS, ahead, DAY, played, rhythmOf } from '../../src/pace/hours.ts';

const HOUR = 3600_000;
const at = (text: string): number => Date.parse(text);
const inRome = (wish: Partial<Habits> = {}): Habits => ({ ...ALWAYS, zone: 'Europe/Rome', ...wish });
const due = (habits: Habits, from: string, days: number, holidays = 0): string =>
  new Date(ahead(rhythmOf(habits, at('2026-01-01T00:00Z'), holidays), at(from), days * DAY)).toJSON();

test('without habits a day is 24 hours', () => {
  expect(due(ALWAYS, '2026-11-18T13:00:00Z', 2)).toBe('2026-11-20T13:00:00.000Z');
});

test('in the evenings of weekdays two days end two evenings later, at the same hour', () => {
  const evenings = inRome({ hours: [18 * 60, 22 * 60], days: [1, 2, 3, 4, 5] });
  // Thursday at eight in Rome: Friday, and then Monday.
  expect(due(evenings, '2026-11-19T19:00:00Z', 2)).toBe('2026-11-23T19:00:00.000Z');
  // At night nothing passes: the first evening begins it.
  expect(due(evenings, '2026-11-19T23:00:00Z', 1)).toBe('2026-11-20T21:00:00.000Z');
});

test('an evening that ends after midnight belongs to the day it began on', () => {
  const nights = inRome({ hours: [22 * 60, 2 * 60], days: [5] });
  // Saturday at one in the morning is still Friday night: an hour of four is left.
  expect(played(rhythmOf(nights, 0, 0), at('2026-11-21T00:00:00Z'), at('2026-11-22T00:00:00Z'))).toBe(DAY / 4);
});

test('summer time: a day later is the same time on the wall, whether the day had 23 hours or 25', () => {
  expect(due(inRome(), '2026-03-28T11:00:00Z', 1)).toBe('2026-03-29T10:00:00.000Z');
  expect(due(inRome(), '2026-10-24T10:00:00Z', 1)).toBe('2026-10-25T11:00:00.000Z');
  // Half past two does not come on that night: it is half past three then.
  expect(due(inRome(), '2026-03-28T01:30:00Z', 1)).toBe('2026-03-29T01:30:00.000Z');
  const newYork = { ...ALWAYS, zone: 'America/New_York', hours: [540, 1020] } as const;
  expect(due(newYork, '2026-11-01T13:00:00Z', 1)).toBe('2026-11-01T22:00:00.000Z');
});

test('holidays count as far as the table has room for them, and none before it was made', () => {
  const holidays = [
    { from: '2025-12-20', to: '2025-12-31' },
    { from: '2026-08-01', to: '2026-08-14' },
  ];
  expect(due(inRome({ holidays }), '2026-07-31T10:00:00Z', 1, 14)).toBe('2026-08-15T10:00:00.000Z');
  expect(due(inRome({ holidays }), '2026-07-31T10:00:00Z', 1, 3)).toBe('2026-08-04T10:00:00.000Z');
  expect(due(inRome({ holidays }), '2026-07-31T10:00:00Z', 1, 0)).toBe('2026-08-01T10:00:00.000Z');
});

test('whatever the habits: so much later so much has passed, and never less as time goes on', () => {
  const zones = ['UTC', 'Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Apia'];
  const minute = fc.integer({ min: 0, max: 1440 });
  const arbitrary = fc.record({
    zone: fc.constantFrom(...zones),
    hours: fc.option(fc.tuple(minute, minute).filter(([from, to]) => from !== to && from < 1440)),
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 }),
    holidays: fc.constantFrom([], [{ from: '2026-03-20', to: '2026-04-05' }]),
  });
  const start = at('2026-01-01T00:00Z');
  fc.assert(
    fc.property(
      arbitrary,
      fc.integer({ min: 0, max: 400 * 24 }),
      fc.double({ min: 0.01, max: 20, noNaN: true }),
      (habits, hours, days) => {
        const rhythm = rhythmOf(habits, start, 30);
        const from = start + hours * HOUR;
        const to = ahead(rhythm, from, days * DAY);
        // Where the clock is put forward or back, what lies in the hour between is passed over or comes twice.
        const shortest =
          (habits.hours === null ? 1440 : (((habits.hours[1] - habits.hours[0]) % 1440) + 1440) % 1440) || 1440;
        const slack = (DAY / shortest) * 61;
        expect(Math.abs(played(rhythm, from, to) - days * DAY)).toBeLessThanOrEqual(slack);
        expect(played(rhythm, from, to + DAY)).toBeGreaterThanOrEqual(played(rhythm, from, to));
      },
    ),
    { numRuns: 300 },
  );
});

test('what is no zone, no hour and no day is refused by name', () => {
  const problem = (wish: object): string =>
    schema
      .safeParse({ ...ALWAYS, ...wish })
      .error?.issues.map(({ message }) => message)
      .join() ?? 'none';
  expect(problem({})).toBe('none');
  expect(problem({ zone: 'Europe/Atlantis' })).toMatch(/like Europe\/Rome/);
  expect(problem({ hours: [600, 600] })).toMatch(/from one minute of the day/);
  expect(problem({ hours: [0, 1441] })).toMatch(/1440/);
  expect(problem({ days: [] })).toMatch(/at least one day of the week/);
  expect(problem({ days: [1, 1] })).toMatch(/each day of the week once/);
  expect(problem({ holidays: [{ from: '2026-02-30', to: '2026-03-01' }] })).toMatch(/like 2027-08-31/);
  expect(problem({ holidays: [{ from: '2026-03-02', to: '2026-03-01' }] })).toMatch(/end after they begin/);
});
