// Giocare le carte azione: come si chiamano le sequenze e che cosa dicono.
import type { cards as english } from '../en/cards.ts';
import type { Translation } from '../translation.ts';

export const cards = {
  'why.card has no target': 'Non resta nulla su cui giocare questa carta.',
  'sequence.reveal action cards': 'Carte azione',
  'step.reveal action cards.reveal together': 'Rivelare',
  'step.reveal action cards.open to sabotage': 'Sabotaggio?',
  'step.reveal action cards.next card': 'Carta successiva',
  'sequence.play action card': 'Carta azione',
  'step.play action card.check target': 'Controllare il bersaglio',
  'step.play action card.carry out': 'Eseguire',
  'step.play action card.discard': 'Scartare',
  'sequence.play card as an action': 'Carta giocata come azione',
  'step.play card as an action.reveal': 'Rivelare',
  'step.play card as an action.carry out': 'Eseguire',
  'window.action card played': 'Una carta azione è stata rivelata. Rispondi?',
} as const satisfies Translation<typeof english>;
