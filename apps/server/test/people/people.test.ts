// Who sits where, who watches, and what happens when that changes.
import { expect, test } from 'vitest';
import { anyAnswer, newTable, openHouse, pause, tableOf } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

test('spectators see what is public, may talk, and cannot answer', async () => {
  const { person } = await openHouse();
  const host = await person('Ilaria');
  const { id } = await newTable(host, ['me', 'random', 'random']);
  await host.sit(id, 0);
  const watcher = await person('Wei');
  await watcher.sit(id, null);
  expect(watcher.view()).toMatchObject({ seat: null, decisions: [], free: [], undo: null });
  watcher.send({ type: 'say', id: 1, text: 'good luck' });
  expect((await host.next('said')).line).toMatchObject({ name: 'Wei', seat: null, text: 'good luck' });
  watcher.send({ type: 'undo', id: 2 });
  expect((await watcher.next('problem')).code).toBe('not yours');
  await host.until((v) => v.decisions.length > 0);
  const { answers } = host.view();
  await host.answer(anyAnswer(host));
  await watcher.until((v) => v.answers > answers);
});

test.each(['', 'a'.repeat(25), 'Wei\nNoor', 'Wei\u202eieW'])('nobody is called %j', async (name) => {
  const { person } = await openHouse();
  const host = await person('Ilaria');
  expect(await host.call('POST', '/api/me', { name })).toMatchObject({
    status: 400,
    body: {
      problem: 'a name has 1 to 24 characters, at least one of them a letter or a figure, and none that is invisible',
    },
  });
  const wish = {
    game: 'ti3',
    name: name === '' ? name : `${name}${'b'.repeat(20)}`,
    seats: ['me', 'random', 'random'],
  };
  expect((await host.call('POST', '/api/tables', { ...wish, options: {} })).status).toBe(400);
});

test('everybody sees who is present', async () => {
  const { person } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  await tableOf(players, SETTLED);
  const [host, friend] = players as [(typeof players)[0], (typeof players)[0]];
  await host.until((v) => v.table.seats.every((s) => s.present));
  friend.leave();
  await host.until((v) => !v.table.seats[1]?.present);
  expect(host.view().table.seats.map((s) => s.present)).toEqual([true, false, true]);
});

test('a seat goes to a bot, which plays at once, and back to a person', async () => {
  const { person, running } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  const id = await tableOf(players, SETTLED);
  const [host, friend, third] = players as [(typeof players)[0], (typeof players)[0], (typeof players)[0]];
  await friend.until((v) => v.decisions.length > 0);
  expect((await third.call('POST', `/api/tables/${id}/seats/1`, { to: 'random' })).status).toBe(403);
  expect((await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'chess' })).status).toBe(400);
  const { answers } = host.view();
  const asked = await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'random' });
  expect(asked.body).toEqual({ link: null, asked: true });
  expect((await friend.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: true })).status).toBe(200);
  await host.until((v) => v.answers > answers && v.table.seats[1]?.kind === 'bot');

  // Whoever sat there sees no more than a spectator.
  expect((await friend.next('problem')).code).toBe('not yours');
  await friend.until((v) => v.seat === null);
  const hand =
    (running.tables.find(id).then((t) => t?.state.game) as Promise<{ players: { secret: string }[] }>) ?? null;
  const secret = (await hand).players[1]?.secret ?? '';
  if (secret !== '') expect(JSON.stringify(friend.view())).not.toContain(`"${secret}"`);

  const { link } = (await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'open' })).body as { link: string };
  const fourth = await person('Sam');
  expect((await fourth.call('POST', `/api/tables/${id}/join`, { token: link })).body).toEqual({ seat: 1 });
  await fourth.sit(id, 1);
  expect(fourth.view()).toMatchObject({ seat: 1 });
  expect(fourth.view().table.seats[1]).toMatchObject({ kind: 'person', name: 'Sam', present: true });
});

test('a bot that is still thinking when a person takes its seat does not answer for him', async () => {
  let think: (() => void) | null = null;
  const { person } = await openHouse({
    askBot: async (table, seat) => {
      await new Promise<void>((done) => {
        think = done;
      });
      const decision = table.state.stack[table.state.stack.length - 1];
      return { seat, decision: `${decision?.run}/${decision?.at}`, value: [] };
    },
  });
  const host = await person('Ilaria');
  const { id } = await newTable(host, ['me', 'random', 'me'], SETTLED);
  await host.sit(id, 0);
  await host.until(() => think !== null);
  const { link } = (await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'open' })).body as { link: string };
  const friend = await person('Wei');
  await friend.call('POST', `/api/tables/${id}/join`, { token: link });
  await friend.sit(id, 1);
  const before = friend.view().answers;
  (think as unknown as () => void)();
  await pause(50);
  expect(friend.view().answers).toBe(before);
  expect(friend.view().decisions.length).toBe(1);
});

test('the host may make somebody else the host', async () => {
  const { person } = await openHouse();
  const players = [await person('Ilaria'), await person('Wei'), await person('Noor')];
  const id = await tableOf(players, SETTLED);
  const [host, friend] = players as [(typeof players)[0], (typeof players)[0]];
  expect((await friend.call('POST', `/api/tables/${id}/host`, { seat: 1 })).status).toBe(403);
  expect((await host.call('POST', `/api/tables/${id}/host`, { seat: 7 })).status).toBe(409);
  expect((await host.call('POST', `/api/tables/${id}/host`, { seat: 1 })).status).toBe(200);
  await friend.until((v) => v.table.host);
  await host.until((v) => !v.table.host);
  expect((await host.call('POST', `/api/tables/${id}/seats/2`, { to: 'random' })).status).toBe(403);
  expect((await friend.call('POST', `/api/tables/${id}/seats/2`, { to: 'random' })).status).toBe(200);
});

test('bots among themselves rest while nobody watches', async () => {
  const { person, running } = await openHouse();
  const host = await person('Ilaria');
  const { id } = await newTable(host, ['me', 'random', 'random'], SETTLED);
  await host.call('POST', `/api/tables/${id}/seats/0`, { to: 'random' });
  const table = await running.tables.find(id);
  // A bot that was thinking already may still answer.
  for (let before = -1; table?.version !== before; await pause(200)) before = table?.version ?? 0;
  expect(table?.isOver).toBe(false);
  const watcher = await person('Wei');
  await watcher.sit(id, null);
  await watcher.until((v) => v.answers > 5);
  watcher.leave();
});
