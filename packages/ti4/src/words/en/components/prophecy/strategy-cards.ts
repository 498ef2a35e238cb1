// Strategy cards that take the place of earlier ones.

export const prophecyStrategyCards = {
  'strategy.constructionRevised': 'Construction',
  'strategy.diplomacyRevised': 'Diplomacy',
} as const;
