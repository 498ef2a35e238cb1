// How much is allowed to whom, however it is written and however much is sent at once.
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { isLoopback, neighbourhood } from '../../src/http/address.ts';
import { openDesk } from '../../src/http/desk.ts';
import { allowance, purses } from '../../src/http/limits.ts';
import { takeTurns } from '../../src/http/turns.ts';
import { newClient } from '../kit/client.ts';
import { newTable, openHouse } from '../kit/house.ts';
import { closed, sendRaw, statusOf } from '../kit/raw.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
const GUESS = JSON.stringify({ name: 'Ilaria', password: 'wrong horse' });

test.each([
  ['plain', () => '/api/login'],
  ['with an encoded letter', () => '/%61pi/login'],
  ['with an encoded letter further on', () => '/api/%6cogin'],
  ['in absolute form', (port: number) => `http://127.0.0.1:${port}/api/login`],
  ['in absolute form of another host', () => 'http://elsewhere.example/api/login'],
  ['with a question', () => '/api/login?again'],
])('attempts with a password are counted for an address written %s', async (_, target) => {
  const { running } = await openHouse();
  const { port } = running;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++) statuses.push(await statusOf(port, 'POST', target(port), GUESS));
  expect(statuses).toEqual([...Array(10).fill(403), 429, 429]);
});

test.each([
  '//api/login',
  '/api//login',
  '/api/login/',
  '/api/login.',
  '/API/LOGIN',
  '/api/./login',
  '/x/../api/login',
])('an address that is not quite the one, %s, signs nobody in', async (target) => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  await me.call('POST', '/api/password', { password: 'correct horse' });
  const right = JSON.stringify({ name: 'Ilaria', password: 'correct horse' });
  expect(await statusOf(running.port, 'POST', target, right)).toBe(404);
});

