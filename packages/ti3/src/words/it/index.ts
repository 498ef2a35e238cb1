// Tutto ciò che un giocatore legge, in italiano. Una riga per area.
import { kernelItalian } from '@custodian/kernel';
import type { en } from '../en/index.ts';
import type { Translation } from '../translation.ts';
import { basics } from './basics.ts';

export const it = {
  ...kernelItalian,
  ...basics,
} as const satisfies Translation<typeof en>;
