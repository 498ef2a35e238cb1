// The texts by language, loaded when they are wanted. Nothing else comes along, so that a page may name the game without opening
// its box.
import type { Catalogue, Language } from '@custodian/words';

type Loaded = Readonly<Record<Language, () => Promise<Catalogue>>>;

/** Everything a player reads. */
export const words: Loaded = {
  en: () => import('./en/index.ts').then(({ en }) => en),
  it: () => import('./it/index.ts').then(({ it }) => it),
};

/** What of it is printed on the box. */
export const box: Loaded = {
  en: () => import('./en/box.ts').then(({ box }) => box),
  it: () => import('./it/box.ts').then(({ box }) => box),
};
