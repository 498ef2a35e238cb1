// What to say when the server did not do what was asked: by its status, and by what was asked where that matters.
import type { PageKey } from '../words/words.svelte.ts';
import { t } from '../words/words.svelte.ts';

const usual: Readonly<Record<number, PageKey>> = {
  429: 'problem.too fast',
  503: 'problem.no storage',
  423: 'house.closed.now',
};

/** Not the server's: the browser had nothing to give, or whoever sits before it did not want to. */
export const NOTHING = -1;

/** None of these texts has parameters. */
const words = t as (key: PageKey) => string;

export const failureText = (status: number, special: Readonly<Record<number, PageKey>> = {}): string =>
  words(special[status] ?? usual[status] ?? 'problem.offline');
