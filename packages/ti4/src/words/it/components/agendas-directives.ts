// Le direttive, che si eseguono una volta.

import type { Translation } from '@custodian/words';
import type { directives as english } from '../../en/components/agendas-directives.ts';

export const directives = {
  'agenda.archivedSecret': 'Segreto d’Archivio',
  'agenda.archivedSecret.text': 'Eleggete un giocatore, che pesca 1 obiettivo segreto.',
  'agenda.armsReduction': 'Riduzione degli Armamenti',
  'agenda.armsReduction.for': 'Ogni giocatore tiene al massimo 2 corazzate e 4 incrociatori e distrugge gli altri.',
  'agenda.armsReduction.against':
    'Quando comincia la prossima Fase Strategica, ogni giocatore scarica i suoi pianeti con una specialità tecnologica.',
  'agenda.colonialRedistribution': 'Ridistribuzione Coloniale',
  'agenda.colonialRedistribution.text':
    'Eleggete un pianeta fuori dai sistemi nativi, ma non Mecatol Rex. Tutte le unità che vi si trovano sono distrutte. Il suo padrone sceglie un giocatore tra quelli con meno punti vittoria, che può mettervi 1 fanteria dai rinforzi.',
  'agenda.compensatedDisarmament': 'Disarmo Compensato',
  'agenda.compensatedDisarmament.text':
    'Eleggete un pianeta. Tutte le forze di terra che vi si trovano sono distrutte, e il suo padrone guadagna 1 bene di commercio per ognuna.',
  'agenda.economicEquality': 'Uguaglianza Economica',
  'agenda.economicEquality.for': 'Tutti restituiscono tutti i beni di commercio, poi ognuno ne guadagna 5.',
  'agenda.economicEquality.against': 'Tutti restituiscono tutti i beni di commercio.',
  'agenda.incentiveProgram': 'Programma di Incentivi',
  'agenda.incentiveProgram.for': 'Si pesca e si rivela 1 altro obiettivo pubblico di parte 1.',
  'agenda.incentiveProgram.against': 'Si pesca e si rivela 1 altro obiettivo pubblico di parte 2.',
  'agenda.ixthianArtifact': 'Artefatto di Ixth',
  'agenda.ixthianArtifact.for':
    'Il Portavoce tira 1 dado. Con 6 o più ogni giocatore può ricercare 2 tecnologie. Con meno, tutte le unità nel sistema di Mecatol Rex sono distrutte, e ogni giocatore distrugge 3 sue unità in ogni sistema adiacente.',
  'agenda.ixthianArtifact.against': 'Non succede nulla.',
  'agenda.judicialAbolishment': 'Abrogazione Giudiziaria',
  'agenda.judicialAbolishment.text':
    'Eleggete una legge in gioco, che si scarta. Se non ce ne sono, si rivela un altro ordine del giorno.',
  'agenda.miscountDisclosed': 'Errore di Conteggio',
  'agenda.miscountDisclosed.text':
    'Eleggete una legge in gioco, che si rivota come se fosse appena stata rivelata. Se non ce ne sono, si rivela un altro ordine del giorno.',
  'agenda.mutiny': 'Ammutinamento',
  'agenda.mutiny.for': 'Ogni giocatore che ha votato a favore guadagna 1 punto vittoria.',
  'agenda.mutiny.against': 'Ogni giocatore che ha votato a favore perde 1 punto vittoria.',
  'agenda.newConstitution': 'Nuova Costituzione',
  'agenda.newConstitution.text': 'Se non ci sono leggi in gioco, si rivela un altro ordine del giorno.',
  'agenda.newConstitution.for':
    'Tutte le leggi si scartano. Quando comincia la prossima Fase Strategica, ogni giocatore scarica i pianeti del suo sistema nativo.',
  'agenda.newConstitution.against': 'Non succede nulla.',
  'agenda.publicExecution': 'Esecuzione Pubblica',
  'agenda.publicExecution.text':
    'Eleggete un giocatore, che scarta tutte le carte azione, passa a sinistra il gettone del Portavoce se lo ha, e non vota più in questa Fase del Consiglio.',
  'agenda.seedOfAnEmpire': 'Seme di un Impero',
  'agenda.seedOfAnEmpire.for': 'Chi ha più punti vittoria ne guadagna 1.',
  'agenda.seedOfAnEmpire.against': 'Chi ha meno punti vittoria ne guadagna 1.',
  'agenda.swordsToPlowshares': 'Dalle Spade agli Aratri',
  'agenda.swordsToPlowshares.for':
    'Su ogni pianeta che controlla ogni giocatore distrugge metà delle sue fanterie, arrotondando per eccesso, e guadagna 1 bene di commercio per ognuna.',
  'agenda.swordsToPlowshares.against': 'Ogni giocatore mette 1 fanteria dai rinforzi su ogni pianeta che controlla.',
  'agenda.unconventionalMeasures': 'Misure Non Convenzionali',
  'agenda.unconventionalMeasures.for': 'Ogni giocatore che ha votato a favore pesca 2 carte azione.',
  'agenda.unconventionalMeasures.against': 'Ogni giocatore che ha votato a favore scarta tutte le sue carte azione.',
  'agenda.wormholeResearch': 'Ricerca sui Tunnel Spaziali',
  'agenda.wormholeResearch.for':
    'Ogni giocatore con navi a un tunnel spaziale può ricercare 1 tecnologia. Poi tutte le navi ai tunnel spaziali Alfa e Beta sono distrutte.',
  'agenda.wormholeResearch.against':
    'Ogni giocatore che ha votato contro riporta 1 contatore di comando dalla scheda di comando ai rinforzi.',
} as const satisfies Translation<typeof english>;