test('every request of the interface counts, whatever is written before and behind its route', async () => {
  const { running } = await openHouse({ flags: ['--requests-per-minute', '30'] });
  const ways = ['/api/me', '/%61pi/me', '/api/%6De', '/api/me?x', '/api/nothing', '/api/tables/x'];
  const statuses: number[] = [];
  for (let n = 0; n < 36; n++) statuses.push(await statusOf(running.port, 'GET', ways[n % ways.length] as string));
  expect(statuses.slice(0, 30)).not.toContain(429);
  expect(statuses.slice(30)).toEqual(Array(6).fill(429));
  expect(await statusOf(running.port, 'GET', '/healthz')).toBe(200);
  const refused = await sendRaw(running.port, 'GET /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  expect(refused).toMatch(/retry-after: \d+/i);
  expect(refused).toMatch(/too many requests from this address, 30 a minute are allowed; try again in \d+ s/);
});

test('an allowance is by name and comes back after its time', () => {
  let time = 0;
  const { take } = allowance(2, 60_000, () => time);
  expect([take('a'), take('a'), take('a'), take('b')]).toEqual([0, 0, 60, 0]);
  time = 59_000;
  expect(take('a')).toBe(1);
  time = 60_000;
  expect([take('a'), take('a'), take('a')]).toEqual([0, 0, 60]);
});

test('a purse fills up by itself, and whoever owes something owes it after coming back', () => {
  let time = 0;
  const { take } = purses(10, 5, () => time);
  expect(take('a', 8)).toBe(2);
  expect(take('a', 8)).toBe(-6);
  time = 1000;
  expect(take('a', 1)).toBe(-2);
  time = 100_000;
  expect(take('a', 1)).toBe(9);
  // Many others do not make a debt forgotten.
  take('a', 30_000);
  for (let n = 0; n < 5000; n++) take(`other ${n}`, 1);
  expect(take('a', 1)).toBeLessThan(0);
});

test('who wants much done has one piece done in each turn', () => {
  const order: string[] = [];
  const later: (() => void)[] = [];
  const turns = takeTurns((next) => later.push(next));
  for (let n = 1; n <= 4; n++) turns.add('greedy', () => order.push(`greedy ${n}`));
  turns.add('one', () => order.push('one'));
  turns.add('two', () => order.push('two'));
  // The first was done at once, as nobody else was there; now everybody waits for his turn.
  expect(order).toEqual(['greedy 1']);
  while (later.length > 0) later.shift()?.();
  expect(order).toEqual(['greedy 1', 'greedy 2', 'one', 'two', 'greedy 3', 'greedy 4']);
});

test('in one turn many have a piece done, as long as it takes no more than a moment', () => {
  const later: (() => void)[] = [];
  const turns = takeTurns((next) => later.push(next));
  const done: string[] = [];
  const slow = (name: string) => () => {
    for (const began = performance.now(); performance.now() - began < 10; );
    done.push(name);
  };
  turns.add('first', () => done.push('first'));
  for (const name of ['a', 'b', 'c']) turns.add(name, () => done.push(name));
  for (const name of ['slow', 'late']) turns.add(name, slow(name));
  later.shift()?.();
  expect(done).toEqual(['first', 'a', 'b', 'c', 'slow']);
  later.shift()?.();
  expect(done.at(-1)).toBe('late');
});

test('only so many plans are tried at a time, and only so much waits', async () => {
  const held: (() => void)[] = [];
  const desk = openDesk(100, { add: (_, work) => held.push(work) });
  const place = desk.place('p', 'a');
  const nothing = async (): Promise<void> => undefined;
  const tried = Array.from({ length: 20 }, () => place.queue('try', nothing));
  expect(tried.slice(0, 16)).toEqual(Array(16).fill(null));
  expect(tried.slice(16)).toEqual(Array(4).fill('at most 16 plans may be tried at a time'));
  // His other channels wait with him; others do not.
  expect(desk.place('p', 'a').queue('try', nothing)).not.toBeNull();
  expect(desk.place('q', 'a').queue('try', nothing)).toBeNull();
  const others = Array.from({ length: 40 }, () => place.queue('answer', nothing));
  expect(others.filter((refused) => refused === null)).toHaveLength(32);
  expect(others.at(-1)).toBe('at most 48 messages may wait for their answer');
  for (const work of held.splice(0)) work();
  await new Promise((done) => setImmediate(done));
  expect(place.queue('try', nothing)).toBeNull();
});

test('what a message counts for depends on its size and kind, and channels of a person count together', () => {
  // However busy the machine is, no time passes here.
  const desk = openDesk(100, { add: () => undefined }, () => 0);
  const count = (weigh: () => string): number => {
    let n = 0;
    while (weigh() === 'fine') n++;
    return n;
  };
  const small = desk.place('a', 'x');
  const large = desk.place('b', 'x');
  const talk = desk.place('c', 'x');
  expect(count(() => small.weigh(100))).toBe(60);
  expect(count(() => large.weigh(30_000))).toBe(7);
  expect(count(() => talk.weighKind('say'))).toBe(12);
  const whole = Array.from({ length: 48 }, () => desk.place('many', 'x')).reduce(
    (sum, place) => sum + count(() => place.weigh(0)),
    0,
  );
  expect(whole).toBeLessThan(48 * 60 * 0.5);
  while (small.weigh(0) === 'too much');
  expect(small.weigh(0)).toBe('flood');
});

test('while one guest has plans tried without end, another is answered in his turn', async () => {
  const { person, running } = await openHouse();
  const greedy = await person('Mallory');
  const other = await person('Wei');
  const { id } = await newTable(greedy, ['me', 'random', 'random'], SETTLED);
  const mine = await newTable(other, ['me', 'random', 'random'], SETTLED);
  await greedy.sit(id, 0);
  await other.sit(mine.id, 0);
  await greedy.until((v) => v.decisions.length > 0);
  const order: string[] = [];
  for (const [who, table] of [
    ['greedy', id],
    ['other', mine.id],
  ] as const) {
    const found = await running.tables.find(table);
    if (found === null) throw new Error('no table');
    const original = found.try.bind(found);
    vi.spyOn(found, 'try').mockImplementation((...given) => {
      order.push(who);
      return original(...given);
    });
  }
  const value = { moves: Array.from({ length: 100 }, () => ({ unit: 'x', to: 'y' })) };
  for (let n = 0; n < 12; n++) greedy.send({ type: 'try', id: n, decision: 'x/y', value });
  other.send({ type: 'try', id: 1, decision: 'x/y', value: [] });
  await other.next('tried');
  for (let n = 0; n < 12; n++) await greedy.next('tried');
  expect(order).toHaveLength(13);
  // However the network mixes them, nobody has more than one done before the other who waits: he is never the last.
  expect(order.indexOf('other')).toBeLessThan(12);
});

test.each(['ping', 'pong'] as const)('a %s below the protocol counts too', async (frame) => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/live`, { headers: { cookie: me.cookie } });
  await new Promise((open) => socket.once('open', open));
  const gone = new Promise<number>((done) => socket.once('close', done));
  socket.on('error', () => undefined);
  for (let n = 0; n < 2000; n++) socket[frame]();
  expect(await gone).toBe(1008);
});

test('an address has only so many channels, and so has the server', async () => {
  const knock = async (port: number, cookie: string, from: string): Promise<[number, WebSocket]> => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, { headers: { cookie, 'x-forwarded-for': from } });
    socket.on('error', () => undefined);
    return new Promise((done) => {
      socket.once('open', () => done([101, socket]));
      socket.once('unexpected-response', (_, response) => done([response.statusCode ?? 0, socket]));
    });
  };
  const { person, running } = await openHouse({ flags: ['--proxy', '--channels', '3', '--channels-per-address', '2'] });
  const { port } = running;
  const one = (await person('Ilaria')).cookie;
  const two = (await person('Wei')).cookie;
  const open: WebSocket[] = [];
  const statuses: number[] = [];
  for (const [cookie, from] of [
    [one, '10.0.0.1'],
    [two, '10.0.0.1'],
    [two, '10.0.0.1'],
    [two, '10.9.9.9, 10.0.0.1'],
    [two, '10.0.0.2'],
    [two, '10.0.0.3'],
  ] as const) {
    const [status, socket] = await knock(port, cookie, from);
    statuses.push(status);
    if (status === 101) open.push(socket);
  }
  expect(statuses).toEqual([101, 101, 429, 429, 101, 429]);
  for (const socket of open) socket.terminate();
});

test('addresses of version 6 count by their neighbourhood', () => {
  expect(neighbourhood('::ffff:10.1.2.3')).toBe('10.1.2.3');
  expect(neighbourhood('2001:db8:1:2::5')).toBe('2001:db8:1:2');
  expect(neighbourhood('2001:0DB8:0001:0002:ffff:1:2:3')).toBe('2001:db8:1:2');
  expect(neighbourhood('2001:db8::1')).toBe('2001:db8:0:0');
  expect(neighbourhood('fe80::1%eth0')).toBe('fe80:0:0:0');
  expect(neighbourhood('::1')).toBe('::1');
  expect(neighbourhood('10.0.0.1:4711')).toBe('10.0.0.1');
  expect(neighbourhood('[2001:db8:1:2::5]:4711')).toBe('2001:db8:1:2');
  expect(['127.0.0.1', '::1', '127.evil.example', '1127.0.0.1', '10.0.0.1'].map(isLoopback)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(neighbourhood('10.0.0.1')).toBe('10.0.0.1');
});

test('a list of many tables is made one at a time, and others have their turn in between', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  for (let n = 0; n < 8; n++) await newTable(me, ['me', 'random', 'random'], SETTLED);
  const who = ((await me.call('GET', '/api/me')).body as { person: { id: string } }).person;
  let turns = 0;
  let isDone = false;
  const turn = (): void => {
    turns++;
    if (!isDone) setImmediate(turn);
  };
  setImmediate(turn);
  const listed = await running.tables.lists.of({ id: who.id, name: 'Ilaria', password: null });
  isDone = true;
  expect(listed).toHaveLength(8);
  expect(turns).toBeGreaterThanOrEqual(8);
});

test('whoever is not let in to the live channel is told why', async () => {
  const { person, running } = await openHouse();
  const { cookie } = await person('Ilaria');
  const knock = (path: string, head: string): Promise<string> =>
    sendRaw(
      running.port,
      `GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n${head}\r\n`,
    );
  expect(await knock('/live', '')).toMatch(/^HTTP\/1\.1 401 [\s\S]*"say who you are first"/);
  for (const path of ['/%6cive', '//live', '/live/', '/LIVE', 'http://x/live', '/api/me'])
    expect(await knock(path, `Cookie: ${cookie}\r\n`), path).toMatch(/^HTTP\/1\.1 403 [\s\S]*opened on \/live/);
  expect(await knock('/live', `Cookie: ${cookie}\r\nOrigin: http://evil.example\r\n`)).toMatch(/^HTTP\/1\.1 403 /);
});

