// Decisions: asking, picking, confirming, taking back.

import type { Translation } from '@custodian/words';
import type { decisions as english } from '../en/decisions.ts';

export const decisions = {
  'nothing.technology': 'Non comprare nulla',
  'field.count': 'Quanti',
  'field.pay': 'Pagamento',
  'field.moves': 'Movimenti',
  'field.landings': 'Sbarchi',
  'field.builds': 'Unità da costruire',
  'field.destroy': 'Da distruggere',
  'field.damage': 'Da danneggiare',
  'field.from': 'Da',
  'field.to': 'A',
  'field.tile': 'Sistema',
  'field.at': 'Posizione',
  'field.partner': 'Partner',
  'field.give': 'Dai',
  'field.take': 'Prendi',
  'field.shots': 'Colpi',
  'free.to whom': 'A chi',
  'free.binds nobody': 'Ciò che si promette in cambio non vincola nessuno.',
  'free.choose player': 'Scegli un giocatore',
  'free.give': 'Dai {count|# bene|# beni} di commercio a {name}',
  'free.with whom': 'L’accordo con',
  'free.agreement worth': 'ti vale {count|# bene|# beni} di commercio',
  'free.choose agreement': 'Scegli un accordo',
  'free.break': 'Rompi l’accordo con {name}',
  'free.choose units': 'Scegli le unità',
  'free.aboard': 'a bordo: {ship}',
  'free.scuttle': 'Smantella {count|# unità|# unità}',
  'free.scuttle sure':
    '{count|# unità viene distrutta|# unità vengono distrutte}, con tutto ciò che c’è a bordo. Lo vuoi davvero?',
  'free.truce': 'Paga e poni fine alla tregua',
} as const satisfies Translation<typeof english>;
