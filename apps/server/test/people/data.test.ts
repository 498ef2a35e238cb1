// Everything about a person in one file, and its end.
import { expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { rowOf, toTheEnd } from '../kit/games.ts';
import { newTable, openHouse, tableOf } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

interface Data {
  readonly person: { readonly id: string; readonly name: string };
  readonly games: readonly { readonly id: string; readonly seats: number[]; readonly answers: { seat: number }[] }[];
  readonly said: readonly { readonly text: string }[];
  readonly notes: Readonly<Record<string, unknown>>;
}

test('the file holds what is kept about its owner, and nothing of the others or what opens something', async () => {
  const { person } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')] as const;
  const id = await tableOf(players, SETTLED);
  const [host, friend] = players;
  await host.call('POST', '/api/password', { password: 'correct horse', old: '' });
  await host.call('POST', '/api/habits', { zone: 'Europe/Rome', hours: null, days: [1], holidays: [] });
  host.send({ type: 'say', id: 1, text: 'mine' });
  friend.send({ type: 'say', id: 1, text: 'his' });
  for (let n = 0; n < 2; n++) await friend.next('said');
  const { status, body } = await host.call('GET', '/api/me/data');
  expect(status).toBe(200);
  const data = body as unknown as Data;
  expect(data.person.name).toBe('Ilaria');
  expect(data.games).toMatchObject([{ id, seats: [0] }]);
  expect(data.games[0]?.answers.every(({ seat }) => seat === 0)).toBe(true);
  expect(data.said.map(({ text }) => text)).toEqual(['mine']);
  expect(data.notes).toMatchObject({ habits: { zone: 'Europe/Rome' } });
  const text = JSON.stringify(body);
  for (const secret of ['scrypt', host.cookie.split('=')[1] as string, '"seed"', '"claim"'])
    expect(text).not.toContain(secret);
  for (let n = 0; n < 4; n++) expect((await host.call('GET', '/api/me/data')).status).toBe(200);
  expect((await host.call('GET', '/api/me/data')).status).toBe(429);
});

test('who goes for good says so by name and password; his seats go to bots, and his name is nowhere', async () => {
  const house = await openHouse();
  const players = [await house.person('Ilaria'), await house.person('Wei'), await house.person('Noor')] as const;
  const id = await tableOf(players, SETTLED);
  const [host, friend] = players;
  const { id: alone } = await newTable(host, ['me', 'random', 'random']);
  const other = await newTable(friend, ['me', 'random', 'random']);
  const old = host.cookie;
  await host.call('POST', '/api/password', { password: 'correct horse' });
  host.send({ type: 'say', id: 1, text: 'farewell' });
  await friend.next('said');
  await host.sit(other.id, null);
  host.send({ type: 'say', id: 1, text: 'as a guest' });
  await host.next('said');

  const go = (body: object) => host.call('POST', '/api/me/delete', body);
  expect((await go({ name: 'Wei', password: 'correct horse' })).status).toBe(400);
  expect((await go({ name: 'Ilaria' })).status).toBe(403);
  expect((await go({ name: 'Ilaria', password: 'wrong horse' })).status).toBe(403);
  const elsewhere = await host.call(
    'POST',
    '/api/me/delete',
    { name: 'Ilaria', password: 'correct horse' },
    { origin: 'https://evil.example' },
  );
  expect(elsewhere.status).toBe(403);
  expect((await go({ name: 'Ilaria', password: 'correct horse' })).status).toBe(200);

  expect((await (await newClient(house.running.port, '', old)).call('GET', '/api/me')).body).toEqual({ person: null });
  expect((await host.call('POST', '/api/login', { name: 'Ilaria', password: 'correct horse' })).status).toBe(403);
  await friend.sit(id, 1);
  expect(friend.view().table.seats.map(({ kind }) => kind)).toEqual(['bot', 'person', 'person']);
  expect(friend.view().table.host).toBe(true);
  expect(JSON.stringify(friend.heard.at(-1))).not.toContain('Ilaria');
  expect((await friend.call('GET', `/api/tables/${alone}`)).status).toBe(404);
  await friend.sit(other.id, 0);
  expect(friend.heard.at(-1)).not.toContain('as a guest');
  // The name is free again.
  await house.person('Ilaria');
});

test('a finished game of others stays as it was, with nobody in the place of who has gone', async () => {
  const house = await openHouse();
  const players = [await house.person('Ilaria'), await house.person('Wei'), await house.person('Noor')] as const;
  const me = async (client: Client): Promise<string> =>
    ((await client.call('GET', '/api/me')).body as { person: { id: string } }).person.id;
  const ids = await Promise.all(players.map(me));
  const row = rowOf({ id: 'finished', name: 'Thursday', seed: '1' });
  const host = ids[0] as string;
  await house.storage.addTable({
    ...row,
    host,
    seats: row.seats.map((s) => ({ ...s, person: ids[s.seat] as string })),
  });
  await house.storage.append(row.id, 0, toTheEnd(row), true);
  expect((await players[0].call('POST', '/api/me/delete', { name: 'Ilaria' })).status).toBe(200);
  const seen = await players[1].call('GET', '/api/tables/finished');
  expect(seen.body).toMatchObject({ table: { finished: true, host: true } });
  const { seats } = (seen.body as unknown as { table: { seats: { kind: string; name: string }[] } }).table;
  expect(seats.map(({ name }) => name)).toEqual(['\u2014', 'Wei', 'Noor']);
  expect(seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'person']);
});