test('headers that only a proxy writes change nothing where there is none, and show no figures', async () => {
  const { running } = await openHouse();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n++)
    statuses.push(
      await statusOf(
        running.port,
        'POST',
        '/api/login',
        GUESS,
        `X-Forwarded-For: 10.0.0.${n}\r\nX-Real-IP: 10.0.0.${n}\r\n`,
      ),
    );
  expect(statuses.slice(10)).toEqual([429, 429]);
  // A proxy on this machine that the server was not told of must not show the figures to everybody.
  expect(await statusOf(running.port, 'GET', '/metrics', '', 'X-Forwarded-For: 10.0.0.1\r\n')).toBe(403);
  expect(await statusOf(running.port, 'GET', '/metrics')).toBe(200);
  // A request without a host comes from no page of ours.
  const old = await sendRaw(running.port, 'POST /api/logout HTTP/1.0\r\nOrigin: http://undefined\r\n\r\n');
  expect(old).toMatch(/^HTTP\/1\.1 403/);
});

test('a request that never ends is ended, and others are served meanwhile', async () => {
  const { person, running } = await openHouse({ patience: { headers: 200, request: 300, every: 50 } });
  const me = await person('Ilaria');
  const slow = [
    'GET /api/me HTTP/1.1\r\nHost: x\r\nX-',
    `POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"na`,
  ].map((text) => {
    const socket = connect(running.port, '127.0.0.1');
    socket.write(text);
    return closed(socket);
  });
  expect((await me.call('GET', '/api/me')).status).toBe(200);
  for (const answer of await Promise.all(slow)) expect(answer).toMatch(/^HTTP\/1\.1 408/);
});

