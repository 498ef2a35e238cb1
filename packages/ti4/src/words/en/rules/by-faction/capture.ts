// Captured units: the rule, what happens to them, and what is refused.

export const captureRules = {
  'rule.capture': 'Capture',
  'rule.capture.text':
    'A captured ship or mech lies on the sheet of whoever captured it and is in nobody’s reinforcements; of fighters and infantry only a token of the supply lies there. A ship or mech goes home by a transaction, when an ability spends it, or when its owner blockades a space dock of the captor. Nobody captures units of a player who blockades one of his space docks.',
  'event.tokenReturned': '{seat} returns a captured unit to the supply: {unit}.',
  'event.tokenReturned.you': 'You return a captured unit to the supply: {unit}.',
  'why.not captured': 'You have not captured so many: {unit}.',
  'why.returned for nothing': 'More is returned than produced: {unit}.',
  'step.limits.captured units go home': 'Captured units go home',
  'why.no such captive': '{player} has no such captured unit to give back.',
} as const;
