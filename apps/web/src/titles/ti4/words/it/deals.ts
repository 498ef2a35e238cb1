// Transactions, promises, and who kept his word.
import type { Translation } from '@custodian/words';
import type { deals as english } from '../en/deals.ts';

export const deals = {
  'deal.with whom': 'A chi',
  'deal.you give': 'Dai',
  'deal.gives': '{name} dà',
  'deal.becomes goods': 'un bene di commercio appena cambia mano',
  'deal.one note': 'Cambiale, al massimo una',
  'deal.promise': 'Promessa: non vincola',
  'deal.you promise': 'Prometti',
  'deal.promises': '{name} promette',
  'deal.example': '«Questo round ti lascio Lodor.»',
  'deal.binding': 'Vincolante: si scambia subito',
  'deal.binding about':
    'Ciò che si può fare subito viene eseguito. Il resto è parola data: il tavolo la annota, e chi l’ha ricevuta dirà poi se è stata mantenuta.',
  'deal.you get': 'Ricevi',
  'deal.gets': '{name} riceve',
  'deal.nothing moves': 'Nulla cambia mano.',
  'deal.answer': 'La tua risposta',
  'deal.accept': 'Accetta',
  'deal.counter': 'Cambia',
  'deal.send counter': 'Manda un’altra offerta',
  'deal.decline': 'Rifiuta',
  'deal.send': 'Manda a {name}',
  'deal.choose partner': 'Scegli un giocatore',
  'deal.nothing yet': 'Offri o chiedi qualcosa',
  'word.of': 'La parola di {name}',
  'word.by': '{name}, round {round}',
  'word.was kept': 'È stata mantenuta',
  'word.was broken': 'È stata infranta',
  'word.say kept': 'Di’ che è stata mantenuta',
  'word.say broken': 'Di’ che è stata infranta',
  'word.choose': 'Scegli una promessa',
  'word.about': 'Tutti possono leggere ciò che dici.',
} as const satisfies Translation<typeof english>;
