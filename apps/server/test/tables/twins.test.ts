// Two tables in the same public position, where one seat holds other cards: nobody else can tell one from the other, neither by
// what he is sent nor by when, nor by his list of tables, nor by looking back.
import type { Answer, Json, State } from '@custodian/kernel';
import { decisionId, quickRoll, randomAnswer, save } from '@custodian/kernel';
import type { TableSummary } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, SeatRow, Storage } from '../../src/storage/storage.ts';
import type { AskBot, Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';
import { titles } from '../../src/titles.ts';
import type { Twins } from '../kit/twins.ts';
import { BEGAN, findTwins, GAMES, handOf, SEED, TWIN } from '../kit/twins.ts';

// Time is what the test says it is.
vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));

const ID = 'twins0000000';
const OTHER = 'other0000000';
/** Those who must not notice. */
const OTHERS = [0, 2, null] as const;
const people: readonly Person[] = ['Ilaria', 'Wei', 'Noor'].map((name) => ({ id: name, name, password: null }));

let title: Title;
let options: Json;
let rows: Twins['rows'];
let worlds: Twins['worlds'];

const open: { close(): Promise<void> }[] = [];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: BEGAN * 2 });
});
afterEach(async () => {
  for (const each of open.splice(0)) await each.close();
  vi.useRealTimers();
});

/** Milliseconds go by; whatever they bring is done. */
async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone < ms; gone += 10) {
    vi.advanceTimersByTime(10);
    for (let n = 0; n < 6; n++) await new Promise((goOn) => setImmediate(goOn));
  }
}

interface World {
  readonly tables: Tables;
  /** What each of the others was sent, and when. */
  readonly streams: readonly (readonly [ms: number, text: string])[][];
  act(seat: number): Promise<void>;
}

async function enter(state: State<unknown>, sitters: readonly (Person | 'sensible')[], askBot: AskBot): Promise<World> {
  vi.setSystemTime(BEGAN * 2);
  const storage: Storage = openSqlite(':memory:');
  for (const person of people) await storage.addPerson(person);
  const seats = sitters.map(
    (sitter, seat): SeatRow =>
      sitter === 'sensible'
        ? { seat, person: null, bot: sitter, claim: null }
        : { seat, person: sitter.id, bot: null, claim: null },
  );
  const common = { game: title.id, name: 'Twins', host: 'Ilaria', seed: SEED, options, live: true };
  const times = { created: BEGAN, changed: BEGAN, finished: false };
  await storage.addTable({ id: ID, ...common, ...times, seats });
  await storage.append(ID, 0, rows, false);
  await storage.addSnapshot(ID, { rows: rows.length, answers: rows.length, state: save(state) });
  await storage.addTable({
    id: OTHER,
    ...common,
    ...times,
    seats: people.map(({ id }, seat) => ({ seat, person: id, bot: null, claim: null })),
  });
  const tables = new Tables({ titles, storage, askBot });
  open.push({
    close: async () => {
      await tables.close();
      await storage.close();
    },
  });
  const table = await tables.find(ID);
  if (table === null) throw new Error('no table');
  const began = Date.now();
  const streams: [number, string][][] = [];
  for (const seat of OTHERS) {
    const stream: [number, string][] = [];
    streams.push(stream);
    const person = seat === null ? 'nobody' : (people[seat] as Person).id;
    table.sit({ person, seat, send: (message) => stream.push([Date.now() - began, JSON.stringify(message)]) });
  }
  return {
    tables,
    streams,
    act: async (seat) => {
      const outcome = table.answer(seat, null, 'window/react', []);
      await pass(10);
      void outcome;
    },
  };
}

/** What the others can find out without being told. */
async function found({ tables }: World): Promise<Json> {
  const table = await tables.find(ID);
  const lists: TableSummary[][] = [];
  for (const seat of [0, 2]) lists.push(await tables.lists.of(people[seat] as Person));
  const past: unknown[] = [];
  for (const seat of OTHERS)
    for (let n = rows.length; n < rows.length + 6; n++) past.push(await table?.viewAt(seat, n));
  return JSON.parse(JSON.stringify({ lists, past })) as Json;
}

async function movesOn(table: Table | null): Promise<void> {
  const { game, state } = table as Table;
  const { seat, decision, value } = randomAnswer(game, state, quickRoll(1)) as Answer;
  await table?.answer(seat, null, decision, value);
}

const letsGoBy: AskBot = async (table, seat) => ({ seat, decision: decisionId(table.state), value: [] });

describe.each(GAMES)('two tables of $id', (game) => {
  beforeAll(() => {
    title = titles.get(game.id) as Title;
    options = game.options;
    ({ rows, worlds } = findTwins(title, options));
  }, 180_000);

  test('a person with a card who lets it go by, and one without: at the same time, in the same words', async () => {
    const seen: Json[] = [];
    for (const [i, state] of worlds.entries()) {
      const world = await enter(state, people, letsGoBy);
      await pass(100);
      // The others say at once that they pass; whoever has a card thinks for a moment, whoever has none is not asked.
      await world.act(0);
      await world.act(2);
      await pass(180);
      const other = await world.tables.find(OTHER);
      await movesOn(other);
      if (i === 0) await world.act(TWIN);
      else await pass(10);
      const before = await found(world);
      await pass(2000);
      seen.push(JSON.parse(JSON.stringify({ before, after: await found(world), streams: world.streams })) as Json);
    }
    const [hand, otherHand] = worlds.map(handOf);
    expect(hand).not.toEqual(otherHand);
    const [one, other] = seen as [{ streams: Json[][] }, unknown];
    // The window went by, and everybody was told.
    for (const stream of one.streams) expect(stream.length).toBeGreaterThan(1);
    expect(one).toEqual(other);
  });

  test('whoever answers late answers in secret: nobody is told, and the table does not move up in the lists', async () => {
    const world = await enter(worlds[0], people, letsGoBy);
    const table = await world.tables.find(ID);
    await table?.setStanding(0, worlds[0].stack.at(-1)?.v.name as string, 'ask');
    await pass(1500);
    await movesOn(await world.tables.find(OTHER));
    await pass(100);
    const before = await found(world);
    expect((before as unknown as { lists: TableSummary[][] }).lists[0]?.map((t) => t.id)).toEqual([OTHER, ID]);
    const heard = world.streams.map((stream) => stream.length);
    const { version } = table as Table;
    await world.act(TWIN);
    expect(table?.version).toBe(version + 1);
    expect(await found(world)).toEqual(before);
    expect(world.streams.map((stream) => stream.length)).toEqual(heard);
    // Afterwards nobody can look up who answered before him.
    await world.act(0);
    expect(table?.version).toBe(version + 2);
    for (let n = rows.length; n < rows.length + 3; n++)
      expect((await table?.viewAt(0, n))?.view.stack.at(-1)).not.toHaveProperty('got');
  });

  test('a bot with a card and one without, among people', async () => {
    const seen: unknown[] = [];
    for (const state of worlds) {
      const world = await enter(state, [people[0] as Person, 'sensible', people[2] as Person], letsGoBy);
      await pass(100);
      await world.act(0);
      await world.act(2);
      await pass(2000);
      seen.push({ streams: world.streams, found: await found(world) });
    }
    expect(seen[0]).toEqual(seen[1]);
  });
});
