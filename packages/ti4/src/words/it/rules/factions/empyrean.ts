// Che cosa chiede e fa l’Empireo oltre alla sua scheda.
import type { Translation } from '@custodian/words';
import type { empyreanRules as english } from '../../../en/rules/factions/empyrean.ts';

export const empyreanRules = {
  'window.commodities given': 'Sono state date merci. Fai qualcosa?',
  'step.answer an offer.commodities given': 'Sono state date merci',
  'step.note tradeAgreement.commodities given': 'Sono state date merci',
  'step.foresee.ships moved': 'Le navi sono arrivate',
  'step.action skilledRetreat.ships moved': 'Le navi sono arrivate',
  'step.retreat.ships moved': 'Le navi sono arrivate',
  'sequence.note darkPact': 'Patto Oscuro',
  'step.note darkPact.the note lies open': 'La cambiale è in gioco',
  'sequence.share the pact': 'Patto Oscuro',
  'step.share the pact.a trade good each': 'Entrambi guadagnano 1 bene di commercio',
  'step.share the pact.to the giver': 'Chi dà guadagna 1 bene di commercio',
  'step.share the pact.to the receiver': 'Chi riceve guadagna 1 bene di commercio',
  'sequence.cancel by a watcher': 'Osservatore',
  'step.cancel by a watcher.choose a watcher': 'Un mech viene rimosso',
  'ask.watcher': 'Quale mech rimuovi per annullare la carta azione?',
  'sequence.leader acamar': 'Acamar',
  'step.leader acamar.gain a command token': 'Un contatore di comando guadagnato',
  'sequence.leader xuange': 'Xuange',
  'step.leader xuange.take the token back': 'Il contatore di comando torna indietro',
  'sequence.leader conservatorProcyon': 'Conservator Procyon',
  'step.leader conservatorProcyon.place frontier tokens': 'Si mettono i segnalini frontiera',
  'step.leader conservatorProcyon.choose the next': 'Scelta di dove esplorare',
  'step.leader conservatorProcyon.explore': 'Esplorazione della frontiera',
  'ask.explore frontier next': 'Dove esplori la frontiera adesso?',
} as const satisfies Translation<typeof english>;
