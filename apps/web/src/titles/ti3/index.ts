// The Third Edition on the page.
import { cover } from '@custodian/ti3/cover';
import type { TitlePage } from '../../shell/title/title-page.ts';

export const page: TitlePage = {
  words: {
    en: { game: cover.words.en, page: () => import('./words/en/index.ts').then(({ en }) => en) },
    it: { game: cover.words.it, page: () => import('./words/it/index.ts').then(({ it }) => it) },
  },
  table: () => import('./parts.ts').then(({ parts }) => parts),
  ...(cover.odds !== undefined && { odds: cover.odds }),
  reference: () => import('./reference/index.ts').then(({ reference }) => reference),
  guide: () => import('./guide/index.ts').then(({ guide }) => guide),
};
