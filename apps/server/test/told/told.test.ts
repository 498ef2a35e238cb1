// People who are away are told once, where they are: by mail, webhook and browser, to receivers on this machine.
import { createHmac } from 'node:crypto';
import type { Clock } from '@custodian/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALWAYS } from '../../src/pace/hours.ts';
import type { Table } from '../../src/tables/table.ts';
import { keysOf } from '../../src/told/keys.ts';
import { changeContacts, contactsOf, setWishes, wishesOf } from '../../src/told/people.ts';
import { senderOf } from '../../src/told/sending.ts';
import { newPushReader } from '../kit/push.ts';
import type { HttpSink, MailSink } from '../kit/sinks.ts';
import { openHttpSink, openMailSink } from '../kit/sinks.ts';
import type { Weeks } from '../kit/weeks.ts';
import { asked, DAY, forward, HOUR, openWeeks, playUntil, settle, sit, tableOf } from '../kit/weeks.ts';

vi.mock('../../src/clock.ts', () => ({ now: () => Date.now(), notBefore: () => undefined }));
// The same games each time: who is attacked in them is not left to chance.
vi.mock('node:crypto', async (original) => {
  const crypto = await original<typeof import('node:crypto')>();
  let drawn = 0;
  const randomBytes = (size: number): Buffer =>
    Buffer.from(crypto.hkdfSync('sha256', `drawn ${drawn++}`, '', 'told', size));
  return { ...crypto, randomBytes, default: { ...crypto, randomBytes } };
});

const MINUTE = 60_000;
let weeks: Weeks;
let mail: MailSink;
let http: HttpSink;
beforeEach(async () => {
  mail = await openMailSink();
  http = await openHttpSink();
  weeks = await openWeeks(undefined, { mail: { server: mail.url, from: 'Custodian <table@example.org>' } });
});
afterEach(async () => {
  expect(weeks.faults).toEqual([]);
  await weeks.end();
  await mail.close();
  await http.close();
});

const byMail = (person: string): Promise<unknown> =>
  changeContacts(weeks.storage, person, (contacts) => ({
    ...contacts,
    mail: { address: `${person}@example.org`, confirmed: true },
  }));
const byWebhook = (person: string, shape: 'json' | 'slack' | 'discord' = 'json'): Promise<unknown> =>
  changeContacts(weeks.storage, person, (contacts) => ({
    ...contacts,
    webhook: { url: `${http.url}/hook`, shape, secret: 'between us' },
  }));
const days = (wish: Partial<Clock & { kind: 'days' }> = {}): Clock => ({
  ...{ kind: 'days', days: 1, reserve: 0, holidays: 0, up: 'decide' },
  ...wish,
});
/** One person is asked, and not in secret. */
async function atPublicQuestion(clock: Clock | null = null): Promise<{ table: Table; seat: number; person: string }> {
  const table = await tableOf(weeks, clock);
  await playUntil(table, () => asked(table).length === 1 && asked(table)[0]?.secret !== true);
  await settle();
  const seat = asked(table)[0]?.seat as number;
  return { table, seat, person: table.seats[seat]?.person as string };
}
/** Once anew, as if the question had just been put. */
async function askedAgain(table: Table): Promise<void> {
  const first = table.version;
  await playUntil(table, () => table.version > first && asked(table).length === 1 && asked(table)[0]?.secret !== true);
  await settle();
}

