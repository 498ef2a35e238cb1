// Playing action cards: what the sequences are called and what they say.

export const cards = {
  'why.card has no target': 'There is nothing left that this card could be played on.',
  'sequence.reveal action cards': 'Action cards',
  'step.reveal action cards.reveal together': 'Reveal',
  'step.reveal action cards.open to sabotage': 'Sabotage?',
  'step.reveal action cards.next card': 'Next card',
  'sequence.play action card': 'Action card',
  'step.play action card.check target': 'Check the target',
  'step.play action card.carry out': 'Carry it out',
  'step.play action card.discard': 'Discard',
  'sequence.play card as an action': 'Action card as an action',
  'step.play card as an action.reveal': 'Reveal',
  'step.play card as an action.carry out': 'Carry it out',
  'window.action card played': 'An action card has been revealed. Do you answer?',
} as const;
