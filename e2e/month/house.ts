// A house in which the test moves time, with receivers on this machine for mail, and for what is posted to browsers and programs.
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Clock } from '@custodian/protocol';
import type { Title } from '@custodian/title';
import { build } from 'rolldown';
import { openSqlite } from '../../apps/server/src/storage/sqlite.ts';
import type { Storage } from '../../apps/server/src/storage/storage.ts';
import { titles } from '../../apps/server/src/titles.ts';
import { launchProgramWith } from '../../apps/server/test/kit/launch.ts';
import type { HttpSink, MailSink } from '../../apps/server/test/kit/sinks.ts';
import { openHttpSink, openMailSink } from '../../apps/server/test/kit/sinks.ts';
import type { AnyMoment, Guest, Sitter, Stored } from '../fixtures.ts';
import { addGuest, addTable } from '../fixtures.ts';
import { test as base } from '../house.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Two folders below the root, as its sources are: what stands beside them is found by the same way. */
const folder = fileURLToPath(new URL('../../.cache/month-server/', import.meta.url));

export interface Month {
  readonly url: string;
  readonly mail: MailSink;
  readonly http: HttpSink;
  /** The time of the server. */
  now(): number;
  /** Time goes on by so many minutes. */
  forward(minutes: number): Promise<void>;
  guest(name: string): Promise<Guest>;
  tableAt(moment: AnyMoment, name: string, sitters: readonly [Guest, ...Sitter[]], clock: Clock): Promise<Stored>;
}

export const test = base.extend<object, { month: Month }>({
  month: [
    async ({ browserName: _ }, use) => {
      await build({
        input: { main: `${here}main.ts` },
        platform: 'node',
        // Packages of the workspace go in, all others stay outside.
        external: (id) => !/^([./]|@custodian\/|\0)/.test(id),
        output: { dir: folder, format: 'esm' },
        logLevel: 'silent',
      });
      const data = await mkdtemp(join(tmpdir(), 'custodian-month-'));
      const [mail, http] = [await openMailSink(), await openHttpSink()];
      const env = { CUSTODIAN_SMTP: mail.url, CUSTODIAN_MAIL_FROM: 'Custodian <table@example.org>' };
      const flags = ['--data', data, '--any-target', '--bot-time', '40', '--log', 'error'];
      const server = await launchProgramWith(`${folder}main.js`, env, ...flags);
      let ahead = 0;
      const store = async <T>(work: (storage: Storage) => Promise<T>): Promise<T> => {
        const storage = openSqlite(join(data, 'custodian.db'));
        try {
          return await work(storage);
        } finally {
          await storage.close();
        }
      };
      const now = (): number => Date.now() + ahead;
      await use({
        ...{ url: `http://127.0.0.1:${server.port}`, mail, http, now },
        forward: async (minutes) => {
          ahead += minutes * 60_000;
          await writeFile(join(data, 'clock.new'), String(ahead));
          await rename(join(data, 'clock.new'), join(data, 'clock'));
        },
        guest: (name) => store((storage) => addGuest(storage, name)),
        tableAt: (moment, name, sitters, clock) =>
          store((storage) =>
            addTable(storage, [...titles.values()][0] as Title, moment, name, sitters, {}, { clock, now: now() }),
          ),
      });
      await server.end('SIGTERM');
      await Promise.all([mail.close(), http.close(), rm(data, { recursive: true, force: true })]);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ month }, use) => use(month.url),
});
