// The threads in which bots think: one that dies or hangs is replaced, and its table goes on.
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Answer, Rules } from '@custodian/kernel';
import { apply, pending, start } from '@custodian/kernel';
import { ti3 } from '@custodian/ti3';
import { afterAll, expect, test, vi } from 'vitest';
import { startBots } from '../../src/bots/pool.ts';
import type { Table } from '../../src/tables/table.ts';
import { newTable, openHouse } from '../kit/house.ts';

const folder = mkdtempSync(join(tmpdir(), 'custodian-bots-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A thread of ours: what it does with a question depends on the number of the question. */
function script(name: string, body: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, seat, explains }) => { ${body} });`,
  );
  return pathToFileURL(file);
}

const begun = start(ti3, 3, null, 'seed');
if ('refused' in begun) throw new Error('no game');
const table = {
  id: 'table0001',
  isWatched: true,
  game: ti3 as unknown as Rules<unknown>,
  state: begun.state,
  seats: [],
} as unknown as Table;
const { seat } = pending(ti3, begun.state)[0] as { seat: number };
const isAcceptable = (answer: Answer | null): boolean =>
  answer !== null && !('refused' in apply(ti3, begun.state, answer));

test('a thread that crashes, ends or hangs is replaced; its question is answered at random', async () => {
  const bots = startBots(
    script(
      'moody',
      `if (id === 1) throw new Error('out of my mind');
       if (id === 2) process.exit(3);
       if (id === 3) for (;;);
       parentPort.postMessage({ id, answer: { seat, decision: 'from the thread', value: id } });`,
    ),
    1,
    50,
    { first: 10_000, later: 10_000 },
  );
  for (let n = 1; n <= 3; n++) expect(isAcceptable(await bots.ask(table, seat, 'thinking'))).toBe(true);
  const answers = await Promise.all([bots.ask(table, seat, 'thinking'), bots.ask(table, seat, 'thinking')]);
  expect(answers.map((a) => a?.decision)).toEqual(['from the thread', 'from the thread']);
  await bots.stop();
}, 180_000);

test('a bot that answers for a person who is away does nothing else, as one that is asked for advice', async () => {
  const bots = startBots(
    script('telling', `parentPort.postMessage({ id, answer: { seat, decision: 'how', value: explains }, why: null });`),
    1,
    50,
    { first: 10_000, later: 10_000 },
  );
  const seated = (person: string | null, bot: string | null): Table =>
    ({ ...table, seats: Array.from({ length: 3 }, (_, n) => ({ seat: n, person, bot })) }) as unknown as Table;
  const isHeldBack = async (at: Table): Promise<unknown> => (await bots.ask(at, seat, 'normal'))?.value;
  expect(await isHeldBack(seated('someone', null))).toBe(true);
  expect(await isHeldBack(seated('someone', 'normal'))).toBe(false);
  expect(await isHeldBack(seated(null, 'normal'))).toBe(false);
  await bots.stop();
}, 180_000);

test('a thread that is prepared has loaded before it is asked anything', async () => {
  const file = join(folder, 'loaded.mjs');
  const mark = join(folder, 'loaded');
  writeFileSync(file, `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(mark)}, '');`);
  const bots = startBots(pathToFileURL(file), 1, 50);
  expect(existsSync(mark)).toBe(false);
  bots.prepare();
  await vi.waitFor(() => expect(existsSync(mark)).toBe(true), 60_000);
  await bots.stop();
}, 180_000);

test('a table goes on with bots that die at every question, and with bots whose answers are refused', async () => {
  for (const [name, body] of [
    ['dying', 'process.exit(1)'],
    ['nonsense', "parentPort.postMessage({ id, answer: { seat, decision: 'no/such', value: [] } })"],
  ] as const) {
    const bots = startBots(script(name, body), 1, 50, { first: 10_000, later: 10_000 });
    const asked: string[] = [];
    const { person } = await openHouse({
      askBot: async (t, s, kind) => {
        asked.push(kind);
        // Whoever was refused is asked to answer at random: here the thread knows only nonsense.
        return kind === 'random' && name === 'nonsense' ? startAtRandom(t, s) : bots.ask(t, s, kind);
      },
    });
    const host = await person('Ilaria');
    const options = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
    const { id } = await newTable(host, ['me', 'sensible', 'sensible'], options);
    await host.sit(id, 0);
    await host.until((v) => v.answers >= 2);
    if (name === 'nonsense') expect(asked).toContain('random');
    await bots.stop();
  }
}, 180_000);

function startAtRandom(t: Table, s: number): Answer {
  const [decision] = pending(t.game, t.state).filter((d) => d.seat === s);
  const frame = t.state.stack[t.state.stack.length - 1];
  const value =
    decision?.kind === 'plan'
      ? decision.fallback
      : (decision?.options.slice(0, decision.pick[0]).map((o) => o.id) ?? []);
  return { seat: s, decision: `${frame?.run}/${frame?.at}`, value };
}
