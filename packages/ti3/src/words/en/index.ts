// Everything a player reads, in English: the source of all translations. One line an area.
import { kernelEnglish } from '@custodian/kernel';
import { basics } from './basics.ts';

export const en = {
  ...kernelEnglish,
  ...basics,
} as const;
