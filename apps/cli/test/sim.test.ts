import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { captured } from './output.ts';

const { out, err, custodian, json } = captured();
const folder = mkdtempSync(join(tmpdir(), 'custodian-'));
const recorded = join(folder, 'game.json');

afterAll(() => rmSync(folder, { recursive: true }));

describe('sim', () => {
  test('plays games to their end and counts what happened', async () => {
    expect(await custodian('sim', 'ti3', '--seats', '3', '--games', '2', '--seed', '7', '--json')).toBe(0);
    expect(json()).toMatchObject({ game: 'ti3', seats: 3, games: 2, finished: 2, violations: [] });
    expect(out).toHaveLength(1);
  });

  test('prints the same for people', async () => {
    expect(await custodian('sim', 'ti3', '--seats', '3', '--games', '1')).toBe(0);
    expect(out.join('\n')).toMatch(
      /games +1, 1 finished\ndecisions +\d+ in .*\nrounds .*\nendings .*\nviolations +none/,
    );
  });

  test.each([
    [['sim'], 'name a game. There is: ti3.'],
    [['sim', 'chess'], 'there is no game "chess". There is: ti3.'],
    [['sim', '__proto__'], 'there is no game "__proto__". There is: ti3.'],
    [['sim', 'ti3', 'again'], '"again" is one word too many.'],
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
    [['sim', 'ti3', '--fast'], "Unknown option '--fast'"],
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
    ['an unknown game', (r) => Object.assign(r, { rules: 'chess' }), 'there is no game "chess". There is: ti3.'],
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
