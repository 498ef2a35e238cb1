// Decisions: asking, picking, confirming, taking back.

import type { Translation } from '@custodian/words';
import type { decisions as english } from '../en/decisions.ts';

export const decisions = {
  'decision.tray': 'La tua decisione',
  'decision.yours': 'La tua decisione',
  'decision.window': 'Un momento per carte azione e abilità. Passa se non vuoi usarne nessuna.',
  'decision.confirm': 'Conferma',
  'decision.checking': 'verifica',
  'decision.pass': 'Passa',
  'decision.none': 'Non scegliere nulla',
  'decision.no': 'No',
  'decision.do nothing': 'Non fare nulla',
  'information.window': 'Ora non puoi usare nulla',
  'information.none': 'Non puoi fare nulla: {what}',
  'information.goes on': 'La partita prosegue da sola.',
  'information.go on': 'Prosegui',
  'decision.pick one': 'Fai la tua scelta',
  'decision.pick more': '{count|Ne manca #|Ne mancano #}',
  'decision.pick fewer': '{count|Uno di troppo|# di troppo}',
  'decision.wait': 'Ora non devi fare nulla',
  'decision.watching': 'Stai guardando',
  'decision.over': 'La partita è finita',
  'choose.picked': '{picked} su un massimo di {most}',
  'choose.barred': 'Non possibili ora: {count}',
  'plan.proposal': 'Una proposta. Confermala, o cambiala.',
  'plan.back to proposal': 'Torna alla proposta',
  'plan.nothing': 'nulla',
  'undo.ask': 'Chiedi di annullare',
  'undo.never': 'Ciò che è stato rivelato resta.',
  'undo.asks': '{name} chiede di annullare una risposta.',
  'undo.agree': 'Accetta',
  'undo.refuse': 'Rifiuta',
  'free.title': 'In qualsiasi momento',
  'free.keep': 'Tienile',
} as const satisfies Translation<typeof english>;
