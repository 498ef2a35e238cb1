// Le probabilità delle battaglie: che cosa si suppone, che cosa non è contato, che cosa dicono.

export const odds = {
  'odds.title': 'Da qui in poi',
  'odds.exact': 'esatto',
  'odds.space assumption':
    'Senza carte azione. Si combatte fino in fondo; prima si sopportano i danni, poi si sacrificano le navi economiche.',
  'odds.ground assumption':
    'Senza carte azione. Si combatte fino in fondo; i caccia si sacrificano prima delle forze di terra.',
  'odds.pds': 'Sparano tutti i PDS a portata.',
  'odds.without': 'Non contati: {what}.',
  'odds.wins': '{name}: {percent}%',
  'odds.keeps': '{name}: navi rimaste',
  'odds.keeps units': '{name}: unità rimaste',
  'odds.both lost': '{percent}% distrutti entrambi',
  'odds.said': '{name} vince al {wins}%, {enemy} al {loses}%; non resta nessuno al {draw}%.',
  'odds.planets': 'Poi i pianeti',
  'odds.planets assumption': 'Ciascuno se vi sbarcano tutte le forze di terra rimaste e lo bombarda ogni nave che può.',
  'odds.taken': '{planet} conquistato',
  'odds.landing': 'Se sbarchi così',
} as const;
