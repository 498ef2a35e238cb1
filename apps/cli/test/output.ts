import type { Titles } from '@custodian/title';
import { afterEach, beforeEach, vi } from 'vitest';
import { dispatch } from '../src/dispatch.ts';

/** What a command printed since the test began. */
export interface Output {
  readonly out: string[];
  readonly err: string[];
  /** Runs one command line; the exit code. */
  custodian(...argv: string[]): Promise<number>;
  /** The last line on stdout, which must be one JSON object. */
  json(): Record<string, unknown>;
}

/** Of the games of the list, unless others are given. */
export function captured(titles?: Titles): Output {
  const out: string[] = [];
  const err: string[] = [];
  beforeEach(() => {
    out.length = 0;
    err.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void out.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void err.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
  return { out, err, custodian: (...argv) => dispatch(argv, titles), json: () => JSON.parse(out.at(-1) ?? '') };
}
