// Everything the page says about this game, in Italian.
import type { SameParameters } from '@custodian/words';
import type { en } from '../en/index.ts';
import { council } from './council.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { marks } from './marks.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

const italian = {
  ...council,
  ...guide,
  ...history,
  ...marks,
  ...sheets,
  ...table,
} as const;

export const it: SameParameters<typeof en, typeof italian> = italian;
