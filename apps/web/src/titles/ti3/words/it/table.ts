// What lies around the galaxy: plates, sheet, hand and track.

import type { Translation } from '@custodian/words';
import type { table as english } from '../en/table.ts';

export const table = {
  'plates.cards': 'Carte azione',
  'sheet.no race': 'Ancora senza razza',
  'sheet.counters': 'Contatori di comando',
  'sheet.agreements': 'Accordi commerciali',
  'sheet.secret': 'Obiettivo segreto',
  'hand.none': 'Nessuna carta azione.',
} as const satisfies Translation<typeof english>;
