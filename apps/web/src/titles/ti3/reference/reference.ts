// The reference: every rule and every component with its text, to be searched.
import {
  actionCards,
  domainCounters,
  leaderTypes,
  objectives,
  politicalCards,
  raceIds,
  races,
  racialTechnologyIds,
  strategyCardIds,
  technologyIds,
  unitIds,
} from '@custodian/ti3/facts';
import { rulebook } from '@custodian/ti3/rulebook';
import type { Entry } from '../../../shell/rules/searching.ts';
import type { Word } from '../../../shell/title/title-page.ts';

export const families = [
  'rule',
  'technology',
  'action',
  'agenda',
  'strategy',
  'objective',
  'race',
  'unit',
  'leader',
  'domain',
] as const;
export type Family = (typeof families)[number];

/** Everything that has words, in the order of the families; `asked` knows the questions to an entry by its key. */
export function entries(word: Word, asked: Word): Entry[] {
  const entry = (family: Family, key: string, parts: readonly string[], page: number | null = null): Entry[] => {
    const title = word(key);
    if (title === undefined) return [];
    const texts = parts.flatMap((part) => word(part) ?? []);
    return [{ key, family, title, texts, asked: asked(`asked.${key}`) ?? '', page }];
  };
  const plain = (family: Family, ids: readonly string[]): Entry[] =>
    ids.flatMap((id) => entry(family, `${family}.${id}`, [`${family}.${id}.text`]));
  return [
    ...Object.entries(rulebook).flatMap(([id, page]) =>
      entry('rule', `rule.${id}`, [`rule.${id}.text`], page > 0 ? page : null),
    ),
    ...plain('technology', [...technologyIds, ...racialTechnologyIds]),
    ...Object.keys(actionCards).flatMap((id) =>
      entry('action', `action.${id}`, [`action.${id}.when`, `action.${id}.text`]),
    ),
    ...Object.keys(politicalCards).flatMap((id) =>
      entry('agenda', `agenda.${id}`, [`agenda.${id}.text`, `agenda.${id}.for`, `agenda.${id}.against`]),
    ),
    ...strategyCardIds.flatMap((id) =>
      entry('strategy', `strategy.${id}`, [
        `strategy.${id}.text`,
        `strategy.${id}.primary`,
        `strategy.${id}.secondary`,
      ]),
    ),
    ...plain('objective', Object.keys(objectives)),
    ...raceIds.flatMap((id) =>
      entry(
        'race',
        `race.${id}`,
        races[id].abilities.map((ability) => `ability.${ability}.text`),
      ),
    ),
    ...plain('unit', unitIds),
    ...leaderTypes.flatMap((type) => entry('leader', `leader.type.${type}`, [`leader.type.${type}.text`])),
    ...plain('domain', Object.keys(domainCounters)),
  ].map((each) => ({ ...each, title: large(each.title) }));
}

const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a link names: a rule by its id, a component by its key or its id ('technology:cybernetics'). */
export const keyOf = (link: string): string => (link in rulebook ? `rule.${link}` : link.replace(':', '.'));
