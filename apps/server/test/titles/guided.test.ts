// The table at which somebody learns the game: the same for everybody, for one person alone, and marked as what it is.
import type { TableInfo } from '@custodian/protocol';
import type { Game } from '@custodian/ti3';
import { beforeEach, expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { anyAnswer, openHouse } from '../kit/house.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});

async function learner(name: string): Promise<{ me: Client; id: string }> {
  const me = await house.person(name);
  const made = await me.call('POST', '/api/tables/guided', { name: 'First evening' });
  expect(made.status).toBe(200);
  return { me, id: (made.body as { id: string }).id };
}

const infoOf = async (me: Client, id: string): Promise<TableInfo> =>
  ((await me.call('GET', `/api/tables/${id}`)).body as unknown as { table: TableInfo }).table;

test('everybody learns at the same table: galaxy, races, and who begins', async () => {
  const views = [];
  for (const name of ['Ada', 'Bruno']) {
    const { me, id } = await learner(name);
    await me.sit(id, 0);
    await me.until((v) => v.decisions.length > 0);
    views.push(me.view().game as unknown as Game);
  }
  const [a, b] = views as [Game, Game];
  expect(a.systems.map((s) => s.id)).toEqual(b.systems.map((s) => s.id));
  expect(a.players[0]).toMatchObject({ race: 'sol', secret: b.players[0]?.secret });
  expect(a.speaker).toBe(0);
});

test('it is marked, and is for one alone: no seat of it can be opened', async () => {
  const { me, id } = await learner('Ada');
  expect(await infoOf(me, id)).toMatchObject({ guided: true, mine: [0] });
  expect((await me.call('POST', `/api/tables/${id}/seats/1`, { to: 'open' })).status).toBe(409);
  const usual = await me.call('POST', '/api/tables', {
    game: 'ti3',
    name: 'Usual',
    seats: ['me', 'random', 'random'],
    options: null,
  });
  expect(await infoOf(me, (usual.body as { id: string }).id)).toMatchObject({ guided: false });
});

test('who comes back goes on where he was, as long as the first round lasts', async () => {
  const { me, id } = await learner('Ada');
  await me.sit(id, 0);
  await me.until((v) => v.decisions.length > 0);
  await me.answer(anyAnswer(me));
  const again = await me.call('POST', '/api/tables/guided', { name: 'First evening' });
  expect((again.body as { id: string }).id).toBe(id);
});

test('nobody can ask for a seed', async () => {
  const { me } = await learner('Ada');
  const wish = { game: 'ti3', name: 'x', seats: ['me', 'open', 'random'], options: null, seed: 'guided table 2' };
  expect((await me.call('POST', '/api/tables', wish)).status).toBe(400);
});
