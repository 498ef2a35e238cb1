// Everything the page itself says, whichever game is played, in Italian.
import type { SameParameters } from '@custodian/words';
import type { en } from '../en/index.ts';
import { account } from './account.ts';
import { ahead } from './ahead.ts';
import { board } from './board.ts';
import { clock } from './clock.ts';
import { common } from './common.ts';
import { company } from './company.ts';
import { data } from './data.ts';
import { decisions } from './decisions.ts';
import { faults } from './faults.ts';
import { fight } from './fight.ts';
import { guide } from './guide.ts';
import { history } from './history.ts';
import { keeper } from './keeper.ts';
import { lobby } from './lobby.ts';
import { news } from './news.ts';
import { odds } from './odds.ts';
import { panels } from './panels.ts';
import { plain } from './plain.ts';
import { profile } from './profile.ts';
import { settings } from './settings.ts';
import { table } from './table.ts';
import { told } from './told.ts';
import { views } from './views.ts';
import { watching } from './watching.ts';

const italian = {
  ...account,
  ...ahead,
  ...board,
  ...clock,
  ...common,
  ...company,
  ...data,
  ...decisions,
  ...faults,
  ...fight,
  ...guide,
  ...history,
  ...keeper,
  ...lobby,
  ...news,
  ...odds,
  ...panels,
  ...plain,
  ...profile,
  ...settings,
  ...table,
  ...told,
  ...views,
  ...watching,
} as const;

export const it: SameParameters<typeof en, typeof italian> = italian;
