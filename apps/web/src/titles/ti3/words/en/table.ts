// What lies around the galaxy: plates, sheet, hand and track.

export const table = {
  'plates.goods': 'Trade goods',
  'plates.cards': 'Action cards',
  'plates.passed': 'passed',
  'sheet.no race': 'No race yet',
  'sheet.open': 'Open your sheet',
  'sheet.close': 'Close your sheet',
  'sheet.counters': 'Command counters',
  'sheet.resources': 'Resources ready',
  'sheet.influence': 'Influence ready',
  'sheet.planets': 'Planets',
  'sheet.technologies': 'Technologies',
  'sheet.strategy': 'Strategy card',
  'sheet.ready': 'ready',
  'sheet.used': 'used',
  'sheet.agreements': 'Trade agreements',
  'sheet.secret': 'Secret objective',
  'hand.none': 'No action cards.',
  'track.title': 'Objectives',
  'points.long': 'Victory points:',
} as const;
