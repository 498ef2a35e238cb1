// Time as a person plays: by the clock on his wall, in his hours, on his days, without his holidays. A whole day of playing counts
// for 24 hours however few hours it has, so that "two days" ends two playing days later at the same moment of play. Summer time
// changes nothing about that.
import type { Habits } from '@custodian/protocol';

export const DAY = 24 * 3600_000;
const MINUTE = 60_000;
/** Nobody is waited for longer than this, whatever he calls a holiday. */
const MOST_DAYS = 800;

/** Of somebody who has said nothing: always. */
export const ALWAYS: Habits = { zone: 'UTC', hours: null, days: [1, 2, 3, 4, 5, 6, 7], holidays: [] };

/** When somebody plays at one table: of his holidays only those count there that its budget has room for. */
export interface Rhythm {
  readonly zone: string;
  readonly hours: readonly [number, number];
  isPlayed(day: number): boolean;
}

/** `created`: holidays before the table was made cost nothing there. */
export function rhythmOf(habits: Habits, created: number, holidays: number): Rhythm {
  const [from, to] = habits.hours ?? [0, 1440];
  const off = new Set(holidaysFrom(habits, Math.floor(wallOf(created, habits.zone) / DAY), holidays));
  return {
    zone: habits.zone,
    hours: [from * MINUTE, (to > from ? to : to + 1440) * MINUTE],
    isPlayed: (day) => habits.days.includes(weekdayOf(day)) && !off.has(day),
  };
}

/** The first so many days of holidays on which he would have played. */
function holidaysFrom({ days, holidays }: Habits, first: number, most: number): number[] {
  const all = new Set<number>();
  for (const { from, to } of holidays)
    for (let day = Math.max(first, dayOf(from)); day <= dayOf(to) && day <= first + MOST_DAYS; day++)
      if (days.includes(weekdayOf(day))) all.add(day);
  return [...all].sort((a, b) => a - b).slice(0, most);
}

/** How much of his time has passed between two moments. */
export function played(rhythm: Rhythm, from: number, to: number): number {
  const [start, end] = [wallOf(from, rhythm.zone), wallOf(to, rhythm.zone)];
  if (to <= from || end <= start) return 0;
  let sum = 0;
  for (let day = Math.floor(start / DAY) - 1; day <= end / DAY; day++)
    sum += shareOf(rhythm, day, end) - shareOf(rhythm, day, start);
  return sum;
}

/** The moment at which so much of his time will have passed. */
export function ahead(rhythm: Rhythm, from: number, time: number): number {
  const start = wallOf(from, rhythm.zone);
  const first = Math.floor(start / DAY) - 1;
  let left = time;
  for (let day = first; day <= first + MOST_DAYS; day++) {
    const before = shareOf(rhythm, day, start);
    const room = shareOf(rhythm, day, Number.MAX_SAFE_INTEGER) - before;
    if (left <= room && (room > 0 || (left <= 0 && day * DAY + rhythm.hours[1] > start))) {
      const [opens, closes] = rhythm.hours;
      const wall = day * DAY + opens + ((before + left) / DAY) * (closes - opens);
      return Math.max(from, instantOf(Math.max(start, wall), rhythm.zone));
    }
    left -= room;
  }
  return from + MOST_DAYS * DAY;
}

/** How much of a day's playing has passed by a moment on the wall. */
function shareOf({ hours: [opens, closes], isPlayed }: Rhythm, day: number, wall: number): number {
  if (!isPlayed(day)) return 0;
  const passed = (wall - day * DAY - opens) / (closes - opens);
  return Math.max(0, Math.min(1, passed)) * DAY;
}

/** The 1st of January 1970 was a Thursday. */
const weekdayOf = (day: number): number => ((((day + 3) % 7) + 7) % 7) + 1;
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY;

/** What the clock on the wall shows, as if it were in Greenwich. */
export function wallOf(instant: number, zone: string): number {
  return instant + offsetAt(instant, zone);
}

/** When the clock on the wall shows it; an hour that is skipped comes with the one after it. */
function instantOf(wall: number, zone: string): number {
  const guess = wall - offsetAt(wall, zone);
  return wall - offsetAt(guess, zone);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function offsetAt(instant: number, zone: string): number {
  if (zone === 'UTC') return 0;
  let clock = clocks.get(zone);
  if (clock === undefined) {
    clock = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(zone, clock);
  }
  const part: Record<string, number> = {};
  for (const { type, value } of clock.formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}
