// The odds of battles: what is assumed, what is not counted, what they say.

export const odds = {
  'odds.space assumption':
    'Without action cards. Both fight to the end, sustain damage first, then give up cheap ships first.',
  'odds.planets': 'Then the planets',
  'odds.taken': '{planet} taken',
  'odds.landing': 'If you land these',
} as const;
