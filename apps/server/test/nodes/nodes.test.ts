// Two nodes on one database: any of them serves any table, and one of them plays it.
import type { TableSummary } from '@custodian/protocol';
import type { Title, Titles } from '@custodian/title';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titles } from '../../src/titles.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { anyAnswer, newTable, pause } from '../kit/house.ts';
import type { Node } from '../kit/nodes.ts';
import { newDatabase, openNode } from '../kit/nodes.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';

const OPTIONS = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };
let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** Two nodes, and the same person at both. */
async function twoNodes(): Promise<{ database: string; nodes: [Node, Node]; here: Client; there: Client }> {
  const database = await newDatabase(postgres);
  const nodes: [Node, Node] = [await openNode(database), await openNode(database)];
  const here = await newClient(nodes[0].running.port, 'Ilaria');
  const there = await newClient(nodes[1].running.port, '', here.cookie);
  return { database, nodes, here, there };
}

const countOf = async (client: Client): Promise<number> => {
  const { body } = await client.call('GET', '/healthz');
  return (body as { tables: number }).tables;
};

async function query<T extends object>(database: string, text: string, ...values: unknown[]): Promise<T[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<T>(text, values);
  await client.end();
  return rows;
}

test('a table is played by one node and seen at both; what is answered at one is told at the other', async () => {
  const { nodes, here, there } = await twoNodes();
  const third = await newClient(nodes[1].running.port, '', here.cookie);
  const { id } = await newTable(here, ['me', 'me', 'me'], OPTIONS);
  await here.sit(id, 0);
  await there.sit(id, 1);
  await third.sit(id, 2);
  expect([await countOf(here), await countOf(there)]).toEqual([1, 0]);
  for (let n = 0; n < 8; n++) {
    const { answers } = here.view();
    await Promise.all([there, third].map((client) => client.until((v) => v.answers === answers)));
    const asked = [here, there, third].find((client) => client.view().decisions.length > 0);
    if (asked === undefined) break;
    expect((await asked.answer(anyAnswer(asked))).type).toBe('accepted');
    await Promise.all([here, there, third].map((client) => client.until((v) => v.answers > answers)));
  }
  expect(there.view().answers).toBeGreaterThan(4);
  there.send({ type: 'say', id: 77, text: 'ciao' });
  expect((await here.next('said')).line.text).toBe('ciao');
  expect((await there.next('said')).line.text).toBe('ciao');
  expect((await there.answer(['nonsense'])).type).toMatch(/refused|problem/);
});

test('requests and lists are answered by any node, and what they change is changed where the table is', async () => {
  const { nodes, here, there } = await twoNodes();
  const { id, links } = await newTable(here, ['me', 'open', 'random'], OPTIONS);
  await here.sit(id, 0);
  const guest = await newClient(nodes[1].running.port, 'Wei');
  expect(await guest.call('POST', `/api/tables/${id}/join`, { token: links[1] })).toMatchObject({
    status: 200,
    body: { seat: 1 },
  });
  expect((await here.until((v) => v.table.seats[1]?.kind === 'person')).table.seats[1]?.name).toBe('Wei');
  expect((await guest.call('POST', `/api/tables/${id}/join`, { token: links[1] })).status).toBe(410);
  expect((await guest.call('GET', `/api/tables/${id}/at/0?seat=0`)).status).toBe(403);
  expect((await there.call('GET', `/api/tables/${id}/at/0?seat=0`)).status).toBe(200);
  expect((await there.call('GET', '/api/tables/0000000000000000')).status).toBe(404);

  const other = await newTable(there, ['me', 'random', 'random'], OPTIONS);
  await there.sit(other.id, 0);
  const lists = await Promise.all([here, there].map(async (c) => (await c.call('GET', '/api/tables')).body));
  for (const list of lists) {
    const tables = (list as unknown as { tables: TableSummary[] }).tables;
    expect(tables.map((t) => t.id).sort()).toEqual([id, other.id].sort());
    expect(tables.every(({ fault }) => fault === null)).toBe(true);
  }
  expect([await countOf(here), await countOf(there)]).toEqual([1, 1]);
});

test('only nodes ask what nodes ask each other', async () => {
  const { here } = await twoNodes();
  const body = { person: 'x', ids: [] };
  expect((await here.call('POST', '/nodes/summaries', body)).status).toBe(403);
  expect((await here.call('POST', '/nodes/summaries', body, { 'x-custodian-node': 'guessed' })).status).toBe(403);
});

test('whoever signs out at one node loses his channels at the other', async () => {
  const { here, there } = await twoNodes();
  const { id } = await newTable(here, ['me', 'random', 'random'], OPTIONS);
  await there.sit(id, 0);
  await here.call('POST', '/api/logout', {});
  await expect(there.next('problem')).rejects.toThrow(/closed/);
  expect((await there.call('GET', '/api/me')).body).toEqual({ person: null });
});

test('attempts with a password are counted at all nodes together', async () => {
  const { here, there } = await twoNodes();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) {
    const client = n % 2 === 0 ? here : there;
    statuses.push((await client.call('POST', '/api/login', { name: 'Ilaria', password: 'wrong horse' })).status);
  }
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
});

