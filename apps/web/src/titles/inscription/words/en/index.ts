// Everything the page says about this game, in English. A new area is one import and one line.
import { council } from './council.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { marks } from './marks.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

export const en = {
  ...council,
  ...guide,
  ...history,
  ...marks,
  ...sheets,
  ...table,
} as const;
