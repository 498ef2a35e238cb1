// Everything a player reads, in English. A new area is one import and one line.
import { kernelEnglish } from '@custodian/kernel';
import { titleEnglish } from '@custodian/title';
import type { EventWords } from '../../events.ts';
import { ahead } from './ahead.ts';
import { box } from './box.ts';
import { components } from './components.ts';
import { game } from './game.ts';
import { rulebook } from './rulebook.ts';
import { sequences } from './sequences.ts';
import { told } from './told.ts';

export const en = {
  ...kernelEnglish,
  ...titleEnglish,
  ...box,
  ...ahead,
  ...game,
  ...sequences,
  ...rulebook,
  ...components,
  ...told,
} as const satisfies EventWords;
