// The galaxy and its dossier speak with the page's words.
import type { Json } from '@custodian/kernel';
import { gameWord, language, nameOfSeat } from '../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import type { GalaxyKey, Voice } from './labels.ts';

/** The galaxy's own texts are part of the page's catalogue. */
const page = t as unknown as (key: GalaxyKey, parameters?: { readonly [name: string]: Json }) => string;

export const pageVoice: Voice = {
  get language() {
    return language();
  },
  say: (key, ...[parameters]) => page(key, parameters),
  word: (key) => gameWord(key) ?? '',
  seat: (seat) => nameOfSeat(seat),
};
