// Tables that cannot be opened, and why; tables that lost answers.

import type { Translation } from '@custodian/words';
import type { faults as english } from '../en/faults.ts';

export const faults = {
  'fault.title': 'Questo tavolo non si può aprire.',
  'fault.chip': 'chiuso',
  'fault.damaged':
    'I suoi dati salvati sono danneggiati, perciò nessuno può continuare. Chi gestisce il server può controllarli e ripararli con “custodian doctor”.',
  'fault.newer':
    'È stato salvato da una versione più recente di Custodian. Si riaprirà quando il server userà quella versione.',
  'fault.game': 'Il server non conosce il gioco di questo tavolo.',
  'fault.fault': 'Il server non ci riesce. Chi lo gestisce trova il motivo nel registro.',
  'table.cut by rules':
    'Le regole sono state corrette: {count|l’ultima risposta non vale più|le ultime # risposte non valgono più}. La partita continua da qui.',
  'table.cut by repair':
    'Il tavolo è stato riparato: {count|l’ultima risposta è andata persa|le ultime # risposte sono andate perse}. La partita continua da qui.',
} as const satisfies Translation<typeof english>;
