// What goes wrong around a server: whoever caused it is told, everybody else plays on, nothing is lost.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, expect, test, vi } from 'vitest';
import { holdFolder } from '../../src/storage/lock.ts';
import { openSqlite } from '../../src/storage/sqlite.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse, pause } from '../kit/house.ts';
import type { Launched } from '../kit/launch.ts';
import { launch, launchAndEnd } from '../kit/launch.ts';

const made: string[] = [];
const launched: Launched[] = [];
afterEach(async () => {
  for (const server of launched.splice(0)) await server.end('SIGKILL');
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-trouble-'));
  made.push(folder);
  return folder;
}

async function launchIn(folder: string, ...flags: string[]): Promise<Launched> {
  const server = await launch(folder, '--log', 'silent', ...flags);
  launched.push(server);
  return server;
}

const OPTIONS = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

test('a full disk: the answer is not taken, the table is as before, and the next one works', async () => {
  let isFull = false;
  const full = (): Promise<never> => Promise.reject(new Error('database or disk is full'));
  const { person } = await openHouse({
    through: (storage): Storage => ({
      ...storage,
      append: (...given) => (isFull ? full() : storage.append(...given)),
      addChat: (...given) => (isFull ? full() : storage.addChat(...given)),
      check: (at) => (isFull ? full() : storage.check(at)),
    }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], OPTIONS);
  await me.sit(id, 0);
  await me.until((v) => v.answers === 2 && v.decisions.length > 0);
  const before = me.view();
  isFull = true;
  expect(await me.answer(anyAnswer(me))).toMatchObject({ type: 'problem', code: 'storage' });
  me.send({ type: 'say', id: 5, text: 'hm' });
  expect((await me.next('problem')).code).toBe('storage');
  expect((await me.call('GET', '/healthz')).status).toBe(503);
  expect(me.view()).toBe(before);
  isFull = false;
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  await me.until((v) => v.answers > before.answers);
});

test('bots whose answers cannot be stored try again later, not all the time', async () => {
  let tries = 0;
  let isFull = true;
  const { person } = await openHouse({
    through: (storage): Storage => ({
      ...storage,
      append: (...given) => {
        tries++;
        return isFull ? Promise.reject(new Error('database or disk is full')) : storage.append(...given);
      },
    }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], OPTIONS);
  await me.sit(id, 0);
  const began = performance.now();
  const before = tries;
  await pause(300);
  // Two bots, each at most once a second.
  expect(tries - before).toBeLessThanOrEqual(2 + 2 * Math.ceil((performance.now() - began) / 1000));
  isFull = false;
  await me.until((v) => v.answers === 2);
});

test('a database that another process holds: a clear problem, the live channel goes on, and then the answer works', async () => {
  const folder = newFolder();
  const server = await launchIn(folder);
  const me = await newClient(server.port, 'Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], OPTIONS);
  await me.sit(id, 0);
  const holder = new DatabaseSync(join(folder, 'custodian.db'), { timeout: 10_000 });
  holder.exec('BEGIN IMMEDIATE');
  const outcome = me.answer(anyAnswer(me));
  me.send({ type: 'ping' });
  await me.next('pong');
  expect(await outcome).toMatchObject({ type: 'problem', code: 'storage' });
  const heard = me.heard.map((text) => (JSON.parse(text) as { type?: string }).type);
  expect(heard.indexOf('pong')).toBeLessThan(heard.indexOf('problem'));
  holder.exec('ROLLBACK');
  holder.close();
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  me.leave();
}, 180_000);

test('a second server on the same folder, and one on a port in use, say so and end', async () => {
  const folder = newFolder();
  const server = await launchIn(folder);
  const second = await launchAndEnd('--port', '0', '--data', folder);
  expect(second).toMatchObject({ code: 1, printed: expect.stringContaining('is in use by another server') });
  const third = await launchAndEnd('--port', String(server.port), '--data', newFolder());
  expect(third).toMatchObject({ code: 1, printed: expect.stringContaining(`Port ${server.port} is in use`) });
}, 180_000);

test('the folder stays held when memory is tidied', () => {
  const folder = newFolder();
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  expect(holdFolder(folder)).toBe(true);
  collect();
  expect(holdFolder(folder)).toBe(false);
});

test('a data folder that cannot be used is named', async () => {
  const file = join(newFolder(), 'a-file');
  writeFileSync(file, '');
  const { code, printed } = await launchAndEnd('--port', '0', '--data', file);
  expect(code).toBe(1);
  expect(printed).toContain(`The data folder ${file} cannot be used`);
  const broken = newFolder();
  writeFileSync(join(broken, 'custodian.db'), 'this is no database, '.repeat(100));
  const other = await launchAndEnd('--port', '0', '--data', broken);
  expect(other.code).toBe(1);
  expect(other.printed).toContain('not a database');
  // Whoever may write anywhere (root) is not stopped by permissions.
  if (process.getuid?.() !== 0) {
    const closed = newFolder();
    chmodSync(closed, 0o500);
    expect((await launchAndEnd('--port', '0', '--data', closed)).printed).toContain('cannot be used');
    chmodSync(closed, 0o700);
  }
}, 180_000);

test('asked to stop, the server tells its clients, saves and ends; the port is free again', async () => {
  const folder = newFolder();
  const server = await launchIn(folder);
  const me = await newClient(server.port, 'Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], OPTIONS);
  await me.sit(id, 0);
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  const waiting = me.until(() => false).catch((error: Error) => error.message);
  expect(await server.end('SIGTERM')).toBe(0);
  expect(await waiting).toBe('the connection was closed');
  const storage = openSqlite(join(folder, 'custodian.db'));
  expect((await storage.snapshot(id, 99))?.answers).toBe(1);
  await storage.close();
  await new Promise<void>((free, fail) => {
    const other = createServer();
    other.once('error', fail);
    other.listen(server.port, '127.0.0.1', () => other.close(() => free()));
  });
}, 180_000);

test('no secret is in the log, whatever is logged', async () => {
  const folder = newFolder();
  const server = await launch(folder, '--log', 'debug');
  launched.push(server);
  const me = await newClient(server.port, 'Ilaria');
  const friend = await newClient(server.port, 'Wei');
  await me.call('POST', '/api/password', { password: 'correct horse' });
  await friend.call('POST', '/api/login', { name: 'Ilaria', password: 'wrong horse battery' });
  const { id, links } = await newTable(me, ['me', 'open', 'random'], OPTIONS);
  const token = links[1] as string;
  await friend.call('POST', `/api/tables/${id}/join`, { token });
  await friend.call('POST', `/api/tables/${id}/join`, `{"token": "${token}`);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  me.raw(`{"type":"answer","cookie":"${me.cookie}"`);
  await me.next('problem');
  me.leave();
  await server.end('SIGTERM');
  const storage = openSqlite(join(folder, 'custodian.db'));
  const seed = (await storage.table(id))?.seed as string;
  await storage.close();
  expect(server.printed()).toContain('"level":30');
  const secrets = {
    cookie: me.cookie.split('=')[1],
    other: friend.cookie.split('=')[1],
    token,
    seed,
    password: 'correct horse',
    wrong: 'wrong horse',
  };
  for (const [what, secret] of Object.entries(secrets))
    expect(server.printed().includes(secret as string), `the ${what} is in the log`).toBe(false);
}, 180_000);

/** Somebody at a table, and somebody else who watches it. */
async function watched(): Promise<{ me: Client; other: Client }> {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const other = await person('Wei');
  const { id } = await newTable(me, ['me', 'random', 'random'], OPTIONS);
  await me.sit(id, 0);
  await other.sit(id, null);
  return { me, other };
}

test('whoever asks too much is slowed down, and only he', async () => {
  const { me, other } = await watched();
  for (let n = 0; n < 250; n++) me.send({ type: 'ping' });
  expect((await me.next('problem')).code).toBe('too fast');
  other.send({ type: 'ping' });
  await other.next('pong');
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await me.call('POST', '/api/login', { name: 'Ilaria', password: `guess ${n} guess` })).status);
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(403));
  expect(statuses.slice(10)).toEqual([429, 429]);
  let limited = 0;
  // Six hundred are allowed in a minute.
  for (let n = 0; n < 20 && limited === 0; n++) {
    const batch = await Promise.all(Array.from({ length: 40 }, () => me.call('GET', '/api/me')));
    limited += batch.filter((r) => r.status === 429).length;
  }
  expect(limited).toBeGreaterThan(0);
  expect((await me.call('GET', '/healthz')).status).toBe(200);
});

test('behind a proxy everybody has his own limits, and nobody can invent another address', async () => {
  const { person, running } = await openHouse({ flags: ['--proxy'] });
  const me = await person('Ilaria');
  const from = async (addresses: string): Promise<number> =>
    (await me.call('POST', '/api/login', { name: 'x', password: 'y' }, { 'x-forwarded-for': addresses })).status;
  for (let n = 0; n < 10; n++) expect(await from(`10.9.9.${n}, 10.0.0.1`)).toBe(403);
  expect(await from('10.9.9.77, 10.0.0.1')).toBe(429);
  expect(await from('10.0.0.2')).toBe(403);
  // The figures are for the machine itself.
  const figures = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`http://127.0.0.1:${running.port}/metrics`, { headers })).status;
  expect(await figures({ 'x-forwarded-for': '10.0.0.2' })).toBe(403);
  expect(await figures({ 'x-forwarded-for': '127.0.0.1, 10.0.0.2' })).toBe(403);
  expect(await figures({})).toBe(200);
});