test('a node that stops gives its tables to the other, and a bot that had to move does', async () => {
  const { database, nodes, here, there } = await twoNodes();
  const { id } = await newTable(here, ['me', 'random', 'random'], OPTIONS);
  await here.sit(id, 0);
  const { answers } = await here.until((v) => v.decisions.length > 0);
  const message = { type: 'answer', id: 5, version: answers, decision: here.view().decision } as const;
  here.send({ ...message, value: anyAnswer(here), key: 'the very answer' });
  expect((await here.next('accepted')).id).toBe(5);
  await nodes[0].stop();
  const [row] = await query<{ holder: string | null }>(database, 'SELECT holder FROM tables WHERE id = $1', id);
  await there.sit(id, 0);
  there.send({ ...message, value: [], key: 'the very answer' });
  expect((await there.next('accepted')).id).toBe(5);
  await there.until((v) => v.decisions.length > 0);
  expect(row).toBeDefined();
});

test('whoever was away and does not know that his table was taken can write nothing, and those who look are sent there', async () => {
  const { database, nodes, here, there } = await twoNodes();
  const { id } = await newTable(here, ['me', 'random', 'random'], OPTIONS);
  await here.sit(id, 0);
  await here.until((v) => v.decisions.length > 0);
  const [storage] = [nodes[0].storage];
  const before = (await storage.record(id)).rows.length;
  // As if the first had not been heard of for long: the second takes it.
  await query(database, `UPDATE tables SET holder = NULL WHERE id = $1`, id);
  await there.sit(id, 0);
  const row = { kind: 'undo', seat: 0, to: 0, at: 1 } as const;
  await expect(storage.append(id, before, [row], false)).rejects.toThrow(/another node/);
  await expect(storage.setStanding(id, 0, 'any time', 'pass')).rejects.toThrow(/another node/);
  await expect(storage.setHost(id, 'somebody')).rejects.toThrow(/another node/);
  expect((await storage.record(id)).rows.filter(({ kind }) => kind === 'undo')).toEqual([]);
  await expect(here.next('problem')).rejects.toThrow(/closed/);
  await here.sit(id, 0);
  await here.until((v) => v.decisions.length > 0);
  expect((await here.answer(anyAnswer(here))).type).toBe('accepted');
  expect([await countOf(here), await countOf(there)]).toEqual([0, 1]);
});

test('tables of a node that is gone are taken by another by itself, and their bots move', async () => {
  const { database, nodes, here } = await twoNodes();
  const { id, links } = await newTable(here, ['me', 'open', 'random'], OPTIONS);
  const guest = await newClient(nodes[0].running.port, 'Wei');
  await guest.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await nodes[0].stop();
  await query(
    database,
    `INSERT INTO node VALUES ('dead', 'http://127.0.0.1:9', '{}', clock_timestamp() - interval '1 second')`,
  );
  await query(database, `UPDATE tables SET holder = 'dead' WHERE id = $1`, id);
  const holder = async (): Promise<string | null> =>
    (await query<{ holder: string | null }>(database, 'SELECT holder FROM tables WHERE id = $1', id))[0]?.holder ??
    null;
  while ((await holder()) === 'dead') await pause(50);
  expect(await holder()).not.toBeNull();
});

/** The same games, as another version of the program knows them. */
const ofRevision = (more: number): Titles =>
  new Map(
    [...titles].map(([id, title]): [string, Title] => [
      id,
      { ...title, rules: { ...title.rules, revision: title.rules.revision + more } },
    ]),
  );

test('two versions at once: whoever knows less leaves the table to whoever has played it, and says so when he is alone', async () => {
  const database = await newDatabase(postgres);
  const older = await openNode(database);
  const newer = await openNode(database, { titles: ofRevision(1) });
  const me = await newClient(older.running.port, 'Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], OPTIONS);
  const atNewer = await newClient(newer.running.port, '', me.cookie);
  await atNewer.sit(id, 0);
  await atNewer.until((v) => v.decisions.length > 0);
  atNewer.leave();
  // Nobody holds it, and still the older one does not take it.
  await query(database, 'UPDATE tables SET holder = NULL WHERE id = $1', id);
  await me.sit(id, 0);
  expect((await me.until((v) => v.decisions.length > 0)).answers).toBeGreaterThan(0);
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  me.leave();
  await newer.stop();
  expect(await me.call('GET', `/api/tables/${id}`)).toMatchObject({ status: 503, body: { fault: 'newer' } });
  // It is found again as soon as somebody is there who knows the game.
  await openNode(database, { titles: ofRevision(1) });
  expect((await me.call('GET', `/api/tables/${id}`)).status).toBe(200);
});

test('readiness is told apart from life; when the database is back each node listens once', async () => {
  const { database, nodes, here, there } = await twoNodes();
  expect((await here.call('GET', '/livez')).status).toBe(200);
  expect((await here.call('GET', '/readyz')).status).toBe(200);
  await postgres.kill();
  expect((await there.call('GET', '/livez')).status).toBe(200);
  let status = 200;
  while (status === 200) status = (await there.call('GET', '/readyz')).status;
  expect(status).toBe(503);
  await pause(2000);
  await postgres.start();
  while (status === 503) {
    await pause(100);
    status = (await there.call('GET', '/readyz')).status;
  }
  expect(status).toBe(200);
  const listening = async (): Promise<number> => {
    const text = `SELECT 1 FROM pg_stat_activity WHERE application_name = 'custodian listening' AND datname = current_database()`;
    return (await query(database, text)).length;
  };
  while ((await listening()) < 2) await pause(100);
  await pause(1500);
  expect(await listening()).toBe(2);
  await nodes[0].stop();
});
