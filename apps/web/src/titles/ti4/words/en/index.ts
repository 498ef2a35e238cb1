// Everything the page says about this game, in English. A new area is one import and one line.
import { family } from '../../../../galaxy/words/en/index.ts';
import { deals } from './deals.ts';
import { galaxy } from './galaxy.ts';
import { history } from './history.ts';
import { own } from './own.ts';
import { panels } from './panels.ts';
import { prophecy } from './prophecy.ts';
import { reference } from './reference.ts';
import { sheets } from './sheets.ts';
import { stages } from './stages.ts';

export const en = {
  ...family,
  ...deals,
  ...galaxy,
  ...history,
  ...own,
  ...panels,
  ...prophecy,
  ...reference,
  ...sheets,
  ...stages,
} as const;
