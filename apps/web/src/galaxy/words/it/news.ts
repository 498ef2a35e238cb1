// Che cosa è successo: dal proprio ultimo turno, e le battaglie finite.

export const news = {
  'battle.last': 'Ultima battaglia',
  'battle.call up': 'Mostra di nuovo la battaglia',
  'battle.over': 'La battaglia è finita. {outcome} Mostra',
} as const;
