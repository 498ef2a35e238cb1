// Words that were typed: found among those that are known, however they are spelt, or refused with the nearest ones.
import type { Known } from '@custodian/title';
import { isFault, wordRead } from '@custodian/title';
import { Misuse } from './command.ts';

/** The known thing of a name; `what` says what was looked for: "unit". */
export function known<K extends Known>(what: string, typed: string, all: readonly K[]): K {
  const read = wordRead(typed, all);
  if (isFault(read)) throw new Misuse(unknownWord(what, read.word, read.near, all));
  return read;
}

/** What is said about a word that nothing is called by. */
export function unknownWord(what: string, word: string, near: readonly Known[], all: readonly Known[]): string {
  const names = (some: readonly Known[]): string[] => some.map(({ id }) => id);
  const asked = near.length === 0 ? `Known: ${names(all).join(', ')}.` : `Did you mean ${names(near).join(' or ')}?`;
  return `there is no ${what} "${word}". ${asked}`;
}

/** What is said about an option that a command does not have; its usage names those that it has. */
export function unknownOption(typed: string, usage: string): string {
  const named = [...new Set(usage.match(/--[a-z][a-z-]*/g) ?? [])];
  const all = named.map((name) => ({ id: name, names: [] }));
  const read = wordRead(typed, all);
  const near = isFault(read) ? read.near.map(({ id }) => id) : [];
  return `there is no option "${typed}".${near.length === 0 ? '' : ` Did you mean ${near.join(' or ')}?`}`;
}
