// Strategy cards: name, primary and secondary ability.

export const strategyCards = {
  'strategy.leadership': 'Leadership',
  'strategy.leadership.primary': 'Gain 3 command tokens. You may buy more for 3 influence each.',
  'strategy.leadership.secondary': 'Buy command tokens for 3 influence each. This costs no token.',
  'strategy.diplomacy': 'Diplomacy',
  'strategy.diplomacy.primary':
    'Choose a system where you control a planet, but not that of Mecatol Rex: every other player puts a command token from reinforcements there. Then ready your planets in it.',
  'strategy.diplomacy.secondary': 'Spend 1 strategy token: ready up to 2 of your planets.',
  'strategy.politics': 'Politics',
  'strategy.politics.primary':
    'Give the speaker token to a player who does not have it; that may be you. Draw 2 action cards. Then look at the top 2 agendas: each goes back on top or to the bottom of the deck, as you like.',
  'strategy.politics.secondary': 'Spend 1 strategy token: draw 2 action cards.',
  'strategy.construction': 'Construction',
  'strategy.construction.primary':
    'Put 1 PDS or 1 space dock on a planet you control, and then 1 more PDS on a planet you control.',
  'strategy.construction.secondary':
    'Put 1 strategy token in a system. There you may put 1 PDS or 1 space dock on a planet you control.',
  'strategy.trade': 'Trade',
  'strategy.trade.primary':
    'Gain 3 trade goods and replenish your commodities. Then choose any number of other players, who use the secondary ability free of charge.',
  'strategy.trade.secondary': 'Spend 1 strategy token: replenish your commodities.',
  'strategy.warfare': 'Warfare',
  'strategy.warfare.primary':
    'Take 1 of your command tokens off the board and gain 1. Then share out the tokens on your command sheet anew.',
  'strategy.warfare.secondary':
    'Spend 1 strategy token: 1 space dock in your home system uses its Production. The token is not placed.',
  'strategy.technology': 'Technology',
  'strategy.technology.primary': 'Research 1 technology. For 6 resources you may research 1 more.',
  'strategy.technology.secondary': 'Spend 1 strategy token and 4 resources: research 1 technology.',
  'strategy.imperial': 'Imperial',
  'strategy.imperial.primary':
    'You may score 1 public objective whose requirement you meet now. Then gain 1 victory point if you control Mecatol Rex; if not, draw 1 secret objective.',
  'strategy.imperial.secondary': 'Spend 1 strategy token: draw 1 secret objective.',
} as const;
