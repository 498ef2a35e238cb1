// Whoever means harm: is told off, learns nothing, and disturbs nobody.
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Json } from '@custodian/kernel';
import type { ClientMessage, TableSummary } from '@custodian/protocol';
import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isPassword } from '../../src/secrets.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse, tableOf } from '../kit/house.ts';

vi.mock('../../src/secrets.ts', { spy: true });

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

/** The status with which the live channel is refused; 101 when it is opened, and then closed again. */
function knock(port: number, headers: Record<string, string>): Promise<number> {
  return new Promise((done, fail) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers });
    socket.on('open', () => {
      socket.terminate();
      done(101);
    });
    socket.on('unexpected-response', (request, response) => {
      request.destroy();
      done(response.statusCode ?? 0);
    });
    socket.on('error', fail);
  });
}

const isClosed = (client: Client): Promise<string> =>
  client
    .until(() => false)
    .then(
      () => 'open',
      (error: Error) => error.message,
    );

const plays = async (client: Client): Promise<void> => {
  client.send({ type: 'ping' });
  await client.next('pong');
};

test('lists within lists without end are refused, on the live channel and by request', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  const deep = (n: number): string => '['.repeat(n) + ']'.repeat(n);
  for (const text of [deep(15_000), `{"type":"answer","id":1,"version":0,"decision":"x","value":${deep(15_000)}}`]) {
    me.raw(text);
    expect((await me.next('problem')).code).toBe('malformed');
  }
  me.raw(`{"type":"answer","id":1,"version":0,"decision":"x","value":${deep(13)}}`);
  expect(await me.next('problem')).toMatchObject({ code: 'malformed', text: 'nested too deeply: at most 12 levels' });
  const wish = `{"game":"ti3","name":"x","seats":["me","random","random"],"options":${deep(15_000)}}`;
  expect((await me.call('POST', '/api/tables', wish)).status).toBe(400);
  await plays(me);
});

test('names that objects have by themselves are not taken for fields', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  for (const decision of ['free/__proto__', 'free/constructor', 'free/toString', '__proto__', 'constructor/name'])
    expect(await me.answer([], decision)).toMatchObject({
      type: 'refused',
      refusal: { text: { key: 'kernel.not pending' } },
    });
  for (const value of ['{"__proto__":{"x":1}}', '["__proto__"]', '{"constructor":{"prototype":{"x":1}}}'])
    expect((await me.answer(JSON.parse(value) as Json)).type).toBe('refused');
  expect((await me.call('POST', '/api/tables', '{"__proto__":{"admin":true},"game":"ti3"}')).status).toBe(400);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  await plays(me);
});

test('whoever hangs up while he is let in harms nobody', async () => {
  let asked = 0;
  const { person, running } = await openHouse({
    through: (storage): Storage => ({
      ...storage,
      session: async (hash) => {
        asked++;
        await new Promise((wake) => setTimeout(wake, 50));
        return storage.session(hash);
      },
    }),
  });
  const me = await person('Ilaria');
  for (let n = 1; n <= 5; n++) {
    const before = asked;
    const socket = connect(running.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `GET /live HTTP/1.1\r\nHost: 127.0.0.1:${running.port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: ${me.cookie}\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
    );
    await vi.waitUntil(() => asked > before, { timeout: 60_000 });
    socket.resetAndDestroy();
  }
  expect((await me.call('GET', '/api/me')).status).toBe(200);
});

test('cookies that open nothing, and pages of others, are turned away', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { port } = running;
  const host = `127.0.0.1:${port}`;
  expect(await knock(port, { cookie: me.cookie })).toBe(101);
  expect(await knock(port, { cookie: me.cookie, origin: `http://${host}` })).toBe(101);
  for (const origin of ['http://evil.example', 'null', `http://${host}.evil.example`, `http://evil.example#${host}`])
    expect(await knock(port, { cookie: me.cookie, origin }), origin).toBe(403);
  const token = me.cookie.split('=')[1] as string;
  for (const cookie of [
    '',
    'custodian=',
    `custodian=${'A'.repeat(32)}`,
    `custodian=${token}x`,
    `other=${token}`,
    `custodian=${token.repeat(9)}`,
  ]) {
    expect(await knock(port, { cookie }), cookie).toBe(401);
    expect((await me.call('GET', '/api/me', undefined, { cookie })).body).toEqual({ person: null });
  }
  // A form of another page can send text.
  const form = { 'content-type': 'text/plain' };
  expect((await me.call('POST', '/api/me', '{"name":"Mallory"}', form)).status).toBe(415);
  expect((await me.call('POST', '/api/logout', undefined, { origin: 'null' })).status).toBe(403);
});

test('a session that has ended ends its live channel too, and its cookie opens nothing', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  await me.call('POST', '/api/password', { password: 'correct horse' });
  const elsewhere = await person('Somebody');
  await elsewhere.call('POST', '/api/login', { name: 'Ilaria', password: 'correct horse' });
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  await elsewhere.sit(id, 0);
  const closed = isClosed(elsewhere);
  await me.call('POST', '/api/sessions/end');
  expect(await closed).toBe('the connection was closed');
  expect(await knock(running.port, { cookie: elsewhere.cookie })).toBe(401);
  await plays(me);
  const { cookie } = me;
  const mine = isClosed(me);
  await me.call('POST', '/api/logout');
  expect(await mine).toBe('the connection was closed');
  expect(await knock(running.port, { cookie })).toBe(401);
});

test('a name that nobody has takes as much work to refuse as a wrong password', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  await me.call('POST', '/api/password', { password: 'correct horse' });
  for (const name of ['Ilaria', 'Nobody']) {
    vi.mocked(isPassword).mockClear();
    const { status, body } = await me.call('POST', '/api/login', { name, password: 'wrong horse' });
    expect({ status, body }).toEqual({ status: 403, body: { problem: 'name or password is wrong' } });
    expect(isPassword).toHaveBeenCalledTimes(1);
  }
});

