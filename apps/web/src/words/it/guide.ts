// The guided first round: what each question is, why one would, and what is good there.

import type { Translation } from '@custodian/words';
import type { guide as english } from '../en/guide.ts';

export const guide = {
  'guide.title': 'Round guidato',
  'guide.what': 'Che cos’è',
  'guide.why': 'Perché dovrei?',
  'guide.good here': 'qui conviene',
  'guide.next': 'Avanti',
  'guide.begin': 'Comincia',
  'guide.more': 'Spiega di nuovo',
  'guide.less': 'Ho capito',
  'guide.end': 'Chiudi la guida',
  'guide.again': 'Guida',
  'guide.waiting': 'Ora agiscono gli altri. La cronaca racconta che cosa fanno.',
  'guide.done':
    'Hai giocato un round: carte strategiche, azioni a turno, obiettivi, nuovi contatori. Tutti i round vanno così finché qualcuno ha 10 punti. Da qui giochi da solo; le regole rispondono a domande semplici in ogni momento.',
  'guide.rules': 'Alle regole',
  'guide.play on': 'Continua a giocare',
  'guide.good': 'Qui conviene',
} as const satisfies Translation<typeof english>;
