// The reference of this game: every rule and every component with its text, to be searched.
import { agendas, events, factionIds, objectives, relicIds, technologies } from '@custodian/inscription/content/index';
import type { Entry } from '../../../shell/rules/searching.ts';
import type { Reference, Word } from '../../../shell/title/title-page.ts';
import { gameKeys } from '../../../words/words.svelte.ts';
import { large } from '../names.ts';
import { t } from '../words/words.ts';

const families = ['rule', 'faction', 'technology', 'objective', 'relic', 'agenda', 'event-card', 'asset'] as const;
type Family = (typeof families)[number];

const assets = [
  'vp',
  'planet',
  'trade',
  'vote',
  'spec',
  'focus',
  'com',
  'councilor',
  'pop',
  'faction',
  'relic',
  'neighbor',
  'mecatol',
];

const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);

/** What is told of each of a family, beside its name. */
const members: Readonly<
  Record<Exclude<Family, 'rule'>, { readonly ids: readonly string[]; readonly parts: readonly string[] }>
> = {
  faction: { ids: factionIds, parts: ['setup', 'passive', 'ability'] },
  technology: { ids: ids(technologies), parts: ['text'] },
  objective: { ids: ids(objectives), parts: ['text'] },
  relic: { ids: relicIds, parts: ['text'] },
  agenda: { ids: ids(agendas), parts: ['pass', 'fail'] },
  'event-card': { ids: ids(events), parts: ['text'] },
  asset: { ids: assets, parts: ['text'] },
};

function entries(word: Word, asked: Word): readonly Entry[] {
  const entry = (family: Family, key: string, parts: readonly string[]): readonly Entry[] => {
    const title = word(key);
    if (title === undefined) return [];
    const texts = parts.flatMap((part) => {
      const text = word(`${key}.${part}`);
      // Of an agenda each outcome says which it is.
      return text === undefined
        ? []
        : part === 'pass' || part === 'fail'
          ? [`${word(`term.${part}`)}: ${text}`]
          : [text];
    });
    return [{ key, family, title: large(title), texts, asked: asked(`asked.${key}`) ?? '', page: null }];
  };
  const rules = gameKeys('rule.').filter((rule) => !rule.endsWith('.text'));
  return [
    ...rules.flatMap((rule) => entry('rule', `rule.${rule}`, ['text'])),
    ...families.flatMap((family) =>
      family === 'rule'
        ? []
        : members[family].ids.flatMap((id) => entry(family, `${family}.${id}`, members[family].parts)),
    ),
  ];
}

/** Asked most often: one touch shows what answers them. */
const usual = ['strategy', 'navigation', 'expansion', 'industry', 'warfare', 'war'] as const;

export const reference: Reference = {
  families,
  entries,
  keyOf: (link) => (link.includes(':') ? link.replace(':', '.') : `rule.${link}`),
  familyName: (family) => t(`reference.${family as Family}`),
  familyOfOne: (family) => t(`reference.one.${family as Family}`),
  usual: () => usual.map((rule) => t(`asked.${rule}`)),
};
