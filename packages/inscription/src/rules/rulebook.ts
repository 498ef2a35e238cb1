// The rules that steps, questions and refusals cite; each has a name and a text in the words.

export const rulebook = [
  'game',
  'setup',
  'setup.sheets',
  'setup.factions',
  'setup.cards',
  'setup.speaker',
  'round',
  'markers',
  'strategy',
  'strategy.card',
  'strategy.dice',
  'war',
  'war.strength',
  'war.results',
  'production',
  'council',
  'council.votes',
  'council.outcome',
  'council.naming',
  'relics',
  'mecatol',
  'objectives',
  'rival',
  'rival.goals',
  'rival.war',
  'rival.council',
  'scoring',
] as const;

export type RuleId = (typeof rulebook)[number];
