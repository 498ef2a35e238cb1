// Ciò che le pagine dei giochi della galassia dicono allo stesso modo.
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
