// What every test has: a server of its own process with a fresh database, and a page that must never throw.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { test as base } from '@playwright/test';
import type { Launched } from '../apps/server/test/launch.ts';
import { launch } from '../apps/server/test/launch.ts';

export { expect } from '@playwright/test';

export interface House {
  readonly url: string;
  /** Ends the server without warning. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  start(): Promise<void>;
}

interface Lent {
  readonly house: House;
  /** Fails the test when a page of this context throws; the test's own context is watched from the start. */
  readonly watchErrors: (context: BrowserContext) => void;
}

export const test = base.extend<Omit<Lent, 'house'>, Pick<Lent, 'house'>>({
  house: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'custodian-e2e-'));
      let server = await open(folder, 0);
      const { port } = server;
      await use({
        url: `http://127.0.0.1:${port}`,
        async kill() {
          await server.end('SIGKILL');
        },
        async start() {
          server = await open(folder, port);
        },
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
});

const open = (folder: string, port: number): Promise<Launched> =>
  launch(folder, '--port', String(port), '--bot-time', '40', '--log', 'error');
