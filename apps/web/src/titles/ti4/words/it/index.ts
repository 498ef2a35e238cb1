// Everything the page says about this game, in Italian.
import type { SameParameters } from '@custodian/words';
import { family } from '../../../../galaxy/words/it/index.ts';
import type { en } from '../en/index.ts';
import { deals } from './deals.ts';
import { galaxy } from './galaxy.ts';
import { history } from './history.ts';
import { own } from './own.ts';
import { panels } from './panels.ts';
import { prophecy } from './prophecy.ts';
import { reference } from './reference.ts';
import { sheets } from './sheets.ts';
import { stages } from './stages.ts';

const italian = {
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

export const it: SameParameters<typeof en, typeof italian> = italian;
