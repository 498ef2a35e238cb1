// Everything the page says about this game, in English. A new area is one import and one line.
import { council } from './council.ts';
import { marks } from './marks.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

export const en = {
  ...council,
  ...marks,
  ...sheets,
  ...table,
} as const;
