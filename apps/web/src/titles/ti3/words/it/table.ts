// What lies around the galaxy: plates, sheet, hand and track.

import type { Translation } from '@custodian/words';
import type { table as english } from '../en/table.ts';

export const table = {
  'plates.goods': 'Beni di commercio',
  'plates.cards': 'Carte azione',
  'plates.passed': 'ha passato',
  'sheet.no race': 'Ancora senza razza',
  'sheet.open': 'Apri la scheda',
  'sheet.close': 'Chiudi la scheda',
  'sheet.counters': 'Contatori di comando',
  'sheet.resources': 'Risorse disponibili',
  'sheet.influence': 'Influenza disponibile',
  'sheet.planets': 'Pianeti',
  'sheet.technologies': 'Tecnologie',
  'sheet.strategy': 'Carta strategica',
  'sheet.ready': 'pronta',
  'sheet.used': 'usata',
  'sheet.agreements': 'Accordi commerciali',
  'sheet.secret': 'Obiettivo segreto',
  'hand.none': 'Nessuna carta azione.',
  'track.title': 'Obiettivi',
  'points.long': 'Punti vittoria:',
} as const satisfies Translation<typeof english>;
