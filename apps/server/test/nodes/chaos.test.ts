// Two nodes on one database, killed without warning again and again while people play at any of them; now and then the database dies. No
// answer that was acknowledged may be missing afterwards, none may count twice, none may count of which was said that it does not, and
// every table goes on. CUSTODIAN_KILLS sets how often (50 for a thorough run), CUSTODIAN_DATABASE_KILLS how often the database dies.
import { fileURLToPath } from 'node:url';
import { quickRoll } from '@custodian/kernel';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { titles } from '../../src/titles.ts';
import { newClient } from '../kit/client.ts';
import { pause } from '../kit/house.ts';
import type { Launched } from '../kit/launch.ts';
import { launchWith, runToEnd } from '../kit/launch.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';
import { inspect } from './inspecting.ts';
import type { Stubborn, Told } from './stubborn.ts';
import { playStubbornly } from './stubborn.ts';

const migrate = fileURLToPath(new URL('../../dist/migrate.js', import.meta.url));
const kills = Number(process.env.CUSTODIAN_KILLS ?? 4);
const databaseKills = Number(process.env.CUSTODIAN_DATABASE_KILLS ?? 1);
const roll = quickRoll(Number(process.env.CUSTODIAN_SEED ?? 7));
/** Every table has gone on within this, or it never does. */
const PATIENCE = 60_000;
const FLAGS = ['--log', 'silent', '--idle', '3', '--channels-per-address', '1000', '--guests-per-hour', '1000'];

let postgres: Postgres;
const nodes: (Launched | null)[] = [null, null];
const people: Player[] = [];

interface Player {
  readonly table: string;
  readonly who: Stubborn;
}

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(async () => {
  for (const { who } of people) await who.stop();
  for (const node of nodes) await node?.end('SIGKILL');
  await postgres.stop();
});

const ports = (): number[] => nodes.flatMap((node) => (node === null ? [] : [node.port]));

test(
  `${kills} kills of nodes and ${databaseKills} of the database: nothing acknowledged is lost, nothing counts twice`,
  async () => {
    const database = await postgres.newDatabase();
    const env = { DATABASE_URL: database };
    expect((await runToEnd(migrate, env)).code).toBe(0);
    const start = async (n: number): Promise<void> => {
      nodes[n] = await launchWith(env, ...FLAGS);
    };
    await Promise.all([start(0), start(1)]);
    const host = await newClient(ports()[0] as number, 'Ilaria');
    const told: Told = { accepted: new Map(), refused: new Set() };
    const games: string[] = [];
    for (const title of titles.values())
      for (const seats of [
        ['me', 'me', 'me'],
        ['me', 'random', 'random'],
      ]) {
        const made = await host.call('POST', '/api/tables', { game: title.id, name: 'Chaos', seats, options: null });
        const { id: table } = made.body as { id: string };
        games.push(table);
        for (const [seat, kind] of seats.entries())
          if (kind === 'me')
            people.push({ table, who: playStubbornly({ table, seat, cookie: host.cookie, ports, roll, told }) });
      }
    await goesOn(performance.now(), games);

    const waits: number[] = [];
    const databaseWaits: number[] = [];
    for (let n = 0; n < kills; n++) {
      const victim = n % 2;
      await pause(roll(1500));
      const held = await heldBy(database, (nodes[victim] as Launched).port);
      const dying = nodes[victim];
      nodes[victim] = null;
      await dying?.end('SIGKILL');
      const killed = performance.now();
      // The other one is alone for a while: everything has to go on there.
      waits.push(...(await goesOn(killed, held)));
      await start(victim);
      if ((n + 1) % Math.ceil(kills / Math.max(1, databaseKills)) !== 0 || databaseKills === 0) continue;
      await pause(roll(800));
      await postgres.kill();
      const gone = performance.now();
      await pause(roll(2500));
      await postgres.start();
      databaseWaits.push(...(await goesOn(gone, games)));
    }
    // A node that is asked to stop gives its tables away.
    const leaving = nodes[0] as Launched;
    nodes[0] = null;
    expect(await leaving.end('SIGTERM')).toBe(0);
    const handedOver = await goesOn(performance.now(), games);
    for (const { who } of people) await who.stop();

    const figures = await inspect(database, games, told, titles);
    const row = (name: string, times: number[]): string => {
      const sorted = times.map(Math.round).sort((a, b) => a - b);
      return `${name} ms: median ${sorted[sorted.length >> 1] ?? 0}, most ${sorted.at(-1) ?? 0}`;
    };
    console.log(
      [
        `kills ${kills}, of the database ${databaseKills}, acknowledged ${told.accepted.size}, refused ${told.refused.size}`,
        `stored ${figures.stored}, missing ${figures.missing}, doubled ${figures.doubled}, denied but stored ${figures.denied}`,
        row('going on after a kill', waits),
        row('after the database died', databaseWaits),
        row('after a stop', handedOver),
      ].join('\n'),
    );
    expect(figures).toMatchObject({ missing: 0, doubled: 0, denied: 0 });
    expect(told.accepted.size).toBeGreaterThan(games.length * 5);
    expect(waits.length).toBeGreaterThan(0);
  },
  300_000 + kills * 60_000,
);

/** Milliseconds until each of these tables has taken an answer again. */
async function goesOn(since: number, tables: readonly string[]): Promise<number[]> {
  const waits: number[] = [];
  for (const table of tables) {
    const players = people.filter((player) => player.table === table);
    for (;;) {
      if (players.some(({ who }) => who.isOver())) break;
      const at = Math.max(...players.map(({ who }) => who.last()));
      if (at > since) {
        waits.push(at - since);
        break;
      }
      if (performance.now() - since > PATIENCE)
        throw new Error(`table ${table} does not go on: ${players.map(({ who }) => who.state()).join(', ')}`);
      await pause(10);
    }
  }
  return waits;
}

/** The tables that the node at this port holds. */
async function heldBy(database: string, port: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ id: string }>(
    'SELECT t.id FROM tables t JOIN node n ON n.id = t.holder WHERE n.address = $1 AND n.until > clock_timestamp()',
    [`http://127.0.0.1:${port}`],
  );
  await client.end();
  return rows.map(({ id }) => id);
}
