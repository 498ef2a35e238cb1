// The odds of battles: what is assumed, what is not counted, what they say.

export const odds = {
  'odds.title': 'From here on',
  'odds.exact': 'exact',
  'odds.without': 'Not counted: {what}.',
  'odds.wins': '{name}: {percent}%',
  'odds.keeps': '{name}: ships kept',
  'odds.keeps units': '{name}: units kept',
  'odds.both lost': '{percent}% both lost',
  'odds.said': '{name} wins with {wins}%, {enemy} with {loses}%; nobody is left with {draw}%.',
} as const;
