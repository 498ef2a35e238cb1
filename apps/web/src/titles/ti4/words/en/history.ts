// Looking back: the replay and the points of a game.

export const history = {
  'replay.kind.deals': 'Transactions and promises',
  'points.custodians': 'Custodians token',
} as const;
