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
  // Between actions the phase still knows which component was used last.
  const { component } = (inner?.run === 'action phase' ? {} : (inner?.v ?? {})) as { component?: unknown };
  const source = typeof component === 'string' ? component : inner?.run.replace(' ', ':');
  const text =
    textOf(ask, 'strategy', (id) => word(`strategy.${id}.secondary`)) ??
    (source === undefined ? undefined : effectOf(source.replace(':', '.'), word)) ??
    word(`rule.${rule}.text`);
  return text === undefined ? undefined : shortened(text);
}

/** What an option does or brings. */
export function explainOption({ id, text }: Option, word: Word): string | undefined {
  return (
    effectOf(text.key, word) ??
    effectOf(id.replace(':', '.').replace(/\.\d+$/, ''), word) ??
    textOf(text, 'strategy', (card) => word(`strategy.${card}.primary`)) ??
    textOf(text, 'technology', (technology) => effectOf(`technology.${technology}`, word)) ??
    textOf(text, 'objective', (objective) => effectOf(`objective.${objective}`, word)) ??
    textOf(text, 'action', (action) => effectOf(`action.${action}`, word)) ??
    textOf(text, 'note', (note) => effectOf(`note.${note}`, word)) ??
    textOf(text, 'leader', (leader) => effectOf(`leader.${leader}`, word)) ??
    textOf(text, 'relic', (relic) => effectOf(`relic.${relic}`, word)) ??
    textOf(text, 'exploration', (card) => effectOf(`exploration.${card}`, word)) ??
    textOf(text, 'faction', (faction) => effectOf(`faction.${faction}`, word)) ??
    textOf(text, 'agenda', (agenda) => effectOf(`agenda.${agenda}`, word))
  );
}

/** The planet that an option stands for. */
export const planetIn = ({ text }: Option): string | undefined =>
  text.key.startsWith('planet.') ? text.key.slice('planet.'.length) : textOf(text, 'planet', (planet) => planet);

/** What a component does, by its key: 'action.plague', 'technology.gravityDrive'. */
const effectOf = (key: string, word: Word): string | undefined =>
  word(`${key}.text`) ?? word(`${key}.primary`) ?? word(`${key}.for`);

function textOf(text: Text, name: string, find: (value: string) => string | undefined): string | undefined {
  const value = text.with?.[name];
  return typeof value === 'string' ? find(value) : undefined;
}
