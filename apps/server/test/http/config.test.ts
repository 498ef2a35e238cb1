import { expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';

const problemOf = (args: string[], env: NodeJS.ProcessEnv = {}): string => {
  const config = readConfig(args, env);
  return 'problem' in config ? config.problem : 'none';
};

test('defaults listen on this machine only', () => {
  expect(readConfig([], {})).toMatchObject({ host: '127.0.0.1', port: 8080, log: 'info', secure: false, origins: [] });
});

test('a flag counts more than the environment', () => {
  const env = {
    CUSTODIAN_PORT: '1',
    CUSTODIAN_LOG: 'warn',
    CUSTODIAN_SECURE: '1',
    CUSTODIAN_ORIGINS: 'https://a.example,https://b.example',
  };
  expect(readConfig(['--port', '2'], env)).toMatchObject({
    port: 2,
    log: 'warn',
    secure: true,
    origins: ['https://a.example', 'https://b.example'],
  });
});

test.each([
  [['--port', 'many'], 'the port must be a whole number from 0 to 65535, not "many"'],
  [['--port', '70000'], 'not "70000"'],
  [['--log', 'loud'], 'the log level must be one of fatal, error, warn, info, debug, silent, not "loud"'],
  [['--origin', 'example.org'], 'an origin is like https://games.example.org, not "example.org"'],
  [['--bot-time', '3'], 'the time of a bot, in milliseconds, must be a whole number from 10 to 60000'],
  [['--channels', '0'], 'the number of live channels must be a whole number from 1 to 100000, not "0"'],
  [['--forget-unplayed', 'soon'], 'the days until an unplayed table is removed (0: never) must be a whole number'],
  [['--colour', 'red'], '--colour'],
  [['stray'], 'stray'],
])('%j is explained', (args, words) => {
  expect(problemOf(args)).toContain(words);
});

test.each([
  [{ CUSTODIAN_PORT: '-1' }, 'not "-1"'],
  [{ CUSTODIAN_BOT_TIME: 'long' }, 'milliseconds'],
  [{ CUSTODIAN_SECURE: 'yes' }, 'CUSTODIAN_SECURE must be 0 or 1, not "yes"'],
  [{ CUSTODIAN_PROXY: 'nginx' }, 'CUSTODIAN_PROXY must be 0 or 1, not "nginx"'],
  [{ CUSTODIAN_HOST: '' }, 'the host'],
])('%j in the environment is explained', (env, words) => {
  expect(problemOf([], env)).toContain(words);
});
