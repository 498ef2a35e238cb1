// Public tables, whom somebody does not want to meet, and reports; and what a cheating client tries with them.
import type { ChatLine, PublicTables, TableInfo } from '@custodian/protocol';
import { expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import type { House, Made } from '../kit/house.ts';
import { newTable, openHouse } from '../kit/house.ts';

async function publicTable(host: Client, seats: readonly string[], also: object = {}): Promise<Made> {
  const wish = { game: 'ti3', name: 'Open', seats, options: null, public: true, language: 'it', ...also };
  const made = await host.call('POST', '/api/tables', wish);
  expect(made.status).toBe(200);
  return made.body as unknown as Made;
}

const listed = async (client: Client, query = ''): Promise<PublicTables> =>
  (await client.call('GET', `/api/public${query}`)).body as unknown as PublicTables;
const idsFor = async (client: Client): Promise<string[]> => (await listed(client)).tables.map(({ id }) => id);
const idOf = async (client: Client): Promise<string> =>
  ((await client.call('GET', '/api/me')).body as unknown as { person: { id: string } }).person.id;

async function three(house: House): Promise<[Client, Client, Client]> {
  return [await house.person('Ilaria'), await house.person('Wei'), await house.person('Mallory')];
}

test('a public table is listed without a secret, joined with one call, and gone from the list when it is full', async () => {
  const house = await openHouse();
  const [host, wei, mallory] = await three(house);
  const { id, links } = await publicTable(host, ['me', 'open', 'random']);
  const page = await listed(wei);
  expect(page).toMatchObject({
    next: null,
    tables: [
      {
        ...{ id, game: 'ti3', name: 'Open', language: 'it', clock: null, host: { name: 'Ilaria' } },
        seats: [{ kind: 'person', person: { name: 'Ilaria' } }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
      },
    ],
  });
  const row = await house.storage.table(id);
  const text = JSON.stringify(page);
  for (const secret of [row?.seed, row?.seats[1]?.claim, links[1]]) expect(text).not.toContain(secret);
  expect(Object.keys(page.tables[0] as object).sort()).toEqual([
    'clock',
    'created',
    'game',
    'host',
    'id',
    'language',
    'name',
    'options',
    'seats',
  ]);
  await host.sit(id, 0);
  expect(await wei.call('POST', `/api/tables/${id}/join`, {})).toEqual({ status: 200, body: { seat: 1 } });
  expect((await host.next('said')).line.notice?.key).toBe('table.notice.joined');
  // Again is the same seat; the link of that seat opens nothing any more.
  expect(await wei.call('POST', `/api/tables/${id}/join`, {})).toEqual({ status: 200, body: { seat: 1 } });
  expect((await mallory.call('POST', `/api/tables/${id}/join`, { token: links[1] })).status).toBe(410);
  expect((await mallory.call('POST', `/api/tables/${id}/join`, {})).status).toBe(403);
  expect(await idsFor(mallory)).toEqual([]);
  await wei.sit(id, 1);
  expect(wei.view().seat).toBe(1);
});

test('a private table is not listed and not joined without its link, and only its host opens it', async () => {
  const house = await openHouse();
  const [host, wei, mallory] = await three(house);
  const { id } = await newTable(host, ['me', 'open', 'random']);
  expect(await idsFor(wei)).toEqual([]);
  const refused = await mallory.call('POST', `/api/tables/${id}/join`, {});
  expect(refused.status).toBe(403);
  for (const [body, status] of [
    [{ token: '' }, 400],
    [{ token: 'x'.repeat(32) }, 410],
    [{ seat: 1 }, 400],
  ] as const)
    expect((await mallory.call('POST', `/api/tables/${id}/join`, body)).status).toBe(status);
  for (const client of [wei, mallory])
    expect((await client.call('POST', `/api/tables/${id}/public`, { public: true })).status).toBe(403);
  expect((await host.call('POST', `/api/tables/${id}/public`, { public: 'yes' })).status).toBe(400);
  expect((await host.call('POST', `/api/tables/${id}/public`, { public: true, language: 'en' })).body).toEqual({
    public: true,
  });
  expect(await listed(wei)).toMatchObject({ tables: [{ id, language: 'en' }] });
  const info = ((await wei.call('GET', `/api/tables/${id}`)).body as unknown as { table: TableInfo }).table;
  expect(info.public).toBe(true);
  expect((await host.call('POST', `/api/tables/${id}/public`, { public: false })).body).toEqual({ public: false });
  expect(await idsFor(wei)).toEqual([]);
  // The same answer as where a seat was never free: nobody learns which tables there are.
  expect(await wei.call('POST', `/api/tables/${id}/join`, {})).toEqual(refused);
  const full = await newTable(host, ['me', 'random', 'random']);
  expect((await host.call('POST', `/api/tables/${full.id}/public`, { public: true })).status).toBe(409);
});

test('the list is for people alone, page by page, by game, and refuses what leads nowhere', async () => {
  const house = await openHouse();
  const [host, wei] = await three(house);
  const bare = await fetch(`http://127.0.0.1:${house.running.port}/api/public`);
  expect(bare.status).toBe(401);
  for (let i = 0; i < 22; i++) await publicTable(host, ['me', 'open'], { game: 'inscription', options: {} });
  const { id } = await publicTable(host, ['me', 'open', 'random']);
  const first = await listed(wei);
  expect(first.tables).toHaveLength(20);
  const second = await listed(wei, `?before=${first.next}`);
  expect(second).toMatchObject({ next: null });
  expect(new Set([...first.tables, ...second.tables].map((table) => table.id)).size).toBe(23);
  expect((await listed(wei, '?game=ti3')).tables.map((table) => table.id)).toEqual([id]);
  expect((await listed(wei, '?game=chess')).tables).toEqual([]);
  for (const before of ['1', 'a.b', "1.x' OR 1=1 --", '99999999999999999999.abcdefgh', `1.${'a'.repeat(99)}`])
    expect((await wei.call('GET', `/api/public?before=${encodeURIComponent(before)}`)).status).toBe(400);
  expect((await wei.call('GET', '/api/public?game=a&game=b')).status).toBe(400);
}, 120_000);

test('somebody who takes seat after seat is stopped', async () => {
  const house = await openHouse();
  const [host, , mallory] = await three(house);
  const statuses: number[] = [];
  for (let i = 0; i < 14; i++) {
    const { id } = await publicTable(host, ['me', 'open'], { game: 'inscription', options: {} });
    statuses.push((await mallory.call('POST', `/api/tables/${id}/join`, {})).status);
  }
  expect(statuses).toEqual([...Array(12).fill(200), 429, 429]);
}, 120_000);

test('two who do not want to meet see none of the public tables of the other, and cannot sit down there', async () => {
  const house = await openHouse();
  const [host, wei, mallory] = await three(house);
  const own = await publicTable(host, ['me', 'open', 'open']);
  const his = await publicTable(mallory, ['me', 'open', 'open']);
  const shared = await publicTable(wei, ['me', 'open', 'open']);
  await host.call('POST', `/api/tables/${shared.id}/join`, {});
  const block = { person: await idOf(mallory), blocked: true };
  expect((await host.call('POST', '/api/blocks', block)).body).toMatchObject({ blocks: [{ name: 'Mallory' }] });
  expect((await host.call('GET', '/api/blocks')).body).toMatchObject({ blocks: [{ id: block.person }] });
  // Nobody is told by whom he was blocked.
  expect((await mallory.call('GET', '/api/blocks')).body).toEqual({ blocks: [] });
  expect(await idsFor(host)).toEqual([]);
  expect(await idsFor(mallory)).toEqual([]);
  for (const { id } of [own, shared])
    expect((await mallory.call('POST', `/api/tables/${id}/join`, {})).status).toBe(403);
  expect((await host.call('POST', `/api/tables/${his.id}/join`, {})).status).toBe(403);
  expect((await wei.call('POST', `/api/tables/${his.id}/join`, {})).status).toBe(200);
  await host.call('POST', '/api/blocks', { ...block, blocked: false });
  expect((await mallory.call('POST', `/api/tables/${own.id}/join`, {})).status).toBe(200);
});

test('what somebody says whom I have blocked I do not hear, here or when I come back; play goes on', async () => {
  const house = await openHouse();
  const [host, wei, mallory] = await three(house);
  const { id, links } = await newTable(host, ['me', 'open', 'open'], {
    races: 'given',
    given: ['hacan', 'xxcha', 'letnev'],
  });
  await wei.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await mallory.call('POST', `/api/tables/${id}/join`, { token: links[2] });
  await host.sit(id, 0);
  await wei.sit(id, 1);
  await mallory.sit(id, 2);
  const say = async (client: Client, text: string): Promise<void> => {
    client.send({ type: 'say', id: 1, text });
    await wei.until(() => wei.heard.some((heard) => heard.includes(text)));
  };
  await say(mallory, 'before the block');
  expect(host.heard.join()).toContain('before the block');
  await host.call('POST', '/api/blocks', { person: await idOf(mallory), blocked: true });
  host.heard.length = 0;
  // His channel is told to come back; what he is shown then is without those lines.
  await host.sit(id, 0);
  await say(mallory, 'after the block');
  await say(wei, 'from somebody else');
  await host.until(() => host.heard.some((heard) => heard.includes('from somebody else')));
  expect(host.heard.join()).not.toContain('the block');
  expect(host.view().table.seats[2]).toMatchObject({ kind: 'person', name: 'Mallory' });
  await host.call('POST', '/api/blocks', { person: await idOf(mallory), blocked: false });
  await host.sit(id, 0);
  expect(host.heard.join()).toContain('after the block');
});

test('a block changed elsewhere closes the live channels so that they come back', async () => {
  const house = await openHouse();
  const [host, wei] = await three(house);
  const { id } = await newTable(host, ['me', 'open', 'random']);
  await host.sit(id, 0);
  const gone = expect(host.next('pong')).rejects.toThrow('closed');
  await host.call('POST', '/api/blocks', { person: await idOf(wei), blocked: true });
  await gone;
});

test('blocks are refused that make no sense, and in a flood', async () => {
  const house = await openHouse();
  const [host, wei] = await three(house);
  const block = async (body: unknown): Promise<number> => (await host.call('POST', '/api/blocks', body)).status;
  expect(await block({ person: await idOf(host), blocked: true })).toBe(400);
  expect(await block({ person: 'nobody-at-all', blocked: true })).toBe(404);
  for (const body of [
    {},
    { person: 7, blocked: true },
    { person: "x' OR 1=1", blocked: true },
    { person: 'abcd', blocked: 1 },
  ])
    expect(await block(body)).toBe(400);
  expect(
    (
      await fetch(`http://127.0.0.1:${house.running.port}/api/blocks`, {
        method: 'POST',
        body: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).status,
  ).toBe(401);
  const person = await idOf(wei);
  const statuses: number[] = [];
  for (let i = 0; i < 61; i++) statuses.push(await block({ person, blocked: i % 2 === 0 }));
  expect(statuses).toContain(429);
}, 60_000);

test('a report holds what was really said, once; what was not said or not heard cannot be reported', async () => {
  const house = await openHouse();
  const [host, wei, mallory] = await three(house);
  const { id, links } = await newTable(host, ['me', 'open', 'random'], {
    races: 'given',
    given: ['hacan', 'xxcha', 'letnev'],
  });
  await wei.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await host.sit(id, 0);
  await wei.sit(id, 1);
  host.send({ type: 'say', id: 1, text: 'something rude' });
  let said: ChatLine;
  do said = (await wei.next('said')).line;
  while (said.notice !== undefined);
  const person = await idOf(host);
  expect(said.by).toBe(person);
  const line = { table: id, at: said.at, text: said.text };
  const report = (client: Client, body: object): Promise<{ status: number; body: unknown }> =>
    client.call('POST', '/api/reports', { person, reason: 'insult', words: 'look at this', ...body });
  expect(await report(wei, { line })).toEqual({ status: 200, body: { reported: true, again: false } });
  expect(await report(wei, { line })).toEqual({ status: 200, body: { reported: true, again: true } });
  expect(await house.storage.reports(null, 9)).toMatchObject([
    {
      reporter: await idOf(wei),
      person,
      name: 'Ilaria',
      table: id,
      line: said.at,
      said: 'something rude',
      reason: 'insult',
      seen: 0,
    },
  ]);
  // Words put into his mouth, a line of somebody else, a table that is not there.
  expect((await report(wei, { line: { ...line, text: 'something worse' } })).status).toBe(404);
  expect((await report(wei, { line: { ...line, at: said.at + 1 } })).status).toBe(404);
  expect((await report(wei, { person: await idOf(mallory), line })).status).toBe(404);
  expect((await report(wei, { line: { ...line, table: 'abcdefgh' } })).status).toBe(404);
  expect((await report(wei, { person: await idOf(wei) })).status).toBe(400);
  for (const body of [
    { reason: 'fun' },
    { words: 'x'.repeat(501) },
    { line: { table: id } },
    { seen: 1 },
    { reporter: person },
  ])
    expect((await report(wei, body)).status).toBe(400);
  // Whoever may not watch has heard nothing.
  const silent = await mallory.call('POST', '/api/tables', {
    game: 'inscription',
    name: 'Quiet',
    seats: ['me', 'open'],
    options: {},
    spectators: null,
  });
  const quiet = (silent.body as unknown as Made).id;
  await mallory.sit(quiet, 0);
  mallory.send({ type: 'say', id: 1, text: 'nobody hears' });
  let unheard: ChatLine;
  do unheard = (await mallory.next('said')).line;
  while (unheard.notice !== undefined);
  const overheard = { person: await idOf(mallory), line: { table: quiet, at: unheard.at, text: unheard.text } };
  expect((await report(host, overheard)).status).toBe(404);
  // A person is reported with what he said where both were.
  expect((await report(wei, { reason: 'name' })).status).toBe(200);
  expect((await house.storage.reports(null, 9)).find(({ reason }) => reason === 'name')).toMatchObject({
    table: '',
    said: 'something rude',
  });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) statuses.push((await report(mallory, { reason: 'spam' })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect((await house.storage.reports(null, 99)).filter(({ reason }) => reason === 'spam')).toHaveLength(1);
});
