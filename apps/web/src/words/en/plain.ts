// A table whose game has no picture of its own.

export const plain = {
  'plain.title': 'The state of the game',
  'plain.none': 'none',
  'plain.yes': 'yes',
  'plain.no': 'no',
} as const;
