// Refusals are values: the rule that forbids it, and why, in words for this board.
import type { Refusal } from '@custodian/kernel';
import type { RuleId } from '../rules/rulebook.ts';
import type { With, WordKey } from '../words/index.ts';
import { say } from '../words/index.ts';

/** Why something is not allowed: `why('tactical action', 'why.own token')`. */
export const why = <Key extends WordKey>(rule: RuleId, key: Key, ...params: With<Key>): Refusal => ({
  rule,
  text: say(key, ...params),
});
