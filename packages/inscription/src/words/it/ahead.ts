// Che cosa si risponde prima che venga chiesto.

export const ahead = {
  'ahead.order.vote': 'Voto nel prossimo consiglio',
  'ahead.field.outcome': 'Esito',
  'ahead.field.votes': 'Voti',
  'ahead.choice.abstain': 'Astenersi',
  'ahead.choice.pass': 'Approvato',
  'ahead.choice.fail': 'Respinto',
  'ahead.choice.votes': '{votes|# voto|# voti}',
  'ahead.told.abstain': 'Astenersi nel prossimo consiglio.',
  'ahead.told.vote': 'Nel prossimo consiglio {votes|# voto|# voti} per: {what}.',
  'ahead.unless.war': 'perdo una guerra',
} as const;
