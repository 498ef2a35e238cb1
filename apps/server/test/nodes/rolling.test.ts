// A new version of the program is put in place node by node while people play: nobody loses an answer, none counts twice, and for a while
// both versions are there at once.
import { quickRoll } from '@custodian/kernel';
import type { Title, Titles } from '@custodian/title';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titles } from '../../src/titles.ts';
import { newClient } from '../kit/client.ts';
import { pause } from '../kit/house.ts';
import type { Node } from '../kit/nodes.ts';
import { newDatabase, openNode } from '../kit/nodes.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';
import { inspect } from './inspecting.ts';
import type { Stubborn, Told } from './stubborn.ts';
import { playStubbornly } from './stubborn.ts';

const FLAGS = ['--idle', '3', '--channels-per-address', '1000', '--guests-per-hour', '1000'];
/** Every table has gone on within this, or it never does. */
const PATIENCE = 60_000;

let postgres: Postgres;
const players: { readonly table: string; readonly who: Stubborn }[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const { who } of players) await who.stop();
  await postgres.stop();
});

/** The same games with later rules: whoever has them plays tables of both, and others leave those to him that he has played. */
const later: Titles = new Map(
  [...titles].map(([id, title]): [string, Title] => [
    id,
    { ...title, rules: { ...title.rules, revision: title.rules.revision + 1 } },
  ]),
);

test('a rolling restart with two versions at once loses and doubles nothing', async () => {
  const database = await newDatabase(postgres);
  const open = (known: Titles): Promise<Node> => openNode(database, { titles: known, flags: FLAGS });
  const nodes: Node[] = [await open(titles), await open(titles)];
  const ports = (): number[] => nodes.map(({ running }) => running.port);
  const host = await newClient(ports()[0] as number, 'Ilaria');
  const told: Told = { accepted: new Map(), refused: new Set() };
  const roll = quickRoll(5);
  const games: string[] = [];
  for (const title of titles.values())
    for (const seats of [
      ['me', 'me', 'me'],
      ['me', 'random', 'random'],
    ]) {
      const made = await host.call('POST', '/api/tables', { game: title.id, name: 'Rolling', seats, options: null });
      const { id: table } = made.body as { id: string };
      games.push(table);
      for (const [seat, kind] of seats.entries())
        if (kind === 'me')
          players.push({ table, who: playStubbornly({ table, seat, cookie: host.cookie, ports, roll, told }) });
    }
  const goOn = async (): Promise<void> => {
    const since = performance.now();
    const isGoing = (table: string): boolean =>
      players.some((player) => player.table === table && (player.who.last() > since || player.who.isOver()));
    while (!games.every(isGoing)) {
      if (performance.now() - since > PATIENCE)
        throw new Error(
          players
            .filter(({ table }) => !isGoing(table))
            .map(({ table, who }) => `${table} ${who.state()}`)
            .join('\n'),
        );
      await pause(20);
    }
  };
  await goOn();
  for (let n = 0; n < 2; n++) {
    const leaving = nodes.shift() as Node;
    await leaving.stop();
    nodes.push(await open(later));
    await goOn();
    await pause(roll(800));
  }
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ game: string; revision: number }>('SELECT game, revision FROM tables');
  await client.end();
  for (const { game, revision } of rows) expect(revision, game).toBe(later.get(game)?.rules.revision);
  for (const { who } of players) await who.stop();
  const figures = await inspect(database, games, told, later);
  expect(figures).toMatchObject({ missing: 0, doubled: 0, denied: 0 });
  expect(told.accepted.size).toBeGreaterThan(games.length * 3);
}, 300_000);
