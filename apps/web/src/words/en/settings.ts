// What can be set for a device.

export const settings = {
  'settings.title': 'Settings',
  'settings.language': 'Language',
  'settings.motion': 'Motion',
  'settings.motion.system': 'As the device',
  'settings.motion.reduced': 'Reduced',
  'settings.motion.full': 'Full',
  'settings.motion.about': 'Ships glide and dice roll. Reduced, everything stands at once where it ends up.',
  'settings.contrast': 'Contrast',
  'settings.contrast.normal': 'Normal',
  'settings.contrast.high': 'High',
  'settings.contrast.about': 'High: brighter text on plain dark panels, with clear edges.',
  'settings.sound': 'Sound',
  'settings.sound.about':
    'Quiet sounds: when it is your turn, for dice and battles of yours, for objectives and messages. While this page is out of sight, only for your turn.',
  'settings.layers': 'On the map',
  'settings.layers.names': 'Names',
  'settings.layers.names.about': 'What planets and special systems are called.',
  'settings.layers.values': 'Resources and influence',
  'settings.layers.values.about': 'What each planet yields.',
  'settings.layers.realms': 'Realms',
  'settings.layers.realms.about': 'Systems in the colour of whoever holds them.',
  'settings.kept': 'This device remembers your settings; your other devices have their own.',
} as const;
