// What somebody has played: reckoned once when a game ends, or when somebody asks for games of earlier times; shown to whom it may be.
import type { Profile } from '@custodian/protocol';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { expect, test } from 'vitest';
import type { TableRow } from '../../src/storage/storage.ts';
import type { Counted } from '../../src/tables/profiles.ts';
import { standingsOf, statisticsOf } from '../../src/tables/profiles.ts';
import type { Client } from '../kit/client.ts';
import { toTheEnd } from '../kit/games.ts';
import type { House } from '../kit/house.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

const idOf = async (client: Client): Promise<string> =>
  ((await client.call('GET', '/api/me')).body as unknown as { person: { id: string } }).person.id;
const profileOf = async (client: Client, id: string): Promise<Profile> =>
  ((await client.call('GET', `/api/people/${id}`)).body as unknown as { profile: Profile }).profile;

/** A finished game of Ilaria, Wei and a bot, of which nobody has reckoned anything yet. */
async function finished(house: House): Promise<{ ilaria: Client; wei: Client; id: string }> {
  const [ilaria, wei] = [await house.person('Ilaria'), await house.person('Wei')];
  const { id, links } = await newTable(ilaria, ['me', 'open', 'random'], SETTLED);
  await house.storage.append(id, 0, toTheEnd((await house.storage.table(id)) as TableRow), true);
  await wei.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  return { ilaria, wei, id };
}

test('a game of earlier times is reckoned when somebody asks, once, with everything that its title knows', async () => {
  const house = await openHouse();
  const { ilaria, wei, id } = await finished(house);
  const [me, him] = [await idOf(ilaria), await idOf(wei)];
  expect(await profileOf(ilaria, me)).toMatchObject({
    waiting: 1,
    standings: [{ game: 'ti3', begun: 1, finished: 0 }],
  });
  await house.running.jobs.runDue();
  const own = await profileOf(ilaria, me);
  expect(own).toMatchObject({ isOwn: true, shownTo: 'everybody', waiting: 0, person: { name: 'Ilaria' } });
  const { summary } = await position(house, ilaria, id);
  const won = summary.ending?.winners.includes(0) === true;
  expect(own.standings).toMatchObject([
    {
      game: 'ti3',
      begun: 1,
      finished: 1,
      won: won ? 1 : 0,
      bySeats: [{ seats: 3, finished: 1 }],
      byWith: [{ with: 'race.hacan' }],
    },
  ]);
  expect(own.games).toMatchObject([
    { table: id, points: summary.points[0], won, seats: 3, people: 2, with: 'race.hacan' },
  ]);
  const [statistics] = own.statistics ?? [];
  expect(statistics?.curve).toHaveLength(summary.round);
  expect(statistics?.curve.at(-1)?.points).toBe(summary.points[0]);
  const { log } = (await ilaria.call('GET', `/api/tables/${id}/log?types=diceRolled,dieRerolled,spaceBattleWon`))
    .body as unknown as { log: { event: { type: string; seat?: number; groups?: Group[] } }[] };
  const groups = log.flatMap(({ event }) => event.groups ?? []).filter(({ seat }) => seat === 0);
  const again = log.filter(({ event }) => event.type === 'dieRerolled' && event.seat === 0).length;
  const rolled = groups.reduce((all, { rolls }) => all + rolls.length, again);
  expect(statistics?.dice?.rolled).toBe(rolled);
  expect((statistics?.dice?.expected ?? 0) > 0).toBe(rolled > 0);
  const battles = log.filter(({ event }) => event.type === 'spaceBattleWon' && event.seat === 0).length;
  expect(statistics?.battles?.won).toBeGreaterThanOrEqual(battles);
  expect(own.opponents).toMatchObject([{ person: { id: him, name: 'Wei' }, games: 1 }]);
  // It is not reckoned again.
  const before = await house.storage.outcomesOf(me, 9);
  await profileOf(ilaria, me);
  expect(await house.running.jobs.runDue()).toBe(0);
  expect(await house.storage.outcomesOf(me, 9)).toEqual(before);
}, 120_000);

interface Group {
  readonly seat: number;
  readonly rolls: readonly number[];
}

