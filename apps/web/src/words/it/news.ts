// Che cosa è successo: dal proprio ultimo turno, e le battaglie finite.

export const news = {
  'chronicle.you': 'te',
  'recap.away': 'Da quando hai guardato',
  'recap.title': 'Dal tuo ultimo turno',
  'recap.count': '{count|# fatto|# fatti}',
  'recap.begin': 'Rivedi',
  'recap.step': '{step} di {count}',
  'recap.back': 'Un passo indietro',
  'recap.next': 'Avanti',
  'recap.end': 'Fatto',
  'recap.skip': 'Salta',
  'recap.lost': 'Hai perso: {what}.',
} as const;
