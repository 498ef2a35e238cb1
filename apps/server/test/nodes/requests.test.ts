// Requests at several nodes: what somebody may ask is counted together, and a request is found by its id in the logs of all that saw it.
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newClient } from '../kit/client.ts';
import { newTable, pause } from '../kit/house.ts';
import type { Launched } from '../kit/launch.ts';
import { launchWith, runToEnd } from '../kit/launch.ts';
import { newDatabase, openNode } from '../kit/nodes.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';

const migrate = fileURLToPath(new URL('../../dist/migrate.js', import.meta.url));
let postgres: Postgres;
const launched: Launched[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const node of launched) await node.end('SIGTERM');
  await postgres.stop();
});

test('requests and new guests of an address are counted at all nodes together', async () => {
  const database = await newDatabase(postgres);
  const flags = ['--requests-per-minute', '12', '--guests-per-hour', '3'];
  const ports: number[] = [];
  for (let n = 0; n < 2; n++) ports.push((await openNode(database, { flags })).running.port);
  const guest = async (n: number): Promise<number> => {
    const answer = await fetch(`http://127.0.0.1:${ports[n % 2]}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: `Guest ${'ABCDE'[n]}` }),
    });
    return answer.status;
  };
  const guests: number[] = [];
  for (let n = 0; n < 5; n++) guests.push(await guest(n));
  expect(guests).toEqual([200, 200, 200, 429, 429]);
  const asked: number[] = [];
  for (let n = 0; n < 10; n++) asked.push((await fetch(`http://127.0.0.1:${ports[n % 2]}/api/me`)).status);
  // Those of the guests count as well.
  expect(asked).toEqual([...Array(7).fill(200), ...Array(3).fill(429)]);
});

/** What a node has logged about a request. */
const linesOf = (node: Launched | undefined, id: string): { msg?: string; reqId?: string }[] =>
  (node?.printed() ?? '')
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes(`"reqId":"${id}"`))
    .map((line) => JSON.parse(line) as { msg?: string; reqId?: string });

test('a request keeps its id: in the answer, in the log of the node that was asked, and in that of the node that plays the table', async () => {
  const database = await postgres.newDatabase();
  const env = { DATABASE_URL: database };
  expect((await runToEnd(migrate, env)).code).toBe(0);
  for (let n = 0; n < 2; n++) launched.push(await launchWith(env, '--log', 'debug'));
  const [here, there] = launched.map(({ port }) => port) as [number, number];
  const host = await newClient(here, 'Ilaria');
  const { id } = await newTable(host, ['me', 'random', 'random']);
  await host.sit(id, 0);
  const headers = { cookie: host.cookie, 'x-request-id': 'from-the-proxy-1' };
  const answer = await fetch(`http://127.0.0.1:${there}/api/tables/${id}`, { headers });
  expect([answer.status, answer.headers.get('x-request-id')]).toEqual([200, 'from-the-proxy-1']);
  for (let n = 0; n < 100 && launched.some((node) => linesOf(node, 'from-the-proxy-1').length === 0); n++)
    await pause(50);
  for (const node of launched) expect(linesOf(node, 'from-the-proxy-1').length).toBeGreaterThan(0);
  // What is no id is none, and everybody gets one of his own.
  const others = new Set<string>();
  for (const given of ['two words', 'x'.repeat(80), '']) {
    const sent = given === '' ? {} : { 'x-request-id': given };
    const own = (await fetch(`http://127.0.0.1:${there}/api/me`, { headers: sent })).headers.get('x-request-id') ?? '';
    expect(own).toMatch(/^[\w-]{12}$/);
    others.add(own);
  }
  expect(others.size).toBe(3);
  host.leave();
}, 300_000);
