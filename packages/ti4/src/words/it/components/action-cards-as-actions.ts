// Le carte azione giocate come azione.

import type { Translation } from '@custodian/words';
import type { actionCardsAsActions as english } from '../../en/components/action-cards-as-actions.ts';

export const actionCardsAsActions = {
  'action.crippleDefenses': 'Neutralizzare le Difese',
  'action.crippleDefenses.when': 'Nel tuo turno, come azione',
  'action.crippleDefenses.text': 'Scegli un pianeta: tutti i PDS che vi si trovano sono distrutti.',
  'action.economicInitiative': 'Iniziativa Economica',
  'action.economicInitiative.when': 'Nel tuo turno, come azione',
  'action.economicInitiative.text': 'Tutti i pianeti culturali che controlli si ricaricano.',
  'action.focusedResearch': 'Ricerca Mirata',
  'action.focusedResearch.when': 'Nel tuo turno, come azione',
  'action.focusedResearch.text': 'Paga 4 beni di commercio e ricerca 1 tecnologia.',
  'action.frontlineDeployment': 'Schieramento in Prima Linea',
  'action.frontlineDeployment.when': 'Nel tuo turno, come azione',
  'action.frontlineDeployment.text': '3 fanterie dai tuoi rinforzi vanno su un solo pianeta che controlli.',
  'action.ghostShip': 'Nave Fantasma',
  'action.ghostShip.when': 'Nel tuo turno, come azione',
  'action.ghostShip.text':
    '1 torpediniera dai tuoi rinforzi appare in un sistema con un tunnel spaziale che non sia nativo e non contenga navi di altri giocatori.',
  'action.industrialInitiative': 'Iniziativa Industriale',
  'action.industrialInitiative.when': 'Nel tuo turno, come azione',
  'action.industrialInitiative.text': 'Ogni pianeta industriale che controlli ti porta 1 bene di commercio.',
  'action.insubordination': 'Insubordinazione',
  'action.insubordination.when': 'Nel tuo turno, come azione',
  'action.insubordination.text':
    'Un altro giocatore perde 1 contatore di comando dal Pool Tattico, che torna nei rinforzi.',
  'action.luckyShot': 'Colpo Fortunato',
  'action.luckyShot.when': 'Nel tuo turno, come azione',
  'action.luckyShot.text':
    'Una corazzata, un incrociatore o una torpediniera di un altro giocatore è distrutta, in un sistema in cui controlli un pianeta.',
  'action.miningInitiative': 'Iniziativa Mineraria',
  'action.miningInitiative.when': 'Nel tuo turno, come azione',
  'action.miningInitiative.text':
    'Scegli un pianeta che controlli: guadagni tanti beni di commercio quante sono le sue risorse. Non si scarica.',
  'action.plague': 'Pestilenza',
  'action.plague.when': 'Nel tuo turno, come azione',
  'action.plague.text':
    'Scegli un pianeta controllato da un altro giocatore e tira 1 dado per ogni fanteria che vi si trova: ogni 6 o più ne distrugge 1.',
  'action.reactorMeltdown': 'Fusione del Reattore',
  'action.reactorMeltdown.when': 'Nel tuo turno, come azione',
  'action.reactorMeltdown.text': 'Una base spaziale di un altro giocatore fuori dai sistemi nativi è distrutta.',
  'action.repealLaw': 'Abrogare una Legge',
  'action.repealLaw.when': 'Nel tuo turno, come azione',
  'action.repealLaw.text': 'Scegli una legge in gioco: si scarta.',
  'action.riseOfAMessiah': 'Avvento di un Messia',
  'action.riseOfAMessiah.when': 'Nel tuo turno, come azione',
  'action.riseOfAMessiah.text': 'Ogni pianeta che controlli riceve 1 fanteria dai tuoi rinforzi.',
  'action.signalJamming': 'Disturbo dei Segnali',
  'action.signalJamming.when': 'Nel tuo turno, come azione',
  'action.signalJamming.text':
    'Scegli un sistema non nativo con una tua nave dentro o accanto. Un altro giocatore che scegli vi mette un contatore di comando dai rinforzi.',
  'action.spy': 'Spia',
  'action.spy.when': 'Nel tuo turno, come azione',
  'action.spy.text': 'Un altro giocatore ti dà 1 carta azione a caso.',
  'action.tacticalBombardment': 'Bombardamento Tattico',
  'action.tacticalBombardment.when': 'Nel tuo turno, come azione',
  'action.tacticalBombardment.text':
    'Scegli un sistema con una tua unità che ha Bombardamento: tutti i pianeti che vi controllano altri giocatori si scaricano.',
  'action.unexpectedAction': 'Azione Inattesa',
  'action.unexpectedAction.when': 'Nel tuo turno, come azione',
  'action.unexpectedAction.text': 'Togli 1 tuo contatore di comando dalla mappa e riportalo nei rinforzi.',
  'action.unstablePlanet': 'Pianeta Instabile',
  'action.unstablePlanet.when': 'Nel tuo turno, come azione',
  'action.unstablePlanet.text':
    'Scegli un pianeta pericoloso: si scarica, e 3 fanterie che vi si trovano sono distrutte, o tutte se sono meno.',
  'action.uprising': 'Insurrezione',
  'action.uprising.when': 'Nel tuo turno, come azione',
  'action.uprising.text':
    'Un pianeta carico di un altro giocatore fuori dai sistemi nativi si scarica, e guadagni tanti beni di commercio quante sono le sue risorse.',
  'action.warEffort': 'Sforzo Bellico',
  'action.warEffort.when': 'Nel tuo turno, come azione',
  'action.warEffort.text': '1 incrociatore dai tuoi rinforzi raggiunge navi tue in un sistema.',
} as const satisfies Translation<typeof english>;
