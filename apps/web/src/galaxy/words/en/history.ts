// Looking back and going on: the replay, the points of a game, seats in other hands, playing again.
export const history = {
  'replay.kind.points': 'Victory points',
  'replay.kind.battles': 'Battles and invasions',
  'replay.kind.planets': 'Planets taken',
  'replay.kind.technologies': 'Technologies',
  'replay.kind.cards': 'Action cards',
  'replay.kind.politics': 'Votes and laws',
  'replay.kind.strategies': 'Strategy cards',
  'points.other': 'another effect',
} as const;
