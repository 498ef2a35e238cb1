// The odds of battles: what is assumed, what is not counted, what they say.

export const odds = {
  'odds.space assumption':
    'Without action cards. Both fight to the end, sustain damage first, then give up cheap ships, and last what carries something.',
  'odds.ground assumption': 'Without action cards. Both fight to the end; fighters are given up before ground forces.',
  'odds.pds': 'All PDS in reach fire.',
  'odds.planets': 'Then the planets',
  'odds.planets assumption':
    'Each if all ground forces left land there, leaders who help them too, and every ship that may bombards it.',
  'odds.taken': '{planet} taken',
  'odds.landing': 'If you land these',
} as const;