test('an oversized frame closes only the channel it came on', async () => {
  const { me, other } = await watched();
  const waiting = me.until(() => false).catch((error: Error) => error.message);
  me.raw('x'.repeat(70_000));
  expect(await waiting).toBe('the connection was closed');
  other.send({ type: 'ping' });
  await other.next('pong');
});

test('health and metrics tell whoever runs the server how it is', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], OPTIONS);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  me.raw('nonsense');
  await me.next('problem');
  expect((await me.call('GET', '/healthz')).body).toEqual({ ok: true, tables: 1 });
  const text = await (await fetch(`http://127.0.0.1:${running.port}/metrics`)).text();
  expect(text).toContain('custodian_tables 1');
  expect(text).toContain('custodian_sockets 1');
  expect(text).toContain('custodian_answer_seconds_count 1');
  expect(text).toContain('custodian_problems_total{code="malformed"} 1');
  expect(text).toContain('custodian_faults_total 0');
  expect(text).toMatch(/custodian_answers_total [1-9]/);
});

test('storage in trouble: every request is told so, and so is the live channel; then all goes on', async () => {
  let isBroken = false;
  const { person, running } = await openHouse({
    through: (storage): Storage =>
      Object.fromEntries(
        Object.entries(storage).map(([name, call]) => [
          name,
          (...given: unknown[]) =>
            isBroken
              ? Promise.reject(new Error('disk I/O error'))
              : (call as (...given: unknown[]) => Promise<unknown>)(...given),
        ]),
      ) as unknown as Storage,
  });
  const me = await person('Ilaria');
  const { id, links } = await newTable(me, ['me', 'open', 'me'], OPTIONS);
  const closed = (await newTable(me, ['me', 'me', 'me'], OPTIONS)).id;
  await me.sit(id, 0);
  isBroken = true;
  const told = {
    status: 503,
    body: { problem: 'the storage of this server is in trouble; nothing was changed, try again in a while' },
  };
  const wish = { game: 'ti3', name: 'x', seats: ['me', 'me', 'me'], options: OPTIONS };
  for (const [method, path, body] of [
    ['GET', '/api/me'],
    ['POST', '/api/me', { name: 'Ada' }],
    ['POST', '/api/password', { password: 'correct horse' }],
    ['POST', '/api/login', { name: 'Ilaria', password: 'correct horse' }],
    ['POST', '/api/logout', {}],
    ['POST', '/api/sessions/end', {}],
    ['GET', '/api/tables'],
    ['POST', '/api/tables', wish],
    ['GET', `/api/tables/${id}`],
    ['GET', `/api/tables/${closed}`],
    ['POST', `/api/tables/${id}/join`, { token: links[1] }],
    ['POST', `/api/tables/${id}/seats/1`, { to: 'random' }],
    ['POST', `/api/tables/${id}/host`, { seat: 0 }],
    ['GET', `/api/tables/${id}/at/0`],
  ] as const)
    expect(await me.call(method, path, body), `${method} ${path}`).toMatchObject(told);
  expect((await me.call('GET', '/healthz')).status).toBe(503);
  expect((await fetch(`http://127.0.0.1:${running.port}/healthz`, { method: 'HEAD' })).status).toBe(503);
  for (const message of [
    { type: 'sit', table: closed, seat: 0, have: null },
    { type: 'say', id: 1, text: 'hm' },
    {
      type: 'standing',
      id: 2,
      window: Object.keys((await running.tables.find(id))?.game.windows ?? {})[0] ?? '',
      mode: 'ask',
    },
  ] as const) {
    me.send(message);
    expect(await me.next('problem'), message.type).toMatchObject({ code: 'storage', text: told.body.problem });
  }
  expect(await me.answer(anyAnswer(me))).toMatchObject({ type: 'problem', code: 'storage' });
  isBroken = false;
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  expect((await me.call('GET', '/api/tables')).status).toBe(200);
});

test('health is found out by writing, and asking often writes no more', async () => {
  let written = 0;
  let isFull = false;
  const { person, storage } = await openHouse({
    through: (file): Storage => ({
      ...file,
      check: async (at) => {
        written++;
        if (isFull) throw new Error('database or disk is full');
        await file.check(at);
      },
    }),
  });
  const me = await person('Ilaria');
  const before = await storage.latest();
  const answers = await Promise.all(Array.from({ length: 50 }, () => me.call('GET', '/healthz')));
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(await storage.latest()).toBeGreaterThan(before);
  // One a second at most.
  expect(written).toBeLessThan(10);
  isFull = true;
  await vi.waitUntil(async () => (await me.call('GET', '/healthz')).status === 503, { timeout: 60_000 });
});
