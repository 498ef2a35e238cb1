// Who is called what: nobody is taken for somebody else.
import { personName } from '@custodian/protocol/schemas';
import { expect, test } from 'vitest';
import { skeleton } from '../../src/names.ts';
import { newTable, openHouse } from '../kit/house.ts';

const SETTLED = { races: 'given', given: ['hacan', 'xxcha', 'letnev'] };
const INVISIBLE =
  'a name has 1 to 24 characters, at least one of them a letter or a figure, and none that is invisible';

test.each([
  ['another case', 'ILARIA'],
  ['a small L for a large i', 'lIaria'],
  ['a figure for a letter', '1laria'],
  ['a Cyrillic letter', 'Ilаriа'],
  ['a Greek letter', 'Ιlαria'],
  ['letters of full width', 'Ｉｌａｒｉａ'],
  ['mathematical letters', '𝐈𝐥𝐚𝐫𝐢𝐚'],
  ['an accent', 'Ilária'],
  ['a dot below', 'Ilạria'],
  ['punctuation', 'Ilaria.'],
  ['space between', 'I laria'],
])('a name with %s looks the same', (_, name) => {
  expect(skeleton(name)).toBe(skeleton('Ilaria'));
});

test.each([
  ['Anna', 'Hanna'],
  ['Wei', 'Wie'],
  ['Guest 1', 'Guest 2'],
  ['Нина', 'Инна'],
  ['小明', '小红'],
  ['राम', 'रामी'],
])('%s and %s are told apart', (one, other) => {
  expect(skeleton(one)).not.toBe(skeleton(other));
});

test.each([
  ['nothing', ''],
  ['a space', ' '],
  ['a space of no width', 'Wei\u200b'],
  ['a joiner of no width', 'W\u200dei'],
  ['a soft hyphen', 'W\u00adei'],
  ['a turn of direction', 'Wei\u202eieW'],
  ['a filler', '\u3164'],
  ['a blank of Braille', '\u2800\u2800'],
  ['a control character', 'Wei\u0007'],
  ['a tag', 'Wei\u{e0041}'],
  ['half a character', 'Wei\ud800'],
  ['marks without end', `W${'\u0301\u0327\u0316\u0331'.repeat(3)}ei`],
  ['marks alone', '!!!'],
  ['too much of it', 'W'.repeat(25)],
  ['one character that becomes many', '\ufdfa\ufdfa'],
])('a name with %s is refused', async (_, name) => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  expect(await me.call('POST', '/api/me', { name })).toMatchObject({ status: 400, body: { problem: INVISIBLE } });
});

test('a name is written in plain letters', () => {
  expect(personName.parse('  Ｗｅｉ   L\u00a0i ')).toBe('Wei L i');
  expect(personName.parse('José')).toBe('José');
  expect(personName.parse('Jose\u0301')).toBe('José');
  expect(personName.parse('Ada ❤\ufe0f')).toBe('Ada ❤');
});

test('nobody takes a name that looks like that of somebody else, or that somebody keeps by a password', async () => {
  const { person } = await openHouse();
  const ilaria = await person('Ilaria');
  const other = await person('Mallory');
  const named = (name: string): Promise<unknown> => other.call('POST', '/api/me', { name });
  const taken = {
    status: 409,
    body: { problem: 'somebody else has a name that looks like this; choose another' },
  };
  for (const name of ['ilaria', 'Іlaria', 'llaria', 'Ilaria.']) expect(await named(name)).toMatchObject(taken);
  // Two guests may have the same name: nobody is fooled by what everybody sees.
  expect(await named('Ilaria')).toMatchObject({ status: 200 });
  expect(await named('Mallory')).toMatchObject({ status: 200 });
  await ilaria.call('POST', '/api/password', { password: 'correct horse' });
  for (const name of ['Ilaria', 'Ｉｌａｒｉａ']) expect(await named(name)).toMatchObject(taken);
  // Whoever has it keeps it.
  expect(await ilaria.call('POST', '/api/me', { name: 'Ilaria' })).toMatchObject({ status: 200 });
  expect(await ilaria.call('POST', '/api/me', { name: 'Ilaria B' })).toMatchObject({ status: 409 });
});

test('at one table everybody is told apart', async () => {
  const { person } = await openHouse();
  const host = await person('Ada');
  const guest = await person('Ada');
  const { id, links } = await newTable(host, ['me', 'open', 'random'], SETTLED);
  const join = (): Promise<unknown> => guest.call('POST', `/api/tables/${id}/join`, { token: links[1] });
  expect(await join()).toMatchObject({
    status: 409,
    body: { problem: 'somebody at this table has a name that looks like yours; choose another first' },
  });
  await guest.call('POST', '/api/me', { name: 'Ada B' });
  expect(await join()).toMatchObject({ status: 200, body: { seat: 1 } });
  for (const client of [guest, host]) {
    const name = client === guest ? 'Ada' : 'Ada B';
    expect(await client.call('POST', '/api/me', { name })).toMatchObject({
      status: 409,
      body: { problem: 'somebody at your table has a name that looks like this; choose another' },
    });
  }
});

test('what is said keeps its direction and its line', async () => {
  const { person } = await openHouse();
  const me = await person('Ilaria');
  const { id } = await newTable(me, ['me', 'random', 'random'], SETTLED);
  await me.sit(id, 0);
  me.send({ type: 'say', id: 1, text: ' \u202eereh\u202c\u2066 hello\u2069\u200b\ud800\n\tthere\u0007 👩\u200d🚀 ' });
  expect((await me.next('said')).line.text).toBe('ereh hello there  👩\u200d🚀');
  me.send({ type: 'say', id: 2, text: '\u202e\u200b \n' });
  expect(await me.next('problem')).toMatchObject({
    code: 'malformed',
    text: 'text: nothing is said: 1 to 500 characters, some of them to be seen',
  });
});
