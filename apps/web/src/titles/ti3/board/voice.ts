// The galaxy and its dossier speak with the page's words.
import type { Json } from '@custodian/kernel';
import type { BoardVoice } from '../../../board/drawn.ts';
import { gameWord, language, nameOfSeat, speak } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import type { DrawnSystem } from './drawing.ts';
import type { GalaxyKey, Voice } from './labels.ts';
import { planetInWords, systemInWords, systemName } from './labels.ts';

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

/** What the board asks to be said. */
export const boardVoice: BoardVoice<DrawnSystem> = {
  system: (hex, isLit) => systemInWords(pageVoice, hex, isLit),
  planet: (planet) => planetInWords(pageVoice, planet),
  name: (hex) => systemName(pageVoice, hex),
  exhausted: () => pageVoice.say('galaxy.exhausted'),
};
