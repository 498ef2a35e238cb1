// What the pages of the galaxy games say alike, in English. A title takes it over and words what it calls otherwise.
import { activation } from './activation.ts';
import { decisions } from './decisions.ts';
import { galaxy } from './galaxy.ts';
import { history } from './history.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import { panels } from './panels.ts';
import { sheets } from './sheets.ts';
import { table } from './table.ts';

export const family = {
  ...activation,
  ...decisions,
  ...galaxy,
  ...history,
  ...news,
  ...odds,
  ...panels,
  ...sheets,
  ...table,
} as const;
