import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { worthStarting } from '../src/sharing.ts';
import type { SimReport } from '../src/simulating.ts';
import { warmSpeed } from '../src/simulating.ts';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured();
const folder = mkdtempSync(join(tmpdir(), 'custodian-'));
const recorded = join(folder, 'game.json');
const built = fileURLToPath(new URL('../dist/main.js', import.meta.url));

afterAll(() => rmSync(folder, { recursive: true }));

describe('sim', () => {
  test('plays games to their end and counts what happened', async () => {
    expect(await custodian('sim', 'ti3', '--seats', '3', '--games', '2', '--seed', '7', '--json')).toBe(0);
    expect(json()).toMatchObject({ game: 'ti3', seats: 3, games: 2, finished: 2, violations: [] });
    expect(out).toHaveLength(1);
  });

  test('tells the speed once warm apart: that of the latter half, where there is one', async () => {
    await custodian('sim', 'ti3', '--seats', '3', '--games', '3', '--json');
    expect(json().warmDecisionsPerSecond).toBeGreaterThan(0);
    await custodian('sim', 'ti3', '--seats', '3', '--games', '3');
    expect(out.join('\n')).toMatch(/decisions +\d+ in [\d.]+ s, \d+ a second, \d+ once warm\n/);
    await custodian('sim', 'ti3', '--seats', '3', '--games', '1', '--json');
    expect(json().warmDecisionsPerSecond).toBeNull();
  });

  test('counts the same, however many play at once', () => {
    const counted = (...flags: string[]): object => {
      const args = ['sim', 'ti3', '--seats', '3', '--games', '5', '--seed', '11', '--spirited', '--json', ...flags];
      const { seconds, decisionsPerSecond, warmDecisionsPerSecond, workers, ...rest } = JSON.parse(
        execFileSync(process.execPath, [built, ...args], { encoding: 'utf8' }),
      );
      expect(workers).toBe(Math.min(5, Number(flags[1] ?? 1)));
      return rest;
    };
    const alone = counted();
    expect(alone).toMatchObject({ games: 5, finished: 5, violations: [] });
    for (const workers of ['2', '5', '8']) expect(counted('--workers', workers)).toEqual(alone);
  }, 120_000);

  test('a short run is not shared among all processors: each thread compiles the rules for itself', () => {
    expect(worthStarting(100, 2)).toBe(1);
    expect(worthStarting(400, 2)).toBe(2);
    expect(worthStarting(400, 8)).toBe(4);
    expect(worthStarting(1, 1)).toBe(1);
  });

  test('the latter half is each thread’s own', () => {
    const game = (n: number, part: number, decisions: number, seconds: number): SimReport => ({
      ...{ n, part, seconds },
      played: { decisions, finished: true, rounds: 1, ending: null, violations: [], seats: [] },
    });
    const slow = [game(0, 0, 100, 1), game(2, 0, 100, 0.5)];
    expect(warmSpeed(slow)).toBe(200);
    // Two threads at once, each with its own: 200 and 1000 a second.
    expect(warmSpeed([...slow, game(1, 1, 10, 1), game(3, 1, 500, 0.5)])).toBe(1200);
    expect(warmSpeed([...slow, game(1, 1, 10, 1)])).toBeNull();
  });

  test('prints the same for people', async () => {
    expect(await custodian('sim', 'ti3', '--seats', '3', '--games', '1')).toBe(0);
    expect(out.join('\n')).toMatch(
      /games +1, 1 finished\ndecisions +\d+ in .*\nrounds .*\nendings .*\nviolations +none/,
    );
  });

  test.each([
    [['sim'], 'name a game. There is: ti3, ti4, inscription.'],
    [['sim', 'chess'], 'there is no game "chess". There is: ti3, ti4, inscription.'],
    [['sim', '__proto__'], 'there is no game "__proto__". There is: ti3, ti4, inscription.'],
    [['sim', 'ti3', 'again'], '"again" is one word too many.'],
    [['sim', 'ti3', '--workers', 'many'], '--workers is "many", expected a whole number from 1 to 64.'],
    [['sim', 'ti3', '--seats', '9'], '--seats is "9", expected a whole number from 3 to 6.'],
    [['sim', 'ti3', '--seats', 'six'], '--seats is "six", expected a whole number from 3 to 6.'],
    [['sim', 'ti3', '--games', '0'], '--games is "0", expected a whole number of 1 or more.'],
    [['sim', 'ti3', '--seed', ''], '--seed is "", expected a whole number of 0 or more.'],
    [['sim', 'ti3', '--options', '{'], '--options is not JSON'],
    [['sim', 'ti3', '--options', '[]'], '--options is [], expected an object'],
    [['sim', 'ti3', '--galaxy', 'flat'], 'random, played, map'],
    [['sim', 'ti3', '--options', '{"speed": 9}'], 'speed'],
    [
      ['sim', 'ti3', '--record', '/nowhere/at/all.json', '--seats', '3'],
      '/nowhere/at/all.json cannot be written: ENOENT.',
    ],
    [['sim', 'ti3', '--fast'], 'there is no option "--fast"'],
  ])('%j is refused: %s', async (argv, message) => {
    expect(await custodian(...argv)).toBe(2);
    expect(err.join('\n')).toContain(message);
    expect(err.join('\n')).toContain('Usage: custodian sim');
    expect(out).toEqual([]);
  });
});

