// Reading what was typed: every mistake is named, with what is allowed.
import { readFileSync } from 'node:fs';
import type { ParseArgsConfig } from 'node:util';
import { parseArgs } from 'node:util';
import type { Json, Refusal } from '@custodian/kernel';
import { isRefusal } from '@custodian/kernel';
import type { Title, Titles } from '@custodian/title';
import { Misuse } from './command.ts';
import { speakerOf } from './speaking.ts';

type Flags = NonNullable<ParseArgsConfig['options']>;

/** The game of a name; the first there is where a command has a usual one and none was named. */
export function titleNamed(titles: Titles, name: string | undefined, usual = false): Title {
  const known = [...titles.keys()].join(', ');
  const [first] = titles.values();
  if (name === undefined && usual && first !== undefined) return first;
  if (name === undefined) throw new Misuse(`name a game. There is: ${known}.`);
  const title = titles.get(name);
  if (title === undefined) throw new Misuse(`there is no game "${name}". There is: ${known}.`);
  return title;
}

/** The game that is named among the words of a command, and each of its options as an option of the command. */
export function titleAmong(titles: Titles, args: string[], options: Flags): [Title, Flags] {
  const { positionals } = parseArgs({ args, options, allowPositionals: true, strict: false });
  const title = titleNamed(titles, positionals.find((word) => titles.has(word)) ?? positionals[0]);
  const flags: Flags = {};
  for (const [name, { kind }] of Object.entries(title.options))
    if (!Object.hasOwn(options, name) && (kind === 'switch' || kind === 'choice'))
      flags[name] = { type: kind === 'switch' ? 'boolean' : 'string' };
  return [title, flags];
}

export function wholeNumber(option: string, given: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = Number(given);
  if (given.trim() === '' || !Number.isSafeInteger(value) || value < least || value > most) {
    const upTo = most === Number.MAX_SAFE_INTEGER ? ` of ${least} or more` : ` from ${least} to ${most}`;
    throw new Misuse(`--${option} is "${given}", expected a whole number${upTo}.`);
  }
  return value;
}

export function seatsOf(title: Title, given: string): number {
  const [least, most] = title.seats;
  return wholeNumber('seats', given, least, most);
}

export const everyNumberOf = ([least, most]: Title['seats']): number[] =>
  Array.from({ length: most - least + 1 }, (_, n) => least + n);

/** An object of game options, and those that were given by name; refused by the game itself when it makes no sense. */
export async function gameOptions(
  title: Title,
  seats: number,
  given: string | undefined,
  named: object,
): Promise<Json> {
  const options = { ...readObject('options', given ?? '{}'), ...named };
  const laid = title.rules.setup(seats, options);
  if (isRefusal(laid)) throw new Misuse(await inWords(title, laid));
  return options;
}

export const inWords = async (title: Title, refusal: Refusal): Promise<string> =>
  (await speakerOf(title, 'en'))(refusal.text, null).replace(/\.?$/, '.');

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Misuse(`${file} cannot be read: ${code === 'ENOENT' ? 'there is no such file' : code}.`);
  }
}

export function oneOf<T extends string>(option: string, given: string, known: readonly T[]): T {
  const found = known.find((value) => value === given);
  if (found === undefined) throw new Misuse(`--${option} is "${given}", expected one of ${known.join(', ')}.`);
  return found;
}

function readObject(option: string, given: string): { readonly [name: string]: Json } {
  let value: Json;
  try {
    value = JSON.parse(given);
  } catch (error) {
    throw new Misuse(`--${option} is not JSON: ${(error as Error).message}.`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new Misuse(`--${option} is ${given}, expected an object such as {"option": true}.`);
  return value as { readonly [name: string]: Json };
}
