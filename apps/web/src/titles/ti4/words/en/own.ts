// Texts of the shell and of the family that this game words in its own way.

export const own = {
  'decision.window': 'A moment for action cards and abilities. Pass if you do not want to use any.',
  'end.centre': 'To the galaxy',
  'stage.hide': 'To the galaxy',
  'table.centre': 'The galaxy',
  'tray.lower': 'Less: more of the galaxy',
  'meter.fleet': 'Fleet pool',
  'meter.full': 'full: no further ship',
  'meter.room': 'Capacity',
  'dossier.pds': '{count|1 space cannon reaches|# space cannons reach} it',
  'activate.pointless':
    'No ship of yours reaches it, and you have nothing there that could act or produce. It would cost a command token for nothing.',
} as const;
