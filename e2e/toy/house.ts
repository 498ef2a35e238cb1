// A house in which the toy can be played too: its server is built from the same sources, with a longer list of games.
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { test as base } from '../house.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Two folders below the root, as its sources are: what stands beside them is found by the same way. */
const folder = fileURLToPath(new URL('../../.cache/toy-server/', import.meta.url));

export const test = base.extend<object, { program: string }>({
  program: [
    async ({ browserName: _ }, use) => {
      await build({
        input: { main: `${here}main.ts`, bot: `${here}bot.ts` },
        platform: 'node',
        // Packages of the workspace go in, all others stay outside.
        external: (id) => !/^([./]|@custodian\/|\0)/.test(id),
        output: { dir: folder, format: 'esm' },
        logLevel: 'silent',
      });
      await use(`${folder}main.js`);
    },
    { scope: 'worker' },
  ],
});
