import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { soakFile } from '../src/checkout.ts';
import type { SeatPlayed } from '../src/company.ts';
import { Company } from '../src/company.ts';
import { settingOf } from '../src/soaking.ts';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured();
const file = soakFile('ti3');
const before = existsSync(file) ? readFileSync(file) : null;

beforeAll(() => rmSync(file, { force: true }));
afterAll(() => (before === null ? rmSync(file, { force: true }) : writeFileSync(file, before)));

test('a soak keeps the laws, and leaves what was used for the ledger', async () => {
  const code = await custodian('soak', '--games', '2', '--seats', '3', '--threads', '1', '--json');
  expect(json().violations).toEqual([]);
  expect(code).toBe(0);
  // Eleven options make 55 pairs a game: two games that differ see at most 110 of the 220.
  expect(json()).toMatchObject({ games: 2, finished: 2, pairs: { seen: expect.any(Number), of: 220 } });
  expect((json().pairs as { seen: number }).seen).toBeGreaterThan(55);
  const { race } = json().company as { race: { seats: number; won: number }[] };
  expect(race.reduce((sum, { seats }) => sum + seats, 0)).toBe(6);
  expect(race.some(({ won }) => won > 0)).toBe(true);
  const left = JSON.parse(readFileSync(file, 'utf8'));
  expect(left.failures).toEqual([]);
  expect(left.used['sequence:movement']).toBeGreaterThan(0);
  await custodian('ledger', '--json');
  const { components } = json() as { components: { id: string; used: number }[] };
  expect(components.find((c) => c.id === 'sequence:movement')?.used).toBe(left.used['sequence:movement']);
}, 60_000);

test('a soak tells what was played with: how many seats had it, how often they won, and whom they met', () => {
  const company = new Company();
  const seat = (race: string, won: number): SeatPlayed => ({ points: 0, won, with: { race } });
  company.add([seat('sol', 1), seat('hacan', 0)]);
  company.add([seat('sol', 0), seat('hacan', 0.5), seat('yin', 0.5), seat('letnev', 0)]);
  expect(company.told()).toEqual({
    race: [
      { id: 'sol', seats: 2, won: 50, fair: 37.5, met: 3 },
      { id: 'yin', seats: 1, won: 50, fair: 25, met: 3 },
      { id: 'hacan', seats: 2, won: 25, fair: 37.5, met: 3 },
      { id: 'letnev', seats: 1, won: 0, fair: 25, met: 3 },
    ],
  });
});

test('every number of seats is soaked with usual options and others, live and not, spirited and not', () => {
  const declared = { pace: { kind: 'choice', of: ['calm', 'brisk'], usual: 'calm' } } as const;
  const games = Array.from({ length: 6000 }, (_, seed) =>
    settingOf(declared, { seats: [3, 4, 5, 6, 7, 8], held: {} }, seed),
  );
  for (const seats of [3, 4, 5, 6, 7, 8]) {
    const played = games.filter((game) => game.seats === seats);
    expect(played).toHaveLength(1000);
    const told = played.map(({ options, live, spirited }) =>
      [(options as { pace: string }).pace, live, spirited].join(),
    );
    expect(new Set(told).size).toBe(8);
  }
  expect(settingOf(declared, { seats: [3], held: { pace: 'brisk' } }, 7).options).toEqual({ pace: 'brisk' });
});

test.each([
  [['--seats', '3,7'], '--seats is "7", expected a whole number from 3 to 6.'],
  [['--threads', '0'], '--threads is "0"'],
  [['--minutes', 'long'], '--minutes is "long"'],
  [['--game', 'go'], 'there is no game "go"'],
  [['--options', '{"long": "very"}'], 'long'],
  [['--options', '{'], '--options'],
])('soak %j is refused: %s', async (argv, message) => {
  expect(await custodian('soak', ...argv)).toBe(2);
  expect(err.join('\n')).toContain(message);
  expect(out).toEqual([]);
});

test('bench refuses what it cannot measure', async () => {
  expect(await custodian('bench', '--seconds', '0')).toBe(2);
  expect(err.join('\n')).toContain('--seconds is "0", expected a whole number from 1 to 600.');
});
