import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dispatch } from '../src/dispatch.ts';

let out: string[] = [];
let err: string[] = [];

beforeEach(() => {
  out = [];
  err = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
  vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('help lists every command, and is what an empty line gets', async () => {
  expect(await dispatch([])).toBe(0);
  expect(out.join('\n')).toMatch(/^ {2}doctor {3}\S/m);
  expect(err).toEqual([]);
});

test('help explains one command, however it is asked', async () => {
  expect(await dispatch(['help', 'doctor'])).toBe(0);
  expect(await dispatch(['doctor', '--help'])).toBe(0);
  expect(out[0]).toContain('Usage: custodian doctor');
  expect(out[1]).toBe(out[0]);
});

test('an unknown command names the ones there are, on stderr', async () => {
  expect(await dispatch(['conquer'])).toBe(2);
  expect(err.join('\n')).toMatch(/"conquer".*help, sim, replay, odds, soak, balance, ladder, bench, ledger, doctor/);
  expect(out).toEqual([]);
});

test('an unknown option shows the usage of the command', async () => {
  expect(await dispatch(['doctor', '--verbose'])).toBe(2);
  expect(err.join('\n')).toContain('Usage: custodian doctor');
});

test('an unknown option is named with those that are spelt most alike', async () => {
  expect(await dispatch(['odds', 'ti4', '--defendr-pds', '2'])).toBe(2);
  expect(err.join('\n')).toContain('there is no option "--defendr-pds". Did you mean --defender-pds');
  expect(await dispatch(['sim', 'ti3', '--seat', '3'])).toBe(2);
  expect(err.join('\n')).toContain('there is no option "--seat". Did you mean --seats');
});

test('doctor --json ends with one JSON object', async () => {
  const code = await dispatch(['doctor', '--json']);
  const report = JSON.parse(out.at(-1) ?? '');
  expect(report.checks.map((check: { name: string }) => check.name)).toEqual([
    'Node',
    'npm',
    'packages',
    'data folder',
  ]);
  expect(code).toBe(report.ok ? 0 : 1);
});

test('doctor finds a data folder that is a file', async () => {
  vi.stubEnv('CUSTODIAN_DATA', import.meta.filename);
  expect(await dispatch(['doctor'])).toBe(1);
  expect(out.join('\n')).toMatch(/WRONG {2}data folder .*is not a folder/);
});

test('doctor --data looks through a folder of games, and says when there are none', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-doctor-'));
  expect(await dispatch(['doctor', '--data', folder])).toBe(1);
  expect(out.join('\n')).toContain(`there is no custodian.db in ${folder}`);
  expect(await dispatch(['doctor', '--data', folder, '--json'])).toBe(1);
  expect(JSON.parse(out.at(-1) ?? '')).toMatchObject({ ok: false, tables: [] });
  rmSync(folder, { recursive: true });
});

test('doctor mends nothing without being told where', async () => {
  expect(await dispatch(['doctor', '--repair'])).toBe(2);
  expect(err.join('\n')).toContain('--repair needs --data FOLDER');
});
