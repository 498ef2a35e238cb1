// Nodes that tell each other through a Redis what happened.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenThroughRedis } from '../../src/nodes/redis.ts';
import { newClient } from '../kit/client.ts';
import { newTable, pause } from '../kit/house.ts';
import { newDatabase, openNode } from '../kit/nodes.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';
import { startRedis } from '../kit/redis.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

test('what one node tells is heard by the other, and again after the connection broke', async () => {
  const redis = await startRedis();
  const database = await newDatabase(postgres);
  const nodes = [];
  for (let n = 0; n < 2; n++) nodes.push(await openNode(database, { wire: listenThroughRedis(redis.address) }));
  const [one, two] = nodes as [(typeof nodes)[0], (typeof nodes)[0]];
  for (const isBroken of [false, true]) {
    if (isBroken) {
      redis.hangUp();
      await pause(1500);
    }
    const here = await newClient(one.running.port, 'Ilaria');
    const there = await newClient(two.running.port, '', here.cookie);
    const { id } = await newTable(here, ['me', 'random', 'random']);
    await there.sit(id, 0);
    await here.call('POST', '/api/logout', {});
    await expect(there.next('problem')).rejects.toThrow(/closed/);
  }
  const told = redis.published.map((text) => JSON.parse(text) as { type: string });
  expect(told.filter(({ type }) => type === 'session over')).toHaveLength(2);
  for (const node of nodes) await node.stop();
  await redis.stop();
});

test('a Redis that is not there ends the start in words', async () => {
  const database = await newDatabase(postgres);
  await expect(openNode(database, { wire: listenThroughRedis('redis://127.0.0.1:9') })).rejects.toThrow(
    /the Redis .* cannot be reached/,
  );
});
