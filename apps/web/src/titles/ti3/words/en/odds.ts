// The odds of battles: what is assumed, what is not counted, what they say.

export const odds = {
  'fight.faction': 'Race',
  'odds.ground assumption': 'Without action cards. Both fight to the end; fighters are given up before ground forces.',
  'odds.pds': 'All PDS in reach fire.',
  'odds.planets assumption':
    'Each if all ground forces left land there, leaders who help them too, and every ship that may bombards it.',
} as const;
