// What a server keeps, part by part, as it lies in a file and in a database alike; and how two of them are compared.
import { createHash } from 'node:crypto';

export type Row = Readonly<Record<string, string | number | null>>;

export interface Part {
  readonly name: string;
  readonly columns: readonly string[];
  /** In which order its rows are read, so that both sides read them alike; `in turn` is the order in which they were added. */
  readonly order: readonly string[];
}

/** Those that others refer to come first. */
export const parts: readonly Part[] = [
  { name: 'person', columns: ['id', 'name', 'password', 'skeleton', 'mail'], order: ['id'] },
  { name: 'session', columns: ['hash', 'person', 'at', 'made', 'device'], order: ['hash'] },
  {
    name: 'passkey',
    columns: ['id', 'person', 'key', 'counter', 'transports', 'name', 'made', 'used'],
    order: ['id'],
  },
  { name: 'token', columns: ['hash', 'kind', 'owner', 'about', 'until'], order: ['hash'] },
  { name: 'audit', columns: ['at', 'who', 'what', 'about'], order: ['in turn'] },
  {
    name: 'tables',
    columns: [
      ...['id', 'game', 'name', 'host', 'seed', 'options', 'live', 'created', 'changed', 'finished', 'rows', 'visited'],
      ...['origin', 'chain', 'before', 'clock', 'public'],
    ],
    order: ['id'],
  },
  { name: 'seat', columns: ['tbl', 'seat', 'person', 'bot', 'claim', 'seen'], order: ['tbl', 'seat'] },
  {
    name: 'history',
    columns: ['tbl', 'n', 'kind', 'seat', 'decision', 'value', 'revealed', 'undo', 'events', 'at', 'hash', 'key'],
    order: ['tbl', 'n'],
  },
  { name: 'snapshot', columns: ['tbl', 'rows', 'answers', 'state', 'hash'], order: ['tbl', 'rows'] },
  { name: 'chat', columns: ['tbl', 'at', 'seat', 'name', 'text', 'notice', 'person'], order: ['in turn'] },
  { name: 'standing', columns: ['tbl', 'seat', 'window', 'mode'], order: ['tbl', 'seat', 'window'] },
  { name: 'job', columns: ['key', 'owner', 'due', 'about', 'stamp', 'claimed'], order: ['key'] },
  { name: 'note', columns: ['owner', 'kind', 'about'], order: ['owner', 'kind'] },
  { name: 'block', columns: ['person', 'other', 'at'], order: ['person', 'other'] },
  {
    name: 'report',
    columns: ['id', 'at', 'reporter', 'person', 'name', 'tbl', 'line', 'said', 'reason', 'words', 'seen'],
    order: ['id'],
  },
  {
    name: 'outcome',
    columns: ['tbl', 'seat', 'person', 'game', 'at', 'place', 'version', 'about'],
    order: ['tbl', 'seat'],
  },
  { name: 'pulse', columns: ['one', 'at'], order: ['one'] },
];

/** A part in two figures: how many rows, and a hash of all of them. */
export interface Account {
  readonly rows: number;
  readonly hash: string;
}

export function accounting({ columns }: Part): { add(row: Row): void; account(): Account } {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add: (row) => {
      rows++;
      hash.update(`${JSON.stringify(columns.map((column) => row[column]))}\n`);
    },
    account: () => ({ rows, hash: hash.digest('hex') }),
  };
}

/** Somewhere a server keeps its games, to be moved from or to. */
export interface Store {
  readonly place: string;
  /** Nobody is known there and nothing is played. */
  isEmpty(): Promise<boolean>;
  read(part: Part): AsyncIterable<Row>;
  write(part: Part, rows: readonly Row[]): Promise<void>;
  /** What was written counts from now on; until then nothing does. */
  keep(): Promise<void>;
  /** Lets go of it; what was written and not kept is gone. */
  close(): Promise<void>;
}
