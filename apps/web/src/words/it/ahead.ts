// Risposte date prima che qualcuno le chieda.

import type { Translation } from '@custodian/words';
import type { ahead as english } from '../en/ahead.ts';

export const ahead = {
  'ahead.title': 'Rispondi in anticipo',
  'ahead.about':
    'Quello che dici qui avviene quando arriva il suo momento, come se avessi risposto tu. Nessun altro se ne accorge.',
  'ahead.count': '{count|# ordine|# ordini}',
  'ahead.quiet': 'Quando si potrebbero giocare carte',
  'ahead.quiet.nothing': 'Chiedimi ogni volta che potrei giocare qualcosa.',
  'ahead.quiet.untouched': 'Lascia passare ciò che non mi riguarda.',
  'ahead.quiet.everything': 'Lascia passare tutto.',
  'ahead.quiet.short.untouched': 'solo ciò che mi riguarda',
  'ahead.quiet.short.everything': 'passa tutto',
  'ahead.how long': 'Per quanto tempo',
  'ahead.for.round': 'In questo round',
  'ahead.for.always': 'Finché non cambio idea',
  'ahead.orders': 'Ordini per ciò che verrà',
  'ahead.none': 'Non c’è nessun ordine.',
  'ahead.kind': 'Ordine',
  'ahead.unless': 'Tranne se prima …',
  'ahead.unless all': 'Tranne se {what}.',
  'ahead.unless.round': 'il round finisce',
  'ahead.give': 'Dai l’ordine',
  'ahead.withdraw': 'Ritira',
  'ahead.read': 'Ho letto',
  'ahead.became.done': 'Eseguito.',
  'ahead.became.impossible': 'Caduto: quando è arrivata la domanda non era possibile.',
  'ahead.became.broken': 'Caduto: {what}.',
} as const satisfies Translation<typeof english>;
