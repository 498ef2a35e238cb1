// The keys of everything a player reads, and the way rules name a text.
import type { Json, Text } from '@custodian/kernel';
import type { ParametersOf } from '@custodian/words';
import type { en } from './en/index.ts';
import type { rulebook } from './en/rulebook.ts';

export type WordKey = keyof typeof en;

type ParametersFor<Key extends WordKey> = ParametersOf<(typeof en)[Key]>;
/** The parameters that a text needs. */
export type With<Key extends WordKey> = [ParametersFor<Key>] extends [never]
  ? []
  : [parameters: { readonly [Name in ParametersFor<Key>]: Json }];

/** The rules that steps, questions and refusals cite. */
export type RuleId = keyof typeof rulebook extends infer Key
  ? Key extends `rule.${string}.text`
    ? never
    : Key extends `rule.${infer Rule}`
      ? Rule
      : never
  : never;

/** A text for the kernel: its key, and exactly the parameters it names. */
export function say<Key extends WordKey>(key: Key, ...[parameters]: With<Key>): Text {
  return parameters === undefined ? { key } : { key, with: parameters };
}
