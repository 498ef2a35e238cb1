// The titles that have a page of their own, loaded when one is looked at. A game that is not here is played with the general
// forms, in the words that the server has for it.
import type { TitlePage } from './shell/title/title-page.ts';

export const pages: Readonly<Record<string, () => Promise<TitlePage>>> = {
  inscription: () => import('./titles/inscription/index.ts').then(({ page }) => page),
  ti3: () => import('./titles/ti3/index.ts').then(({ page }) => page),
  ti4: () => import('./titles/ti4/index.ts').then(({ page }) => page),
};
