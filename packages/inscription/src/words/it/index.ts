// Everything a player reads, in Italian.
import { kernelItalian } from '@custodian/kernel';
import { titleItalian } from '@custodian/title';
import type { SameParameters } from '@custodian/words';
import type { en } from '../en/index.ts';
import { ahead } from './ahead.ts';
import { box } from './box.ts';
import { components } from './components.ts';
import { game } from './game.ts';
import { rulebook } from './rulebook.ts';
import { sequences } from './sequences.ts';
import { told } from './told.ts';

const words = {
  ...kernelItalian,
  ...titleItalian,
  ...box,
  ...ahead,
  ...game,
  ...sequences,
  ...rulebook,
  ...components,
  ...told,
} as const;

export const it: SameParameters<typeof en, typeof words> = words;
