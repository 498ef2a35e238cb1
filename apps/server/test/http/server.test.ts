import { inflateRawSync } from 'node:zlib';
import type { PlanView } from '@custodian/protocol';
import { PACKED } from '@custodian/protocol';
import { beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
const person = (name: string): Promise<Client> => house.person(name);

const isAsked = (client: Client): boolean => client.view().decisions.length > 0;

test('alone against bots: sit down, answer, and the bots move on', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random']);
  await me.sit(id, 0);
  for (let n = 0; n < 12 && !me.view().over; n++) {
    await me.until((v) => v.decisions.length > 0 || v.over);
    if (me.view().over) break;
    expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
  }
  expect(me.view().answers).toBeGreaterThan(12);
  const mine = (await me.call('GET', '/api/tables')).body as { tables: { id: string; round: number }[] };
  expect(mine.tables.map((t) => t.id)).toEqual([id]);
});

test('whoever takes whole views packed hears the same as whoever does not, in a fifth', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me']);
  const first = (protocols: string[]): Promise<{ data: Buffer; isBinary: boolean }> =>
    new Promise((heard, fail) => {
      const { port } = house.running;
      const socket = new WebSocket(`ws://127.0.0.1:${port}/live`, protocols, { headers: { cookie: me.cookie } });
      socket.on('error', fail);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'sit', table: id, seat: null, have: null })));
      socket.once('message', (data, isBinary) => {
        heard({ data: data as Buffer, isBinary });
        socket.terminate();
      });
    });
  const plain = await first([]);
  const packed = await first([PACKED]);
  expect([plain.isBinary, packed.isBinary]).toEqual([false, true]);
  expect(inflateRawSync(packed.data).toString()).toBe(plain.data.toString());
  expect(packed.data.length).toBeLessThan(plain.data.length / 5);
  expect((await first(['else', PACKED])).isBinary).toBe(true);
});

test('a friend joins by a secret link, once', async () => {
  const host = await person('Ilaria');
  const friend = await person('Wei');
  const stranger = await person('Noor');
  const { id, links } = await newTable(host, ['me', 'open', 'random']);
  expect((await stranger.call('POST', `/api/tables/${id}/join`, { token: 'x'.repeat(32) })).status).toBe(410);
  expect((await friend.call('POST', `/api/tables/${id}/join`, { token: links[1] })).body).toEqual({ seat: 1 });
  expect((await stranger.call('POST', `/api/tables/${id}/join`, { token: links[1] })).status).toBe(410);
  await friend.sit(id, 1);
  expect(friend.view().seat).toBe(1);
  expect(friend.view().table.seats.map((s) => s.name)).toEqual(['Ilaria', 'Wei', '']);
});

test('nobody sits, answers or hands over a seat that is not his', async () => {
  const host = await person('Ilaria');
  const other = await person('Noor');
  const { id } = await newTable(host, ['me', 'random', 'random']);
  other.sit(id, 0).catch(() => undefined);
  expect((await other.next('problem')).code).toBe('not yours');
  other.leave();
  const watcher = await person('Wei');
  await watcher.sit(id, null);
  expect(watcher.view().decisions).toEqual([]);
  watcher.send({ type: 'answer', id: 1, version: 0, decision: watcher.view().decision, value: [] });
  expect((await watcher.next('problem')).code).toBe('not yours');
  expect((await other.call('POST', `/api/tables/${id}/seats/0`, { to: 'random' })).status).toBe(403);
  expect((await other.call('GET', `/api/tables/${id}/at/0?seat=0`)).status).toBe(403);
}, 180_000);

test('what is refused changes nothing, and the reason comes with its rule', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  await me.sit(id, 0);
  await me.until((v) => v.decisions.length > 0);
  const before = me.view().answers;
  const refused = await me.answer(['no such option']);
  expect(refused).toMatchObject({ type: 'refused', refusal: { text: { key: expect.any(String) } } });
  expect(me.view().answers).toBe(before);
  me.send({ type: 'try', id: 77, decision: me.view().decision, value: ['no such option'] });
  expect((await me.next('tried')).refusal).not.toBeNull();
  expect(await me.answer(anyAnswer(me), 'some/thing')).toMatchObject({ type: 'refused' });
});

test('malformed frames are answered to whoever sent them; the table plays on', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random']);
  await me.sit(id, 0);
  for (const text of [
    'not json',
    '[]',
    '{"type":"nothing"}',
    '{"type":"answer","id":"x"}',
    `{"type":"say","id":1,"text":"${'x'.repeat(600)}"}`,
  ]) {
    me.raw(text);
    expect((await me.next('problem')).code).toBe('malformed');
  }
  await me.until((v) => v.decisions.length > 0);
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
});

test('bad requests are named', async () => {
  const me = await person('Ilaria');
  const wish = { game: 'ti3', name: 'Test', seats: ['me', 'random', 'random'], options: null };
  expect((await me.call('POST', '/api/tables', { ...wish, game: 'chess' })).status).toBe(400);
  expect((await me.call('POST', '/api/tables', { ...wish, seats: ['me'] })).body).toMatchObject({
    refused: { text: { key: 'why.seats' } },
  });
  expect((await me.call('POST', '/api/tables', { ...wish, options: { nonsense: true } })).body).toMatchObject({
    refused: { text: { key: 'why.unknown option' } },
  });
  expect((await me.call('POST', '/api/tables', 'not json')).status).toBe(400);
  expect((await me.call('POST', '/api/tables', { ...wish, name: 'x'.repeat(70_000) })).status).toBe(413);
  expect((await me.call('POST', '/api/me', { name: '' })).status).toBe(400);
  expect((await me.call('POST', '/api/me', { name: 'Ilaria' }, { origin: 'http://evil.example' })).status).toBe(403);
  expect((await me.call('GET', '/api/tables/doesnotexist00')).status).toBe(404);
  expect((await me.call('GET', '/healthz')).body).toMatchObject({ ok: true });
});

