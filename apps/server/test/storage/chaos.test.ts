// The server is killed without warning, again and again: at random moments, in the middle of questions to several seats, and while
// a table leaves memory because everybody has gone. In between, answers turn up that the rules refuse, as after a correction of the
// rules, and are cut off. No answer that was acknowledged may be missing afterwards. Every game has a table, and two kills in turn.
// CUSTODIAN_KILLS sets how often (50 for a thorough run).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@custodian/kernel';
import { quickRoll } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import { afterAll, expect, test } from 'vitest';
import { openSqlite } from '../../src/storage/sqlite.ts';
import { effective, restore } from '../../src/tables/history.ts';
import { titles } from '../../src/titles.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { pause } from '../kit/house.ts';
import type { Launched } from '../kit/launch.ts';
import { launch } from '../kit/launch.ts';

const folder = mkdtempSync(join(tmpdir(), 'custodian-chaos-'));
const FLAGS = ['--log', 'silent', '--idle', '1'];
const OTHER_RULES = 'an earlier question';
const BOGUS = 2;
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

/** A table of one of the games. */
interface Game {
  readonly title: Title;
  readonly id: string;
  readonly acknowledged: Acknowledged[];
  cuts: number;
}

test(
  `${kills} kills lose no acknowledged answer`,
  async () => {
    server = await launch(folder, ...FLAGS);
    const host = await newClient(server.port, 'Ilaria');
    const games: Game[] = [];
    for (const title of titles.values())
      games.push({ title, id: await newTable(host, title.id), acknowledged: [], cuts: 0 });
    const figures = {
      kills: 0,
      'half-made': 0,
      closing: 0,
      cuts: 0,
      acknowledged: 0,
      'stored but not acknowledged': 0,
      recovery: 0,
    };
    for (let n = 0; n < kills; n++) {
      const game = games[Math.floor(n / 2) % games.length] as Game;
      const { id, acknowledged } = game;
      const seats = await Promise.all([0, 1, 2].map((seat) => sitDown(host.cookie, id, seat)));
      // Every other time the moment is chosen: one seat of several has answered, and the acknowledgement has just come. And
      // sometimes everybody goes, and the table is closed or about to be.
      const halfMade = n % 2 === 1;
      const closing = n % 4 === 2;
      const end = (): unknown => (closing ? seats.map((client) => client.leave()) : server.end('SIGKILL'));
      const timer = halfMade ? undefined : setTimeout(end, 100 + roll(500));
      const one: OneAtATime | null = halfMade ? { turn: 'free' } : null;
      await Promise.all(seats.map((client, seat) => play(client, seat, acknowledged, one)));
      clearTimeout(timer);
      if (closing) {
        figures.closing++;
        await pause(roll(2500));
      }
      await server.end('SIGKILL');
      for (const client of seats) client.leave();

      const { half } = await inspect(game);
      figures.kills++;
      if (half) figures['half-made']++;
      if (n % 3 === 1) {
        figures.cuts++;
        game.cuts++;
        await answeredUnderOtherRules(id);
      }
      const began = performance.now();
      server = await launch(folder, ...FLAGS);
      figures.recovery = Math.max(figures.recovery, performance.now() - began);
    }
    // Whoever sees the table sees it cut, and the cut is on the disk.
    for (const { id } of games) (await sitDown(host.cookie, id, 0)).leave();
    await server.end('SIGKILL');
    for (const game of games) {
      const { rows } = await inspect(game);
      figures.acknowledged += game.acknowledged.length;
      figures['stored but not acknowledged'] += rows - game.acknowledged.length;
    }
    console.log(
      `${Object.entries(figures)
        .map(([what, n]) => `${what} ${Math.round(n)}`)
        .join(', ')}`,
    );
    expect(figures.acknowledged).toBeGreaterThan(kills);
    const played = games.slice(0, Math.ceil(kills / 2));
    for (const { title, acknowledged } of played) expect(acknowledged.length, title.id).toBeGreaterThan(0);
    expect(figures['half-made']).toBeGreaterThan(0);
  },
  60_000 + kills * 20_000,
);

/** What the rules of an earlier version have accepted, and today's do not. */
async function answeredUnderOtherRules(id: string): Promise<void> {
  const storage = openSqlite(join(folder, 'custodian.db'));
  const have = (await storage.record(id)).rows.length;
  const bogus = {
    kind: 'answer',
    seat: 0,
    decision: OTHER_RULES,
    value: [],
    revealed: false,
    events: [],
    at: 1,
  } as const;
  expect(await storage.append(id, have, Array(BOGUS).fill(bogus), false)).toBe(true);
  await storage.close();
}

/** Three seats of one person, held like a table of three people: its windows ask several at once. */
async function newTable(host: Client, game: string): Promise<string> {
  const wish = { game, name: 'Chaos', seats: ['me', 'open', 'open'], options: null };
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

/** Every acknowledged answer counts, in order; answers that were cut off do not. And is the present question answered in part? */
async function inspect({ title, id, acknowledged, cuts }: Game): Promise<{ rows: number; half: boolean }> {
  const storage = openSqlite(join(folder, 'custodian.db'));
  try {
    const { rows, damage } = await storage.record(id);
    expect(damage).toBeNull();
    const counting = effective(rows);
    for (const seat of [0, 1, 2]) {
      const stored = counting.filter(({ answer }) => answer.seat === seat).values();
      for (const { decision, value } of acknowledged.filter((answer) => answer.seat === seat)) {
        const found = hasNext(stored, ({ answer }) => answer.decision === decision && isSame(answer.value, value));
        expect(found, `${decision} of seat ${seat} was acknowledged`).toBe(true);
      }
    }
    const table = await storage.table(id);
    if (table === null) throw new Error('the table is gone');
    const { state, steps } = await restore(title.rules, storage, table);
    expect(rows.filter(({ kind }) => kind === 'cut').length).toBe(cuts);
    expect(steps.length).toBe(rows.length - cuts * (BOGUS + 1));
    return { rows: steps.length, half: state.stack[state.stack.length - 1]?.got !== undefined };
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
