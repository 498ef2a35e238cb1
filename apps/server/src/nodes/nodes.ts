// A server as one of several nodes on one database.
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Titles } from '@custodian/title';
import type { Allowance } from '../http/limits.ts';
import { allowance } from '../http/limits.ts';
import type { Connection } from '../storage/postgres/connection.ts';
import { connect } from '../storage/postgres/connection.ts';
import type { Leases } from './leases.ts';
import { leasesIn } from './leases.ts';
import type { OpenWire, Wire } from './listening.ts';
import { listenThrough } from './listening.ts';
import type { Hearing, Nodes, Notice } from './places.ts';

interface Wish {
  readonly database: string;
  readonly titles: Titles;
  /** Where other nodes reach this one; found out by itself when null. */
  readonly address: string | null;
  /** On which address it listens. */
  readonly host: string;
  readonly wire?: OpenWire;
}

/** Few, and used for nothing else: who waits for a game never keeps a node from saying that it is there. */
const CONNECTIONS = 3;
const PATIENCE = 2000;
const FORGOTTEN_EVERY = 10 * 60_000;

export interface Joined {
  readonly nodes: Nodes;
  readonly fences: Leases['fences'];
}

export async function joinNodes({ database, titles, address, host, wire }: Wish): Promise<Joined> {
  const { pool, close }: Connection = connect(database, { max: CONNECTIONS, query_timeout: PATIENCE });
  const secret = await commonSecret(pool);
  let hearing: Hearing | null = null;
  let line: Wire | null = null;
  const tell = (notice: Notice): void => {
    line?.send(JSON.stringify(notice)).catch(() => undefined);
  };
  const leases = leasesIn(pool, {
    titles,
    lost: (table) => hearing?.lost(table),
    orphans: (tables) => hearing?.orphans(tables),
    tell,
  });
  const heard = (text: string): void => {
    const notice = JSON.parse(text) as Notice;
    if (notice.type === 'taken') leases.taken(notice.table, notice.fence);
    else hearing?.heard(notice);
  };
  const forgetting = setInterval(() => {
    pool.query('DELETE FROM allowance WHERE until < clock_timestamp()').catch(() => undefined);
  }, FORGOTTEN_EVERY);
  forgetting.unref();

  const nodes: Nodes = {
    secret,
    take: leases.take,
    release: leases.release,
    open: async (port, own) => {
      hearing = own;
      line = await (wire ?? listenThrough(database, pool))(heard, () => void leases.compare().catch(() => undefined));
      await leases.begin(address ?? `http://${reachable(host)}:${port}`);
    },
    gone: leases.gone,
    isReady: leases.isCurrent,
    tell,
    allowance: (kind, most, ms) => sharedAllowance(pool, kind, most, ms),
    stopTaking: leases.stopTaking,
    close: async () => {
      clearInterval(forgetting);
      await leases.end();
      await line?.close();
      await close();
    },
  };
  return { nodes, fences: leases.fences };
}

/** Who listens everywhere is reached by the name of his machine. */
const reachable = (host: string): string => (host === '0.0.0.0' || host === '::' ? hostname() : host);

/** Made by whoever comes first. */
async function commonSecret(pool: Connection['pool']): Promise<string> {
  await pool.query(`INSERT INTO secret (name, value) VALUES ('nodes', $1) ON CONFLICT (name) DO NOTHING`, [
    randomBytes(32).toString('base64url'),
  ]);
  const { rows } = await pool.query<{ value: string }>(`SELECT value FROM secret WHERE name = 'nodes'`);
  return rows[0]?.value as string;
}

const TAKE_ONE = `
  INSERT INTO allowance AS a (name, count, until) VALUES ($1, 1, clock_timestamp() + $2 * interval '1 ms')
  ON CONFLICT (name) DO UPDATE SET
    count = CASE WHEN a.until <= clock_timestamp() THEN 1 ELSE a.count + 1 END,
    until = CASE WHEN a.until <= clock_timestamp() THEN excluded.until ELSE a.until END
  RETURNING count, extract(epoch FROM until - clock_timestamp())::float8 AS seconds`;

/** Counted by the database; by each node for itself while that is away. */
function sharedAllowance(pool: Connection['pool'], kind: string, most: number, ms: number): Allowance {
  const own = allowance(most, ms);
  return {
    take: async (name) => {
      const used = own.take(name);
      try {
        const values = [`${kind} ${name}`, ms];
        const { rows } = await pool.query<{ count: number; seconds: number }>({
          name: 'allow',
          text: TAKE_ONE,
          values,
        });
        const { count = 0, seconds = 0 } = rows[0] ?? {};
        return count > most ? Math.max(1, Math.ceil(seconds)) : 0;
      } catch {
        return used;
      }
    },
  };
}
