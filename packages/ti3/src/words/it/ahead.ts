// Che cosa si risponde prima che venga chiesto.

export const ahead = {
  'ahead.window.action card played': 'Delle carte azione altrui chiedimi solo di quelle contro di me.',
  'ahead.order.secondary': 'Abilità secondaria di una carta strategica',
  'ahead.order.vote': 'Voto',
  'ahead.order.pass': 'Passare quando tocca a me',
  'ahead.field.card': 'Carta strategica',
  'ahead.field.use': 'Usarla',
  'ahead.field.outcome': 'Esito',
  'ahead.choice.card': '{strategy}',
  'ahead.choice.no': 'No',
  'ahead.choice.yes': 'Sì',
  'ahead.told.secondary': 'Usare l’abilità secondaria di {strategy}.',
  'ahead.told.no secondary': 'Non usare l’abilità secondaria di {strategy}.',
  'ahead.told.pass': 'Passare quando tocca a me.',
  'ahead.unless.attacked': 'qualcuno mi attacca',
  'ahead.unless.entered': 'navi altrui entrano in un mio sistema',
  'ahead.unless.activated': 'qualcuno attiva un mio sistema',
  'ahead.unless.agenda': 'si passa a un altro ordine del giorno',
  'ahead.unless.voted': 'un altro vota prima di me',
  'ahead.told.vote': 'Voto: {what}.',
  'ahead.unless.lost': 'perdo un pianeta',
} as const;
