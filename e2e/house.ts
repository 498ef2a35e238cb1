// What every test has: a server of its own process with a fresh database, tables at wanted moments in it, and a page that
// must never throw. Tests share the house of their worker: a name that somebody gives himself on the page is used by one file alone.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import type { BrowserContext, Page } from '@playwright/test';
import { test as base } from '@playwright/test';
import { openSqlite } from '../apps/server/src/storage/sqlite.ts';
import type { Storage } from '../apps/server/src/storage/storage.ts';
import { titles } from '../apps/server/src/titles.ts';
import type { Launched } from '../apps/server/test/kit/launch.ts';
import { launchProgram, theServer } from '../apps/server/test/kit/launch.ts';
import type { AnyMoment, Guest, Sitter, Stored } from './fixtures.ts';
import { addGuest, addTable } from './fixtures.ts';
import { headingOf } from './playing.ts';

export { expect } from '@playwright/test';

export interface House {
  readonly url: string;
  /** Ends the server without warning. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
  guest(name: string): Promise<Guest>;
  /** A table of the house's usual game, unless a title is named. */
  tableAt(
    moment: AnyMoment,
    name: string,
    sitters: readonly [Guest, ...Sitter[]],
    title?: Title,
    options?: Json,
  ): Promise<Stored>;
}

interface Lent {
  /** The built server; a test with games of its own brings another. */
  readonly program: string;
  readonly house: House;
  /** Fails the test when a page of this context throws; the test's own context is watched from the start. */
  readonly watchErrors: (context: BrowserContext) => void;
  /** A page on a device of its own, closed after the test. */
  readonly newDevice: () => Promise<Page>;
}

export const test = base.extend<Omit<Lent, 'house' | 'program'>, Pick<Lent, 'house' | 'program'>>({
  program: [async ({ browserName: _ }, use) => use(theServer), { scope: 'worker' }],
  house: [
    async ({ program }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'custodian-e2e-'));
      let server = await open(program, folder, 0);
      const { port } = server;
      const store = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
        const storage = openSqlite(join(folder, 'custodian.db'));
        try {
          return await work(storage);
        } finally {
          await storage.close();
        }
      };
      await use({
        url: `http://127.0.0.1:${port}`,
        async kill() {
          await server.end('SIGKILL');
        },
        async start() {
          server = await open(program, folder, port);
        },
        guest: (name) => store((storage) => addGuest(storage, name)),
        tableAt: (moment, name, sitters, title = usual, options = {}) =>
          store((storage) => addTable(storage, title, moment, name, sitters, options)),
      });
      await server.end('SIGTERM');
      await rm(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  watchErrors: [
    async ({ context }, use) => {
      const errors: string[] = [];
      const watch = (of: BrowserContext): void => {
        of.on('weberror', (error) => errors.push(error.error().stack ?? String(error.error())));
      };
      watch(context);
      await use(watch);
      base.expect(errors).toEqual([]);
    },
    { auto: true },
  ],
  newDevice: async ({ browser, watchErrors }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      watchErrors(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});

/** This device is known to the server as somebody's from now on. */
export async function comeAs(page: Page, { url }: House, { token }: Guest): Promise<void> {
  await page.context().addCookies([{ name: 'custodian', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
}

/** Ada against so many bots, with her table open at the moment. */
export async function sitAt(page: Page, house: House, moment: AnyMoment, bots = 3): Promise<void> {
  const ada = await house.guest('Ada');
  const { path } = await house.tableAt(moment, 'Orion', [
    ada,
    ...Array<string>(bots).fill(usual.levels[0] ?? 'random'),
  ]);
  await comeAs(page, house, ada);
  await page.goto(path);
  await headingOf(page).waitFor();
}

/** The first game of the list. */
const usual = [...titles.values()][0] as Title;

/** Everybody comes from one address here. */
const open = (program: string, folder: string, port: number): Promise<Launched> =>
  launchProgram(
    program,
    folder,
    '--port',
    String(port),
    '--bot-time',
    '40',
    '--log',
    'error',
    '--guests-per-hour',
    '10000',
    '--requests-per-minute',
    '100000',
  );
