// Those who look on without a seat, as cheats: whatever they ask for and however often, they get nothing that is newer than the table
// lets them see, and nobody's eyes that he has not opened to them.
import type { Json } from '@custodian/kernel';
import type { LogLine, Past, TableInfo, TableSummary } from '@custodian/protocol';
import { expect, test, vi } from 'vitest';
import type { Client } from '../kit/client.ts';
import type { House, Made } from '../kit/house.ts';
import { anyAnswer, openHouse, pause } from '../kit/house.ts';

const time = vi.hoisted(() => ({ ahead: 0 }));
vi.mock('../../src/clock.ts', () => ({ now: () => Date.now() + time.ahead, notBefore: () => undefined }));

const MINUTE = 60_000;
const OPTIONS = { races: 'given', given: ['hacan', 'xxcha', 'letnev'], galaxy: 'random' };
const forward = (minutes: number): void => {
  time.ahead += minutes * MINUTE;
};
const now = (): number => Date.now() + time.ahead;

interface Company {
  readonly id: string;
  readonly players: readonly Client[];
}

/** Three people who sit at a table that others see so many minutes later. */
async function company(house: House, spectators: number | null, host?: Client): Promise<Company> {
  const players = [await house.person('Ilaria'), await house.person('Wei'), await house.person('Zoe')];
  const maker = host ?? (players[0] as Client);
  const seats = host === undefined ? ['me', 'open', 'open'] : ['open', 'open', 'open'];
  const made = await maker.call('POST', '/api/tables', {
    ...{ game: 'ti3', name: 'Watched', seats, options: OPTIONS, spectators },
    clock: { kind: 'days', days: 1, reserve: 2, holidays: 0, up: 'remind' },
  });
  expect(made.status).toBe(200);
  const { id, links } = made.body as unknown as Made;
  for (const [seat, player] of players.entries()) {
    if (links[seat] != null)
      expect((await player.call('POST', `/api/tables/${id}/join`, { token: links[seat] })).status).toBe(200);
    await player.sit(id, seat);
  }
  return { id, players };
}

/** So many answers of whoever is asked. */
async function playOn({ players }: Company, count: number): Promise<void> {
  for (let given = 0; given < count; ) {
    const asked = players.find((player) =>
      player.view().decisions.some((d) => d.kind === 'plan' || d.options.length > 0),
    );
    if (asked === undefined) await pause(20);
    // The table may have moved on meanwhile: then he looks again.
    else if ((await asked.answer(anyAnswer(asked))).type === 'accepted') given++;
    else await pause(20);
  }
}

/** Everything that somebody without a seat may ask for, as the bytes that he gets. */
async function everything(who: Client, id: string): Promise<string> {
  const found: string[] = [];
  const ways = ['', '/at/0', '/at/4', '/at/9999', '/at/9999?seat=0', '/at/9999?seat=1', '/log?types=x', '/replay'];
  for (const way of ways) {
    const { status, body } = await who.call('GET', `/api/tables/${id}${way}`);
    found.push(`${way} ${status} ${JSON.stringify(body)}`);
  }
  const { body } = await who.call('GET', '/api/tables');
  found.push(JSON.stringify(body));
  return found.join('\n');
}

const bytesOf = (client: Client): number => client.heard.length;

test('a spectator with a delay gets nothing newer, by no way, and later sees what was', async () => {
  const house = await openHouse();
  // She has made the table and has no seat there: it stands in her list.
  const cheat = await house.person('Cheat');
  const table = await company(house, 30, cheat);
  const { id, players } = table;
  await playOn(table, 4);
  await players[1]?.send({ type: 'say', id: 1, text: 'first words' });
  const first = (players[0] as Client).view().answers;
  forward(31);
  await cheat.sit(id, null);
  expect(cheat.view().answers).toBe(first);
  await cheat.until((view) => view.answers === first);
  const before = await everything(cheat, id);
  expect(before).toContain('"answers"');
  const heard = bytesOf(cheat);

  // Much happens: answers, an answer that is taken back, words, a pause, somebody who leaves and comes back.
  await playOn(table, 6);
  const undoing = players.find((player) => player.view().undo === 'free');
  undoing?.send({ type: 'undo', id: 900 });
  await pause(100);
  await playOn(table, 3);
  players[1]?.send({ type: 'say', id: 2, text: 'newer words' });
  players[2]?.send({ type: 'pause', id: 3, pause: true });
  players[2]?.leave();
  await pause(2500);
  forward(25);
  await pause(2500);
  expect(await everything(cheat, id)).toBe(before);
  const lists = cheat.heard.slice(heard).filter((text) => text.startsWith('{"type"'));
  expect(lists).toEqual([]);
  const again = await house.person('Second cheat');
  await again.sit(id, null);
  expect(again.view()).toEqual({ ...cheat.view(), table: { ...cheat.view().table, host: false } });
  expect(again.heard.join()).not.toContain('newer words');

  const latest = (players[0] as Client).view();
  forward(6);
  const seen = await cheat.until((view) => view.answers === latest.answers);
  expect(seen.game).toEqual((await publicly(players[0] as Client, id)).view.game);
  expect(seen.pace.waits).toEqual([]);
  expect(cheat.heard.join()).toContain('newer words');
  for (const text of cheat.heard)
    for (const line of (JSON.parse(text) as { log?: LogLine[] }).log ?? [])
      expect(line.at).toBeLessThanOrEqual(now() - 30 * MINUTE);
});