test('whoever floods the channel loses it; talking counts for more', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const other = await person('Wei');
  const { id } = await newTable(other, ['me', 'random', 'random'], SETTLED);
  await other.sit(id, 0);
  await me.sit(id, null);
  for (let n = 0; n < 40; n++) me.send({ type: 'say', id: n, text: 'buy my ships' });
  expect((await me.next('problem')).code).toBe('too fast');
  const closed = isClosed(me);
  for (let n = 0; n < 2000; n++) me.send({ type: 'ping' });
  expect(await closed).toBe('the connection was closed');
  await plays(other);
});

test('a person has only so many channels', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const open: WebSocket[] = [];
  const headers = { cookie: me.cookie };
  for (let n = 0; n < 48; n++) {
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/live`, { headers });
    open.push(socket);
    await new Promise((done, fail) => {
      socket.once('open', done);
      socket.once('error', fail);
    });
  }
  expect(await knock(running.port, headers)).toBe(429);
  expect(await knock(running.port, { cookie: (await person('Wei')).cookie })).toBe(101);
  for (const socket of open) socket.terminate();
  await vi.waitUntil(async () => (await knock(running.port, headers)) === 101, { timeout: 60_000 });
});

test('whoever does not read what he is sent is let go', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  const deaf = new WebSocket(`ws://127.0.0.1:${running.port}/live`, { headers: { cookie: me.cookie } });
  await new Promise((open) => deaf.once('open', open));
  deaf.send(JSON.stringify({ type: 'sit', table: id, seat: null, have: null } satisfies ClientMessage));
  await new Promise((seen) => deaf.once('message', seen));
  deaf.pause();
  const table = await running.tables.find(id);
  const speaker = { person: '', seat: null, send: () => undefined };
  const text = 'x'.repeat(2 ** 20);
  for (let n = 0; n < 40; n++) {
    await table?.say(speaker, text);
    await me.next('said');
  }
  await vi.waitUntil(async () => (await metric(running.port, 'custodian_sockets')) === 1, { timeout: 60_000 });
  await plays(me);
  deaf.terminate();
});

async function metric(port: number, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

test('an answer to what has been answered since is stale, and changes nothing', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  for (const seat of [0, 1, 2]) {
    me.leave();
    await me.sit(id, seat);
    expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  }
  await me.until((v) => v.answers === 3);
  const before = me.view();
  for (const version of [0, 1, 2]) {
    me.send({ type: 'answer', id: 100 + version, version, decision: before.decision, value: [] });
    expect((await me.next('problem')).code).toBe('stale');
  }
  expect(me.view()).toBe(before);
});

