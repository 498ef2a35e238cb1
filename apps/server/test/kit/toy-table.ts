// A table of the toy without a network, at which three people sit and time is what the test says it is.
import type { Json } from '@custodian/kernel';
import { decisionId, pending } from '@custodian/kernel';
import type { ServerMessage } from '@custodian/protocol';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { vi } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Person, Storage } from '../../src/storage/storage.ts';
import type { Table } from '../../src/tables/table.ts';
import { Tables } from '../../src/tables/tables.ts';

export const people: readonly Person[] = ['Ilaria', 'Wei', 'Noor'].map((name) => ({ id: name, name, password: null }));

export interface ToyTable {
  readonly storage: Storage;
  table: Table;
  /** What each was sent, and when. */
  readonly heard: [ms: number, message: ServerMessage][][];
  /** The same storage, after the server was killed: nothing was closed in order. */
  killAndRestart(): Promise<void>;
  end(): Promise<void>;
}

export async function openToyTable(seed = 'always the same'): Promise<ToyTable> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'], now: 5_000_000 });
  const storage = openSqlite(':memory:');
  for (const person of people) await storage.addPerson(person);
  const seats = people.map(({ id }, seat) => ({ seat, person: id, bot: null, claim: null }));
  const options = { length: 'usual', crowns: false };
  const times = { created: 1, changed: 1, finished: false };
  await storage.addTable({
    id: 'toys',
    game: 'toy',
    name: 'Toys',
    host: 'Ilaria',
    seed,
    options,
    live: true,
    ...times,
    seats,
  });
  const began = Date.now();
  const heard: [number, ServerMessage][][] = people.map(() => []);
  const start = async (): Promise<{ tables: Tables; table: Table }> => {
    const tables = new Tables({ titles: listed(toy), storage, askBot: async () => null });
    const table = (await tables.find('toys')) as Table;
    for (const [seat, { id }] of people.entries())
      table.sit({ person: id, seat, send: (message) => heard[seat]?.push([Date.now() - began, message]) });
    return { tables, table };
  };
  let now = await start();
  return {
    storage,
    get table() {
      return now.table;
    },
    heard,
    killAndRestart: async () => {
      await now.table.moveAway();
      now = await start();
      await pass(0);
    },
    end: async () => {
      await now.tables.close();
      await storage.close();
      vi.useRealTimers();
    },
  };
}

/** Milliseconds go by; whatever they bring is done. */
export async function pass(ms: number): Promise<void> {
  for (let gone = 0; gone <= ms; gone += 10) {
    if (gone > 0) vi.advanceTimersByTime(10);
    for (let n = 0; n < 8; n++) await new Promise((goOn) => setImmediate(goOn));
  }
}

/** Who is asked now, and what. */
export const asked = ({ table }: ToyTable): [question: string, seats: number[]] => [
  decisionId(table.state),
  pending(table.game, table.state).map(({ seat }) => seat),
];

export async function answer({ table }: ToyTable, seat: number, value: Json): Promise<void> {
  void table.answer(seat, null, decisionId(table.state), value);
  await pass(0);
}
