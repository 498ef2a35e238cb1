// A server in this process for one test, with bots that answer at random; ended and removed afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decide, randomPolicy } from '@custodian/bots';
import type { Json } from '@custodian/kernel';
import { hideState, quickRoll } from '@custodian/kernel';
import type { Titles } from '@custodian/title';
import { afterEach, expect } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { Patience } from '../../src/http/connections.ts';
import { PATIENCE } from '../../src/http/connections.ts';
import type { Running } from '../../src/http/server.ts';
import { startServer } from '../../src/http/server.ts';
import { backupsIn } from '../../src/keeping/backups.ts';
import { copyInto } from '../../src/storage/copying.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { AdviseSeat, AskBot } from '../../src/tables/table.ts';
import { titles as known } from '../../src/titles.ts';
import type { Client } from './client.ts';
import { newClient } from './client.ts';

const roll = quickRoll(7);
const atRandom: AskBot = async (table, seat) =>
  decide(table.game, hideState(table.game, table.state, seat), seat, randomPolicy, roll);

export interface House {
  readonly running: Running;
  readonly storage: Storage;
  readonly folder: string;
  /** Stops the server and starts it again on the same folder. */
  restart(): Promise<void>;
  person(name: string): Promise<Client>;
}

export interface Wish {
  readonly askBot?: AskBot;
  readonly adviseSeat?: AdviseSeat;
  readonly flags?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of the page's files; none when absent. */
  readonly pages?: string;
  /** Puts something between the server and its storage. */
  readonly through?: (storage: Storage) => Storage;
  /** The games it knows; those of the list unless given. */
  readonly titles?: Titles;
  /** How long a request may take to arrive. */
  readonly patience?: Patience;
}

const open: { end(): Promise<void> }[] = [];
afterEach(async () => {
  for (const house of open.splice(0)) await house.end();
});

export async function openHouse(wish: Wish = {}): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-'));
  const config = readConfig(
    ['--port', '0', '--data', folder, '--log', 'silent', ...(wish.flags ?? [])],
    wish.env ?? {},
  );
  if ('problem' in config) throw new Error(config.problem);
  const pages = wish.pages ?? join(folder, 'none');
  const { titles = known, askBot = atRandom, patience = PATIENCE } = wish;
  const advice = wish.adviseSeat === undefined ? {} : { adviseSeat: wish.adviseSeat };
  const start = async (): Promise<{ file: Storage; storage: Storage; running: Running }> => {
    const file = openSqlite(join(folder, 'custodian.db'));
    const storage = wish.through?.(file) ?? file;
    const backups = backupsIn(folder, async (from, to) => copyInto(from, to));
    const equipment = { titles, storage, askBot, pages, patience, backups, ...advice };
    return { file, storage, running: await startServer(config, equipment) };
  };
  let now = await start();
  const stop = async (): Promise<void> => {
    await now.running.stop();
    await now.file.close();
  };
  const clients: Client[] = [];
  open.push({
    end: async () => {
      for (const client of clients) client.leave();
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  });
  const person = async (name: string): Promise<Client> => {
    const client = await newClient(now.running.port, name);
    clients.push(client);
    return client;
  };
  const restart = async (): Promise<void> => {
    await stop();
    now = await start();
  };
  return {
    get running() {
      return now.running;
    },
    get storage() {
      return now.storage;
    },
    folder,
    restart,
    person,
  };
}

export interface Made {
  readonly id: string;
  readonly links: readonly (string | null)[];
}

export async function newTable(
  host: Client,
  seats: readonly string[],
  options: Json = null,
  game = 'ti3',
): Promise<Made> {
  const made = await host.call('POST', '/api/tables', { game, name: 'Test', seats, options });
  expect(made.status).toBe(200);
  return made.body as unknown as Made;
}

/** A table of people: the first is the host, the others come by their links; all sit down. */
export async function tableOf(
  players: readonly Client[],
  options: Json = null,
  beforehand: (id: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const [host, ...guests] = players as [Client, ...Client[]];
  const { id, links } = await newTable(host, ['me', ...guests.map(() => 'open')], options);
  await beforehand(id);
  for (const [i, guest] of guests.entries())
    expect((await guest.call('POST', `/api/tables/${id}/join`, { token: links[i + 1] })).status).toBe(200);
  await Promise.all(players.map((client, seat) => client.sit(id, seat)));
  return id;
}

/**
 * Any answer that is allowed: the proposal of a plan, or as few options as may be. Where more may be chosen it is the last
 * ones: an election of two wants two candidates, or nobody, which is named last.
 */
export function anyAnswer(client: Client): Json {
  const [decision] = client.view().decisions;
  if (decision === undefined) throw new Error('nothing is asked');
  if (decision.kind === 'plan') return decision.fallback;
  const { options, pick } = decision;
  const from = pick[0] === pick[1] ? 0 : options.length - pick[0];
  return options.slice(from, from + pick[0]).map((option) => option.id);
}

export const pause = (ms: number): Promise<void> => new Promise((wake) => setTimeout(wake, ms));