test('a password brings a person back on another device, and sessions can be ended', async () => {
  const me = await person('Ilaria');
  expect((await me.call('POST', '/api/password', { password: 'short' })).status).toBe(400);
  expect((await me.call('POST', '/api/password', { password: 'correct horse' })).status).toBe(200);
  const elsewhere = await person('Somebody');
  expect((await elsewhere.call('POST', '/api/login', { name: 'Ilaria', password: 'wrong horse' })).status).toBe(403);
  expect(
    (await elsewhere.call('POST', '/api/login', { name: 'Ilaria', password: 'correct horse' })).body,
  ).toMatchObject({ person: { name: 'Ilaria' } });
  await me.call('POST', '/api/sessions/end');
  expect((await elsewhere.call('GET', '/api/me')).body).toEqual({ person: null });
  expect((await me.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ilaria' } });
});

test('after a restart the table is where it was', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  await me.sit(id, 0);
  for (let n = 0; n < 8; n++) {
    // One person plays all seats: whoever is asked answers.
    const seat = (me.view().awaiting as number[])[0] as number;
    me.leave();
    await me.sit(id, seat);
    expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
    await me.until((v) => v.answers === n + 1);
  }
  const before = me.view();
  me.leave();
  await house.restart();
  const again = await person('x');
  const watched = await again.call('GET', `/api/tables/${id}/at/8`);
  expect((watched.body as { view: { answers: number; game: { round: number } } }).view.answers).toBe(8);
  expect((watched.body as unknown as { view: { stack: unknown } }).view.stack).toEqual(before.stack);
}, 180_000);

test('undo is free until something is revealed or another has answered', async () => {
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'me'], { races: 'given', given: ['hacan', 'xxcha', 'letnev'] });
  await me.sit(id, 0);
  await me.until(isAskedView);
  // The first questions place starting units: nothing is revealed by them.
  const first = me.view().decisions[0] as PlanView;
  expect(first.shape).toBe('starting units');
  const before = me.view().answers;
  await me.answer(first.fallback);
  await me.until((v) => v.answers === before + 1);
  expect(me.view().undo).toBe('free');
  me.send({ type: 'undo', id: 500 });
  await me.until((v) => v.answers === before);
  expect(me.view().redo).toBe(true);
  me.send({ type: 'redo', id: 501 });
  await me.until((v) => v.answers === before + 1);
}, 180_000);

const isAskedView = (v: { decisions: readonly unknown[] }): boolean => v.decisions.length > 0;

test('no secret of a seat reaches anybody else, in any byte sent', async () => {
  const players = [await person('A'), await person('B'), await person('C')];
  const [host] = players as [Client];
  const { id, links } = await newTable(host, ['me', 'open', 'open'], { galaxy: 'random' });
  for (const [i, client] of players.entries())
    if (i > 0) await client.call('POST', `/api/tables/${id}/join`, { token: links[i] });
  const watcher = await person('W');
  await Promise.all(players.map((client, seat) => client.sit(id, seat)));
  await watcher.sit(id, null);
  // Every hidden card, by whom it is held, as long as nobody else has legitimately seen it.
  const secrets = new Map<string, Set<number>>();
  const table = await house.running.tables.find(id);
  const note = (): void => {
    const game = table?.state.game as {
      players: { secret: string; hand: string[] }[];
      objectiveDeck: string[];
      actionDeck: string[];
      seen: Record<string, number>;
    };
    game.players.forEach((p, seat) => {
      for (const card of [p.secret, ...p.hand])
        if (card !== '' && game.seen[card] === undefined) secrets.set(card, new Set([seat]));
    });
    for (const card of [...game.objectiveDeck, ...game.actionDeck])
      if (game.seen[card] === undefined) secrets.set(card, new Set());
  };
  note();
  const marks = () => players.map((c) => c.heard.length);
  const seed = table?.state.seed as string;
  for (let n = 0; n < 60; n++) {
    const hidden = new Map(secrets);
    const from = marks();
    const watched = watcher.heard.length;
    const client = players.find(isAsked);
    if (client === undefined) {
      await new Promise((wake) => setTimeout(wake, 50));
      continue;
    }
    await client.answer(anyAnswer(client));
    await new Promise((wake) => setTimeout(wake, 15));
    secrets.clear();
    note();
    // What was hidden before and still is must not have been said in between.
    for (const [card, owners] of hidden) {
      const now = secrets.get(card);
      if (now === undefined) continue;
      players.forEach((c, seat) => {
        if (!owners.has(seat) && !now.has(seat))
          expect(c.heard.slice(from[seat]).join('').includes(`"${card}"`), `${card} told to seat ${seat}`).toBe(false);
      });
      expect(watcher.heard.slice(watched).join('').includes(`"${card}"`), `${card} told to a spectator`).toBe(false);
    }
  }
  for (const c of [...players, watcher]) expect(c.heard.join('').includes(seed), 'the seed was told').toBe(false);
}, 180_000);