describe('replay', () => {
  beforeAll(async () => {
    const { dispatch } = await import('../src/dispatch.ts');
    await dispatch(['sim', 'ti3', '--seats', '3', '--games', '1', '--seed', '3', '--record', recorded]);
  });

  const changed = (change: (recording: { answers: { seat: number }[]; [field: string]: unknown }) => void): string => {
    const recording = JSON.parse(readFileSync(recorded, 'utf8'));
    change(recording);
    const file = join(folder, 'changed.json');
    writeFileSync(file, JSON.stringify(recording));
    return file;
  };

  test.each(['en', 'it'])('tells a recorded game in %s, every event in words', async (lang) => {
    expect(await custodian('replay', recorded, '--lang', lang)).toBe(0);
    expect(out.length).toBeGreaterThan(100);
    expect(out.filter((line) => /^event\.|\{\w+/i.test(line))).toEqual([]);
    expect(out.at(-1)).toMatch(/^\d+ answers replayed, finished\.$/);
  });

  test('--json ends with one object that holds the log', async () => {
    expect(await custodian('replay', recorded, '--json')).toBe(0);
    expect(json()).toMatchObject({ problem: null, finished: true });
    expect(out).toHaveLength(1);
    expect((json().log as string[]).length).toBeGreaterThan(100);
  });

  test('an answer that is not allowed is named by its number, with the reason', async () => {
    const file = changed(({ answers }) => {
      (answers[4] as { seat: number }).seat = 77;
    });
    expect(await custodian('replay', file, '--quiet')).toBe(1);
    expect(err.join('\n')).toMatch(/answer 5 is refused: This question is not for #78/);
    expect(await custodian('replay', file, '--json')).toBe(1);
    expect(json()).toMatchObject({ answers: 4, finished: false });
  });

  test('a game that comes to something else is found', async () => {
    const file = changed((recording) => {
      recording.final = 'a'.repeat(64);
    });
    expect(await custodian('replay', file, '--quiet')).toBe(1);
    expect(err.join('\n')).toMatch(/the game comes to [0-9a-f]{12}, but aaaaaaaaaaaa was recorded/);
  });

  test('a game cut short is replayed as far as it goes', async () => {
    const file = changed((recording) => {
      recording.answers = recording.answers.slice(0, 10);
      delete recording.final;
    });
    expect(await custodian('replay', file, '--quiet')).toBe(0);
    expect(out.at(-1)).toBe('10 answers replayed, unfinished.');
  });

  test.each<[string, (recording: Record<string, unknown>) => void, string]>([
    [
      'an unknown game',
      (r) => Object.assign(r, { rules: 'chess' }),
      'there is no game "chess". There is: ti3, ti4, inscription.',
    ],
    ['too many seats', (r) => Object.assign(r, { seats: 12 }), '--seats is "12"'],
    ['no seed', (r) => delete r.seed, 'seed is not a text'],
    ['no answers', (r) => Object.assign(r, { answers: {} }), 'answers is not a list'],
    ['a strange hash', (r) => Object.assign(r, { final: 7 }), 'final is not a hash'],
    ['a strange field', (r) => Object.assign(r, { more: 7 }), 'it has an unknown field "more"'],
  ])('a recording with %s is refused', async (_, change, message) => {
    expect(await custodian('replay', changed(change))).toBe(2);
    expect(err.join('\n')).toContain(message);
  });

  test('what is no recording is refused', async () => {
    const file = join(folder, 'text');
    writeFileSync(file, 'once upon a time');
    expect(await custodian('replay', file)).toBe(2);
    expect(err.join('\n')).toContain('is not a recorded game: ');
    expect(await custodian('replay', join(folder, 'nothing'))).toBe(2);
    expect(err.join('\n')).toContain('cannot be read: there is no such file.');
    expect(await custodian('replay', folder)).toBe(2);
    expect(await custodian('replay')).toBe(2);
    expect(await custodian('replay', recorded, '--lang', 'fr')).toBe(2);
    expect(err.join('\n')).toContain('--lang is "fr", expected one of en, it.');
  });
});
