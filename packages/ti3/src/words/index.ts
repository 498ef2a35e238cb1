// Texts are keys with parameters until somebody reads them: `say` makes one, typed by the English words.
import type { Json, Text } from '@custodian/kernel';
import type { en } from './en/index.ts';
import type { it } from './it/index.ts';
import type { Faithful, ParametersOf } from './translation.ts';

type English = typeof en;
export type WordKey = keyof English;
export type WordsWith<Key extends WordKey> = [ParametersOf<English[Key]>] extends [never]
  ? []
  : [params: { readonly [Name in ParametersOf<English[Key]>]: Json }];

/** A text for a player: `say('why.planet twice', { planet })`. */
export function say<Key extends WordKey>(key: Key, ...params: WordsWith<Key>): Text {
  const [values] = params;
  return values === undefined ? { key } : { key, with: values };
}

/** Does not compile when an Italian text has other parameters than the English one. */
export const faithful: Faithful<English, typeof it> = true;
