// Inscription on the page.
import { box, words } from '@custodian/inscription/words/languages';
import type { TitlePage } from '../../shell/title/title-page.ts';

export const page: TitlePage = {
  words: {
    en: { box: box.en, game: words.en, page: () => import('./words/en/index.ts').then(({ en }) => en) },
    it: { box: box.it, game: words.it, page: () => import('./words/it/index.ts').then(({ it }) => it) },
  },
  table: () => import('./parts.ts').then(({ parts }) => parts),
  reference: () => import('./reference/index.ts').then(({ reference }) => reference),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
