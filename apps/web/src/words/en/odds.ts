// The odds of battles: what is assumed, what is not counted, what they say.

export const odds = {
  'odds.title': 'From here on',
  'odds.exact': 'exact',
  'odds.space assumption':
    'Without action cards. Both fight to the end, sustain damage first, then give up cheap ships first.',
  'odds.ground assumption': 'Without action cards. Both fight to the end; fighters are given up before ground forces.',
  'odds.pds': 'All PDS in reach fire.',
  'odds.without': 'Not counted: {what}.',
  'odds.wins': '{name}: {percent}%',
  'odds.keeps': '{name}: ships kept',
  'odds.keeps units': '{name}: units kept',
  'odds.both lost': '{percent}% both lost',
  'odds.said': '{name} wins with {wins}%, {enemy} with {loses}%; nobody is left with {draw}%.',
  'odds.planets': 'Then the planets',
  'odds.planets assumption': 'Each if all ground forces left land there and every ship that may bombards it.',
  'odds.taken': '{planet} taken',
  'odds.landing': 'If you land these',
} as const;
