// The keepers of a server: what they may do, that nobody else may, and that closing loses nothing.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ActInfo, HouseNews, KeeperView } from '@custodian/protocol';
import { afterEach, expect, test, vi } from 'vitest';
import { now } from '../../src/clock.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { anyAnswer, newTable, openHouse, pause } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
const HOUR = 3600_000;
afterEach(() => {
  vi.restoreAllMocks();
});

const idOf = async (client: Client): Promise<string> =>
  ((await client.call('GET', '/api/me')).body as { person: { id: string } }).person.id;
async function keeperIn(house: House): Promise<Client> {
  const keeper = await house.person('Kara');
  await house.storage.setNote(await idOf(keeper), 'keeper', { since: 1 });
  return keeper;
}
const news = async (client: Client): Promise<HouseNews> =>
  ((await client.call('GET', '/api/house')).body as unknown as { house: HouseNews }).house;
const acts = async (keeper: Client): Promise<ActInfo[]> =>
  ((await keeper.call('GET', '/api/keeper/acts')).body as unknown as { acts: ActInfo[] }).acts;

test('nobody but a keeper reaches anything of it, whoever he says he is', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const guest = await house.person('Guest');
  const nobody = await newClient(house.running.port, '', 'custodian=none');
  const until = now() + HOUR;
  const routes = [
    ['GET', ''],
    ['POST', '/announcements', { text: 'x', language: 'en', until }],
    ['POST', '/announcements/end', { id: 'x' }],
    ['POST', '/closing', { closing: null }],
    ['POST', '/closing', { closing: { at: 0, text: '', language: 'en' } }],
    ['POST', '/backups', {}],
    ['POST', '/backups/end', { name: 'x' }],
    ['GET', '/people?name=K'],
    ['POST', '/account', { id: 'x', barred: true }],
    ['POST', '/account/delete', { id: 'x', name: 'Kara' }],
    ['GET', '/reports'],
    ['POST', '/reports/seen', { id: 'x' }],
    ['GET', '/acts'],
  ] as const;
  for (const [method, path, body] of routes)
    for (const client of [guest, nobody]) {
      const answer = await client.call(method, `/api/keeper${path}`, body);
      expect(answer, path).toEqual({ status: 403, body: { problem: 'only for the keepers of this server' } });
      const malformed = method === 'POST' ? await client.call(method, `/api/keeper${path}`, { wrong: 1 }) : answer;
      expect(malformed.status).toBe(403);
    }
  expect(await house.storage.acts(null, 9)).toEqual([]);
  expect((await news(guest)).closing).toBeNull();
  expect(existsSync(join(house.folder, 'backups'))).toBe(false);
  expect((await keeper.call('GET', '/api/keeper')).status).toBe(200);
  expect((await keeper.call('GET', '/api/me')).body).toMatchObject({ person: { keeper: true } });
  // Who was one is none any more at once.
  await house.storage.dropNote(await idOf(keeper), 'keeper');
  expect((await keeper.call('GET', '/api/keeper')).status).toBe(403);
  const origin = { origin: 'https://evil.example' };
  expect((await guest.call('POST', '/api/keeper/closing', { closing: null }, origin)).status).toBe(403);
});

test('everybody reads an announcement until it ends or is withdrawn', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const guest = await house.person('Guest');
  const announce = (text: unknown, until: unknown, language: unknown = 'it') =>
    keeper.call('POST', '/api/keeper/announcements', { text, language, until });
  expect((await announce('Sabato torneo\u202e!', now() + HOUR)).status).toBe(200);
  expect((await news(guest)).announcements).toMatchObject([{ text: 'Sabato torneo!', language: 'it' }]);
  for (const [text, until, language] of [
    ['', now() + HOUR, 'en'],
    ['late', now() - 1, 'en'],
    ['x'.repeat(501), now() + HOUR, 'en'],
    ['x', 'tomorrow', 'en'],
    ['x', now() + HOUR, 'fr'],
  ])
    expect((await announce(text, until, language)).status).toBe(400);
  for (let n = 0; n < 4; n++) await announce(`n ${n}`, now() + HOUR);
  expect((await announce('one too many', now() + HOUR)).status).toBe(409);
  const [first] = (await news(guest)).announcements;
  expect((await keeper.call('POST', '/api/keeper/announcements/end', { id: first?.id })).status).toBe(200);
  expect((await keeper.call('POST', '/api/keeper/announcements/end', { id: first?.id })).status).toBe(404);
  await house.restart();
  const again = await newClient(house.running.port, '', guest.cookie);
  expect((await news(again)).announcements).toHaveLength(4);
  const began = now();
  vi.spyOn(Date, 'now').mockReturnValue(began + 2 * HOUR);
  expect((await news(again)).announcements).toEqual([]);
});

