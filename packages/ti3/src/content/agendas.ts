// The political cards, by what they are about.
import { councilAgendas } from './agendas-council.ts';
import { industryAgendas } from './agendas-industry.ts';
import { orderAgendas } from './agendas-order.ts';
import { planetAgendas } from './agendas-planets.ts';
import { rareAgendas } from './agendas-rare.ts';
import { technologyAgendas } from './agendas-technology.ts';
import { tradeAgendas } from './agendas-trade.ts';
import { warAgendas } from './agendas-war.ts';
import type { Ti3Component } from './define.ts';

export const agendaComponents: readonly Ti3Component[] = [
  ...councilAgendas,
  ...tradeAgendas,
  ...technologyAgendas,
  ...orderAgendas,
  ...industryAgendas,
  ...planetAgendas,
  ...warAgendas,
  ...rareAgendas,
];
