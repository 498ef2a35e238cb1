// The galaxy and its dossier speak with the page's words.
import type { Json } from '@custodian/kernel';
import type { BoardVoice } from '../../../board/drawn.ts';
import { pageVoice as family } from '../../../galaxy/map/voice.ts';
import { speak } from '../../../words/words.svelte.ts';
import { t } from '../words/words.ts';
import type { DrawnSystem } from './drawing.ts';
import type { OwnKey, Voice } from './labels.ts';
import { planetInWords, systemInWords, systemName } from './labels.ts';

const page = t as unknown as (key: OwnKey, parameters?: { readonly [name: string]: Json }) => string;

export const pageVoice: Voice = {
  get language() {
    return family.language;
  },
  say: family.say,
  own: (key, ...[parameters]) => page(key, parameters),
  speak: (text) => speak(text),
  word: family.word,
  seat: family.seat,
};

/** What the board asks to be said. */
export const boardVoice: BoardVoice<DrawnSystem> = {
  system: (hex, isLit) => systemInWords(pageVoice, hex, isLit),
  planet: (planet) => planetInWords(pageVoice, planet),
  name: (hex) => systemName(pageVoice, hex),
  exhausted: () => pageVoice.say('galaxy.exhausted'),
};
