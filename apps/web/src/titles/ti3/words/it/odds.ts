// Le probabilità delle battaglie: che cosa si suppone, che cosa non è contato, che cosa dicono.

export const odds = {
  'fight.faction': 'Razza',
  'odds.ground assumption':
    'Senza carte azione. Si combatte fino in fondo; i caccia si sacrificano prima delle forze di terra.',
  'odds.pds': 'Sparano tutti i PDS a portata.',
  'odds.planets assumption':
    'Ciascuno se vi sbarcano tutte le forze di terra rimaste, con i leader che le aiutano, e lo bombarda ogni nave che può.',
} as const;
