// From a text and its parameters to a sentence.

import type { Json, Text } from '@custodian/kernel';
import type { Nouns } from './joining.ts';
import { joined, nounsOf } from './joining.ts';
import type { Catalogue } from './translation.ts';

export type Language = 'en' | 'it';
export const languages: readonly Language[] = ['en', 'it'];

/** Formatters are made once a language: each costs a browser more than what it formats. */
export function perLanguage<T>(make: (language: Language) => T): (language: Language) => T {
  const made: Partial<Record<Language, T>> = {};
  return (language) => (made[language] ??= make(language));
}

const plurals = perLanguage((language) => new Intl.PluralRules(language));
/** "A, B and C". */
export const lists = perLanguage((language) => new Intl.ListFormat(language, { type: 'conjunction' }));
export const numbers = perLanguage((language) => new Intl.NumberFormat(language));

/** How a parameter that is not a plural is worded; `join` puts a word before each name in it. */
export type Resolve = (name: string, value: Json, join: Join) => string;
type Join = (name: string) => string;

const plain: Join = (name) => name;

/** Who is speaking: the language, its texts, and what the players are called. */
export interface Speaker {
  readonly language: Language;
  readonly words: Catalogue;
  seat(seat: number): string;
}

/** Fills in the parameters of a text; one that is missing stays visible. The nouns are those of the names in them. */
export function format(
  text: string,
  parameters: { readonly [name: string]: Json },
  language: Language,
  resolve: Resolve,
  nouns: Nouns = {},
): string {
  return text.replace(/\{(\w+)(?:\|([^{}]*))?\}/g, (whole, name: string, forms: string | undefined) => {
    const value = parameters[name];
    if (value === undefined) return whole;
    if (forms === undefined) return resolve(name, value, plain);
    if (!forms.includes('|')) return resolve(name, value, (each) => joined(forms, each, nouns));
    return typeof value === 'number' ? plural(forms, value, language) : resolve(name, value, plain);
  });
}

/** The whole sentence, with its first letter large. An unknown key is shown as it is. */
export function speak(text: Text, speaker: Speaker): string {
  const sentence = wording(text, speaker);
  return sentence.charAt(0).toLocaleUpperCase(speaker.language) + sentence.slice(1);
}

/** Forms stand as one and many, or as none, one and many; `#` is the number. */
function plural(forms: string, count: number, language: Language): string {
  const choices = forms.split('|');
  const none = choices.length === 3 ? choices.shift() : undefined;
  if (count === 0 && none !== undefined) return none;
  const one = plurals(language).select(count) === 'one';
  const form = (one ? choices[0] : choices.at(-1)) ?? '';
  return form.replaceAll('#', number(count, language));
}

function wording(text: Text, speaker: Speaker): string {
  const found = speaker.words[text.key];
  if (found === undefined) return text.key;
  const resolve: Resolve = (name, value, join) => parameter(name, value, speaker, join);
  return format(found, text.with ?? {}, speaker.language, resolve, nounsOf(speaker.words));
}

/**
 * A parameter called `seat` or `player` is a seat. One called after a family of words (`planet`, `unit`, `color` …,
 * perhaps numbered) is an id of that family. A text inside a text is worded, a list is strung together, alike things counted.
 */
function parameter(name: string, value: Json, speaker: Speaker, join: Join): string {
  if (value === null) return '';
  const family = name.replace(/\d+$/, '');
  if (typeof value === 'number') {
    return join(['seat', 'seats', 'player'].includes(family) ? speaker.seat(value) : number(value, speaker.language));
  }
  if (typeof value === 'string') return join(named(family, value, speaker.words) ?? value);
  if (isList(value)) return lists(speaker.language).format(counted(name, value, speaker).map(join));
  return join(isText(value) ? wording(value, speaker) : String(value));
}

/** The things in a list, each once; those that come several times with their number: "2 carriers". */
function counted(name: string, list: readonly Json[], speaker: Speaker): string[] {
  const family = name.replace(/\d+$/, '');
  return [...new Set(list)].map((each) => {
    const count = list.filter((other) => other === each).length;
    if (count === 1) return parameter(name, each, speaker, plain);
    const many = named(family, `${each}.many`, speaker.words) ?? `× ${parameter(name, each, speaker, plain)}`;
    return `${number(count, speaker.language)} ${many}`;
  });
}

/** Numbered copies of a tile (`empty-3`) share the name of the tile; a component (`action:plague`) names its own family. */
function named(family: string, id: string, words: Catalogue): string | undefined {
  const one = family.replace(/s$/, '');
  return (
    words[`${family}.${id}`] ??
    words[`${one}.${id}`] ??
    words[`term.${family}.${id}`] ??
    words[`${family}.${id.replace(/-\d+$/, '')}`] ??
    words[id.replace(':', '.')]
  );
}

const number = (value: number, language: Language): string => numbers(language).format(value);

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const isText = (value: Json): value is Text =>
  typeof value === 'object' && value !== null && !isList(value) && typeof value.key === 'string';