test('a closing is named beforehand; then nothing is answered, bots rest, and afterwards the game goes on', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const ada = await house.person('Ada');
  const { id } = await newTable(ada, ['me', 'random', 'random'], SETTLED);
  await ada.sit(id, 0);
  await ada.until((v) => v.decisions.length > 0);
  const close = (closing: unknown) => keeper.call('POST', '/api/keeper/closing', { closing });
  expect((await close({ at: 'soon', text: '', language: 'en' })).status).toBe(400);
  expect((await close({ at: now() + HOUR, text: 'New disk', language: 'en' })).status).toBe(200);
  expect(await news(ada)).toMatchObject({ closed: false, closing: { text: 'New disk' } });
  const wish = { game: 'ti3', name: 'Late', seats: ['me', 'random', 'random'], options: SETTLED };
  const refused = await ada.call('POST', '/api/tables', wish);
  expect(refused).toMatchObject({
    status: 423,
    body: { problem: expect.stringMatching(/^no new tables: the server closes at 20/) },
  });
  expect((await ada.call('POST', '/api/tables/guided', { name: 'Learn' })).status).toBe(423);
  const before = ada.view().answers;
  expect((await ada.answer(anyAnswer(ada))).type).toBe('accepted');
  await ada.until((v) => v.answers > before && v.decisions.length > 0);

  expect((await close({ at: now(), text: 'New disk', language: 'en' })).status).toBe(200);
  expect((await news(ada)).closed).toBe(true);
  const { answers } = ada.view();
  const rows = (await house.storage.history(id, 0)).length;
  expect(await ada.answer(anyAnswer(ada))).toMatchObject({
    type: 'refused',
    refusal: { text: { key: 'table.closed' } },
  });
  ada.send({ type: 'undo', id: 70 });
  expect((await ada.next('refused')).id).toBe(70);
  ada.send({ type: 'say', id: 71, text: 'hello' });
  expect((await ada.next('problem')).code).toBe('closed');
  expect((await ada.call('POST', `/api/tables/${id}/seats/0`, { to: 'random' })).status).toBe(423);
  expect((await ada.call('GET', `/api/tables/${id}`)).status).toBe(200);
  await pause(300);
  expect((await house.storage.history(id, 0)).length).toBe(rows);
  // It stays closed over a restart, until it is opened.
  await house.restart();
  const [back, boss] = (await Promise.all(
    [ada, keeper].map(({ cookie }) => newClient(house.running.port, '', cookie)),
  )) as [Client, Client];
  await back.sit(id, 0);
  expect(await back.answer(anyAnswer(back))).toMatchObject({ type: 'refused' });
  expect((await boss.call('POST', '/api/keeper/closing', { closing: null })).status).toBe(200);
  expect((await back.answer(anyAnswer(back))).type).toBe('accepted');
  await back.until((v) => v.answers > answers + 1);
  expect((await acts(boss)).map(({ what }) => what)).toEqual(['reopened', 'closing', 'closing']);
  back.leave();
});

test('while the server is closed nobody’s clock runs', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const ada = await house.person('Ada');
  const clock = { kind: 'days', days: 2, reserve: 0, holidays: 0, up: 'decide' };
  const made = await ada.call('POST', '/api/tables', {
    ...{ game: 'ti3', name: 'Slow', seats: ['me', 'random', 'random'], options: SETTLED, clock },
  });
  const { id } = made.body as { id: string };
  await ada.sit(id, 0);
  const dueIn = (): number => (ada.view().pace.waits.find(({ seat }) => seat === 0)?.due ?? 0) - now();
  await ada.until((v) => v.pace.waits.some(({ seat }) => seat === 0));
  const before = dueIn();
  expect(before).toBeGreaterThan(40 * HOUR);
  await keeper.call('POST', '/api/keeper/closing', { closing: { at: 0, text: '', language: 'en' } });
  const began = now();
  const rows = (await house.storage.history(id, 0)).length;
  vi.spyOn(Date, 'now').mockReturnValue(began + 72 * HOUR);
  await house.running.jobs.runDue();
  expect((await house.storage.history(id, 0)).length).toBe(rows);
  await keeper.call('POST', '/api/keeper/closing', { closing: null });
  await ada.until((v) => (v.pace.waits.find(({ seat }) => seat === 0)?.due ?? 0) - now() > 0);
  expect(Math.abs(dueIn() - before)).toBeLessThan(HOUR);
  await house.running.jobs.runDue();
  expect((await house.storage.history(id, 0)).length).toBe(rows);
  // Once: a second look does not give it again.
  vi.spyOn(Date, 'now').mockReturnValue(began + (72 + 47) * HOUR);
  await ada.call('POST', '/api/habits', { zone: 'UTC', hours: null, days: [1, 2, 3, 4, 5, 6, 7], holidays: [] });
  await pause(100);
  expect(dueIn()).toBeLessThan(before - 46 * HOUR);
});