test('nobody answers a question that is put to another', async () => {
  const { person } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  await tableOf(players, SETTLED);
  for (const client of players) await client.answer(anyAnswer(client));
  for (const client of players) await client.until((v) => v.answers >= 3 && v.awaiting !== 'somebody');
  const asked = (players[0] as Client).view().awaiting as number[];
  const others = players.filter((_, seat) => !asked.includes(seat));
  expect(others.length).toBeGreaterThan(0);
  const { answers } = (players[0] as Client).view();
  for (const client of others) {
    expect(await client.answer([])).toMatchObject({ type: 'refused', refusal: { text: { key: 'kernel.not yours' } } });
    client.send({ type: 'try', id: 900, decision: client.view().decision, value: [] });
    expect((await client.next('tried')).refusal?.text.key).toBe('kernel.not yours');
    expect(client.view().answers).toBe(answers);
  }
});

test('a standing answer is for a window that exists', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  for (const window of ['no such window', '__proto__', 'toString']) {
    me.send({ type: 'standing', id: 5, window, mode: 'pass' });
    expect((await me.next('refused')).refusal.text.key).toBe('table.no window');
  }
});

test('seats and positions that do not exist are named', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  const status = async (path: string): Promise<number> => (await me.call('GET', `/api/tables/${id}/at/${path}`)).status;
  expect(await status('0?seat=7')).toBe(404);
  expect(await status('0?seat=abc')).toBe(404);
  expect(await status('0?seat=')).toBe(404);
  expect(await status('0?seat=1')).toBe(403);
  expect(await status('0?seat=0')).toBe(200);
  expect(await status('-1')).toBe(400);
  expect(await status('1e3')).toBe(400);
  expect(await status('9999999')).toBe(200);
  expect((await me.call('POST', `/api/tables/${id}/seats/9`, { to: 'random' })).status).toBe(404);
  expect((await me.call('POST', `/api/tables/${id}/seats/%20`, { to: 'random' })).status).toBe(404);
});

test('a table that cannot be opened stays in the list, with the reason, and takes no other with it', async () => {
  const { person, folder } = await openHouse();
  const me = await person('Ilaria');
  const broken = await newTable(me, ['me', 'open', 'random'], SETTLED);
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  const db = new DatabaseSync(join(folder, 'custodian.db'));
  db.prepare('UPDATE tables SET rows = 7 WHERE id = ?').run(broken.id);
  db.close();
  const { status, body } = await me.call('GET', '/api/tables');
  expect(status).toBe(200);
  const { tables } = body as unknown as { tables: TableSummary[] };
  expect(tables.find((t) => t.id === id)).toMatchObject({ fault: null });
  expect(tables.find((t) => t.id === broken.id)).toMatchObject({
    fault: 'damaged',
    name: 'Test',
    host: true,
    mine: [0],
    yourMove: false,
    seats: [{ kind: 'person', name: 'Ilaria' }, { kind: 'open' }, { kind: 'bot' }],
  });
  expect(await me.call('GET', `/api/tables/${broken.id}`)).toMatchObject({ status: 503, body: { fault: 'damaged' } });
  const joining = await me.call('POST', `/api/tables/${broken.id}/join`, { token: broken.links[1] });
  expect(joining).toMatchObject({ status: 503, body: { fault: 'damaged' } });
  await me.sit(id, 0);
  me.send({ type: 'sit', table: broken.id, seat: 0, have: null });
  expect((await me.next('problem')).code).toBe('cannot open');
  // Whoever sits elsewhere still does.
  me.send({ type: 'say', id: 1, text: 'still here' });
  expect((await me.next('said')).line.text).toBe('still here');
});

test('idle tables are closed even when the disk is full, and open again', async () => {
  let isFull = true;
  const { person, running } = await openHouse({
    through: (storage): Storage => ({
      ...storage,
      addSnapshot: (...given) => (isFull ? Promise.reject(new Error('disk is full')) : storage.addSnapshot(...given)),
    }),
  });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], SETTLED);
  await me.sit(id, 0);
  await me.answer(anyAnswer(me));
  await running.tables.closeIdle(Date.now() + 3_600_000);
  expect(running.tables.count).toBe(1);
  me.leave();
  await vi.waitUntil(async () => !(await running.tables.find(id))?.isWatched, { timeout: 60_000 });
  await running.tables.closeIdle(Date.now() + 3_600_000);
  expect(running.tables.count).toBe(0);
  isFull = false;
  const again = await newClient(running.port, '', me.cookie);
  await again.sit(id, 0);
  expect(again.view().answers).toBe(1);
  again.leave();
});
