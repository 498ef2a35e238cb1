// The reference: every rule and every component with its text, to be searched.
import {
  abilityIds,
  actionCards,
  agendas,
  anomalies,
  explorationIds,
  factionIds,
  factions,
  leaderIds,
  legendaryIds,
  noteIds,
  objectives,
  relicIds,
  strategyCardIds,
  technologyIds,
  unitTypeIds,
} from '@custodian/ti4/facts';
import { rulebook } from '@custodian/ti4/rulebook';
import type { Entry } from '../../../shell/rules/searching.ts';
import type { Word } from '../../../shell/title/title-page.ts';

export const families = [
  'rule',
  'technology',
  'action',
  'agenda',
  'strategy',
  'objective',
  'faction',
  'ability',
  'note',
  'unit',
  'anomaly',
  'leader',
  'exploration',
  'relic',
  'legendary',
] as const;
export type Family = (typeof families)[number];

/** Everything that has words, in the order of the families; `asked` knows the questions to an entry by its key. */
export function entries(word: Word, asked: Word): Entry[] {
  const entry = (family: Family, key: string, parts: readonly string[]): Entry[] => {
    const title = word(key);
    if (title === undefined) return [];
    const texts = parts.flatMap((part) => word(part) ?? []);
    return [{ key, family, title, texts, asked: asked(`asked.${key}`) ?? '', page: null }];
  };
  const plain = (family: Family, ids: readonly string[]): Entry[] =>
    ids.flatMap((id) => entry(family, `${family}.${id}`, [`${family}.${id}.when`, `${family}.${id}.text`]));
  return [
    ...rulebook.flatMap((id) => entry('rule', `rule.${id}`, [`rule.${id}.text`])),
    ...technologyIds.flatMap((id) =>
      entry('technology', `technology.${id}`, [`technology.${id}.text`, `unitCard.${id}.text`]),
    ),
    ...plain('action', Object.keys(actionCards)),
    ...Object.keys(agendas).flatMap((id) =>
      entry('agenda', `agenda.${id}`, [`agenda.${id}.text`, `agenda.${id}.for`, `agenda.${id}.against`]),
    ),
    ...strategyCardIds.flatMap((id) =>
      entry('strategy', `strategy.${id}`, [`strategy.${id}.primary`, `strategy.${id}.secondary`]),
    ),
    ...plain('objective', Object.keys(objectives)),
    ...factionIds.flatMap((id) =>
      entry(
        'faction',
        `faction.${id}`,
        factions[id].abilities.map((ability) => `ability.${ability}.text`),
      ),
    ),
    ...plain('ability', abilityIds),
    ...plain('note', noteIds),
    ...plain('unit', unitTypeIds),
    ...plain('anomaly', anomalies),
    ...plain('leader', leaderIds),
    ...plain('exploration', explorationIds),
    ...plain('relic', relicIds),
    ...plain('legendary', legendaryIds),
  ].map((each) => ({ ...each, title: large(each.title) }));
}

const large = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** What a link names: a rule by its id, a component by its key or its id ('technology:gravityDrive'). */
export const keyOf = (link: string): string =>
  (rulebook as readonly string[]).includes(link)
    ? `rule.${link}`
    : link.replace(/^unit-card:/, 'technology:').replace(':', '.');
