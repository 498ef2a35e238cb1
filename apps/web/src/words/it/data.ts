// Ciò che si conserva di te, e la sua fine.
import type { Translation } from '@custodian/words';
import type { data as english } from '../en/data.ts';

export const data = {
  'me.page': 'Su di te',
  'data.title': 'I tuoi dati',
  'data.text':
    'Un solo file con tutto ciò che questo server conserva di te: dispositivi, preferenze, partite con le tue risposte e quello che hai scritto. Password, chiavi e codici non ci sono.',
  'data.load': 'Scarica i tuoi dati',
  'data.end.title': 'Cancella tutto ciò che ti riguarda',
  'data.end.text':
    'Nome, dispositivi, preferenze e messaggi vengono eliminati, i tuoi posti nelle partite in corso passano ai bot e i tavoli dove non siede nessun altro spariscono. Le partite finite degli altri restano, senza il tuo nome. È per sempre: non si torna indietro.',
  'data.end.name': 'Riscrivi il tuo nome, {name}',
  'data.end.do': 'Cancella per sempre',
  'data.end.wrong name': 'Non è il tuo nome così come è scritto.',
  'data.end.wrong password': 'La password è sbagliata.',
  'data.end.done': 'Tutto ciò che ti riguardava è stato cancellato.',
} as const satisfies Translation<typeof english>;
