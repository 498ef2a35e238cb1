// How long somebody is known, and how he changes his password.
import { afterEach, expect, test, vi } from 'vitest';
import { notBefore, now } from '../../src/clock.ts';
import type { Storage } from '../../src/storage/storage.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const DAY = 24 * 3600_000;
const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

afterEach(() => {
  vi.restoreAllMocks();
});

test('a password is changed by whoever knows the old one, and other devices have to sign in again', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const set = (body: object): Promise<unknown> => me.call('POST', '/api/password', body);
  expect(await set({ password: 'correct horse' })).toMatchObject({ status: 200 });
  const elsewhere = await person('Somebody');
  await elsewhere.call('POST', '/api/login', { name: 'Ilaria', password: 'correct horse' });
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  await elsewhere.sit(id, 0);

  const wrong = { status: 403, body: { problem: 'the old password is wrong or missing; send it as "old"' } };
  expect(await set({ password: 'another horse' })).toMatchObject(wrong);
  expect(await set({ password: 'another horse', old: '' })).toMatchObject(wrong);
  expect(await set({ password: 'another horse', old: 'correct horsf' })).toMatchObject(wrong);
  expect(await set({ password: 'short', old: 'correct horse' })).toMatchObject({ status: 400 });
  expect(await set({ password: 'another horse', old: 7 })).toMatchObject({ status: 400 });
  expect((await elsewhere.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ilaria' } });

  const gone = elsewhere.until(() => false).catch((error: Error) => error.message);
  expect(await set({ password: 'another horse', old: 'correct horse' })).toMatchObject({ status: 200 });
  expect(await gone).toBe('the connection was closed');
  expect((await elsewhere.call('GET', '/api/me')).body).toEqual({ person: null });
  me.send({ type: 'ping' });
  await me.next('pong');
  const login = (password: string): Promise<unknown> =>
    elsewhere.call('POST', '/api/login', { name: 'Ilaria', password });
  expect(await login('correct horse')).toMatchObject({ status: 403 });
  expect(await login('another horse')).toMatchObject({ status: 200 });
});

test('a session ends when it is not used for 180 days, and lasts as long as it is used', async () => {
  const { person, running, storage } = await openHouse();
  const used = await person('Ilaria');
  const forgotten = await person('Wei');
  const isKnown = async (client: typeof used): Promise<boolean> =>
    ((await client.call('GET', '/api/me')).body as { person: unknown }).person !== null;
  const began = now();
  const clock = vi.spyOn(Date, 'now');
  for (const days of [100, 200, 300]) {
    clock.mockReturnValue(began + days * DAY);
    expect(await isKnown(used), `after ${days} days`).toBe(true);
  }
  expect(await isKnown(forgotten)).toBe(false);
  // The cookie is given anew for as long.
  const response = await fetch(`http://127.0.0.1:${running.port}/api/me`, { headers: { cookie: used.cookie } });
  expect(response.headers.getSetCookie()[0]).toContain('Max-Age=15552000');
  await running.tidyUp();
  expect(await storage.latest()).toBeGreaterThan(began);
  clock.mockReturnValue(began + 500 * DAY);
  expect(await isKnown(used)).toBe(false);
});

test('a session is still good when its use cannot be noted', async () => {
  const { person } = await openHouse({
    through: (storage): Storage => ({ ...storage, useSession: () => Promise.reject(new Error('disk is full')) }),
  });
  const me = await person('Ilaria');
  vi.spyOn(Date, 'now').mockReturnValue(now() + 2 * DAY);
  expect((await me.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ilaria' } });
});

test('time goes on when the clock of the machine is set back', () => {
  const before = now();
  vi.spyOn(Date, 'now').mockReturnValue(before - 400 * DAY);
  vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 5000);
  expect(now()).toBeGreaterThanOrEqual(before + 5000);
  let last = now();
  for (let n = 0; n < 100; n++) {
    const next = now();
    expect(next).toBeGreaterThanOrEqual(last);
    last = next;
  }
  notBefore(last + 1000);
  expect(now()).toBeGreaterThanOrEqual(last + 1000);
});

test('a clock set back breaks neither order nor sessions nor limits', async () => {
  const { person, storage } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  const { at } = (await storage.history(id, 0))[0] as { at: number };
  vi.spyOn(Date, 'now').mockReturnValue(at - 400 * DAY);
  me.leave();
  await me.sit(id, 1);
  await me.answer(anyAnswer(me));
  me.send({ type: 'say', id: 1, text: 'late' });
  expect((await me.next('said')).line.at).toBeGreaterThanOrEqual(at);
  const rows = await storage.history(id, 0);
  expect(rows[1]?.at).toBeGreaterThanOrEqual(at);
  expect((await storage.table(id))?.changed).toBeGreaterThanOrEqual(at);
  const newest = await newTable(me, ['me', 'me', 'me'], SETTLED);
  const { tables } = (await me.call('GET', '/api/tables')).body as unknown as { tables: { id: string }[] };
  expect(tables.map((table) => table.id)).toEqual([newest.id, id]);
  // Limits end in their time, whatever the clock says.
  const attempt = async (): Promise<number> =>
    (await me.call('POST', '/api/login', { name: 'Ilaria', password: 'wrong horse' })).status;
  for (let n = 0; n < 10; n++) expect(await attempt()).toBe(403);
  expect(await attempt()).toBe(429);
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  expect(await attempt()).toBe(403);
});

test('a server that starts with its clock behind goes on from what is stored', async () => {
  const ahead = now() + 50 * DAY;
  const { person, storage } = await openHouse({
    through: (file): Storage => ({ ...file, latest: async () => ahead }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  expect((await storage.table(id))?.created).toBeGreaterThanOrEqual(ahead);
  expect((await me.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ilaria' } });
});
