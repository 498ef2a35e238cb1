// Decisions: asking, picking, confirming, taking back.

export const decisions = {
  'nothing.movement': 'Move nothing',
  'nothing.landings': 'Land nothing',
  'nothing.production': 'Build nothing',
} as const;
