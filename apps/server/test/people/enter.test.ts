// The way in by a link in a mail: once, in its time, for whoever has the mail, and nobody learns who has confirmed an address.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { now } from '../../src/clock.ts';
import type { Storage } from '../../src/storage/storage.ts';
import type { Client } from '../kit/client.ts';
import { newClient } from '../kit/client.ts';
import type { House } from '../kit/house.ts';
import { openHouse } from '../kit/house.ts';
import type { MailSink } from '../kit/sinks.ts';
import { openMailSink } from '../kit/sinks.ts';

let mail: MailSink;
let house: House;
let ada: Client;
let called: string[] = [];
/** Notes what is asked of the storage. */
const listened = (storage: Storage): Storage =>
  new Proxy(storage, {
    get: (all, name) => {
      const method = all[name as keyof Storage] as (...values: unknown[]) => unknown;
      return typeof method !== 'function'
        ? method
        : (...values: unknown[]) => {
            called.push(String(name));
            return method.apply(all, values);
          };
    },
  });

beforeEach(async () => {
  mail = await openMailSink();
  house = await openHouse({
    env: { CUSTODIAN_SMTP: mail.url, CUSTODIAN_MAIL_FROM: 'table@example.org' },
    through: listened,
  });
  ada = await house.person('Ada');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await mail.close();
});

const tokenIn = (text: string, kind: string): string => new RegExp(`/${kind}/([\\w.-]+)`).exec(text)?.[1] as string;
async function confirm(client: Client, address: string): Promise<void> {
  await client.call('POST', '/api/told/mail', { address });
  const token = tokenIn(mail.mails.at(-1)?.text ?? '', 'confirm');
  expect((await client.call('POST', '/api/confirm', { token })).status).toBe(200);
  mail.mails.length = 0;
}
const ask = (client: Client, address: string) => client.call('POST', '/api/enter/mail', { address, language: 'en' });
async function linkFor(client: Client, address: string): Promise<string> {
  mail.mails.length = 0;
  expect(await ask(client, address)).toEqual({ status: 200, body: { sent: true } });
  await house.running.jobs.runDue();
  return tokenIn(mail.mails.at(-1)?.text ?? '', 'enter');
}

