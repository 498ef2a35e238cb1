// Every component with behaviour.
import { actionCardsComponents } from './action-cards/index.ts';
import { agendasComponents } from './agendas/index.ts';
import type { Ti4Component } from './define.ts';
import { explorationsComponents } from './explorations/index.ts';
import { factionsComponents } from './factions/index.ts';
import { leadersComponents } from './leaders/index.ts';
import { legendaryComponents } from './legendary/index.ts';
import { mechsComponents } from './mechs/index.ts';
import { objectivesComponents } from './objectives/index.ts';
import { promissoryNotesComponents } from './promissory-notes/index.ts';
import { relicsComponents } from './relics/index.ts';
import { strategyCardsComponents } from './strategy-cards/index.ts';
import { technologiesComponents } from './technologies/index.ts';

export const components: readonly Ti4Component[] = [
  ...strategyCardsComponents,
  ...technologiesComponents,
  ...factionsComponents,
  ...promissoryNotesComponents,
  ...actionCardsComponents,
  ...agendasComponents,
  ...objectivesComponents,
  ...explorationsComponents,
  ...relicsComponents,
  ...legendaryComponents,
  ...leadersComponents,
  ...mechsComponents,
];
