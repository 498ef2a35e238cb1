// Several nodes on one database, in this process; ended afterwards.
import { join } from 'node:path';
import { decide, randomPolicy } from '@custodian/bots';
import { hideState, quickRoll } from '@custodian/kernel';
import type { Titles } from '@custodian/title';
import { afterEach } from 'vitest';
import { readConfig } from '../../src/config.ts';
import type { Running } from '../../src/http/server.ts';
import { startServer } from '../../src/http/server.ts';
import type { OpenWire } from '../../src/nodes/listening.ts';
import { joinNodes } from '../../src/nodes/nodes.ts';
import { alone } from '../../src/nodes/places.ts';
import { connect } from '../../src/storage/postgres/connection.ts';
import { migrate } from '../../src/storage/postgres/migrations.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { AskBot } from '../../src/tables/table.ts';
import { titles as known } from '../../src/titles.ts';
import type { Postgres } from './postgres.ts';

export interface Node {
  readonly running: Running;
  readonly storage: Storage;
  stop(): Promise<void>;
}

interface Wish {
  readonly titles?: Titles;
  readonly wire?: OpenWire;
  readonly flags?: readonly string[];
}

const roll = quickRoll(7);
const atRandom: AskBot = async (table, seat) =>
  decide(table.game, hideState(table.game, table.state, seat), seat, randomPolicy, roll);

const open: Node[] = [];
afterEach(async () => {
  for (const node of open.splice(0)) await node.stop();
});

/** An empty database that is set up. */
export async function newDatabase(postgres: Postgres): Promise<string> {
  const address = await postgres.newDatabase();
  const connection = connect(address);
  await migrate(connection);
  await connection.close();
  return address;
}

export async function openNode(database: string, { titles = known, wire, flags = [] }: Wish = {}): Promise<Node> {
  const config = readConfig(['--port', '0', '--log', 'silent', ...flags], { DATABASE_URL: database });
  if ('problem' in config) throw new Error(config.problem);
  let nodes = alone;
  const storage = await openPostgres(database, async () => {
    const more = wire === undefined ? {} : { wire };
    const joined = await joinNodes({ database, titles, address: null, host: config.host, ...more });
    nodes = joined.nodes;
    return joined.fences;
  });
  const pages = join(config.data, 'none');
  const running = await startServer(config, { titles, storage, nodes, askBot: atRandom, pages }).catch(
    async (error) => {
      await storage.close();
      throw error;
    },
  );
  let isStopped = false;
  const node: Node = {
    running,
    storage,
    stop: async () => {
      if (isStopped) return;
      isStopped = true;
      await running.stop();
      await storage.close();
    },
  };
  open.push(node);
  return node;
}
