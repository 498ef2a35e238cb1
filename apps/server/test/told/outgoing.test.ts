import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { isPublic, post } from '../../src/told/outgoing.ts';
import type { HttpSink } from '../kit/sinks.ts';
import { openHttpSink } from '../kit/sinks.ts';

let sink: HttpSink;
beforeEach(async () => {
  sink = await openHttpSink();
});
afterEach(() => sink.close());

test.each([
  ...[
    '127.0.0.1',
    '127.8.9.1',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
  ],
  ...['100.64.0.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '::1', '::', 'fe80::1', 'fd00::1', 'ff02::1'],
  ...['::ffff:127.0.0.1', '::ffff:10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '::127.0.0.1', 'localhost', ''],
])('%s is no public address', (address) => expect(isPublic(address)).toBe(false));

test.each(['8.8.8.8', '172.32.0.1', '193.0.0.1', '2606:4700:4700::1111', '2a00:1450::1'])(
  '%s is a public address',
  (address) => expect(isPublic(address)).toBe(true),
);

const to = (url: string) => ({ url, headers: {}, body: '{}' });

test('nothing leads inside: no address, no way to write one, no name, no redirect', async () => {
  const { port } = new URL(sink.url);
  const ways = [
    '127.0.0.1',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    'localhost',
    'LOCALHOST.',
  ];
  for (const host of ways)
    await expect(post(to(`http://${host}:${port}/`), false)).rejects.toThrow(/not a public one|ENOTFOUND|EAI_AGAIN/);
  expect(sink.received).toEqual([]);
  sink.status = 302;
  sink.location = `${sink.url}/elsewhere`;
  expect(await post(to(`${sink.url}/`), true)).toBe(302);
  expect(sink.received.map(({ path }) => path)).toEqual(['/']);
});

test('a host may allow other targets, and what nobody answers fails in words', async () => {
  expect(await post(to(`${sink.url}/hook`), true)).toBe(200);
  await sink.close();
  await expect(post(to(sink.url), true)).rejects.toThrow(/ECONNREFUSED/);
  sink = await openHttpSink();
});

test('a wrong server for mail is refused by name, and never repeated', () => {
  const problem = (env: Record<string, string>): string => {
    const config = readConfig([], env);
    return 'problem' in config ? config.problem : '';
  };
  const from = 'Custodian <table@example.org>';
  expect(problem({ CUSTODIAN_SMTP: 'mail hunter2' })).toMatch(/CUSTODIAN_SMTP.*cannot be read; it is like smtp:/);
  expect(problem({ CUSTODIAN_SMTP: 'http://u:hunter2@mail.example.org', CUSTODIAN_MAIL_FROM: from })).toMatch(
    /begins with "http:"; it is like smtp:/,
  );
  expect(problem({ CUSTODIAN_SMTP: 'smtp://u:hunter2@mail.example.org' })).toMatch(/CUSTODIAN_MAIL_FROM is like/);
  expect(problem({ CUSTODIAN_ANY_TARGET: 'yes' })).toMatch(/must be 0 or 1/);
  for (const server of ['mail hunter2', 'http://u:hunter2@x', 'smtp://u:hunter2@x'])
    expect(problem({ CUSTODIAN_SMTP: server })).not.toContain('hunter2');
  expect(readConfig([], { CUSTODIAN_SMTP: 'smtps://u:p@mail.example.org', CUSTODIAN_MAIL_FROM: from })).toMatchObject({
    mail: { from },
  });
});
