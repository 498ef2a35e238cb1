// The built server with its games in a database, as a host starts it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient } from '../kit/client.ts';
import { anyAnswer } from '../kit/house.ts';
import { launchWith, runToEnd, theServer } from '../kit/launch.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';

const migrate = fileURLToPath(new URL('../../dist/migrate.js', import.meta.url));
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test('a server with a database plays on where the last one stopped', async () => {
  const env = { DATABASE_URL: await postgres.newDatabase() };
  const early = await runToEnd(theServer, env, '--port', '0');
  expect(early).toMatchObject({
    code: 1,
    printed: expect.stringMatching(/is not set up yet: run "npx custodian migrate"/),
  });
  const first = await runToEnd(migrate, env);
  expect(first).toMatchObject({ code: 0, printed: expect.stringMatching(/^done .*\nok .* is up to date/s) });
  expect((await runToEnd(migrate, env)).printed).toMatch(/^ok .* is up to date\n$/);

  let server = await launchWith(env, '--log', 'silent');
  const host = await newClient(server.port, 'Ilaria');
  const wish = { game: 'ti3', name: 'T', seats: ['me', 'random', 'random'], options: null };
  const { id } = (await host.call('POST', '/api/tables', wish)).body as { id: string };
  await host.sit(id, 0);
  for (let n = 0; n < 5; n++) {
    const { answers } = await host.until((view) => view.decisions.length > 0);
    expect((await host.answer(anyAnswer(host))).type).toBe('accepted');
    await host.until((view) => view.answers > answers);
  }
  const { answers } = await host.until((view) => view.decisions.length > 0);
  expect(await server.end('SIGTERM')).toBe(0);

  server = await launchWith(env, '--log', 'silent');
  const again = await newClient(server.port, '', host.cookie);
  await again.sit(id, 0);
  expect((await again.until((view) => view.decisions.length > 0)).answers).toBe(answers);
  again.leave();
  await server.end('SIGTERM');
});

test('a database that is none, or is not there, is said in words', async () => {
  const printed = async (url: string): Promise<string> => {
    const ended = await runToEnd(theServer, { DATABASE_URL: url }, '--port', '0');
    expect(ended.code).toBe(1);
    return ended.printed;
  };
  expect(await printed('games')).toMatch(/cannot be read; it is like postgres:/);
  expect(await printed('mysql://me:secret@localhost/games')).toMatch(/begins with "mysql:"/);
  const closed = await printed('postgres://me:secret@127.0.0.1:9/games');
  expect(closed).toMatch(/the database 127\.0\.0\.1:9\/games cannot be reached: .*ECONNREFUSED/);
  expect(closed).not.toMatch(/secret/);
  expect(await printed(`${await postgres.newDatabase()}x`)).toMatch(/cannot be reached: database ".*x" does not exist/);
});

test('without a database nothing of it is loaded', () => {
  const dist = new URL('.', new URL(`file://${theServer}`));
  const loaded = new Set<string>();
  const load = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    const text = readFileSync(new URL(file, dist), 'utf8');
    for (const [, name] of text.matchAll(/^(?:import|export)\s(?:[^;]*?\sfrom\s)?"([^"]+)";$/gm))
      if (name?.startsWith('./')) load(name);
      else loaded.add(String(name));
  };
  load('./main.js');
  expect(loaded).toContain('fastify');
  expect([...loaded].filter((name) => /^(pg|kysely)/.test(name))).toEqual([]);
});
