// Il diario, dove più eventi sono una cosa sola.
import type { Translation } from '@custodian/words';
import type { told as english } from '../en/told.ts';

export const told = {
  'statistics.objectives': 'Obiettivi completati',
  'statistics.technologies': 'Tecnologie ricercate',
  'told.units lost': '{seat} perde {system|in}: {units}.',
  'told.units lost.you': 'Perdi {system|in}: {units}.',
  'told.units damaged': '{seat}, danni {system|in}: {units}.',
  'told.units damaged.you': 'Hai danni {system|in}: {units}.',
  'told.units repaired': '{seat} ripara {system|in}: {units}.',
  'told.units repaired.you': 'Ripari {system|in}: {units}.',
  'told.units removed': '{seat} rimuove {system|da}: {units}.',
  'told.units removed.you': 'Rimuovi {system|da}: {units}.',
  'told.units placed': '{seat}: {units} {system|in}.',
  'told.units placed.you': 'Metti {system|in}: {units}.',
  'told.hits': '{seat} mette a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.hits.you': 'Metti a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.cards drawn': '{seat} pesca {count} carte azione.',
  'told.cards drawn.you': 'Peschi {count} carte azione.',
} as const satisfies Translation<typeof english>;
