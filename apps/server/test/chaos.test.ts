// The server is killed without warning, again and again: at random moments, and in the middle of questions to several seats.
// No answer that was acknowledged may be missing afterwards. CUSTODIAN_KILLS sets how often (50 for a thorough run).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json, Rules } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { restore } from '../src/tables/history.ts';
import type { Client } from './client.ts';
import { newClient } from './client.ts';
import type { Launched } from './launch.ts';
import { launch } from './launch.ts';

const folder = mkdtempSync(join(tmpdir(), 'custodian-chaos-'));
const kills = Number(process.env.CUSTODIAN_KILLS ?? 6);
const roll = quickRoll(Number(process.env.CUSTODIAN_SEED ?? 99));
let server: Launched;

afterAll(async () => {
  await server?.end('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** What a client was told is stored. */
interface Acknowledged {
  readonly seat: number;
  readonly decision: string;
  readonly value: Json;
}

test(
  `${kills} kills lose no acknowledged answer`,
  async () => {
    server = await launch(folder, '--log', 'silent');
    const host = await newClient(server.port, 'Ilaria');
    const id = await newTable(host);
    const acknowledged: Acknowledged[] = [];
    const figures = { kills: 0, 'half-made': 0, acknowledged: 0, 'stored but not acknowledged': 0, recovery: 0 };
    for (let n = 0; n < kills; n++) {
      const seats = await Promise.all([0, 1, 2].map((seat) => sitDown(host.cookie, id, seat)));
      // Every other time the moment is chosen: one seat of several has answered, and the acknowledgement has just come.
      const halfMade = n % 2 === 1;
      const timer = halfMade ? undefined : setTimeout(() => server.end('SIGKILL'), 100 + roll(500));
      const one: OneAtATime | null = halfMade ? { turn: 'free' } : null;
      await Promise.all(seats.map((client, seat) => play(client, seat, acknowledged, one)));
      clearTimeout(timer);
      await server.end('SIGKILL');
      for (const client of seats) client.leave();

      const { half } = await inspect(id, acknowledged);
      figures.kills++;
      if (half) figures['half-made']++;
      const began = performance.now();
      server = await launch(folder, '--log', 'silent');
      figures.recovery = Math.max(figures.recovery, performance.now() - began);
    }
    const { rows } = await inspect(id, acknowledged);
    figures.acknowledged = acknowledged.length;
    figures['stored but not acknowledged'] = rows - acknowledged.length;
    console.log(
      `${Object.entries(figures)
        .map(([what, n]) => `${what} ${Math.round(n)}`)
        .join(', ')}`,
    );
    expect(acknowledged.length).toBeGreaterThan(kills);
    expect(figures['half-made']).toBeGreaterThan(0);
  },
  60_000 + kills * 20_000,
);

/** Three seats of one person, held like a table of three people: its windows ask several at once. */
async function newTable(host: Client): Promise<string> {
  const wish = {
    game: 'ti3',
    name: 'Chaos',
    seats: ['me', 'open', 'open'],
    options: { races: 'given', given: ['hacan', 'sol', 'yssaril'] },
  };
  const made = (await host.call('POST', '/api/tables', wish)).body as { id: string; links: (string | null)[] };
  for (const token of made.links) if (token !== null) await host.call('POST', `/api/tables/${made.id}/join`, { token });
  return made.id;
}

async function sitDown(cookie: string, id: string, seat: number): Promise<Client> {
  const client = await newClient(server.port, '', cookie);
  await client.sit(id, seat);
  return client;
}

/** Lets one seat at a time answer questions to several. */
interface OneAtATime {
  turn: 'free' | 'taken' | 'over';
}

/** Answers whatever the seat is asked until the server is gone. With `one`, a question to several is answered by one seat
 *  only; when others are still asked then, the server is killed. */
async function play(client: Client, seat: number, acknowledged: Acknowledged[], one: OneAtATime | null): Promise<void> {
  try {
    for (;;) {
      const view = await client.until((v) => v.decisions.length > 0);
      const isToSeveral = view.awaiting === 'somebody' || view.awaiting.length > 1;
      if (one !== null && isToSeveral) {
        while (one.turn === 'taken') await new Promise((wake) => setTimeout(wake, 5));
        if (one.turn === 'over') return;
        if (client.view() !== view) continue;
        one.turn = 'taken';
      }
      const [decision] = view.decisions;
      if (decision === undefined) continue;
      const value: Json =
        decision.kind === 'plan' ? decision.fallback : decision.options.slice(0, decision.pick[0]).map((o) => o.id);
      const outcome = await client.answer(value);
      if (outcome.type === 'accepted') acknowledged.push({ seat, decision: view.decision, value });
      const after = await client.until((v) => v.answers > view.answers);
      if (one === null || !isToSeveral) continue;
      const isHalfMade = after.stack[after.stack.length - 1]?.got !== undefined;
      one.turn = isHalfMade ? 'over' : 'free';
      if (isHalfMade) await server.end('SIGKILL');
    }
  } catch {
    // The server died: what was under way was not acknowledged.
  }
}

/** Every acknowledged answer is in the history, in order; and is the present question answered in part? */
async function inspect(id: string, acknowledged: readonly Acknowledged[]): Promise<{ rows: number; half: boolean }> {
  const storage = openSqlite(join(folder, 'custodian.db'));
  try {
    const rows = await storage.history(id, 0);
    for (const seat of [0, 1, 2]) {
      const stored = rows.filter((row) => row.seat === seat).values();
      for (const { decision, value } of acknowledged.filter((answer) => answer.seat === seat)) {
        const found = hasNext(
          stored,
          (row) => row.kind === 'answer' && row.decision === decision && isSame(row.value, value),
        );
        expect(found, `${decision} of seat ${seat} was acknowledged`).toBe(true);
      }
    }
    const table = await storage.table(id);
    if (table === null) throw new Error('the table is gone');
    const { state, steps } = await restore(ti3 as unknown as Rules<unknown>, storage, table);
    expect(steps.length).toBe(rows.length);
    return { rows: rows.length, half: state.stack[state.stack.length - 1]?.got !== undefined };
  } finally {
    await storage.close();
  }
}

/** Moves on until one fits. */
function hasNext<T>(items: Iterator<T>, fits: (item: T) => boolean): boolean {
  for (let next = items.next(); !next.done; next = items.next()) if (fits(next.value)) return true;
  return false;
}

const isSame = (a: Json, b: Json): boolean => JSON.stringify(a) === JSON.stringify(b);
