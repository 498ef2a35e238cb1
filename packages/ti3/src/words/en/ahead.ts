// What is answered before it is asked.

export const ahead = {
  'ahead.window.action card played': 'Of action cards that others play, ask me only about those against me.',
  'ahead.order.secondary': 'Secondary ability of a strategy card',
  'ahead.order.vote': 'Vote',
  'ahead.order.pass': 'Pass when my turn comes',
  'ahead.field.card': 'Strategy card',
  'ahead.field.use': 'Use it',
  'ahead.field.outcome': 'Outcome',
  'ahead.choice.card': '{strategy}',
  'ahead.choice.no': 'No',
  'ahead.choice.yes': 'Yes',
  'ahead.told.secondary': 'Use the secondary ability of {strategy}.',
  'ahead.told.no secondary': 'Do not use the secondary ability of {strategy}.',
  'ahead.told.pass': 'Pass when my turn comes.',
  'ahead.unless.attacked': 'somebody attacks me',
  'ahead.unless.entered': 'somebody’s ships enter a system of mine',
  'ahead.unless.activated': 'somebody activates a system of mine',
  'ahead.unless.agenda': 'another agenda comes',
  'ahead.unless.voted': 'somebody else votes before me',
  'ahead.told.vote': 'Vote: {what}.',
  'ahead.unless.lost': 'I lose a planet',
} as const;
