// The reference of a game that has none of its own: the rules that have words.

import { gameKeys, t } from '../../words/words.svelte.ts';
import type { Reference } from '../title/title-page.ts';

export const plainReference: Reference = {
  families: [],
  entries: (word) =>
    gameKeys('rule.').flatMap((rule) => {
      const text = word(`rule.${rule}.text`);
      return text === undefined
        ? []
        : [
            {
              key: `rule.${rule}`,
              family: 'rule',
              title: word(`rule.${rule}`) ?? rule,
              texts: [text],
              asked: '',
              page: null,
            },
          ];
    }),
  keyOf: (link) => `rule.${link}`,
  familyName: () => t('rules.title'),
  familyOfOne: () => t('rules.title'),
  usual: () => [],
};