test('a link signs in once on the device where it is opened; the storage holds no more than its hash', async () => {
  await confirm(ada, 'Ada@Example.org');
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ person: { back: true } });
  const phone = await newClient(house.running.port, '', 'none=1');
  const token = await linkFor(phone, 'ada@example.ORG');
  expect(mail.mails[0]).toMatchObject({ to: 'ada@example.org', text: expect.stringContaining('Come in as Ada') });
  const dump = JSON.stringify([await house.storage.notesOf(''), await house.storage.acts(null, 99)]);
  expect(dump).not.toContain(token);
  const entered = await Promise.all([1, 2, 3].map(() => phone.call('POST', '/api/enter', { token })));
  expect(entered.map(({ status }) => status).sort()).toEqual([200, 410, 410]);
  expect((await phone.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ada' } });
  expect((await ada.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ada' } });
});

test('a forgotten password is set anew by it, and every other device has to sign in again', async () => {
  await ada.call('POST', '/api/password', { password: 'forgotten horse' });
  await confirm(ada, 'ada@example.org');
  const phone = await newClient(house.running.port, '', 'none=1');
  const token = await linkFor(phone, 'ada@example.org');
  expect((await phone.call('POST', '/api/enter', { token, password: 'short' })).status).toBe(400);
  expect(await phone.call('POST', '/api/enter', { token, password: 'correct horse' })).toMatchObject({
    status: 200,
    body: { person: { name: 'Ada', password: true }, taken: false },
  });
  expect((await ada.call('GET', '/api/me')).body).toEqual({ person: null });
  expect((await phone.call('GET', '/api/me')).body).toMatchObject({ person: { name: 'Ada' } });
  const login = (password: string) => ada.call('POST', '/api/login', { name: 'Ada', password });
  expect((await login('forgotten horse')).status).toBe(403);
  expect((await login('correct horse')).status).toBe(200);
});

test('whether somebody has confirmed an address shows neither in the answer nor in what is done for it', async () => {
  await confirm(ada, 'ada@example.org');
  const phone = await newClient(house.running.port, '', 'none=1');
  const doneFor = async (address: string): Promise<[unknown, string[]]> => {
    called = [];
    const answer = await ask(phone, address);
    return [
      answer,
      called.filter((name) => !['claimJobs', 'nextJob', 'endJob', 'peopleWithMail', 'addToken'].includes(name)),
    ];
  };
  const known = await doneFor('ada@example.org');
  await house.running.jobs.runDue();
  expect(mail.mails).toHaveLength(1);
  const unknown = await doneFor('nobody@example.org');
  expect(unknown).toEqual(known);
  await house.running.jobs.runDue();
  expect(mail.mails).toHaveLength(1);
  // An address that waits to be confirmed opens nothing.
  const eve = await house.person('Eve');
  await eve.call('POST', '/api/told/mail', { address: 'eve@example.org' });
  mail.mails.length = 0;
  await ask(phone, 'eve@example.org');
  await house.running.jobs.runDue();
  expect(mail.mails).toEqual([]);
});

test('a link is too old after 20 minutes, and opens nothing for an address that was given up', async () => {
  await ada.call('POST', '/api/password', { password: 'correct horse' });
  await confirm(ada, 'ada@example.org');
  const phone = await newClient(house.running.port, '', 'none=1');
  const token = await linkFor(phone, 'ada@example.org');
  await ada.call('POST', '/api/told/mail', { address: null });
  expect((await phone.call('POST', '/api/enter', { token })).status).toBe(410);
  await confirm(ada, 'ada@example.org');
  const late = await linkFor(phone, 'ada@example.org');
  const began = now();
  vi.spyOn(Date, 'now').mockReturnValue(began + 21 * 60_000);
  expect((await phone.call('POST', '/api/enter', { token: late })).status).toBe(410);
  for (const wrong of [{}, { token: 7 }, { token: 'x' }, { token: late, more: 1 }, null])
    expect((await phone.call('POST', '/api/enter', wrong)).status).toBe(400);
});

test('a confirmation or a stop is no link to come in by, and the other way round', async () => {
  await ada.call('POST', '/api/told/mail', { address: 'ada@example.org' });
  const confirmation = tokenIn(mail.mails[0]?.text ?? '', 'confirm');
  expect([400, 410]).toContain((await ada.call('POST', '/api/enter', { token: confirmation.slice(0, 64) })).status);
  await ada.call('POST', '/api/confirm', { token: confirmation });
  const token = await linkFor(ada, 'ada@example.org');
  expect((await ada.call('POST', '/api/confirm', { token })).status).toBe(410);
  expect((await ada.call('POST', `/api/stop/${token}`, {})).status).toBe(410);
});

test('an address gets five links an hour, known or not, and everybody who shares it gets his own', async () => {
  const wei = await house.person('Wei');
  await confirm(ada, 'both@example.org');
  await confirm(wei, 'both@example.org');
  await ask(ada, 'both@example.org');
  await house.running.jobs.runDue();
  expect(mail.mails.map(({ text }) => /as (\w+)/.exec(text)?.[1]).sort()).toEqual(['Ada', 'Wei']);
  for (let n = 0; n < 4; n++) expect((await ask(ada, 'both@example.org')).status).toBe(200);
  const refused = await ask(ada, 'BOTH@example.org');
  expect(refused.status).toBe(429);
  for (let n = 0; n < 4; n++) expect((await ask(ada, 'nobody@example.org')).status).toBe(200);
  // Ten attempts a minute from one address.
  expect((await ask(ada, 'somebody@example.org')).status).toBe(429);
});

test('the confirmed address that is the last way to come back is not given up unasked', async () => {
  await confirm(ada, 'ada@example.org');
  const set = (body: object) => ada.call('POST', '/api/told/mail', body);
  expect(await set({ address: null })).toMatchObject({
    status: 409,
    body: { problem: expect.stringMatching(/last way/) },
  });
  expect((await set({ address: 'other@example.org' })).status).toBe(409);
  expect((await house.storage.peopleWithMail('ada@example.org')).length).toBe(1);
  expect((await set({ address: null, sure: true })).status).toBe(200);
  expect(await house.storage.peopleWithMail('ada@example.org')).toEqual([]);
});

test('a server without mail says so, and a mail that does not arrive is tried again', async () => {
  const silent = await openHouse();
  expect(await ask(await silent.person('Ada'), 'ada@example.org')).toEqual({
    status: 409,
    body: { problem: 'this server sends no mail' },
  });
  await confirm(ada, 'ada@example.org');
  mail.busy = true;
  await ask(ada, 'ada@example.org');
  await house.running.jobs.runDue();
  mail.busy = false;
  expect(mail.mails).toEqual([]);
  const began = now();
  vi.spyOn(Date, 'now').mockReturnValue(began + 61_000);
  await house.running.jobs.runDue();
  expect(mail.mails).toHaveLength(1);
});
