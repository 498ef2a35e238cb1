// Who holds which table, in the database and by its clock. A node is there as long as it says so again and again; a table belongs to
// whoever took it last, as long as he is there. Each taking has a higher number, which every writing has to name: who was away and
// does not know that his table was taken can write nothing.
import { randomBytes } from 'node:crypto';
import type { Titles } from '@custodian/title';
import type pg from 'pg';
import { StorageTrouble } from '../storage/trouble.ts';
import { CannotOpen } from '../tables/cannot-open.ts';
import type { Notice, Places } from './places.ts';
import { PlayedElsewhere } from './places.ts';

/** Milliseconds: how often a node says that it is there, how long that holds, and how often it looks whether it still has its tables. */
const EVERY = 400;
const LASTS = 1500;
const COMPARED_EVERY = 5000;
/** A node that was late itself takes nobody for dead for so long: the database may have been away for all. */
const DOUBT = 3000;
const ORPHANS_AT_ONCE = 50;

export interface Leases extends Places {
  /** Under which number a table is held here; undefined when it is not. */
  readonly fences: ReadonlyMap<string, number>;
  begin(address: string): Promise<void>;
  isCurrent(): boolean;
  /** Compares what is held here with what the database says; called when something may have been missed. */
  compare(): Promise<void>;
  /** Somebody has taken a table. */
  taken(table: string, fence: number): void;
  /** Nobody listens at that address. */
  gone(address: string): Promise<void>;
  stopTaking(): void;
  /** Says that this node is gone. */
  end(): Promise<void>;
}

interface About {
  readonly titles: Titles;
  lost(table: string): void;
  orphans(tables: readonly string[]): void;
  tell(notice: Notice): void;
}

const TAKE = `
  UPDATE tables t SET holder = $2, fence = t.fence + 1, revision = greatest(t.revision, ($3::jsonb ->> t.game)::int)
  WHERE t.id = $1 AND t.revision <= ($3::jsonb ->> t.game)::int
    AND (t.holder IS NULL OR t.holder = $2
      OR NOT EXISTS (SELECT 1 FROM node n WHERE n.id = t.holder AND n.until > clock_timestamp()))
  RETURNING t.fence`;

/** Who holds a table, or could: those who know its game as well as whoever played it last. */
const WHO = `
  SELECT t.game, t.revision, h.address AS held, coalesce(($3::jsonb ->> t.game)::int, -1) AS own,
    (SELECT c.address FROM node c WHERE c.until > clock_timestamp() AND c.id <> $2
      AND (c.revisions ->> t.game)::int >= t.revision ORDER BY c.until DESC LIMIT 1) AS able
  FROM tables t LEFT JOIN node h ON h.id = t.holder AND h.id <> $2 AND h.until > clock_timestamp() WHERE t.id = $1`;

