// The map of hexes, whichever game is played on it.

export const board = {
  'board.map': 'Map of the galaxy',
  'board.hint': 'Arrow keys go from system to system, Enter opens one, plus and minus zoom, 0 shows everything.',
  'board.zoom in': 'Nearer',
  'board.zoom out': 'Farther',
  'board.fit': 'Show the whole galaxy',
  'board.empty place': 'Empty place, you may lay a system here',
  'board.plan': 'your plan',
} as const;
