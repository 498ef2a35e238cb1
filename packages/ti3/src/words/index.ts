// The keys of everything a player reads, and the way rules name a text.

import type { Json, Text } from '@custodian/kernel';
import type { ParametersOf } from '@custodian/words';
import type { en } from './en/index.ts';

export type WordKey = keyof typeof en;

type ParametersFor<Key extends WordKey> = ParametersOf<(typeof en)[Key]>;
/** The parameters that a text needs. */
export type With<Key extends WordKey> = [ParametersFor<Key>] extends [never]
  ? []
  : [parameters: { readonly [Name in ParametersFor<Key>]: Json }];

/** A text for the kernel: its key, and exactly the parameters it names. */
export function say<Key extends WordKey>(key: Key, ...parameters: With<Key>): Text;
export function say(key: WordKey, parameters?: Record<string, Json>): Text {
  return parameters === undefined ? { key } : { key, with: parameters };
}