export function leasesIn(pool: pg.Pool, { titles, lost, orphans, tell }: About): Leases {
  const id = randomBytes(9).toString('base64url');
  const revisions = JSON.stringify(Object.fromEntries([...titles].map(([name, { rules }]) => [name, rules.revision])));
  const fences = new Map<string, number>();
  let address = '';
  let renewed = Number.NEGATIVE_INFINITY;
  let late = Number.NEGATIVE_INFINITY;
  let compared = performance.now();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let begun: (() => void) | undefined;
  const started = new Promise<void>((done) => {
    begun = done;
  });

  const renew = async (): Promise<void> => {
    const asked = performance.now();
    await pool.query({
      name: 'renew',
      text: `INSERT INTO node (id, address, revisions, until) VALUES ($1, $2, $3, clock_timestamp() + $4 * interval '1 ms')
        ON CONFLICT (id) DO UPDATE SET until = excluded.until`,
      values: [id, address, revisions, LASTS],
    });
    const wasLate = asked - renewed > LASTS;
    renewed = asked;
    if (wasLate) late = performance.now();
    if (wasLate || performance.now() - compared > COMPARED_EVERY) await compare();
  };
  const compare = async (): Promise<void> => {
    compared = performance.now();
    const before = new Map(fences);
    const { rows } = await pool.query<{ id: string; fence: number }>({
      name: 'compare',
      text: 'SELECT id, fence FROM tables WHERE holder = $1',
      values: [id],
    });
    const stored = new Map(rows.map((row) => [row.id, row.fence]));
    for (const [table, fence] of before) if (stored.get(table) !== fence && fences.get(table) === fence) lose(table);
  };
  const lose = (table: string): void => {
    fences.delete(table);
    lost(table);
  };
  /** Tables of nodes that are gone, which this one may play. A node that left nothing behind is forgotten. */
  const look = async (): Promise<void> => {
    if (isStopping || performance.now() - late < DOUBT) return;
    const gone = await pool.query<{ id: string }>({
      name: 'gone',
      text: 'SELECT id FROM node WHERE until <= clock_timestamp()',
    });
    for (const { id: dead } of gone.rows) {
      const left = await pool.query<{ id: string }>({
        name: 'left',
        text: `SELECT id FROM tables WHERE holder = $1 AND revision <= ($2::jsonb ->> game)::int ORDER BY random() LIMIT $3`,
        values: [dead, revisions, ORPHANS_AT_ONCE],
      });
      if (left.rows.length > 0) orphans(left.rows.map((row) => row.id));
      else
        await pool.query({
          name: 'forget',
          text: `DELETE FROM node n WHERE id = $1 AND until <= clock_timestamp() - interval '1 minute'
            AND NOT EXISTS (SELECT 1 FROM tables t WHERE t.holder = n.id)`,
          values: [dead],
        });
    }
  };
  const tick = async (): Promise<void> => {
    await renew()
      .then(look)
      // The database is away: who asks for something is told, and it is tried again.
      .catch(() => undefined);
    if (!isStopping) timer = setTimeout(() => void tick(), EVERY);
  };

  const take = async (table: string): Promise<void> => {
    await started;
    for (let tries = 0; tries < 5; tries++) {
      const given = await pool.query<{ fence: number }>({ name: 'take', text: TAKE, values: [table, id, revisions] });
      const fence = given.rows[0]?.fence;
      if (fence !== undefined) {
        fences.set(table, fence);
        if (fence > 1) tell({ type: 'taken', table, fence });
        return;
      }
      const who = await pool.query<Who>({ name: 'who', text: WHO, values: [table, id, revisions] });
      const found = who.rows[0];
      // There is no such table; or nobody knows its game, which whoever opens it says.
      if (found === undefined || (found.own < 0 && found.held === null && found.able === null)) return;
      if (found.held !== null) throw new PlayedElsewhere(found.held);
      if (found.own >= found.revision) continue;
      if (found.able !== null) throw new PlayedElsewhere(found.able);
      throw new CannotOpen(
        'newer',
        `played by revision ${found.revision} of the rules, and this is revision ${found.own}`,
      );
    }
    throw new StorageTrouble(`table ${table} changes hands all the time`);
  };

  return {
    fences,
    begin: async (own) => {
      address = own;
      await renew();
      begun?.();
      await tick();
    },
    isCurrent: () => !isStopping && performance.now() - renewed < LASTS,
    compare,
    taken: (table, fence) => {
      if ((fences.get(table) ?? fence) < fence) lose(table);
    },
    take: (table) =>
      take(table).catch((error) => {
        if (error instanceof PlayedElsewhere || error instanceof CannotOpen) throw error;
        throw new StorageTrouble(`take: ${(error as Error).message}`, { cause: error });
      }),
    release: async (table) => {
      const fence = fences.get(table);
      if (fence === undefined) return;
      fences.delete(table);
      await pool.query({
        name: 'release',
        text: 'UPDATE tables SET holder = NULL WHERE id = $1 AND fence = $2 AND holder = $3',
        values: [table, fence, id],
      });
    },
    gone: async (address) => {
      await pool
        .query({
          name: 'gone at',
          text: 'UPDATE node SET until = clock_timestamp() WHERE address = $1 AND id <> $2',
          values: [address, id],
        })
        .catch(() => undefined);
    },
    stopTaking: () => {
      isStopping = true;
    },
    end: async () => {
      isStopping = true;
      clearTimeout(timer);
      await pool.query('UPDATE node SET until = clock_timestamp() WHERE id = $1', [id]).catch(() => undefined);
    },
  };
}

interface Who {
  readonly game: string;
  readonly revision: number;
  readonly held: string | null;
  readonly able: string | null;
  /** -1: the game is unknown here. */
  readonly own: number;
}
