// Who waits at a table is decided by who sits there just now: alone among bots nobody waits for anything that is only feigned,
// and the moment a second person sits down the table is one of people.
import { decide, randomPolicy } from '@custodian/bots';
import { decisionId, hideState, onlyPass, pending, quickRoll, randomValue } from '@custodian/kernel';
import type { NewTable } from '@custodian/protocol';
import type { Game } from '@custodian/ti3';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, Storage } from '../../src/storage/storage.ts';
import type { AskBot, Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { titles } from '../../src/titles.ts';

// Time is what the test says it is.
vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));

const ilaria: Person = { id: 'ilaria', name: 'Ilaria', password: null };
const wei: Person = { id: 'wei', name: 'Wei', password: null };
const DELAY = 900;

let storage: Storage;
let tables: Tables;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 1_000_000 });
  const roll = quickRoll(7);
  const atRandom: AskBot = async (table, seat) =>
    decide(table.game, hideState(table.game, table.state, seat), seat, randomPolicy, roll);
  storage = openSqlite(':memory:');
  for (const person of [ilaria, wei]) await storage.addPerson(person);
  tables = new Tables({ titles, storage, askBot: atRandom });
});
afterEach(async () => {
  await tables.close();
  await storage.close();
  vi.useRealTimers();
});

async function newTable(seats: NewTable['seats']): Promise<{ table: Table; links: (string | null)[] }> {
  const options = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };
  const made = await tables.create(ilaria, { game: 'ti3', name: 'Waiting', seats, options });
  if ('refused' in made) throw new Error('no table');
  const table = (await tables.find(made.id)) as Table;
  table.sit({ person: ilaria.id, seat: 0, send: () => undefined });
  return { table, links: made.links };
}

/** The clock goes on by so much, and what it brings is done. */
async function tick(ms: number): Promise<void> {
  vi.advanceTimersByTime(ms);
  for (let n = 0; n < 4; n++) await new Promise((goOn) => setImmediate(goOn));
}

const roundOf = (table: Table): number => (table.state.game as Game).round;
const asked = (table: Table) =>
  table.isOver ? [] : pending(table.game, table.state).filter((d) => table.seats[d.seat]?.person != null);

/** People answer at random and at once, until it is as wished; the milliseconds that they have waited. */
async function playUntil(table: Table, isThere: () => boolean): Promise<number> {
  const roll = quickRoll(11);
  let waited = 0;
  while (!isThere() && !table.isOver) {
    const before = table.version;
    const decision = asked(table).find((d) => !onlyPass(d));
    if (decision !== undefined)
      void table.answer(decision.seat, null, decisionId(table.state), randomValue(decision, roll));
    for (let n = 0; n < 4 && table.version === before; n++) await tick(0);
    if (table.version !== before) continue;
    await tick(100);
    waited += 100;
  }
  return waited;
}

test('alone among bots nobody waits, not even after a friend was there', async () => {
  const solo = await newTable(['me', 'random', 'random']);
  expect(await playUntil(solo.table, () => roundOf(solo.table) >= 4)).toBe(0);
  const { table, links } = await newTable(['me', 'open', 'random']);
  await tables.join(table.id, links[1] as string, wei);
  await tables.changeSeat(table, { seat: 1, to: 'random' }, 'left');
  expect(await playUntil(table, () => roundOf(table) >= 4)).toBe(0);
}, 180_000);

test('the moment a second person sits down at a table against bots it is a table of people', async () => {
  const { table } = await newTable(['me', 'random', 'random']);
  await playUntil(table, () => roundOf(table) >= 2);
  const token = await tables.changeSeat(table, { seat: 1, to: 'open' }, 'left');
  await tables.join(table.id, token as string, wei);
  // The next window asks both, whatever they hold, and stays open for the same time for both.
  const isOpen = (): boolean => decisionId(table.state) === 'window/react' && asked(table).length === 2;
  await playUntil(table, isOpen);
  expect(isOpen()).toBe(true);
  const { version } = table;
  for (const { seat } of asked(table)) void table.answer(seat, null, 'window/react', []);
  await tick(DELAY - 10);
  expect(table.version).toBe(version);
  await tick(10);
  await tick(0);
  expect(table.version).toBeGreaterThan(version);
  // What the other has answered since is taken back only when he agrees, and the bot waits until he has said so.
  const answeredBy = (seat: number): boolean => table.viewOf(seat).undo === 'consent';
  let seat = -1;
  // A bot may answer just before.
  while (table.viewOf(0).asking === null) {
    await playUntil(table, () => answeredBy(0) || answeredBy(1));
    seat = answeredBy(0) ? 0 : 1;
    await table.undo(seat);
  }
  const asking = { seat, waiting: [1 - seat] };
  expect(table.viewOf(1 - seat).asking).toEqual(asking);
  for (let n = 0; n < 20; n++) await tick(500);
  expect(table.viewOf(1 - seat).asking).toEqual(asking);
  await table.consent(1 - seat, false);
  expect(table.viewOf(1 - seat).asking).toBeNull();
}, 180_000);

test('the table waits once for a step, not once for each seat that it asks in turn', async () => {
  const { table, links } = await newTable(['me', 'open', 'me']);
  await tables.join(table.id, links[1] as string, wei);
  await playUntil(table, () => roundOf(table) >= 3);
  const history = await storage.history(table.id, 0);
  const claims = history.flatMap((row, n) =>
    row.kind === 'answer' && row.decision === 'claim objectives/announce' ? [{ ...row, n }] : [],
  );
  const next = claims.filter(({ n }) => claims.some((claim) => claim.n === n - 1));
  expect(next.length).toBeGreaterThan(0);
  for (const { at, n } of next) expect(at).toBe(history[n - 1]?.at);
}, 180_000);
