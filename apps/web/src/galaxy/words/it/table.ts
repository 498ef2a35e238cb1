// What lies around the galaxy: plates, sheet, hand and track.

import type { Translation } from '@custodian/words';
import type { table as english } from '../en/table.ts';

export const table = {
  'sheet.primary ability': 'Abilità primaria',
  'sheet.secondary ability': 'Abilità secondaria',
  'hand.none': 'La tua mano è vuota.',
  'plates.goods': 'Beni di commercio',
  'plates.passed': 'ha passato',
  'sheet.open': 'Apri la scheda',
  'sheet.close': 'Chiudi la scheda',
  'sheet.resources': 'Risorse disponibili',
  'sheet.influence': 'Influenza disponibile',
  'sheet.planets': 'Pianeti',
  'sheet.technologies': 'Tecnologie',
  'sheet.strategy': 'Carta strategica',
  'sheet.ready': 'pronta',
  'sheet.used': 'usata',
  'track.title': 'Obiettivi',
  'points.long': 'Punti vittoria:',
} as const satisfies Translation<typeof english>;