const position = async (
  house: House,
  client: Client,
  id: string,
): Promise<{ summary: { round: number; points: number[]; ending: { winners: number[] } | null } }> => {
  const rows = (await house.storage.history(id, 0)).length;
  const { body } = await client.call('GET', `/api/tables/${id}/at/${rows}`);
  return (body as unknown as { view: never }).view;
};

test('others see standings and games but no statistics, and nothing when they are kept private', async () => {
  const house = await openHouse();
  const { ilaria, wei, id } = await finished(house);
  const mallory = await house.person('Mallory');
  const me = await idOf(ilaria);
  await profileOf(ilaria, me);
  await house.running.jobs.runDue();
  const seen = await profileOf(mallory, me);
  expect(seen).toMatchObject({ isOwn: false, shownTo: null, statistics: null, opponents: null });
  expect(seen.standings).toMatchObject([{ finished: 1 }]);
  // Which table it was is told to those who sat there.
  expect(seen.games).toMatchObject([{ table: null }]);
  expect((await profileOf(wei, me)).games).toMatchObject([{ table: id }]);
  expect(JSON.stringify(seen)).not.toContain(id);

  const nothing = { standings: null, games: [], statistics: null, opponents: null, shownTo: null, waiting: 0 };
  const visible = (shownTo: unknown) => ilaria.call('POST', '/api/profile', { shownTo });
  expect((await visible('nobody')).status).toBe(400);
  expect((await ilaria.call('POST', '/api/profile', { shownTo: 'me', person: await idOf(mallory) })).status).toBe(400);
  expect((await visible('me')).body).toEqual({ shownTo: 'me' });
  expect(await profileOf(mallory, me)).toMatchObject(nothing);
  expect((await profileOf(ilaria, me)).statistics).toHaveLength(1);
  await visible('everybody');
  // Whoever is blocked is told the same as where nothing is shown.
  await ilaria.call('POST', '/api/blocks', { person: await idOf(mallory), blocked: true });
  expect(await profileOf(mallory, me)).toMatchObject(nothing);
  for (const path of [
    '/api/people/nobody-at-all',
    '/api/people/x',
    '/api/people/%27%20OR%201',
    `/api/people/${'a'.repeat(40)}`,
  ])
    expect((await mallory.call('GET', path)).status).toBe(404);
  const bare = await fetch(`http://127.0.0.1:${house.running.port}/api/people/${me}`);
  expect(bare.status).toBe(401);
}, 120_000);

test('a game that ends is reckoned at once, without anybody asking', async () => {
  const house = await openHouse({ titles: listed(toy) });
  const [ilaria, wei] = [await house.person('Ilaria'), await house.person('Wei')];
  const { id, links } = await newTable(ilaria, ['me', 'open'], null, 'toy');
  await wei.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await Promise.all([ilaria.sit(id, 0), wei.sit(id, 1)]);
  for (let i = 0; i < 500 && !ilaria.view().over; i++) {
    const client = [ilaria, wei].find((each) => each.view().decisions.length > 0 && !each.view().given);
    if (client === undefined) await new Promise((goOn) => setTimeout(goOn, 20));
    else await client.answer(anyAnswer(client));
  }
  expect(ilaria.view().over).toBe(true);
  for (let i = 0; i < 50 && (await house.storage.outcomesOf(await idOf(ilaria), 9)).length === 0; i++)
    await new Promise((goOn) => setTimeout(goOn, 50));
  const outcomes = [
    ...(await house.storage.outcomesOf(await idOf(ilaria), 9)),
    ...(await house.storage.outcomesOf(await idOf(wei), 9)),
  ];
  expect(outcomes.map(({ table, game, seat }) => [table, game, seat])).toEqual([
    [id, 'toy', 0],
    [id, 'toy', 1],
  ]);
  // A title that declares no statistics still has places and points.
  expect(outcomes.every(({ place, about }) => place > 0 && about !== null)).toBe(true);
}, 120_000);

