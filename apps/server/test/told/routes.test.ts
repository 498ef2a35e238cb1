import type { Told, Wishes } from '@custodian/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { HOLDS_FOR, keysOf, sealedLink } from '../../src/told/keys.ts';
import type { Client } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { openHouse } from '../kit/house.ts';
import type { MailSink } from '../kit/sinks.ts';
import { openMailSink } from '../kit/sinks.ts';

let mail: MailSink;
let house: House;
let ada: Client;
beforeEach(async () => {
  mail = await openMailSink();
  house = await openHouse({ env: { CUSTODIAN_SMTP: mail.url, CUSTODIAN_MAIL_FROM: 'table@example.org' } });
  ada = await house.person('Ada');
});
afterEach(() => mail.close());

const told = async (): Promise<Told> => (await ada.call('GET', '/api/told')).body as unknown as Told;
const tokenIn = (text: string, kind: string): string => new RegExp(`/${kind}/(\\S+)`).exec(text)?.[1] as string;

test('a mail address counts once it is confirmed, by a link that does it once', async () => {
  expect((await ada.call('POST', '/api/told/mail', { address: 'ada@example.org' })).status).toBe(200);
  expect((await told()).reached.mail).toEqual({ address: 'ada@example.org', confirmed: false });
  const token = tokenIn(mail.mails[0]?.text ?? '', 'confirm');
  const stranger = await house.person('Stranger');
  expect((await stranger.call('POST', '/api/confirm', { token: `${token}x` })).status).toBe(410);
  expect((await stranger.call('POST', '/api/confirm', { token })).status).toBe(200);
  expect((await told()).reached.mail?.confirmed).toBe(true);
  expect((await stranger.call('POST', '/api/confirm', { token })).status).toBe(410);
  // A link to confirm stops nothing.
  expect((await stranger.call('POST', `/api/stop/${token}`, {})).status).toBe(410);
  await ada.call('POST', '/api/told/mail', { address: null, sure: true });
  expect((await told()).reached.mail).toBeNull();
  // Named again it is confirmed by the mail that is sent now, not by the one before.
  await ada.call('POST', '/api/told/mail', { address: 'ada@example.org' });
  expect((await stranger.call('POST', '/api/confirm', { token })).status).toBe(410);
  const again = tokenIn(mail.mails[1]?.text ?? '', 'confirm');
  expect((await stranger.call('POST', '/api/confirm', { token: again })).status).toBe(200);
});

test('so many addresses an hour, and only such as are some', async () => {
  for (const address of ['ada', 'ada@x', 'a b@example.org', 'ada@example.org\r\nBcc: all@example.org', 'a@b.c,d@e.f'])
    expect((await ada.call('POST', '/api/told/mail', { address })).status).toBe(400);
  for (let n = 0; n < 5; n++)
    expect((await ada.call('POST', '/api/told/mail', { address: `ada${n}@example.org` })).status).toBe(200);
  expect((await ada.call('POST', '/api/told/mail', { address: 'more@example.org' })).status).toBe(429);
});

test('a link in a message stops that kind of message alone, with one click of a mail program', async () => {
  const { wishes } = await told();
  const person = ((await ada.call('GET', '/api/me')).body as unknown as { person: { id: string } }).person.id;
  const keys = await keysOf(house.storage);
  const sentAt = (at: number): string =>
    sealedLink(keys, { does: 'stop', person, about: 'vote', until: at + HOLDS_FOR.stop });
  const click = async (token: string): Promise<number> => {
    const { status } = await fetch(`http://127.0.0.1:${house.running.port}/api/stop/${token}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    return status;
  };
  const token = sentAt(Date.now() - 60_000);
  expect(await click(token)).toBe(200);
  const after = (await told()).wishes;
  expect(after).toEqual({ ...wishes, ways: { ...wishes.ways, vote: [] } } satisfies Wishes);
  const late = sealedLink(keys, { does: 'stop', person, about: 'turn', until: Date.now() - 60_000 });
  for (const wrong of [late, `${token.slice(0, -1)}_`, 'nothing', `x.${token.split('.')[1]}`])
    expect((await ada.call('POST', `/api/stop/${wrong}`, {})).status).toBe(410);
  expect((await told()).wishes).toEqual(after);
  // Once, and none that was sent before: whoever wants such messages again gets them.
  await ada.call('POST', '/api/told', wishes);
  for (const used of [token, sentAt(Date.now() - 120_000)]) expect(await click(used)).toBe(410);
  expect((await told()).wishes).toEqual(wishes);
  const next = sentAt(Date.now() + 1000);
  expect(await click(next)).toBe(200);
  expect((await told()).wishes).toEqual(after);
});

test('the secret of a webhook is told once; keys and secrets of nobody are shown again', async () => {
  const url = 'https://example.org/hook';
  const set = (await ada.call('POST', '/api/told/webhook', { url, shape: 'json' })).body as unknown as {
    secret: string;
  };
  expect(set.secret.length).toBeGreaterThan(20);
  const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  await ada.call('POST', '/api/told/push', { endpoint: 'https://example.org/push', keys });
  const text = JSON.stringify(await told());
  for (const secret of [set.secret, keys.p256dh, keys.auth]) expect(text).not.toContain(secret);
  expect((await told()).reached).toMatchObject({ webhook: { url }, push: [{ endpoint: 'https://example.org/push' }] });
  for (const wrong of ['ftp://example.org', 'example.org', 'https://u:p@example.org/'])
    expect((await ada.call('POST', '/api/told/webhook', { url: wrong, shape: 'json' })).status).toBe(400);
  await ada.call('POST', '/api/told/push/end', { endpoint: 'https://example.org/push' });
  expect((await told()).reached.push).toEqual([]);
});

test('the keys of the server are made once and stay', async () => {
  const { key } = await told();
  expect(key.length).toBeGreaterThan(80);
  await house.restart();
  const again = await (
    await fetch(`http://127.0.0.1:${house.running.port}/api/told`, { headers: { cookie: ada.cookie } })
  ).json();
  expect((again as Told).key).toBe(key);
});

test('when somebody plays: kept, and refused by name where it cannot be', async () => {
  const habits = { zone: 'Europe/Rome', hours: [1080, 1320], days: [1, 3, 5], holidays: [] };
  expect((await ada.call('POST', '/api/habits', habits)).status).toBe(200);
  expect((await ada.call('GET', '/api/habits')).body).toEqual({ habits });
  const past = { ...habits, holidays: [{ from: '2020-01-01', to: '2020-01-09' }] };
  expect((await ada.call('POST', '/api/habits', past)).body).toEqual({
    problem: 'holidays: they begin today or later, not on 2020-01-01',
  });
  expect((await ada.call('POST', '/api/habits', { ...habits, zone: 'Rome' })).body).toMatchObject({
    problem: expect.stringContaining('like Europe/Rome'),
  });
});

test('a clock of a table is one of those there are', async () => {
  const made = (clock: unknown) =>
    ada.call('POST', '/api/tables', {
      game: 'ti3',
      name: 'T',
      seats: ['me', 'random', 'random'],
      options: null,
      clock,
    });
  expect((await made({ kind: 'days', days: 2, reserve: 7, holidays: 14, up: 'seat' })).status).toBe(200);
  expect((await made(null)).status).toBe(200);
  for (const wrong of [{ kind: 'sand' }, { kind: 'live', minutes: 0, increment: 1, up: 'remind' }, { kind: 'days' }, 5])
    expect((await made(wrong)).status).toBe(400);
});
