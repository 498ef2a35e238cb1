// Giocare le carte azione: come si chiamano le sequenze e che cosa dicono.

import type { Translation } from '@custodian/words';
import type { cards as english } from '../../en/components/cards.ts';

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
  'sequence.game': 'Twilight Imperium',
  'step.game.setup': 'Preparazione',
  'step.game.strategy phase': 'Fase Strategica',
  'step.game.action phase': 'Fase di Azione',
  'step.game.status phase': 'Fase di Status',
  'step.game.next round': 'Round seguente',
  'sequence.take control': 'Prendere il controllo',
  'step.take control.receive the planet card': 'Ricevere la carta pianeta',
  'step.take control.neutral planet taken': 'Pianeta neutrale preso',
  'step.take control.planet lost': 'Pianeta perso',
  'sequence.window': 'Interruzione',
  'step.window.by itself': 'Ciò che accade da sé',
  'step.window.react': 'Chi risponde?',
  'step.window.announced': 'Annunciato',
  'step.window.anything left': 'Annunciato',
  'step.window.resolve': 'Eseguire',
  'window.as an action': 'La giochi come azione?',
  'window.neutral planet taken': 'Un pianeta neutrale è stato preso. Rispondi?',
  'window.planet lost': 'Un pianeta ha cambiato padrone. Rispondi?',
} as const satisfies Translation<typeof english>;
