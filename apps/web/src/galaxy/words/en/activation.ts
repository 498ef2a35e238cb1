// Choosing the system to activate: what can be done where.

export const activation = {
  'activate.move': 'Your ships can come',
  'activate.build': 'You can build',
  'activate.here': 'Your units are there',
  'activate.nothing': 'Nothing to do there: {count}',
  'activate.named': 'Activate {system}',
  'activate.this': 'Activate this system',
  'activate.fleet': '{name}: {count|1 ship|# ships}',
  'activate.planets': '{count|1 planet to take|# planets to take}',
  'activate.builds': 'your dock builds',
  'activate.beside': 'next to {names}',
  'activate.coming': 'can come: {ships}',
  'activate.battle': 'If all come who can',
  'activate.taken': 'falls {percent}%',
  'activate.quiet': 'Nobody stands in the way.',
  'activate.dossier': 'All about it',
  'activate.pointless':
    'No ship of yours reaches it, and you have nothing there that could act or build. You would activate it for nothing.',
} as const;
