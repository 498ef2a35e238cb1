// Proposte di Prophecy of Kings.

import type { Translation } from '@custodian/words';
import type { prophecyAgendas as english } from '../../../en/components/prophecy/agendas.ts';

export const prophecyAgendas = {
  'agenda.armedForcesStandardization': 'Standardizzazione delle Forze Armate',
  'agenda.armedForcesStandardization.text':
    'Eleggete un giocatore, i cui pool contengono poi 3 contatori tattici, 3 di flotta e 2 strategici, presi dai rinforzi; quelli in più vi tornano.',
  'agenda.articlesOfWar': 'Articoli di Guerra',
  'agenda.articlesOfWar.for': 'I mech perdono quanto è scritto sulle loro carte, tranne Sopporta i Danni.',
  'agenda.articlesOfWar.against': 'Ogni giocatore che ha votato a favore guadagna 3 beni di commercio.',
  'agenda.checksAndBalances': 'Pesi e Contrappesi',
  'agenda.checksAndBalances.for':
    'Chi sceglie una carta strategica nella Fase Strategica la dà a un altro giocatore che non ne ha (con 3 o 4 giocatori: meno di 2), se ce n’è uno.',
  'agenda.checksAndBalances.against': 'Alla fine di questa Fase del Consiglio ogni giocatore ricarica solo 3 pianeti.',
  'agenda.clandestineOperations': 'Operazioni Clandestine',
  'agenda.clandestineOperations.for':
    'Ogni giocatore riporta 2 contatori di comando dalla scheda di comando ai rinforzi.',
  'agenda.clandestineOperations.against':
    'Ogni giocatore riporta 1 contatore di comando dal Pool di Flotta ai rinforzi.',
  'agenda.covertLegislation': 'Legislazione Occulta',
  'agenda.covertLegislation.text':
    'Il Portavoce pesca il prossimo ordine del giorno senza mostrarlo e dice solo che cosa si può votare. Tutti votano su quello; poi si mostra e si risolve.',
  'agenda.galacticCrisisPact': 'Patto per la Crisi Galattica',
  'agenda.galacticCrisisPact.text':
    'Eleggete una carta strategica. In ordine dal Portavoce ogni giocatore può usare la sua abilità secondaria senza spendere un contatore di comando; quello che si mette viene dai rinforzi.',
  'agenda.ministerOfAntiquities': 'Ministro delle Antichità',
  'agenda.ministerOfAntiquities.text': 'Eleggete un giocatore, che guadagna 1 reliquia.',
  'agenda.nexusSovereignty': 'Sovranità del Nesso',
  'agenda.nexusSovereignty.for': 'Le navi non si muovono attraverso i tunnel Alfa e Beta del Nesso dei Tunnel.',
  'agenda.nexusSovereignty.against': 'Un segnalino tunnel Gamma va nel sistema di Mecatol Rex.',
  'agenda.politicalCensure': 'Censura Politica',
  'agenda.politicalCensure.text':
    'Eleggete un giocatore, che tiene questa carta, guadagna 1 punto vittoria e non può giocare carte azione. Chi perde questa carta perde 1 punto vittoria.',
  'agenda.rearmamentAgreement': 'Accordo di Riarmo',
  'agenda.rearmamentAgreement.for':
    'Ogni giocatore mette 1 mech dai rinforzi su un pianeta che controlla nel suo sistema nativo.',
  'agenda.rearmamentAgreement.against': 'Ogni giocatore sostituisce ogni suo mech con 1 fanteria.',
  'agenda.representativeGovernmentRevised': 'Governo Rappresentativo',
  'agenda.representativeGovernmentRevised.for':
    'Nessuno scarica pianeti per votare: ognuno ha solo 1 voto su ogni ordine del giorno, e nulla vi si aggiunge.',
  'agenda.representativeGovernmentRevised.against':
    'Quando comincia la prossima Fase Strategica, ogni giocatore che ha votato contro scarica tutti i suoi pianeti culturali.',
  'agenda.researchGrantReallocation': 'Ridistribuzione dei Fondi di Ricerca',
  'agenda.researchGrantReallocation.text':
    'Eleggete un giocatore, che guadagna 1 tecnologia qualsiasi. Per ogni suo prerequisito riporta 1 contatore di comando dal Pool di Flotta ai rinforzi.',
  'agenda.searchWarrant': 'Mandato di Perquisizione',
  'agenda.searchWarrant.text':
    'Eleggete un giocatore, che tiene questa carta, pesca 2 obiettivi segreti e gioca con gli obiettivi segreti scoperti.',
} as const satisfies Translation<typeof english>;
