// What Prophecy of Kings adds: leaders, exploration, relics, captured units, the slice draft.
import type { Translation } from '@custodian/words';
import type { prophecy as english } from '../en/prophecy.ts';

export const prophecy = {
  'sheet.leaders': 'Leader',
  'leader.agent': 'agente',
  'leader.commander': 'comandante',
  'leader.hero': 'eroe',
  'leader.readied': 'pronto',
  'leader.exhausted': 'scarico',
  'leader.locked': 'bloccato',
  'leader.unlocked': 'sbloccato',
  'leader.purged': 'eliminato',
  'leader.opens': 'Si sblocca quando questo traguardo è raggiunto.',
  'leader.opens hero': 'Si sblocca con 3 obiettivi reclamati.',
  'leader.shared': 'comandante di un altro giocatore, puoi usarlo',
  'finds.relics': 'Reliquie',
  'finds.legendary': 'Pianeti leggendari',
  'finds.fragments': 'Frammenti di reliquia',
  'finds.exhausted': 'scarica',
  'finds.kept': 'Carte esplorazione conservate',
  'fragment.cultural': 'Frammenti di reliquia culturali',
  'fragment.hazardous': 'Frammenti di reliquia pericolosi',
  'fragment.industrial': 'Frammenti di reliquia industriali',
  'fragment.frontier': 'Frammenti di reliquia ignoti: valgono per qualsiasi tipo',
  'sheet.captured': 'Unità catturate',
  'tokens.others': 'Anche nel Pool di Flotta: contatori di {names}',
} as const satisfies Translation<typeof english>;
