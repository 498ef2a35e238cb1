// What factions ask for.

export const factionQuestions = {
  'why.no strategy token': 'You have no command token in your strategy pool.',
  'why.two trade goods': 'You need 2 trade goods.',
  'why.L4 disruptors': 'L4 Disruptors jam space cannons on the planet.',
  'why.exhausted': 'It is exhausted.',
  'why.no action card': 'You have no action card.',
  'why.transparasteel': 'Transparasteel Plating: who has passed plays no action cards now.',
  'ask.exotrireme': 'Which ships does the Exotrireme take along?',
  'ask.peace accords': 'Which planet joins your peace?',
  'ask.trade policy': 'Which planet exchanges resources and influence?',
  'ask.stall tactics': 'Which action card do you discard?',
  'ask.read a mind': 'Whose action cards do you look at?',
  'ask.take a card': 'Which of these cards do you take?',
} as const;
