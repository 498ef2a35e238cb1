// Everything the page says about this game, in Italian.
import type { SameParameters } from '@custodian/words';
import { family } from '../../../../galaxy/words/it/index.ts';
import type { en } from '../en/index.ts';
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

const italian = {
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

export const it: SameParameters<typeof en, typeof italian> = italian;
