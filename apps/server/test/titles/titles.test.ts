// A server that knows a second game: everything goes through the list it was given.
import { decide } from '@custodian/bots';
import { hideState, quickRoll } from '@custodian/kernel';
import type { TableSummary, TitleInfo } from '@custodian/protocol';
import { title as ti3 } from '@custodian/ti3/title';
import { listed, policyOf } from '@custodian/title';
import type { Toy } from '@custodian/toy';
import { title as toy } from '@custodian/toy/title';
import { expect, test } from 'vitest';
import type { AskBot } from '../../src/tables/table.ts';
import type { Client } from '../kit/client.ts';
import { anyAnswer, newTable, openHouse } from '../kit/house.ts';

const titles = listed(ti3, toy);

/** The level that the table asks for, decided by its title; those that were asked are noted. */
const levels = new Set<string>();
const askBot: AskBot = async ({ title, state }, seat, level) => {
  levels.add(`${title.id} ${level}`);
  const policy = policyOf(title, level, { time: 0, now: () => 0 });
  return decide(title.rules, hideState(title.rules, state, seat), seat, policy, quickRoll(state.answers));
};

/** Plays on whatever is asked until the game is over. */
async function playOut(client: Client): Promise<void> {
  for (;;) {
    const view = await client.until((v) => v.over || v.decisions.length > 0);
    if (view.over) return;
    await client.answer(anyAnswer(client));
    await client.until((v) => v.over || v.answers > view.answers || v.decisions.length === 0);
  }
}

test('two people and a bot play a game of another title to its end', async () => {
  const house = await openHouse({ titles, askBot });
  const [ada, bruno] = [await house.person('Ada'), await house.person('Bruno')];
  const { id, links } = await newTable(ada, ['me', 'open', 'thrifty'], { length: 'short' }, 'toy');
  expect((await bruno.call('POST', `/api/tables/${id}/join`, { token: links[1] })).status).toBe(200);
  await Promise.all([ada.sit(id, 0), bruno.sit(id, 1)]);
  expect(ada.view().table).toMatchObject({
    game: 'toy',
    seats: [{ name: 'Ada' }, { name: 'Bruno' }, { bot: 'thrifty' }],
  });
  await Promise.all([playOut(ada), playOut(bruno)]);
  const game = ada.view().game as unknown as Toy;
  expect(game.options).toEqual({ length: 'short', crowns: false });
  expect(levels).toContain('toy thrifty');
  const { tables } = (await bruno.call('GET', '/api/tables')).body as unknown as { tables: TableSummary[] };
  expect(tables).toMatchObject([
    {
      id,
      game: 'toy',
      round: 1,
      points: game.players.map((player) => player.points),
      ending: { why: 'points', winners: [game.winner] },
      finished: true,
    },
  ]);
  expect((await house.storage.table(id))?.options).toEqual({ length: 'short', crowns: false });
  // Looking back, and playing again, need nothing more.
  expect((await ada.call('GET', `/api/tables/${id}/at/3`)).status).toBe(200);
  expect((await ada.call('POST', `/api/tables/${id}/again`, {})).status).toBe(200);
});

test('a lobby is told which games there are, and their words', async () => {
  const house = await openHouse({ titles });
  const ada = await house.person('Ada');
  const { titles: known } = (await ada.call('GET', '/api/titles')).body as unknown as { titles: TitleInfo[] };
  expect(known.map(({ id, seats, levels, guided }) => ({ id, seats, levels, guided }))).toEqual([
    { id: 'ti3', seats: [3, 6], levels: ['normal', 'easy', 'hard', 'random'], guided: true },
    { id: 'toy', seats: [2, 4], levels: ['thrifty', 'random'], guided: false },
  ]);
  expect(known[1]?.options).toEqual(toy.options);
  const words = await ada.call('GET', '/api/titles/toy/words/it');
  expect(words.body).toMatchObject({ words: { 'title.name': 'Corone e Banchetti' } });
  expect(await ada.call('GET', '/api/titles/toy/words/fr')).toMatchObject({
    status: 404,
    body: { problem: 'there are words of ti3, toy in en, it' },
  });
});

test('what no title knows is refused, with what there is', async () => {
  const house = await openHouse({ titles });
  const ada = await house.person('Ada');
  const create = (wish: object) =>
    ada.call('POST', '/api/tables', { game: 'toy', name: 'x', seats: ['me', 'random'], options: null, ...wish });
  expect(await create({ game: 'chess' })).toMatchObject({
    status: 400,
    body: { problem: 'game: there is no "chess" here; there is: ti3, toy' },
  });
  // Each title has its own bots, and its own options.
  expect(await create({ seats: ['me', 'sensible'] })).toMatchObject({
    status: 400,
    body: { problem: 'a seat cannot be "sensible"; possible: me, open, thrifty, random' },
  });
  expect(await create({ options: { galaxy: 'random' } })).toMatchObject({
    status: 400,
    body: { refused: { text: { key: 'why.unknown option', with: { known: 'length, crowns' } } } },
  });
  expect(await create({ seats: ['me', 'random', 'random', 'random', 'random'] })).toMatchObject({
    status: 400,
    body: { refused: { text: { key: 'why.seats' } } },
  });
  const { id } = await newTable(ada, ['me', 'random'], null, 'toy');
  expect(await ada.call('POST', `/api/tables/${id}/seats/1`, { to: 'sensible' })).toMatchObject({
    status: 400,
    body: { problem: 'a seat cannot be "sensible"; possible: open, thrifty, random' },
  });
  expect((await ada.call('POST', `/api/tables/${id}/seats/1`, { to: 'thrifty' })).status).toBe(200);
  expect(await ada.call('POST', '/api/tables/guided', { name: 'x', game: 'toy' })).toMatchObject({
    status: 400,
    body: { problem: 'game: there is no guided table of "toy"; there is: ti3' },
  });
});

test('a server without the game says so, and leaves its tables alone', async () => {
  const house = await openHouse({ titles: listed(toy) });
  const ada = await house.person('Ada');
  const host = (await ada.call('GET', '/api/me')).body as unknown as { person: { id: string } };
  await house.storage.addTable({
    ...{ id: 'a1b2c3d4e5f6a7b8', game: 'ti3', name: 'Old', host: host.person.id, seed: 's', options: null, live: true },
    ...{ created: 1, changed: 1, finished: false },
    seats: [0, 1, 2].map((seat) => ({ seat, person: seat === 0 ? host.person.id : null, bot: null, claim: null })),
  });
  const { tables } = (await ada.call('GET', '/api/tables')).body as unknown as { tables: TableSummary[] };
  expect(tables).toMatchObject([{ name: 'Old', fault: 'game', ending: null }]);
});
