// Everything the page itself says, in English. A new area is one import and one line.

import { galaxy } from '../../titles/ti3/words/en/galaxy.ts';
import { activation } from './activation.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { decisions } from './decisions.ts';
import { docks } from './docks.ts';
import { faults } from './faults.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { lobby } from './lobby.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import { panels } from './panels.ts';
import { questions } from './questions.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';

export const en = {
  ...activation,
  ...board,
  ...common,
  ...faults,
  ...lobby,
  ...table,
  ...decisions,
  ...docks,
  ...history,
  ...odds,
  ...news,
  ...panels,
  ...guide,
  ...questions,
  ...settings,
  ...galaxy,
} as const;