test('an address has only so many connections', async () => {
  const { person, running } = await openHouse({ flags: ['--channels-per-address', '1'] });
  const me = await person('Ilaria');
  let over = 0;
  const sockets = Array.from({ length: 260 }, () => {
    const socket = connect(running.port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.on('close', () => over++);
    return socket;
  });
  await vi.waitUntil(() => over >= 50, { timeout: 60_000 });
  for (const socket of sockets) socket.destroy();
  await vi.waitUntil(() => over === 260, { timeout: 60_000 });
  const again = await newClient(running.port, '', me.cookie);
  expect((await again.call('GET', '/api/me')).status).toBe(200);
});

test('a message that is none is told what does not fit, and where; an address too', async () => {
  const { person, running } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  me.raw('{"type":"answer","id":1,"version":-1,"decision":"x","value":[]}');
  expect((await me.next('problem')).text).toMatch(/^version: /);
  me.raw('{"type":"undo","id":1,"__proto__":{"id":2},"more":1}');
  expect((await me.next('problem')).text).toMatch(/more/);
  me.raw('{"type":"sing"}');
  expect((await me.next('problem')).text).toMatch(/'sit' \| 'answer' \| 'try'/);
  expect(await sendRaw(running.port, 'GET /api/%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*"problem":"the address of the request is malformed"/,
  );
});

test('bodies that are no JSON, too large or too deep are named with what is allowed', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const problem = async (body: string, type = 'application/json'): Promise<unknown> => {
    const { status, body: answer } = await me.call('POST', '/api/tables', body, { 'content-type': type });
    return [status, (answer as { problem: string }).problem];
  };
  const json = 'a body is JSON: send it with "content-type: application/json"';
  expect(await problem('<table/>', 'application/xml')).toEqual([415, json]);
  expect(await problem('name=x', 'application/x-www-form-urlencoded')).toEqual([415, json]);
  expect(await problem('{', 'text/plain')).toEqual([415, json]);
  expect(await problem('{"game"')).toEqual([400, 'the body is not JSON']);
  expect(await problem(`"${'x'.repeat(40_000)}"`)).toEqual([413, 'a body has at most 32 kB']);
  const deep = '['.repeat(13) + ']'.repeat(13);
  expect(await problem(deep)).toEqual([400, 'nested too deeply: at most 12 levels']);
  // Brackets in a text are no lists.
  const brackets = JSON.stringify({ game: '[{'.repeat(50), quote: '"[[\\' });
  expect(await problem(brackets)).toEqual([400, expect.stringContaining('game: ')]);
});
