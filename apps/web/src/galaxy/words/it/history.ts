// Guardare indietro e andare avanti: la partita rivista, i punti, i posti che cambiano mano, giocare ancora.

import type { Translation } from '@custodian/words';
import type { history as english } from '../en/history.ts';

export const history = {
  'replay.kind.points': 'Punti vittoria',
  'replay.kind.battles': 'Battaglie e invasioni',
  'replay.kind.planets': 'Pianeti conquistati',
  'replay.kind.technologies': 'Tecnologie',
  'replay.kind.cards': 'Carte azione',
  'replay.kind.politics': 'Votazioni e leggi',
  'replay.kind.strategies': 'Carte strategiche',
  'points.other': 'un altro effetto',
} as const satisfies Translation<typeof english>;
