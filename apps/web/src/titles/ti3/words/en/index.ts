// Everything the page says about this game, in English. A new area is one import and one line.
import { family } from '../../../../galaxy/words/en/index.ts';
import { activation } from './activation.ts';
import { decisions } from './decisions.ts';
import { galaxy } from './galaxy.ts';
import { guide } from './guide.ts';
import { odds } from './odds.ts';
import { own } from './own.ts';
import { panels } from './panels.ts';
import { questions } from './questions.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

export const en = {
  ...family,
  ...activation,
  ...decisions,
  ...galaxy,
  ...guide,
  ...odds,
  ...own,
  ...panels,
  ...questions,
  ...sheets,
  ...table,
} as const;
