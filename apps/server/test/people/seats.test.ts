// Seats in other hands: whoever sits there agrees, or has been away for long, and everybody is told. And the same people again.
import type { ChatLine, TableInfo } from '@custodian/protocol';
import { AWAY } from '@custodian/protocol';
import { expect, test } from 'vitest';
import type { TableRow } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { toTheEnd } from '../kit/games.ts';
import type { House } from '../kit/house.ts';
import { newTable, openHouse, tableOf } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };

async function threeAt(house: House): Promise<{ players: [Client, Client, Client]; id: string }> {
  const players: [Client, Client, Client] = [
    await house.person('Ilaria'),
    await house.person('Wei'),
    await house.person('Noor'),
  ];
  return { players, id: await tableOf(players, SETTLED) };
}

/** The next that the table tells about its seats. */
async function told(client: Client, notice: string): Promise<ChatLine> {
  for (;;) {
    const { line } = await client.next('said');
    if (line.notice?.key === `table.notice.${notice}`) return line;
  }
}

test('a host does not take the seat of somebody who is here: he is asked, and may keep it', async () => {
  const house = await openHouse();
  const { players, id } = await threeAt(house);
  const [host, wei, noor] = players;
  const answer = await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'sensible' });
  expect(answer).toMatchObject({ status: 200, body: { link: null, asked: true } });
  for (const client of players) {
    await client.until((v) => v.handing?.seat === 1);
    expect(client.view().table.seats[1]).toMatchObject({ kind: 'person', name: 'Wei' });
  }
  expect((await told(noor, 'asked')).notice?.with).toEqual({ name: 'Wei', host: 'Ilaria', letter: 'B' });
  // Nobody else answers for him.
  expect((await host.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: true })).status).toBe(403);
  expect((await wei.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: 'yes' })).status).toBe(400);
  expect((await wei.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: false })).status).toBe(200);
  await told(noor, 'kept');
  await noor.until((v) => v.handing === null);
  expect((await wei.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: true })).status).toBe(409);
});

test('whoever agrees hands his seat over, and everybody is told, those who come later too', async () => {
  const house = await openHouse();
  const { players, id } = await threeAt(house);
  const [host, wei, noor] = players;
  await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'random' });
  await wei.call('POST', `/api/tables/${id}/seats/1/consent`, { agree: true });
  await told(noor, 'agreed to a bot');
  await host.until((v) => v.table.seats[1]?.kind === 'bot' && v.handing === null);
  const late = await house.person('Late');
  await late.sit(id, null);
  const view = JSON.parse(late.heard.find((text) => text.includes('"type":"view"')) as string) as { chat: ChatLine[] };
  expect(view.chat.map((line) => line.notice?.key)).toContain('table.notice.agreed to a bot');
});

test('after a day away the host may give a seat to others without asking, and everybody is told why', async () => {
  const house = await openHouse();
  const { players, id } = await threeAt(house);
  const [host, wei, noor] = players;
  wei.leave();
  await host.until((v) => v.table.seats[1]?.present === false);
  const since = host.view().table.seats[1]?.away as number;
  expect(Math.abs(Date.now() - since)).toBeLessThan(60_000);
  expect((await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'open' })).body).toMatchObject({ asked: true });
  // A day and a second later; the server has been started anew in between.
  const row = (await house.storage.table(id)) as TableRow;
  await house.running.tables.close();
  await house.storage.setSeat(id, { ...(row.seats[1] as TableRow['seats'][number]), seen: since - AWAY - 1000 });
  await noor.sit(id, 2);
  const { body } = await host.call('POST', `/api/tables/${id}/seats/1`, { to: 'open' });
  expect(body).toMatchObject({ asked: false, link: expect.any(String) });
  expect((await told(noor, 'away open')).notice?.with).toEqual({ name: 'Wei', host: 'Ilaria', letter: 'B' });
});

/** A game played at random to its end. */
async function over({ storage }: House, id: string): Promise<void> {
  await storage.append(id, 0, toTheEnd((await storage.table(id)) as TableRow), true);
}

test('the same people again: one new table, on which each has his seat, and nobody else', async () => {
  const house = await openHouse();
  const [host, wei, stranger] = [
    await house.person('Ilaria'),
    await house.person('Wei'),
    await house.person('Mallory'),
  ];
  const { id, links } = await newTable(host, ['me', 'open', 'random'], SETTLED);
  await over(house, id);
  await wei.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  await wei.sit(id, 1);
  const running = await newTable(host, ['me', 'random', 'random'], SETTLED);
  expect((await host.call('POST', `/api/tables/${running.id}/again`, {})).status).toBe(409);
  expect((await stranger.call('POST', `/api/tables/${id}/again`, {})).status).toBe(403);
  const [one, other] = await Promise.all([
    host.call('POST', `/api/tables/${id}/again`, {}),
    host.call('POST', `/api/tables/${id}/again`, {}),
  ]);
  expect(one).toEqual({ status: 200, body: other.body });
  const next = (one.body as unknown as { id: string }).id;
  expect(next).not.toBe(id);
  expect((await wei.until((v) => v.table.again !== undefined)).table.again).toBe(next);
  await told(wei, 'again');
  const kinds = async (): Promise<string[]> => {
    const { table } = (await host.call('GET', `/api/tables/${next}`)).body as unknown as { table: TableInfo };
    return table.seats.map((s) => `${s.kind} ${s.name}`.trim());
  };
  expect(await kinds()).toEqual(['person Ilaria', 'open', 'bot']);
  expect((await wei.call('POST', `/api/tables/${id}/again`, {})).body).toEqual({ id: next, seat: 1 });
  expect(await kinds()).toEqual(['person Ilaria', 'person Wei', 'bot']);
  const before = (await house.storage.table(id)) as TableRow;
  expect(await house.storage.table(next)).toMatchObject({ options: before.options, before: id });
}, 180_000);

test('what happened in a whole game, by type, as far as one may know it', async () => {
  const house = await openHouse();
  const host = await house.person('Ilaria');
  const { id } = await newTable(host, ['me', 'me', 'me'], SETTLED);
  await over(house, id);
  const logOf = async (query: string): Promise<{ answers: number; event: { type: string } }[]> =>
    ((await host.call('GET', `/api/tables/${id}/log?${query}`)).body as unknown as { log: never[] }).log;
  await host.sit(id, 0);
  const log = await logOf('types=phaseBegun,pointsScored');
  expect(new Set(log.map(({ event }) => event.type))).toEqual(new Set(['phaseBegun', 'pointsScored']));
  expect(log.map(({ answers }) => answers)).toEqual(log.map(({ answers }) => answers).sort((a, b) => a - b));
  const running = await newTable(host, ['me', 'me', 'me'], SETTLED);
  const status = async (query: string): Promise<number> =>
    (await host.call('GET', `/api/tables/${running.id}/log?${query}`)).status;
  expect(await status('types=secretReceived&seat=7')).toBe(404);
  expect(await status(`types=${Array(60).fill('a').join(',')}`)).toBe(400);
  const dealt = await host.call('GET', `/api/tables/${running.id}/log?types=secretReceived,secretDealt`);
  const own = await host.call('GET', `/api/tables/${running.id}/log?types=secretReceived,secretDealt&seat=0`);
  const types = ({ body }: typeof own): string[] =>
    (body as unknown as { log: { event: { type: string } }[] }).log.map(({ event }) => event.type);
  expect(types(dealt)).not.toContain('secretReceived');
  expect(types(own).filter((type) => type === 'secretReceived')).toHaveLength(1);
}, 180_000);
