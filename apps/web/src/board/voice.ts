// The galaxy speaks with the page's words.
import type { Json } from '@custodian/kernel';
import type { GalaxyKey, Voice } from '../titles/ti3/board/labels.ts';
import { gameWord, language, nameOfSeat, speak, t } from '../words/words.svelte.ts';

/** The galaxy's own texts are part of the page's catalogue. */
const page = t as unknown as (key: GalaxyKey, parameters?: { readonly [name: string]: Json }) => string;

export const pageVoice: Voice = {
  get language() {
    return language();
  },
  say: (key, ...[parameters]) => page(key, parameters),
  speak: (text) => speak(text),
  word: (key) => gameWord(key) ?? '',
  seat: (seat) => nameOfSeat(seat),
};
