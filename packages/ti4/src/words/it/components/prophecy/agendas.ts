// Proposte di Prophecy of Kings.

import type { Translation } from '@custodian/words';
import type { prophecyAgendas as english } from '../../../en/components/prophecy/agendas.ts';

export const prophecyAgendas = {
  'agenda.armedForcesStandardization': 'Standardizzazione delle Forze Armate',
  'agenda.articlesOfWar': 'Articoli di Guerra',
  'agenda.checksAndBalances': 'Pesi e Contrappesi',
  'agenda.clandestineOperations': 'Operazioni Clandestine',
  'agenda.covertLegislation': 'Legislazione Occulta',
  'agenda.galacticCrisisPact': 'Patto per la Crisi Galattica',
  'agenda.ministerOfAntiquities': 'Ministro delle Antichità',
  'agenda.nexusSovereignty': 'Sovranità del Nesso',
  'agenda.politicalCensure': 'Censura Politica',
  'agenda.rearmamentAgreement': 'Accordo di Riarmo',
  'agenda.representativeGovernmentRevised': 'Governo Rappresentativo',
  'agenda.researchGrantReallocation': 'Ridistribuzione dei Fondi di Ricerca',
  'agenda.searchWarrant': 'Mandato di Perquisizione',
} as const satisfies Translation<typeof english>;
