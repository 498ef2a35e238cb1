// What is answered before it is asked.

export const ahead = {
  'ahead.order.vote': 'Vote in the next council',
  'ahead.field.outcome': 'Outcome',
  'ahead.field.votes': 'Votes',
  'ahead.choice.abstain': 'Abstain',
  'ahead.choice.pass': 'Pass',
  'ahead.choice.fail': 'Fail',
  'ahead.choice.votes': '{votes|# vote|# votes}',
  'ahead.told.abstain': 'Abstain in the next council.',
  'ahead.told.vote': 'In the next council {votes|# vote|# votes} for: {what}.',
  'ahead.unless.war': 'I lose a war',
} as const;
