// A command line that knows a second game: every command takes it as it is.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { title as ti3 } from '@custodian/ti3/title';
import { listed } from '@custodian/title';
import { title as toy } from '@custodian/toy/title';
import { afterAll, expect, test } from 'vitest';
import { soakFile } from '../src/checkout.ts';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured(listed(ti3, toy));
const folder = mkdtempSync(join(tmpdir(), 'custodian-titles-'));
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(soakFile('toy'), { force: true });
});

test('it is simulated, by the laws of every game and its own', async () => {
  expect(await custodian('sim', 'toy', '--games', '6', '--laws', '--every', '5', '--json')).toBe(0);
  expect(json()).toMatchObject({
    game: 'toy',
    seats: 4,
    games: 6,
    finished: 6,
    endings: { points: 6 },
    violations: [],
  });
});

test('its own laws are looked at', async () => {
  const strict = { ...toy, laws: async () => ({ also: () => ['nobody may play this'] }) };
  const { dispatch } = await import('../src/dispatch.ts');
  expect(await dispatch(['sim', 'toy', '--games', '1', '--laws'], listed(ti3, strict))).toBe(1);
  expect(out.at(-1)).toContain('nobody may play this');
});

test('each of its options is an option of the command', async () => {
  await custodian('sim', 'toy', '--games', '3', '--length', 'short', '--crowns', '--json');
  expect(json()).toMatchObject({ finished: 3, rounds: { mean: 1, min: 1, max: 1 } });
  await custodian('sim', '--length', 'usual', 'toy', '--games', '3', '--options', '{"crowns": true}', '--json');
  expect(json()).toMatchObject({ finished: 3, rounds: { min: 3, max: 3 } });
  expect(await custodian('sim', 'toy', '--length', 'epic')).toBe(2);
  expect(err.at(-1)).toContain('The option “length” cannot be “epic”. Possible: usual, short.');
  // Another game's options are none of its own.
  expect(await custodian('sim', 'toy', '--galaxy', 'random')).toBe(2);
  expect(err.at(-1)).toContain('there is no option "--galaxy"');
});

test.each([
  ['en', 'Round 1 begins.', /^#\d wins\.$/],
  ['it', 'Comincia il round 1.', /^#\d vince\.$/],
])('it is recorded and told in %s', async (lang, begins, wins) => {
  const file = join(folder, 'toy.json');
  await custodian('sim', 'toy', '--games', '1', '--seats', '3', '--record', file);
  expect(await custodian('replay', file, '--lang', lang)).toBe(0);
  expect(out).toContain(begins);
  expect(out.at(-2)).toMatch(wins);
  expect(out.at(-1)).toMatch(/^\d+ answers replayed, finished\.$/);
});

test('it is soaked with its options shuffled, and the ledger counts what was used', async () => {
  expect(await custodian('soak', '--game', 'toy', '--games', '12', '--threads', '1', '--json')).toBe(0);
  // Seats 2, 3 and 4, and four pairs of values of its two options.
  expect(json()).toMatchObject({ game: 'toy', games: 12, finished: 12, violations: [], pairs: { of: 12 } });
  const { used } = JSON.parse(readFileSync(soakFile('toy'), 'utf8'));
  await custodian('ledger', '--game', 'toy', '--json');
  const { components } = json() as { components: { title: string; id: string; used: number }[] };
  expect(components.map(({ title, id }) => `${title} ${id}`)).toEqual(
    toy.rules.components.map(({ id }) => `toy ${id}`),
  );
  expect(components.find(({ id }) => id === 'card:no')?.used).toBe(used['card:no'] ?? 0);
  expect(existsSync(soakFile('toy'))).toBe(true);
});

test('an option that is held is the same in every game of a soak', async () => {
  const held = ['--options', '{"length": "short"}'];
  expect(await custodian('soak', '--game', 'toy', '--games', '12', '--threads', '1', '--json', ...held)).toBe(0);
  // At 2, 3 and 4 seats only the other option of the two changes.
  expect((json().pairs as { seen: number }).seen).toBeLessThanOrEqual(6);
});

test('the ledger lists all games, each with its own scenarios', async () => {
  await custodian('ledger', '--json');
  const { components } = json() as { components: { title: string; scenarios: string[] }[] };
  expect([...new Set(components.map(({ title }) => title))]).toEqual(['ti3', 'toy']);
  expect(components.every(({ title, scenarios }) => title === 'ti3' || scenarios.length === 0)).toBe(true);
});

test('it is benched', async () => {
  expect(await custodian('bench', '--game', 'toy', '--seconds', '1', '--json')).toBe(0);
  expect(json()).toMatchObject({ game: 'toy', seats: 4 });
  expect((json().measures as { value: number }[]).every(({ value }) => value > 0)).toBe(true);
}, 300_000);

test('what is not known is refused with what there is', async () => {
  expect(await custodian('sim', 'chess')).toBe(2);
  expect(err.at(-1)).toContain('there is no game "chess". There is: ti3, toy.');
  expect(await custodian('sim', 'toy', '--seats', '5')).toBe(2);
  expect(err.at(-1)).toContain('--seats is "5", expected a whole number from 2 to 4.');
  expect(await custodian('ledger', '--game', 'chess')).toBe(2);
});
