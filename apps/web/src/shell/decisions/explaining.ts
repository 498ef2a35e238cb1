// A word about a question for somebody who does not know the game by heart: what its rule says.
import type { DecisionView } from '@custodian/protocol';
import type { Word } from '../title/title-page.ts';

/** Longer texts are cut to their first sentence. */
const SHORT = 170;

export function explainRule({ rule }: Pick<DecisionView, 'rule'>, word: Word): string | undefined {
  const text = word(`rule.${rule}.text`);
  return text === undefined ? undefined : shortened(text);
}

export function shortened(text: string): string {
  if (text.length <= SHORT) return text;
  return text.split(/(?<=[.!?])\s/)[0] ?? text;
}
