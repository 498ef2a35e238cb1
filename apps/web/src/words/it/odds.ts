// Le probabilità delle battaglie: che cosa si suppone, che cosa non è contato, che cosa dicono.

export const odds = {
  'odds.title': 'Da qui in poi',
  'odds.exact': 'esatto',
  'odds.without': 'Non contati: {what}.',
  'odds.wins': '{name}: {percent}%',
  'odds.keeps': '{name}: navi rimaste',
  'odds.keeps units': '{name}: unità rimaste',
  'odds.both lost': '{percent}% distrutti entrambi',
  'odds.said': '{name} vince al {wins}%, {enemy} al {loses}%; non resta nessuno al {draw}%.',
} as const;
