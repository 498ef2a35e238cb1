// What lies around the galaxy: plates, sheet, hand and track.

export const table = {
  'plates.cards': 'Action cards',
  'sheet.no race': 'No race yet',
  'sheet.counters': 'Command counters',
  'sheet.agreements': 'Trade agreements',
  'sheet.secret': 'Secret objective',
  'hand.none': 'No action cards.',
} as const;
