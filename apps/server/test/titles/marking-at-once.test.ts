// Everybody marks at once, through the server: a client that cheats learns nothing of others' sheets, and changes nothing.
import type { Json } from '@custodian/kernel';
import { RETRACT } from '@custodian/kernel';
import { expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { newTable, openHouse, pause } from '../kit/house.ts';

const GIVEN = { sheets: 'B', factions: 'given', given: ['hacan', 'sol', 'winnu'] };

/** Three people, each before the first card, and somebody who looks on. */
async function table(): Promise<{ house: House; id: string; players: [Client, Client, Client]; guest: Client }> {
  const house = await openHouse();
  const players: [Client, Client, Client] = [
    await house.person('Ilaria'),
    await house.person('Wei'),
    await house.person('Noor'),
  ];
  const [host, ...others] = players;
  const { id, links } = await newTable(host, ['me', 'open', 'open'], GIVEN, 'inscription');
  for (const [i, each] of others.entries())
    expect((await each.call('POST', `/api/tables/${id}/join`, { token: links[i + 1] })).status).toBe(200);
  const guest = await house.person('Someone');
  await Promise.all([...players.map((each, seat) => each.sit(id, seat)), guest.sit(id, null)]);
  for (const each of players) await each.until((v) => v.decisions.length > 0);
  return { house, id, players, guest };
}

const marks = (...made: string[]): Json => ({ marks: made });

/** A plan that the seat is asked for just now is accepted: what must be spent, and nothing else. */
const confirm = (client: Client) => {
  const [asked] = client.view().decisions;
  return client.answer(asked?.kind === 'plan' ? asked.fallback : null);
};
/** The same, until nothing of the card is left to the seat: a relic that is drawn asks for the rest anew. */
async function finishTheCard(client: Client): Promise<void> {
  for (;;) {
    await quiet(client);
    const { decisions, game } = client.view();
    if (decisions.length === 0 || (game as { marking: string }).marking !== 'card') return;
    await confirm(client);
  }
}
const retract = (client: Client) => client.answer(client.view().decision, RETRACT);

/** Everything said to somebody from now on, without what counts how many answers were given. */
function listening(client: Client): () => string[] {
  const from = client.heard.length;
  return () =>
    client.heard
      .slice(from)
      .map((text) => text.replaceAll(/"(version|from|answers)":\d+/g, '"$1":0'))
      .filter((text) => !text.startsWith('{"type":"pong"'));
}

/** Until the server has said everything that it had to say. */
async function quiet(...clients: Client[]): Promise<void> {
  for (const client of clients) {
    client.send({ type: 'ping' });
    await client.next('pong');
  }
}

/** Plans for the first card, whichever it is: material, influence, or one of each. Short ones and long ones on different sheets. */
function plansFor(client: Client): Json[] {
  const { event } = client.view().game as { event: string };
  const cards: Record<string, Json[]> = {
    first_ventures: [
      marks('sheet navigation', 'M explore a1-b1', 'M explore b1-c1', 'M explore c1-d1'),
      marks('sheet industry', 'M scrap h1_0', 'M scrap h0_1', 'M scrap h1_1'),
      marks('sheet warfare', 'M build cruiser.0', 'M build cruiser.0', 'M build cruiser.0', 'lay 0 1_0'),
    ],
    fledgling_empires: [
      marks('sheet navigation', 'I claim a1', 'I claim a2'),
      marks('sheet industry', 'I space h1_0', 'I space h0_1'),
      marks('sheet warfare', 'I build infantry', 'lay 0 1_0', 'I build infantry', 'lay 0 2_0'),
    ],
  };
  return cards[event] as Json[];
}

/** Since when a seat is waited for is when it was heard of. */
const withoutTimes = (heard: string): string => heard.replace(/"since":\d+/g, '"since":0');

test('whatever somebody marks, takes back and marks again, others hear the same bytes', async () => {
  const { players, guest } = await table();
  const [first, second] = players;
  const plans = plansFor(first);
  expect(plans).toHaveLength(3);
  const told: string[][][] = [];
  for (const plan of plans) {
    const [other, looking] = [listening(second), listening(guest)];
    expect((await first.answer(plan)).type).toBe('accepted');
    await quiet(first, second, guest);
    expect((await retract(first)).type).toBe('accepted');
    await first.until((v) => v.decisions.length > 0);
    await quiet(second, guest);
    told.push([other(), looking()].map((heard) => heard.map(withoutTimes)));
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  // That a seat is done and then marks again is all that is said.
  expect(told[0]?.[0]).toHaveLength(2);
  for (const heard of told.flat(2))
    expect(heard).toMatch(/^\{"type":"update",.{0,120}"awaiting":\{"=":\[.*"log":\[\]\}$/);
});

test('nothing of a desk is told elsewhere: not of another seat, not of the past, not in the chronicle', async () => {
  const { id, players, guest } = await table();
  const [first, second, third] = players;
  // What others are proposed is on other sheets.
  const plan = plansFor(first)[2] as { marks: string[] };
  await first.answer(plan);
  await quiet(first, second, guest);
  const secrets = plan.marks.map((made) => JSON.stringify(made));
  for (const client of [second, guest]) {
    for (const path of [
      'at/1',
      'at/1?seat=1',
      'at/0?seat=0',
      'at/9?seat=0',
      'log?types=marked',
      'log?types=marked&seat=0',
    ])
      await client.call('GET', `/api/tables/${id}/${path}`);
    for (const seat of [0, 1, 2, 7, null]) {
      client.send({ type: 'sit', table: id, seat, have: null });
      await quiet(client);
    }
    const heard = client.heard.join('\n');
    for (const secret of secrets.slice(1)) expect(heard).not.toContain(secret);
  }
  expect((await second.call('GET', `/api/tables/${id}/at/1?seat=0`)).status).toBe(403);
  // Once all markers are down, everybody sees it.
  second.leave();
  await second.sit(id, 1);
  await second.until((v) => v.seat === 1 && v.decisions.length > 0);
  await confirm(second);
  await quiet(third);
  const before = third.heard.length;
  await confirm(third);
  await third.until((v) => (v.game as { marking: string }).marking === 'dice');
  const heard = third.heard.slice(before).join('\n');
  for (const secret of secrets) expect(heard).toContain(secret);
});

test('what was marked stands once the last one is done: neither taken back, nor undone, nor answered twice', async () => {
  const { players } = await table();
  const [first, second, third] = players;
  const early = { version: first.view().answers, decision: first.view().decision };
  expect((await first.answer(plansFor(first)[0] as Json)).type).toBe('accepted');
  // The same answer a second time, and another one.
  for (const plan of plansFor(first))
    expect(await first.answer(plan)).toMatchObject({ type: 'refused', refusal: { text: { key: 'kernel.answered' } } });
  await finishTheCard(second);
  await finishTheCard(third);
  await first.until((v) => v.decisions.length > 0 && (v.game as { marking: string }).marking === 'dice');
  const before = JSON.stringify(first.view());
  // What was sent for the card, on its way for too long, is no answer to the dice.
  for (const late of [plansFor(first)[0] as Json, marks('M explore a1-b1')]) {
    first.send({ type: 'answer', id: 901, ...early, value: late });
    expect((await first.next('problem')).code).toBe('stale');
  }
  first.send({ type: 'answer', id: 902, version: early.version, decision: RETRACT, value: early.decision });
  expect((await first.next('problem')).code).toBe('stale');
  expect(await retract(first)).toMatchObject({ refusal: { text: { key: 'kernel.nothing to retract' } } });
  for (const client of players) {
    expect(client.view().undo).toBe('never');
    client.send({ type: 'undo', id: 903 });
    expect((await client.next('refused')).refusal.text.key).toBe('table.undo never');
  }
  await quiet(first);
  expect(JSON.stringify(first.view())).toBe(before);
});

test('of two answers sent at once the first counts', async () => {
  const { players } = await table();
  const [first] = players;
  const [one, other] = plansFor(first);
  const asked = { version: first.view().answers, decision: first.view().decision };
  first.send({ type: 'answer', id: 1, ...asked, value: one as Json });
  first.send({ type: 'answer', id: 2, ...asked, value: other as Json });
  expect((await first.next('accepted')).id).toBe(1);
  expect((await first.next('refused')).id).toBe(2);
  expect(first.view().given).toBe(true);
});

test('plans without measure are refused, and nobody else notices', async () => {
  const { id, players } = await table();
  const [first, second] = players;
  const hears = listening(second);
  const before = JSON.stringify(first.view());
  const many = (n: number, made: string): Json => ({ marks: Array.from({ length: n }, () => made) });
  const wrong: Json[] = [
    many(1900, 'sheet warfare'),
    many(390, 'M build infantry'),
    marks('x'.repeat(31_000)),
    marks('sheet warfare', 'x'.repeat(31_000)),
    { marks: 'sheet warfare' },
    { marks: [['sheet warfare']] },
    { marks: [null] },
    { marks: { 0: 'sheet warfare', length: 1 } },
    { marks: [] },
    {},
    [],
    null,
    'sheet warfare',
    { marks: ['sheet warfare'], seat: 1 },
    { seat: 1, marks: ['lay 0 0_0'] },
  ];
  for (const plan of wrong) {
    const outcome = await first.answer(plan);
    expect(outcome.type, JSON.stringify(plan).slice(0, 60)).toBe('refused');
    if (outcome.type === 'refused')
      expect(outcome.refusal).toMatchObject({ rule: expect.any(String), text: { key: expect.any(String) } });
    await pause(150);
  }
  await quiet(second);
  expect(hears()).toEqual([]);
  // More than a message may hold.
  await expect(first.answer(marks('x'.repeat(40_000)))).rejects.toThrow('the connection was closed');
  await first.sit(id, 0);
  expect(JSON.stringify(first.view())).toBe(before);
});

test('tables that cannot be are refused by name', async () => {
  const { person } = await openHouse();
  const host = await person('Ilaria');
  const refused = async (seats: readonly string[], options: Json) => {
    const { body } = await host.call('POST', '/api/tables', { game: 'inscription', name: 'Test', seats, options });
    return JSON.stringify(body);
  };
  expect(await refused(['me'], { difficulty: 'deadly' })).toMatch(/"refused":.*difficulty.*deadly/);
  expect(await refused(['me'], { sheets: 'C' })).toMatch(/"refused":.*sheets.*C/);
  expect(await refused(['me'], { sheats: 'B' })).toMatch(/"refused":.*sheats/);
  expect(await refused(['me'], { factions: 'given', given: ['lazax'] })).toMatch(/"refused":.*lazax/);
  expect(await refused(['me'], { factions: 'given', given: [] })).toMatch(/"refused"/);
  expect(
    await refused(
      Array.from({ length: 9 }, () => 'sensible'),
      {},
    ),
  ).toMatch(/seats|9/);
  expect(await refused([], {})).toMatch(/problem|refused/);
  expect(await refused(['me', 'ruthless'], {})).toMatch(/problem.*normal/);
});
