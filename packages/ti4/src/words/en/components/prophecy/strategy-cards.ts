// Strategy cards that take the place of earlier ones.

export const prophecyStrategyCards = {
  'strategy.constructionRevised': 'Construction',
  'strategy.constructionRevised.primary':
    'Place 1 PDS or 1 space dock on a planet you control, and then 1 more PDS on a planet you control.',
  'strategy.constructionRevised.secondary':
    'Spend 1 strategy token and place it in a system. There you may place 1 PDS or 1 space dock on a planet you control.',
  'strategy.diplomacyRevised': 'Diplomacy',
  'strategy.diplomacyRevised.primary':
    'Choose a system where you control a planet, but not that of Mecatol Rex: every other player places a command token from reinforcements there. Then ready up to 2 of your planets.',
  'strategy.diplomacyRevised.secondary': 'Spend 1 strategy token: ready up to 2 of your planets.',
} as const;
