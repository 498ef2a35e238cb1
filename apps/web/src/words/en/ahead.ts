// Answers that are given before anybody asks.

export const ahead = {
  'ahead.title': 'Answer ahead',
  'ahead.about':
    'What you say here is carried out when its moment comes, as if you had answered yourself. Nobody else can tell.',
  'ahead.count': '{count|# order|# orders}',
  'ahead.quiet': 'When cards could be played',
  'ahead.quiet.nothing': 'Ask me whenever I could play something.',
  'ahead.quiet.untouched': 'Let pass what does not touch me.',
  'ahead.quiet.everything': 'Let everything pass.',
  'ahead.quiet.short.untouched': 'only what touches me',
  'ahead.quiet.short.everything': 'everything passes',
  'ahead.how long': 'How long',
  'ahead.for.round': 'In this round',
  'ahead.for.always': 'Until I say otherwise',
  'ahead.orders': 'Orders for what comes next',
  'ahead.none': 'No order is given.',
  'ahead.kind': 'Order',
  'ahead.unless': 'Unless before that …',
  'ahead.unless all': 'Unless {what}.',
  'ahead.unless.round': 'the round ends',
  'ahead.give': 'Give the order',
  'ahead.withdraw': 'Withdraw',
  'ahead.read': 'I have read it',
  'ahead.became.done': 'Carried out.',
  'ahead.became.impossible': 'Dropped: it was not possible when the question came.',
  'ahead.became.broken': 'Dropped: {what}.',
} as const;