/** As everybody knows it, asked by somebody who has a seat. */
const publicly = async (player: Client, id: string): Promise<Past> =>
  (await player.call('GET', `/api/tables/${id}/at/999999`)).body as unknown as Past;

test('the end of a game, and with it everybody’s cards, come as late as everything else', async () => {
  const house = await openHouse();
  const cheat = await house.person('Cheat');
  const alone = await house.person('Ilaria');
  const made = await alone.call('POST', '/api/tables', {
    ...{ game: 'inscription', name: 'Alone', seats: ['me'], options: null, spectators: 30 },
  });
  const { id } = made.body as unknown as Made;
  await alone.sit(id, 0);
  await cheat.sit(id, null);
  const before = await everything(cheat, id);
  while (!alone.view().over) {
    if (alone.view().decisions.length === 0) await pause(5);
    else await alone.answer(anyAnswer(alone));
  }
  expect(await everything(cheat, id)).toBe(before);
  expect(before).toContain('/at/9999?seat=0 403');
  forward(31);
  await cheat.until((view) => view.over);
  expect(await everything(cheat, id)).toContain('/at/9999?seat=0 200');
});

test('where nobody may watch, nobody does, whoever he was', async () => {
  const house = await openHouse();
  const cheat = await house.person('Cheat');
  const table = await company(house, null);
  const { id, players } = table;
  const before = await everything(cheat, id);
  expect(before.match(/ 403 /g)).toHaveLength(7);
  await playOn(table, 3);
  expect(await everything(cheat, id)).toBe(before);
  await expect(Promise.race([cheat.sit(id, null), cheat.next('problem')])).resolves.toMatchObject({
    code: 'no spectators',
  });
  // Whoever leaves his seat is a spectator from then on.
  const [host, , leaving] = players as [Client, Client, Client];
  const view = leaving.view();
  expect((await leaving.call('POST', `/api/tables/${id}/seats/2`, { to: 'bot' })).status).toBe(200);
  expect((await leaving.next('problem')).code).toBe('not yours');
  expect((await leaving.next('problem')).code).toBe('no spectators');
  await playOn({ id, players: [host, players[1] as Client] }, 1);
  leaving.send({ type: 'say', id: 5, text: 'still here' });
  expect((await leaving.next('problem')).code).toBe('no spectators');
  expect(leaving.view()).toBe(view);
  expect(host.heard.join()).not.toContain('still here');
});

test('with the eyes of a player who lets them, until he no longer does; all are told', async () => {
  const house = await openHouse();
  const table = await company(house, 0);
  const { id, players } = table;
  const [ilaria, wei] = players as [Client, Client];
  const watcher = await house.person('Watcher');
  const own = (view: { game: Json }, seat: number): unknown =>
    (view.game as unknown as { players: unknown[] }).players[seat];

  // Not before he has opened them.
  const eyed = { type: 'sit', table: id, seat: null, have: null, eyes: 1 } as const;
  await watcher.sit(id, null);
  const plain = watcher.view();
  watcher.send(eyed);
  expect((await watcher.next('problem')).code).toBe('not yours');
  expect((await watcher.call('GET', `/api/tables/${id}/at/9999?seat=1`)).status).toBe(403);

  wei.send({ type: 'eyes', id: 40, open: true });
  await ilaria.until((view) => view.table.eyes.includes(1));
  watcher.send(eyed);
  const seen = await watcher.until((view) => view.seat === 1);
  expect(own(seen, 1)).toEqual(own(wei.view(), 1));
  expect(own(seen, 1)).not.toEqual(own(plain, 1));
  expect(own(seen, 0)).toEqual(own(plain, 0));
  // He looks on, no more.
  expect(seen.decisions).toEqual([]);
  expect(await watcher.answer([])).toMatchObject({ type: 'problem', code: 'not yours' });
  expect((await watcher.call('GET', `/api/tables/${id}/at/9999?seat=1`)).status).toBe(200);
  expect((await watcher.call('GET', `/api/tables/${id}/at/9999?seat=0`)).status).toBe(403);
  // Who plays sees nothing by it.
  expect((await ilaria.call('GET', `/api/tables/${id}/at/9999?seat=1`)).status).toBe(403);

  wei.send({ type: 'eyes', id: 41, open: false });
  const after = await watcher.until((view) => view.seat === null);
  expect(own(after, 1)).toEqual(own(plain, 1));
  expect((await watcher.call('GET', `/api/tables/${id}/at/9999?seat=1`)).status).toBe(403);
  const told = ilaria.heard.join();
  for (const notice of ['eyes opened', 'eyes closed']) expect(told).toContain(`table.notice.${notice}`);

  // Eyes go with the person, not with the seat.
  wei.send({ type: 'eyes', id: 42, open: true });
  await ilaria.until((view) => view.table.eyes.includes(1));
  watcher.send(eyed);
  await watcher.until((view) => view.seat === 1);
  await wei.call('POST', `/api/tables/${id}/seats/1`, { to: 'bot' });
  await watcher.until((view) => view.seat === null && view.table.eyes.length === 0);
});