test('a copy made while people play opens as a server’s file, and only copies are removed', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const { id } = await newTable(keeper, ['me', 'random', 'random'], SETTLED);
  const made = await keeper.call('POST', '/api/keeper/backups', {});
  expect(made.status).toBe(200);
  const [copy] = (made.body as unknown as KeeperView).backups ?? [];
  expect(copy?.size).toBeGreaterThan(10_000);
  const storage = openSqlite(join(house.folder, 'backups', copy?.name as string));
  expect((await storage.table(id))?.name).toBe('Test');
  expect((await storage.record(id)).damage).toBeNull();
  await storage.close();
  for (const name of ['custodian.db', '../custodian.db', 'backups', '']) {
    expect((await keeper.call('POST', '/api/keeper/backups/end', { name })).status).toBe(404);
  }
  expect((await keeper.call('POST', '/api/keeper/backups/end', { name: copy?.name })).status).toBe(200);
  expect(readdirSync(join(house.folder, 'backups')).filter((name) => name === copy?.name)).toEqual([]);
  expect(existsSync(join(house.folder, 'custodian.db'))).toBe(true);
});

test('a keeper finds somebody, closes his account and opens it, or deletes it; keepers are out of reach', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const eve = await house.person('Evelyn');
  await eve.call('POST', '/api/password', { password: 'correct horse' });
  const id = await idOf(eve);
  const found = await keeper.call('GET', '/api/keeper/people?name=EVE');
  expect(found.body).toMatchObject({
    people: [{ id, name: 'Evelyn', keeper: false, barred: false, ways: { password: true } }],
  });
  expect(JSON.stringify(found.body)).not.toContain('scrypt');
  const change = (barred: boolean, who = id) => keeper.call('POST', '/api/keeper/account', { id: who, barred });
  expect((await change(true)).body).toMatchObject({ person: { barred: true } });
  expect((await eve.call('GET', '/api/me')).body).toEqual({ person: null });
  const login = () => eve.call('POST', '/api/login', { name: 'Evelyn', password: 'correct horse' });
  expect(await login()).toEqual({
    status: 403,
    body: { problem: 'the keepers of this server have closed this account' },
  });
  await change(false);
  expect((await login()).status).toBe(200);
  expect((await change(true, await idOf(keeper))).status).toBe(409);
  expect((await change(true, 'nobody')).status).toBe(404);
  const end = (body: object) => keeper.call('POST', '/api/keeper/account/delete', body);
  expect((await end({ id, name: 'Eve' })).status).toBe(400);
  expect((await end({ id: await idOf(keeper), name: 'Kara' })).status).toBe(409);
  expect((await end({ id, name: 'Evelyn' })).status).toBe(200);
  expect((await login()).status).toBe(403);
  const done = await acts(keeper);
  expect(done.map(({ what }) => what)).toEqual(['account deleted', 'account opened', 'account closed']);
  expect(done[0]).toMatchObject({ who: { name: 'Kara' } });
  expect(JSON.stringify(done)).not.toContain('Evelyn');
});

test('what was done is read page by page, and troubles with signing in stand in it', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  await keeper.call('POST', '/api/password', { password: 'correct horse' });
  const eve = await house.person('Eve');
  for (let n = 0; n < 3; n++) await eve.call('POST', '/api/login', { name: 'Kara', password: 'wrong horse' });
  await pause(50);
  expect((await acts(keeper)).map(({ what, who }) => [what, who?.name])).toEqual([['wrong password', 'Kara']]);
  for (let at = 0; at < 60; at++) await house.storage.addAct({ at, who: '', what: 'keeper', about: { whom: 'x' } });
  const first = (await keeper.call('GET', '/api/keeper/acts')).body as unknown as { acts: ActInfo[]; next: string };
  expect(first.acts).toHaveLength(50);
  expect(first.acts[0]).toMatchObject({ who: null, what: 'keeper', whom: { name: '' } });
  const rest = await keeper.call('GET', `/api/keeper/acts?before=${first.next}`);
  expect((rest.body as unknown as { acts: ActInfo[] }).acts).toHaveLength(11);
  expect(rest.body).toMatchObject({ next: null });
  expect((await keeper.call('GET', '/api/keeper/acts?before=x')).status).toBe(400);
});

test('a report is shown to keepers, and marked when one has seen to it', async () => {
  const house = await openHouse();
  const keeper = await keeperIn(house);
  const [ada, eve] = [await house.person('Ada'), await house.person('Eve')];
  const sent = await ada.call('POST', '/api/reports', { person: await idOf(eve), reason: 'insult', words: 'rude' });
  expect(sent.status).toBe(200);
  const listed = async () =>
    (await keeper.call('GET', '/api/keeper/reports')).body as { reports: { id: string; seen: number }[] };
  const { reports } = await listed();
  expect(reports).toMatchObject([{ person: { name: 'Eve' }, reporter: { name: 'Ada' }, words: 'rude', seen: 0 }]);
  expect((await keeper.call('POST', '/api/keeper/reports/seen', { id: reports[0]?.id })).status).toBe(200);
  expect((await listed()).reports[0]?.seen).toBeGreaterThan(0);
  expect((await keeper.call('GET', '/api/keeper/reports?after=x')).status).toBe(400);
});
