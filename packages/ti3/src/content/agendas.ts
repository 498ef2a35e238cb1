// The political cards, by what they are about.
import { actionAgendas } from './agendas-actions.ts';
import { councilAgendas } from './agendas-council.ts';
import { industryAgendas } from './agendas-industry.ts';
import { planetAgendas } from './agendas-planets.ts';
import { rareAgendas } from './agendas-rare.ts';
import { supplyAgendas } from './agendas-supplies.ts';
import { technologyAgendas } from './agendas-technology.ts';
import { tradeAgendas } from './agendas-trade.ts';
import { warAgendas } from './agendas-war.ts';
import type { Ti3Component } from './define.ts';

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
