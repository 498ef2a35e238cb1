// Reading what was typed: every mistake is named, with what is allowed.
import { readFileSync } from 'node:fs';
import type { Json, Refusal } from '@custodian/kernel';
import { Misuse } from './command.ts';
import type { Title } from './titles.ts';
import { titles } from './titles.ts';

export function titleNamed(name: string | undefined): Title {
  const known = Object.keys(titles).join(', ');
  if (name === undefined) throw new Misuse(`name a game. There is: ${known}.`);
  const title = Object.hasOwn(titles, name) ? titles[name as keyof typeof titles] : undefined;
  if (title === undefined) throw new Misuse(`there is no game "${name}". There is: ${known}.`);
  return title;
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

/** An object of game options, complete with --galaxy; refused by the game itself when it makes no sense. */
export function gameOptions(title: Title, seats: number, given: string | undefined, galaxy: string | undefined): Json {
  const options = { ...readObject('options', given ?? '{}'), ...(galaxy !== undefined && { galaxy }) };
  const laid = title.rules.setup(seats, options);
  if ('rule' in laid) throw new Misuse(inWords(title, laid));
  return options;
}

export const inWords = (title: Title, refusal: Refusal): string =>
  title.speaker('en', null).say(refusal.text).replace(/\.?$/, '.');

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
    throw new Misuse(`--${option} is ${given}, expected an object such as {"longWar": true}.`);
  return value as { readonly [name: string]: Json };
}
