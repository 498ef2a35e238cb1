// A word about a question and its options for somebody who does not know the game by heart. All of it stands in the game's
// own catalogue: what the rule says, or what the card, technology or agenda behind the question does.
import type { Option, Text } from '@custodian/kernel';
import type { DecisionView, TableView } from '@custodian/protocol';
import { shortened } from '../../../shell/decisions/explaining.ts';
import type { Word } from '../../../shell/title/title-page.ts';

/** What the question is about; undefined when the catalogue has nothing to say. */
export function explainQuestion(
  { stack }: Pick<TableView, 'stack'>,
  { rule, ask }: Pick<DecisionView, 'rule' | 'ask'>,
  word: Word,
): string | undefined {
  const inner = stack.at(-1);
  if (inner?.run === 'window') return undefined;
  // What a component carries out knows what it is about; other sequences may only remember one that was used.
  const { component, about } = (inner?.v ?? {}) as { component?: unknown; about?: unknown };
  const source = typeof component === 'string' && about !== undefined ? component : inner?.run.replace(' ', ':');
  const text =
    textOf(ask, 'strategy', (id) => word(`strategy.${id}.secondary`)) ??
    (source === undefined ? undefined : effectOf(source.replace(':', '.'), word)) ??
    word(`rule.${rule}.text`);
  return text === undefined ? undefined : shortened(text);
}

/** What an option does or brings. */
export function explainOption({ id, text }: Option, word: Word): string | undefined {
  const rule = { tactical: 'tactical action', transfer: 'transfer action' }[id];
  return (
    effectOf(text.key, word) ??
    textOf(text, 'strategy', (card) => word(`strategy.${card}.primary`) ?? word(`strategy.${card}.text`)) ??
    textOf(text, 'agenda', (agenda) => effectOf(`agenda.${agenda}`, word)) ??
    (rule === undefined ? undefined : word(`rule.${rule}.text`))
  );
}

/** The planet that an option stands for. */
export const planetIn = ({ text }: Option): string | undefined =>
  text.key.startsWith('planet.') ? text.key.slice('planet.'.length) : textOf(text, 'planet', (planet) => planet);

/** What a component does, by its key: 'action.plague', 'technology.cybernetics', 'leader.power.agent.sabotage'. */
function effectOf(key: string, word: Word): string | undefined {
  if (key.startsWith('leader.power.')) return word(key.replace('power', 'ability'));
  return word(`${key}.text`) ?? word(`${key}.primary`) ?? word(`${key}.for`);
}

function textOf(text: Text, name: string, find: (value: string) => string | undefined): string | undefined {
  const value = text.with?.[name];
  return typeof value === 'string' ? find(value) : undefined;
}
