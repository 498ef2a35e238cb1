// Everything the page says about this game, in Italian.
import type { SameParameters } from '@custodian/words';
import type { en } from '../en/index.ts';
import { council } from './council.ts';
import { marks } from './marks.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

const italian = {
  ...council,
  ...marks,
  ...sheets,
  ...table,
} as const;

export const it: SameParameters<typeof en, typeof italian> = italian;
