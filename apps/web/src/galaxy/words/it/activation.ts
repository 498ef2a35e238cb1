// La scelta del sistema da attivare: che cosa si può fare e dove.

export const activation = {
  'activate.move': 'Possono arrivare le tue navi',
  'activate.build': 'Puoi costruire',
  'activate.here': 'Ci sono tue unità',
  'activate.nothing': 'Nulla da fare qui: {count}',
  'activate.named': 'Attiva {system|il}',
  'activate.this': 'Attiva questo sistema',
  'activate.fleet': '{name}: {count|1 nave|# navi}',
  'activate.planets': '{count|1 pianeta da prendere|# pianeti da prendere}',
  'activate.builds': 'la tua base spaziale costruisce',
  'activate.beside': 'accanto a {names}',
  'activate.coming': 'possono arrivare: {ships}',
  'activate.battle': 'Se arriva tutto ciò che può',
  'activate.taken': 'cade al {percent}%',
  'activate.quiet': 'Nessuno ti sbarra la strada.',
  'activate.dossier': 'Tutto sul sistema',
  'activate.pointless':
    'Nessuna tua nave ci arriva e non hai nulla che possa agire o costruire: lo attiveresti per niente.',
} as const;
