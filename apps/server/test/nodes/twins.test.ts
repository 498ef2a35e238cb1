// Two tables in the same public position, where one seat holds other cards, watched through another node than the one that plays it:
// what that node sends, and in which order, tells nobody which of the two it is; nor does anything that can be asked there.
import type { Json, State } from '@custodian/kernel';
import { save } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { tokenHash } from '../../src/secrets.ts';
import { openPostgres } from '../../src/storage/postgres/open.ts';
import { titles } from '../../src/titles.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import { pause } from '../kit/house.ts';
import { newDatabase, openNode } from '../kit/nodes.ts';
import type { Postgres } from '../kit/postgres.ts';
import { startPostgres } from '../kit/postgres.ts';
import type { Twins } from '../kit/twins.ts';
import { BEGAN, findTwins, GAMES, handOf, SEED, TWIN } from '../kit/twins.ts';

// What is written down with a time says nothing here of how fast this machine is.
vi.mock('../../src/clock.ts', () => ({ now: () => 2_000_000, notBefore: () => undefined }));

const ID = 'twins0000000';
const PEOPLE = ['Ilaria', 'Wei', 'Noor', 'Nobody'];
/** For how long a window stays open for those who can only let it go by, and some more. */
const LONGER_THAN_A_WINDOW = 1500;

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres.stop());

/** What the others hear at the other node and can ask there, in order; with marks where somebody did something. */
async function heardOf(title: Title, options: Json, { rows }: Twins, state: State<unknown>): Promise<unknown> {
  const database = await newDatabase(postgres);
  const storage = await openPostgres(database);
  for (const name of PEOPLE) {
    await storage.addPerson({ id: name, name, password: null });
    await storage.addSession(tokenHash(`token-of-${name}`), name, BEGAN);
  }
  const seats = PEOPLE.slice(0, 3).map((person, seat) => ({ seat, person, bot: null, claim: null }));
  const common = { game: title.id, name: 'Twins', host: 'Ilaria', seed: SEED, options, live: true };
  await storage.addTable({ id: ID, ...common, created: BEGAN, changed: BEGAN, finished: false, seats });
  await storage.append(ID, 0, rows, false);
  await storage.addSnapshot(ID, { rows: rows.length, answers: rows.length, state: save(state) });
  const window = state.stack.at(-1)?.v.name as string;
  // He looks at every window: it stays open until he has answered, whatever anybody holds.
  await storage.setStanding(ID, 0, window, 'ask');
  await storage.close();
  const [home, away] = [await openNode(database), await openNode(database)];

  const clientAt = (node: typeof home, name = ''): Promise<Client> =>
    newClient(node.running.port, '', `custodian=token-of-${name}`);
  const twin = await clientAt(home, PEOPLE[TWIN]);
  await twin.sit(ID, TWIN);
  const others = [await clientAt(away, 'Ilaria'), await clientAt(away, 'Noor'), await clientAt(away, 'Nobody')];
  for (const [i, seat] of [0, 2, null].entries()) await others[i]?.sit(ID, seat);
  expect([home.running.tables.count, away.running.tables.count]).toEqual([1, 0]);
  const mark = (what: string): void => {
    for (const { heard } of others) heard.push(what);
  };
  await pause(LONGER_THAN_A_WINDOW);
  mark('the time of a window has run');
  // With a card somebody thinks, and lets it go by; without one nobody asks him.
  if (twin.view().decisions.some((decision) => decision.kind === 'choose' && decision.options.length > 0))
    expect((await twin.answer([])).type).toBe('accepted');
  await pause(LONGER_THAN_A_WINDOW);
  mark('whoever has a card has let it go by');
  const [first] = others as [Client, Client, Client];
  const { answers } = first.view();
  const lists = async (): Promise<void> => {
    for (const other of others) await other.call('GET', '/api/tables');
    for (let n = rows.length - 1; n < rows.length + 4; n++) await first.call('GET', `/api/tables/${ID}/at/${n}?seat=0`);
  };
  await lists();
  expect((await first.answer([])).type).toBe('accepted');
  for (const other of others) await other.until((view) => view.answers > answers);
  await pause(LONGER_THAN_A_WINDOW);
  mark('everybody has answered');
  await lists();
  const heard = others.map((other) => other.heard.map((text) => text.replaceAll(/"id":"[0-9a-f-]{36}"/g, '"id"')));
  for (const client of [twin, ...others]) client.leave();
  await home.stop();
  await away.stop();
  return heard;
}

test.each(GAMES)(
  'two tables of $id watched through another node',
  async ({ id, options }) => {
    const title = titles.get(id) as Title;
    const twins = findTwins(title, options);
    const [one, other] = twins.worlds;
    expect(handOf(one)).not.toEqual(handOf(other));
    const heard = (await heardOf(title, options, twins, one)) as string[][];
    for (const stream of heard) {
      expect(stream.filter((text) => text.startsWith('{"type":"update"')).length).toBeGreaterThan(0);
      for (const card of handOf(one) ?? []) expect(stream.join()).not.toContain(`"${card}"`);
    }
    expect(await heardOf(title, options, twins, other)).toEqual(heard);
  },
  300_000,
);
