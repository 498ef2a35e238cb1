// Texts of the shell that this game words in its own way.

export const own = {
  'decision.window': 'A moment for action cards and abilities. Pass if you do not want to use any.',
  'end.centre': 'To the galaxy',
  'stage.hide': 'To the galaxy',
  'table.centre': 'The galaxy',
  'tray.lower': 'Less: more of the galaxy',
} as const;
