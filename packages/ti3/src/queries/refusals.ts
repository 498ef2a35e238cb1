// Refusals are values: the rule that forbids it, and why, in words for this board.
import type { Json, Refusal } from '@custodian/kernel';
import type { RuleId } from '../rules/rulebook.ts';
import type { With, WordKey } from '../words/index.ts';

/** Why something is not allowed: `why('tactical.activate', 'why.already activated')`. */
export function why<Key extends WordKey>(rule: RuleId, key: Key, ...parameters: With<Key>): Refusal;
export function why(rule: RuleId, key: WordKey, parameters?: Record<string, Json>): Refusal {
  return { rule, text: parameters === undefined ? { key } : { key, with: parameters } };
}
