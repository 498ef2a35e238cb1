// Le probabilità delle battaglie: che cosa si suppone, che cosa non è contato, che cosa dicono.

export const odds = {
  'odds.space assumption':
    'Senza carte azione. Si combatte fino in fondo; prima si sopportano i danni, poi si sacrificano le navi economiche.',
  'odds.planets': 'Poi i pianeti',
  'odds.taken': '{planet} conquistato',
  'odds.landing': 'Se sbarchi così',
} as const;
