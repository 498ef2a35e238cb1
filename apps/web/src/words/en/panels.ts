// The panels of plans: movement, landings, production, payment, hits and the smaller ones.

export const panels = {
  'panel.of': '{count} of {most}',
  'meter.over': 'too many',
} as const;
