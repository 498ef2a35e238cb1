// The political cards, by what they are about.

import type { Ti3Component } from '../define.ts';
import { actionAgendas } from './actions.ts';
import { councilAgendas } from './council.ts';
import { industryAgendas } from './industry.ts';
import { planetAgendas } from './planets.ts';
import { rareAgendas } from './rare.ts';
import { supplyAgendas } from './supplies.ts';
import { technologyAgendas } from './technology.ts';
import { tradeAgendas } from './trade.ts';
import { warAgendas } from './war.ts';

export const agendaComponents: readonly Ti3Component[] = [
  ...councilAgendas,
  ...tradeAgendas,
  ...technologyAgendas,
  ...actionAgendas,
  ...supplyAgendas,
  ...industryAgendas,
  ...planetAgendas,
  ...warAgendas,
  ...rareAgendas,
];
