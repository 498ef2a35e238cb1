// What is said while objectives of Prophecy of Kings are scored.

export const objectivesOfProphecy = {
  'step.score objective.spend trade goods': 'Spend trade goods',
  'step.score objective.pay influence too': 'Pay influence',
  'step.score objective.purge fragments': 'Purge relic fragments',
  'step.one agenda.outcome stands': 'The outcome stands',
  'step.one agenda.law enacted': 'A law is in play',
  'window.outcome stands': 'The outcome is about to be resolved. Do you do something?',
  'window.law enacted': 'A law has come into play. Do you do something?',
  'ask.purge fragments for objective': 'Which {count|# relic fragment|# relic fragments} do you purge?',
  'why.influence must be left': 'Too little would be left for the influence: {missing} more.',
} as const;
