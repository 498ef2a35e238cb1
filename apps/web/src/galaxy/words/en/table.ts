// What lies around the galaxy: plates, sheet, hand and track.

export const table = {
  'sheet.primary ability': 'Primary ability',
  'sheet.secondary ability': 'Secondary ability',
  'hand.none': 'Your hand is empty.',
  'plates.goods': 'Trade goods',
  'plates.passed': 'passed',
  'sheet.open': 'Open your sheet',
  'sheet.close': 'Close your sheet',
  'sheet.resources': 'Resources ready',
  'sheet.influence': 'Influence ready',
  'sheet.planets': 'Planets',
  'sheet.technologies': 'Technologies',
  'sheet.strategy': 'Strategy card',
  'sheet.ready': 'ready',
  'sheet.used': 'used',
  'track.title': 'Objectives',
  'points.long': 'Victory points:',
} as const;