test('a mail tells of one’s turn once, with a link to the table and one that stops such mails', async () => {
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  const { table, person } = await atPublicQuestion();
  await forward(weeks, 2 * MINUTE);
  const own = mail.mails.filter(({ to }) => to === `${person}@example.org`);
  expect(own).toHaveLength(1);
  expect(own[0]?.text).toContain('Your turn at Weeks');
  expect(own[0]?.text).toMatch(new RegExp(`https://games.example.org/table/${table.id}#seat=\\d`));
  expect(own[0]?.text).toMatch(/https:\/\/games\.example\.org\/stop\//);
  expect(own[0]?.text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
  await forward(weeks, 3 * DAY);
  expect(mail.mails.filter(({ to }) => to === `${person}@example.org`)).toHaveLength(1);
});

test('whoever looks at the table, or comes before the moment has passed, is not told', async () => {
  const { table } = await atPublicQuestion();
  await forward(weeks, DAY);
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  for (const seat of [0, 1, 2]) sit(table, seat);
  await askedAgain(table);
  await forward(weeks, 2 * MINUTE);
  expect(mail.mails).toEqual([]);
});

test('a webhook is told in signed JSON, and chat services in their own shape', async () => {
  for (const person of ['ilaria', 'wei', 'zoe']) await byWebhook(person);
  const { table } = await atPublicQuestion();
  await forward(weeks, 2 * MINUTE);
  const [first] = http.received;
  const body = first?.body.toString() ?? '';
  expect(JSON.parse(body)).toMatchObject({ of: 'turn', table: { id: table.id, name: 'Weeks', game: 'ti3' } });
  const [, at, seal] = /^t=(\d+),v1=(\w+)$/.exec(String(first?.headers['custodian-signature'])) as unknown as string[];
  expect(createHmac('sha256', 'between us').update(`${at}.${body}`).digest('hex')).toBe(seal);
  http.received.length = 0;
  for (const [i, shape] of (['slack', 'discord', 'discord'] as const).entries())
    await byWebhook(['ilaria', 'wei', 'zoe'][i] as string, shape);
  for (const seat of [0, 1, 2]) table.leave(sit(table, seat));
  await forward(weeks, MINUTE);
  await askedAgain(table);
  await forward(weeks, 2 * MINUTE);
  const shapes = http.received.map(({ body }) => Object.keys(JSON.parse(body.toString()) as object)[0]);
  expect(shapes.length).toBeGreaterThan(0);
  expect(shapes.every((key) => key === 'text' || key === 'content')).toBe(true);
});

test('nobody is called to a table by its name: what a chat service would read as a sign is a letter there', async () => {
  const sender = senderOf({ mail: null, anyTarget: true, origins: [] }, await keysOf(weeks.storage));
  const text = 'Your turn at <!channel> & <https://evil.example|here> @everyone: you are asked.';
  const link = 'https://games.example.org/table/t#seat=0';
  const message = { of: 'turn', subject: text, text, link, linkText: 'Open', stop: null, table: null } as const;
  for (const shape of ['slack', 'discord'] as const)
    await sender.webhook({ url: `${http.url}/hook`, shape, secret: 'between us' }, message);
  const [slack, discord] = http.received.map(({ body }) => JSON.parse(body.toString()) as Record<string, unknown>);
  expect(slack?.text).toBe(
    `Your turn at &lt;!channel&gt; &amp; &lt;https://evil.example|here&gt; @everyone: you are asked.\n${link}`,
  );
  expect(discord).toEqual({ content: `${text}\n${link}`, allowed_mentions: { parse: [] } });
  sender.close();
});

test('a browser gets what only it can read, from a server that it knows', async () => {
  const { keys, read } = newPushReader();
  const { table, seat, person } = await atPublicQuestion();
  await changeContacts(weeks.storage, person, (contacts) => ({
    ...contacts,
    push: [{ endpoint: `${http.url}/push/1`, keys }],
  }));
  await forward(weeks, DAY);
  table.leave(sit(table, seat));
  await forward(weeks, MINUTE);
  weeks.herald.tell({ person, table: table.id, seat, of: 'turn', saying: 'turn', question: table.question, by: '' });
  await settle();
  await forward(weeks, 2 * MINUTE);
  const [sent] = http.received;
  expect(sent?.path).toBe('/push/1');
  expect(sent?.headers.authorization).toMatch(/^vapid t=.+k=.+/);
  const told = JSON.parse(read(sent?.body as Buffer)) as { text: string; link: string };
  expect(told.text).toContain('Your turn at Weeks');
  expect(told.link).toContain(`/table/${table.id}`);
  // A browser that is gone is forgotten.
  http.status = 410;
  weeks.herald.tell({ person, table: table.id, seat, of: 'turn', saying: 'turn', question: table.question, by: '' });
  await settle();
  await forward(weeks, 2 * MINUTE);
  expect((await contactsOf(weeks.storage, person)).push).toEqual([]);
});

test('what is not wanted is not told, and what is named, attacked and over is', async () => {
  const { table } = await atPublicQuestion();
  await forward(weeks, DAY);
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  const wishes = await wishesOf(weeks.storage, 'wei');
  await setWishes(weeks.storage, 'wei', { ...wishes, language: 'it', ways: { ...wishes.ways, turn: [], window: [] } });
  await table.say(sit(table, 0), 'ask @wei about it, not @Nobody');
  await forward(weeks, 2 * MINUTE);
  expect(mail.mails.map(({ to }) => to)).toEqual(['wei@example.org']);
  expect(mail.mails[0]?.text).toContain('Ilaria ti nomina al tavolo Weeks');
  await playUntil(table, () => table.isOver, 9);
  await settle();
  await forward(weeks, 2 * MINUTE);
  const subjects = (of: string): string[] =>
    mail.mails.filter(({ to }) => to === `${of}@example.org`).map(({ text }) => /Subject: (.*)/.exec(text)?.[1] ?? '');
  expect(subjects('zoe').some((subject) => subject.includes('is over'))).toBe(true);
  expect(subjects('zoe').some((subject) => subject.includes('You are attacked'))).toBe(true);
  expect(subjects('wei').some((subject) => /Tocca a te/.test(subject))).toBe(false);
  expect(subjects('ilaria')).toEqual([]);
});

test('one reminder before a clock runs out, and the host hears of a table that stands still', async () => {
  const { seat, person, table } = await atPublicQuestion(days({ up: 'remind' }));
  await forward(weeks, HOUR);
  for (const each of ['ilaria', 'wei', 'zoe']) await byMail(each);
  await forward(weeks, 18 * HOUR);
  expect(mail.mails).toEqual([]);
  await forward(weeks, 3 * HOUR);
  expect(mail.mails.map(({ to, text }) => [to, /running out/.test(text)])).toEqual([[`${person}@example.org`, true]]);
  await forward(weeks, HOUR);
  expect(mail.mails).toHaveLength(1);
  await forward(weeks, 3 * HOUR);
  const rest = mail.mails.slice(1).map(({ to, text }) => `${to} ${/is up\.|stands still/.exec(text)?.[0]}`);
  const wanted = [`${person}@example.org is up.`, ...(seat === 0 ? [] : ['ilaria@example.org stands still'])];
  expect(rest.sort()).toEqual(wanted.sort());
  expect(table.paceFor('ilaria').still).toMatchObject({ why: 'overdue' });
});

test('a live clock reminds once too, and not whoever is asked when hardly anything is left', async () => {
  const clock: Clock = { kind: 'live', minutes: 80, increment: 0, up: 'remind' };
  const { seat, person, table } = await atPublicQuestion(clock);
  for (const each of ['ilaria', 'wei', 'zoe']) await byMail(each);
  await forward(weeks, 60 * MINUTE);
  expect(mail.mails).toEqual([]);
  await forward(weeks, 12 * MINUTE);
  await forward(weeks, MINUTE);
  expect(mail.mails.map(({ to, text }) => [to, /running out/.test(text)])).toEqual([[`${person}@example.org`, true]]);
  await forward(weeks, 4 * MINUTE);
  // Two minutes are left: the next question is told, its end is not told as well.
  await playUntil(table, () => asked(table)[0]?.seat !== seat);
  await playUntil(table, () => asked(table).length === 1 && asked(table)[0]?.seat === seat && !asked(table)[0]?.secret);
  await settle();
  const before = mail.mails.length;
  const due = table.paceFor('').waits.find((wait) => wait.seat === seat)?.due as number;
  expect(due - Date.now()).toBeLessThan(8 * MINUTE);
  await forward(weeks, due - Date.now() - 30_000);
  expect(mail.mails.slice(before).filter(({ text }) => /running out/.test(text))).toEqual([]);
});

test('where nobody answers it is tried again with growing pauses, for a day; the game goes on, and the person sees it', async () => {
  mail.busy = true;
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  const { table, person } = await atPublicQuestion();
  await forward(weeks, 2 * MINUTE);
  const trouble = async () => (await contactsOf(weeks.storage, person)).mail?.trouble;
  expect(await trouble()).toMatchObject({ isOver: false, why: expect.stringContaining('421') });
  for (let hour = 0; hour < 23; hour++) await forward(weeks, HOUR);
  expect(await trouble()).toMatchObject({ isOver: false });
  const before = table.version;
  await askedAgain(table);
  expect(table.version).toBeGreaterThan(before);
  for (let hour = 0; hour < 8; hour++) await forward(weeks, HOUR);
  expect(await trouble()).toMatchObject({ isOver: true });
  mail.busy = false;
  // What comes later arrives, and then it is well again.
  for (const seat of [0, 1, 2]) table.leave(sit(table, seat));
  await forward(weeks, 2 * DAY);
  await askedAgain(table);
  await forward(weeks, 2 * MINUTE);
  expect(mail.mails.length).toBeGreaterThan(0);
});

test('once a day instead, at the hour one likes: where one is awaited, and what has happened since one looked', async () => {
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  for (const person of ['ilaria', 'wei', 'zoe']) {
    await weeks.storage.setNote(person, 'habits', { ...ALWAYS, zone: 'Europe/Rome' } as never);
    await setWishes(weeks.storage, person, { ...(await wishesOf(weeks.storage, person)), digest: 19 * 60 });
    await weeks.herald.planDigest(person);
  }
  const { table } = await atPublicQuestion();
  await playUntil(table, () => (table.viewOf(null).summary.round ?? 0) >= 2, 9);
  await settle();
  await forward(weeks, 5 * HOUR);
  expect(mail.mails).toEqual([]);
  // Noon in Greenwich and six hours: seven in the evening in Rome.
  await forward(weeks, HOUR + 2 * MINUTE);
  expect(mail.mails.map(({ to }) => to).sort()).toEqual(['ilaria', 'wei', 'zoe'].map((who) => `${who}@example.org`));
  const [first] = mail.mails;
  expect(first?.text).toContain('Your tables today');
  expect(first?.text).toContain('Since you looked:');
  expect(first?.text).toContain(`/table/${table.id}`);
  await forward(weeks, DAY);
  expect(mail.mails).toHaveLength(6);
});

test('whoever has the page open somewhere behind is told, once, and not once he looks again', async () => {
  const { table } = await atPublicQuestion();
  await forward(weeks, DAY);
  for (const person of ['ilaria', 'wei', 'zoe']) await byMail(person);
  const viewers = [0, 1, 2].map((seat) => sit(table, seat));
  for (const viewer of viewers) table.look(viewer, false);
  const person = async (): Promise<string> => {
    await askedAgain(table);
    return table.seats[asked(table)[0]?.seat as number]?.person as string;
  };
  const first = await person();
  await forward(weeks, 2 * MINUTE);
  expect(mail.mails.map(({ to }) => to)).toContain(`${first}@example.org`);
  expect(table.info([]).seats.every(({ present }) => present)).toBe(true);
  for (const viewer of viewers) table.look(viewer, true);
  const before = mail.mails.length;
  await person();
  await forward(weeks, 2 * MINUTE);
  expect(mail.mails).toHaveLength(before);
  // Of two pages one is enough.
  const [other] = viewers as [(typeof viewers)[0]];
  const second = sit(table, other.seat as number);
  table.look(second, false);
  expect(table.isSeenBy(other.person)).toBe(true);
});
