// A recorded game: how it was set up, every answer, and what it came to.
import { createHash } from 'node:crypto';
import type { Answer, Json, State } from '@custodian/kernel';
import type { Title } from '@custodian/title';
import { Misuse } from './command.ts';

export interface Recording {
  readonly rules: string;
  readonly seats: number;
  readonly options: Json;
  readonly seed: string;
  readonly answers: readonly Answer[];
  /** The hash of the game after the last answer. */
  readonly final?: string;
}

/** A copy has its fields in the order of their declaration, however the game came to be. */
export const hashOf = ({ rules }: Title, { game }: State<unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify(rules.copy(game)))
    .digest('hex');

/** The recording in a text; what is wrong with it is named. */
export function readRecording(text: string, file: string): Recording {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Misuse(`${file} is not a recorded game: ${(error as Error).message}.`);
  }
  const problem = problemOf(value);
  if (problem !== null) throw new Misuse(`${file} is not a recorded game: ${problem}.`);
  return value as Recording;
}

function problemOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'it is no object';
  const { rules, seats, options, seed, answers, final, ...rest } = value as Partial<Record<keyof Recording, unknown>>;
  const extra = Object.keys(rest)[0];
  if (extra !== undefined) return `it has an unknown field "${extra}"`;
  if (typeof rules !== 'string') return 'rules is not the name of a game';
  if (!Number.isSafeInteger(seats)) return 'seats is not a whole number';
  if (options === undefined) return 'options is missing';
  if (typeof seed !== 'string') return 'seed is not a text';
  if (!Array.isArray(answers)) return 'answers is not a list';
  if (final !== undefined && !/^[0-9a-f]{64}$/.test(String(final))) return 'final is not a hash';
  return null;
}