test('who plays against himself has no place, and what cannot be played is looked at once', async () => {
  const house = await openHouse();
  const ilaria = await house.person('Ilaria');
  const me = await idOf(ilaria);
  const alone = await newTable(ilaria, ['me', 'me', 'random'], SETTLED);
  await house.storage.append(alone.id, 0, toTheEnd((await house.storage.table(alone.id)) as TableRow), true);
  const broken = await newTable(ilaria, ['me', 'random', 'random'], SETTLED);
  const nonsense = { kind: 'answer', seat: 0, decision: 'x/y', value: null, revealed: false, at: 1 } as const;
  await house.storage.append(broken.id, 0, [nonsense], true);
  expect(await profileOf(ilaria, me)).toMatchObject({ waiting: 2 });
  await house.running.jobs.runDue();
  expect(await profileOf(ilaria, me)).toMatchObject({ waiting: 0, games: [], standings: [{ begun: 2, finished: 0 }] });
}, 120_000);

test('it is in the file with everything about a person, and goes with him', async () => {
  const house = await openHouse();
  const { ilaria, wei, id } = await finished(house);
  const [me, him] = [await idOf(ilaria), await idOf(wei)];
  await profileOf(ilaria, me);
  await house.running.jobs.runDue();
  await wei.call('POST', '/api/blocks', { person: me, blocked: true });
  await wei.call('POST', '/api/reports', { person: me, reason: 'name', words: '' });
  const file = (await wei.call('GET', '/api/me/data')).body as unknown as Record<string, unknown[]>;
  expect(file).toMatchObject({
    outcomes: [{ table: id }],
    blocked: [{ other: me }],
    reported: [{ person: me, reason: 'name' }],
  });
  // Who reported somebody is not in the file of whom he reported.
  const his = JSON.stringify((await ilaria.call('GET', '/api/me/data')).body);
  expect(his).not.toContain(him);
  expect((await wei.call('POST', '/api/me/delete', { name: 'Wei' })).status).toBe(200);
  expect(await house.storage.outcomesOf(him, 9)).toEqual([]);
  expect(await house.storage.reports(null, 9)).toEqual([]);
  expect((await ilaria.call('GET', `/api/people/${him}`)).status).toBe(404);
  expect((await profileOf(ilaria, me)).opponents).toEqual([]);
  // What is gone is not reckoned again.
  await house.running.jobs.runDue();
  expect(await house.storage.outcomesOf(him, 9)).toEqual([]);
}, 120_000);

const game = (also: Partial<Counted>): Counted => ({
  ...{
    table: 't',
    game: 'g',
    at: 1,
    place: 1,
    seats: 3,
    people: 2,
    points: 5,
    won: true,
    with: 'race.a',
    curve: [1, 3],
  },
  ...{ battles: { fought: 2, won: 1 }, dice: { rolled: 10, hits: 4, expected: 3.3 }, figures: { objectives: 3 } },
  ...also,
});

test('standings and statistics are sums and averages of the games that count', () => {
  const games = [
    game({}),
    game({ place: 3, seats: 4, won: false, with: 'race.b', curve: [2], figures: { objectives: 1 } }),
    game({ place: 1, seats: 4, won: false, with: 'race.b', curve: [0, 1, 6], battles: null, dice: null, figures: {} }),
  ];
  const [standings] = standingsOf(games, [{ game: 'g', begun: 7 }]);
  expect(standings).toMatchObject({ begun: 7, finished: 3, won: 1, place: 1.67, places: [2, 0, 1] });
  expect(standings?.bySeats).toEqual([
    { seats: 3, finished: 1, won: 1, place: 1 },
    { seats: 4, finished: 2, won: 0, place: 2 },
  ]);
  expect(standings?.byWith.map((each) => [each.with, each.finished])).toEqual([
    ['race.b', 2],
    ['race.a', 1],
  ]);
  const [statistics] = statisticsOf(games);
  expect(statistics).toMatchObject({
    ...{ battles: { fought: 4, won: 2 }, dice: { rolled: 20, hits: 8, expected: 6.6 }, figures: { objectives: 1.33 } },
    curve: [
      { points: 1, games: 3 },
      { points: 2, games: 2 },
      { points: 6, games: 1 },
    ],
  });
});