test('with a delay and a player’s eyes: what he answered in secret shows no sooner', async () => {
  const house = await openHouse();
  const table = await company(house, 10);
  const { id, players } = table;
  (players[1] as Client).send({ type: 'eyes', id: 40, open: true });
  await (players[0] as Client).until((view) => view.table.eyes.includes(1));
  await playOn(table, 3);
  forward(11);
  const watcher = await house.person('Watcher');
  const asked = async (): Promise<string> =>
    JSON.stringify((await watcher.call('GET', `/api/tables/${id}/at/9999?seat=1`)).body);
  const before = await asked();
  await playOn(table, 8);
  await pause(1200);
  expect(await asked()).toBe(before);
  forward(11);
  expect(await asked()).not.toBe(before);
});

test('a public link replays a finished game without an account, until the host withdraws it', async () => {
  const house = await openHouse();
  const host = await house.person('Ilaria');
  const made = await host.call('POST', '/api/tables', {
    ...{ game: 'inscription', name: 'Alone', seats: ['me'], options: null, spectators: null },
  });
  const { id } = made.body as unknown as Made;
  const base = `http://127.0.0.1:${house.running.port}/api/tables/${id}`;
  const open = { open: true };
  expect(await host.call('POST', `/api/tables/${id}/replay`, open)).toMatchObject({ status: 409 });
  await host.sit(id, 0);
  while (!host.view().over) {
    if (host.view().decisions.length === 0) await pause(5);
    else await host.answer(anyAnswer(host));
  }
  const other = await house.person('Wei');
  expect(await other.call('POST', `/api/tables/${id}/replay`, open)).toMatchObject({ status: 403 });
  expect(await host.call('GET', `/api/tables/${id}/replay`)).toMatchObject({ body: { token: null } });
  expect((await host.call('POST', `/api/tables/${id}/replay`, { open: 1 })).status).toBe(400);
  const { token } = (await host.call('POST', `/api/tables/${id}/replay`, open)).body as { token: string };
  expect((await host.call('POST', `/api/tables/${id}/replay`, open)).body).toEqual({ token });

  // Nobody at all: no cookie.
  const get = async (way: string): Promise<{ status: number; body: unknown }> => {
    const response = await fetch(base + way);
    return { status: response.status, body: await response.json() };
  };
  expect((await get('/at/3')).status).toBe(403);
  expect((await get('/at/3?replay=guessed-guessed-guessed')).status).toBe(410);
  const info = (await get(`?replay=${token}`)).body as { table: TableInfo };
  expect(info.table).toMatchObject({ finished: true, spectators: null, mine: [], host: false });
  const past = (await get(`/at/3?replay=${token}&seat=0`)).body as Past;
  expect(past.view).toMatchObject({ answers: 3, seat: 0, decisions: [] });
  expect((await get(`/log?types=x&replay=${token}`)).status).toBe(200);

  await house.restart();
  const later = `http://127.0.0.1:${house.running.port}/api/tables/${id}/at/3?replay=${token}`;
  expect((await fetch(later)).status).toBe(200);
  const cookie = { cookie: host.cookie, 'content-type': 'application/json' };
  const closing = later.replace(/at\/.*/, 'replay');
  const closed = await fetch(closing, { method: 'POST', headers: cookie, body: '{"open":false}' });
  expect(await closed.json()).toEqual({ token: null });
  expect((await fetch(later)).status).toBe(410);
});

test('a table that is played again is watched as the one before; a wrong delay is refused by name', async () => {
  const house = await openHouse();
  const host = await house.person('Ilaria');
  const wish = { game: 'inscription', name: 'Alone', seats: ['me'], options: null };
  for (const wrong of [-1, 1.5, 10081, 'ten', true]) {
    const refused = await host.call('POST', '/api/tables', { ...wish, spectators: wrong });
    expect(refused.status).toBe(400);
    expect((refused.body as { problem: string }).problem).toContain('spectators');
  }
  const { id } = (await host.call('POST', '/api/tables', { ...wish, spectators: 45 })).body as unknown as Made;
  await host.sit(id, 0);
  while (!host.view().over) {
    if (host.view().decisions.length === 0) await pause(5);
    else await host.answer(anyAnswer(host));
  }
  await host.call('POST', `/api/tables/${id}/again`);
  const { tables } = (await host.call('GET', '/api/tables')).body as unknown as { tables: TableSummary[] };
  expect(tables.map(({ spectators }) => spectators)).toEqual([45, 45]);
});
