// A house without a network in which time is what the test says it is: tables, storage and jobs.
import { decide, randomPolicy } from '@custodian/bots';
import type { Decision } from '@custodian/kernel';
import { decisionId, hideState, onlyPass, pending, quickRoll, randomValue } from '@custodian/kernel';
import type { Clock, NewTable } from '@custodian/protocol';
import { vi } from 'vitest';
import type { Config } from '../../src/config.ts';
import type { Jobs } from '../../src/jobs.ts';
import { startJobs } from '../../src/jobs.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, Storage } from '../../src/storage/storage.ts';
import type { Viewer } from '../../src/tables/audience.ts';
import type { AskBot, Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { titles } from '../../src/titles.ts';
import type { Herald } from '../../src/told/herald.ts';
import { heraldOf } from '../../src/told/herald.ts';
import { keysOf } from '../../src/told/keys.ts';
import { senderOf } from '../../src/told/sending.ts';

export const people: readonly Person[] = ['Ilaria', 'Wei', 'Zoe'].map((name) => ({
  id: name.toLowerCase(),
  name,
  password: null,
}));
export const DAY = 24 * 3600_000;
export const HOUR = 3600_000;
/** A Wednesday at noon. */
export const NOON = Date.parse('2026-11-18T12:00:00Z');

export interface Weeks {
  readonly storage: Storage;
  tables: Tables;
  jobs: Jobs;
  herald: Herald;
  faults: string[];
  /** The same storage, after the server has been killed. */
  killAndRestart(): void;
  end(): Promise<void>;
}

const roll = quickRoll(7);
const atRandom: AskBot = async (table, seat) =>
  decide(table.game, hideState(table.game, table.state, seat), seat, randomPolicy, roll);

/** `told`: how messages leave the house. */
export async function openWeeks(
  storage: Storage = openSqlite(':memory:'),
  told: Partial<Pick<Config, 'mail' | 'anyTarget'>> = {},
): Promise<Weeks> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: NOON });
  for (const person of people) await storage.addPerson(person);
  const faults: string[] = [];
  const report = (what: string, error: unknown): void => void faults.push(`${what}: ${String(error)}`);
  const keys = await keysOf(storage);
  const start = (): Pick<Weeks, 'tables' | 'jobs' | 'herald'> => {
    const later: Pick<Jobs, 'put' | 'drop'> = { put: (job) => jobs.put(job), drop: (key) => jobs.drop(key) };
    const tables: Tables = new Tables({
      titles,
      storage,
      askBot: atRandom,
      jobs: later,
      tell: (tiding) => herald.tell(tiding),
      report,
    });
    const sender = senderOf({ mail: null, anyTarget: true, origins: ['https://games.example.org'], ...told }, keys);
    const origin = (): string => 'https://games.example.org';
    const herald = heraldOf({ storage, jobs: later, tables, keys, sender, origin, report });
    const jobs = startJobs(storage, { pace: ({ owner }) => tables.timeCame(owner), ...herald.workers }, report);
    return { tables, jobs, herald };
  };
  const weeks: Weeks = {
    storage,
    ...start(),
    faults,
    killAndRestart: () => Object.assign(weeks, start()),
    end: async () => {
      await weeks.jobs.stop();
      await weeks.tables.close();
      await storage.close();
      vi.useRealTimers();
    },
  };
  return weeks;
}

/** What was begun is done. */
export async function settle(): Promise<void> {
  for (let n = 0; n < 12; n++) await new Promise((goOn) => setImmediate(goOn));
}

/** The clock goes on by so much, and what is due by then is done. */
export async function forward({ jobs }: Weeks, ms: number): Promise<void> {
  vi.advanceTimersByTime(Math.min(ms, 5000));
  vi.setSystemTime(Date.now() + Math.max(0, ms - 5000));
  await settle();
  await jobs.runDue();
  await settle();
}

export const tableOptions = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };

/** A table of three people; nobody looks at it. */
export async function tableOf({ tables }: Weeks, clock: Clock | null): Promise<Table> {
  const [host, ...guests] = people as [Person, ...Person[]];
  const wish: NewTable = { game: 'ti3', name: 'Weeks', seats: ['me', 'open', 'open'], options: tableOptions, clock };
  const made = await tables.create(host, wish);
  if ('refused' in made) throw new Error('no table');
  for (const [i, guest] of guests.entries()) await tables.join(made.id, made.links[i + 1] as string, guest);
  const table = (await tables.find(made.id)) as Table;
  await settle();
  return table;
}

export function sit(table: Table, seat: number, send: Viewer['send'] = () => undefined): Viewer {
  const viewer: Viewer = { person: table.seats[seat]?.person as string, seat, send };
  table.sit(viewer);
  return viewer;
}

export const asked = (table: Table): Decision[] => (table.isOver ? [] : [...pending(table.game, table.state)]);

/** Everybody who is asked answers at random and at once, until it is as wished. */
export async function playUntil(table: Table, isThere: () => boolean, seed = 11): Promise<void> {
  const dice = quickRoll(seed);
  for (let n = 0; n < 20_000 && !isThere() && !table.isOver; n++) {
    const decision = asked(table).find((each) => !onlyPass(each));
    if (decision !== undefined)
      void table.answer(decision.seat, null, decisionId(table.state), randomValue(decision, dice));
    await new Promise((goOn) => setImmediate(goOn));
    if (isThere()) return;
    if (n % 3 === 2) vi.advanceTimersByTime(300);
  }
}
