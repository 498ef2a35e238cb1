// How much of the house one person may fill, what is kept of it, and for how long.
import { afterEach, expect, test, vi } from 'vitest';
import { now } from '../../src/clock.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const DAY = 24 * 3600_000;
const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
const SEATS = ['me', 'random', 'random'];

afterEach(() => {
  vi.restoreAllMocks();
});

test('a person hosts only so many unfinished tables', async () => {
  const { person, storage } = await openHouse({ flags: ['--tables-per-person', '2'] });
  const me = await person('Ilaria');
  const first = await newTable(me, SEATS, SETTLED);
  await newTable(me, SEATS, SETTLED);
  const wish = { game: 'ti3', name: 'Third', seats: SEATS, options: SETTLED };
  expect(await me.call('POST', '/api/tables', wish)).toMatchObject({
    status: 409,
    body: {
      problem: 'you host 2 unfinished tables, and no more are allowed: finish one, or make somebody else its host',
    },
  });
  const other = await person('Wei');
  await newTable(other, SEATS, SETTLED);
  await storage.setHost(first.id, 'somebody');
  await newTable(me, SEATS, SETTLED);
});

test('only so many guests come from one address in an hour; who is known is let in', async () => {
  const { person, running } = await openHouse({ flags: ['--guests-per-hour', '2', '--proxy'] });
  const me = await person('Ilaria');
  await person('Wei');
  const guest = (from?: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${running.port}/api/me`, {
      method: 'POST',
      body: '{"name":"Noor"}',
      headers: { 'content-type': 'application/json', ...(from === undefined ? {} : { 'x-forwarded-for': from }) },
    });
  const refused = await guest();
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({
    problem: expect.stringMatching(/^too many new guests from this address; try again in \d+ s$/),
  });
  expect((await guest('10.0.0.9')).status).toBe(200);
  expect((await me.call('POST', '/api/me', { name: 'Ilaria B' })).status).toBe(200);
});

test('the options of a table are stored complete and in one order, however they were given', async () => {
  const { person, storage } = await openHouse();
  const me = await person('Ilaria');
  const stored: unknown[] = [];
  for (const options of [
    null,
    {},
    { races: 'random', galaxy: 'random' },
    { leaders: false, given: ['hacan'], map: 'x' },
  ]) {
    const { id } = await newTable(me, SEATS, options);
    stored.push(JSON.stringify((await storage.table(id))?.options));
  }
  expect(new Set(stored).size).toBe(1);
  expect(JSON.parse(stored[0] as string)).toEqual({
    galaxy: 'random',
    map: '',
    races: 'random',
    given: [],
    longWar: false,
    noGameOver: false,
    ageOfEmpire: false,
    distantSuns: false,
    leaders: false,
    sabotageRuns: false,
    seStrategyCards: false,
    seRaces: false,
    wormholeNexus: false,
  });
});

test.each(['{"colour":"red"}', '{"constructor":1}', '{"toString":1}'])(
  'an option that does not exist, %s, is refused with those that do',
  async (options) => {
    const { person } = await openHouse();
    const me = await person('Ilaria');
    const wish = `{"game":"ti3","name":"x","seats":["me","random","random"],"options":${options}}`;
    expect(await me.call('POST', '/api/tables', wish)).toMatchObject({
      status: 400,
      body: {
        refused: {
          text: { key: 'why.unknown option', with: { known: expect.stringContaining('galaxy, map, races') } },
        },
      },
    });
  },
);

test('a table that nobody came to and played goes after 30 days, a game after a year, and both when the host says so', async () => {
  const { person, running, storage } = await openHouse();
  const me = await person('Ilaria');
  const unplayed = (await newTable(me, ['me', 'me', 'open'], SETTLED)).id;
  const visited = (await newTable(me, ['me', 'me', 'open'], SETTLED)).id;
  const played = (await newTable(me, ['me', 'me', 'open'], SETTLED)).id;
  await me.sit(played, 0);
  await me.answer(anyAnswer(me));
  me.leave();
  const began = now();
  const clock = vi.spyOn(Date, 'now');
  const left = async (days: number): Promise<string[]> => {
    clock.mockReturnValue(began + days * DAY);
    await running.tables.closeIdle();
    await running.tidyUp();
    const all = [unplayed, visited, played];
    const rows = await Promise.all(all.map((id) => storage.table(id)));
    return all.filter((_, i) => rows[i] !== null);
  };
  const isEmpty = (id: string): Promise<boolean> =>
    vi.waitUntil(async () => !(await running.tables.find(id))?.isWatched, { timeout: 60_000 });
  await isEmpty(played);
  expect(await left(29)).toEqual([unplayed, visited, played]);
  await me.sit(visited, null);
  await vi.waitUntil(async () => (await storage.latest()) >= began + 29 * DAY, { timeout: 60_000 });
  me.leave();
  await isEmpty(visited);
  // Nobody is at it, but somebody came lately.
  expect(await left(31)).toEqual([visited, played]);
  expect((await me.call('GET', `/api/tables/${unplayed}`)).status).toBe(404);
  expect(await left(60)).toEqual([played]);
  expect(await left(360)).toEqual([played]);
  expect(await left(367)).toEqual([]);
});

test('nothing is removed where the host of the server wants that', async () => {
  const flags = ['--forget-unplayed', '0', '--forget-unfinished', '0'];
  const { person, running, storage } = await openHouse({ flags });
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'open'], SETTLED);
  vi.spyOn(Date, 'now').mockReturnValue(now() + 4000 * DAY);
  await running.tidyUp();
  expect(await storage.table(id)).not.toBeNull();
});

test('a table that somebody looks at is never removed under his eyes', async () => {
  const { person, running, storage } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'me', 'open'], SETTLED);
  await me.sit(id, 0);
  vi.spyOn(Date, 'now').mockReturnValue(now() + 4000 * DAY);
  await running.tables.closeIdle();
  await running.tidyUp();
  expect(await storage.table(id)).not.toBeNull();
  expect((await me.answer(anyAnswer(me))).type).toBe('accepted');
});
