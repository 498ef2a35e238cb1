// Strategy cards: name, primary and secondary ability.

export const strategyCards = {
  'strategy.initiative': 'Initiative',
  'strategy.initiative.text':
    'Take the Speaker token at once. This round you pay no command counters for secondary abilities and have no strategic action. You may not choose Initiative again next round.',
  'strategy.diplomacy': 'Diplomacy',
  'strategy.diplomacy.primary':
    'Name an opponent: until the end of the Action Phase neither of you may activate a system with units of the other.',
  'strategy.diplomacy.secondary':
    'Spend 1 command counter from Strategy Allocation: refresh up to 2 of your planets outside your home system.',
  'strategy.political': 'Political',
  'strategy.political.primary':
    'Draw 3 action cards and take 1 command counter. Draw a political card and resolve its agenda. Then look at the top 3 political cards: put 1 on top and the others at the bottom.',
  'strategy.political.secondary': 'Spend 1 command counter from Strategy Allocation: draw 1 action card.',
  'strategy.logistics': 'Logistics',
  'strategy.logistics.primary': 'Receive 4 command counters.',
  'strategy.logistics.secondary': 'Buy any number of command counters for 3 influence each. This costs no counter.',
  'strategy.trade': 'Trade',
  'strategy.trade.primary':
    'Either take 3 trade goods and the income of your trade agreements, then open negotiations in which every new agreement needs your approval; or cancel all trade agreements.',
  'strategy.trade.secondary':
    'Spend 1 command counter from Strategy Allocation: take the income of your trade agreements.',
  'strategy.warfare': 'Warfare',
  'strategy.warfare.primary': 'Return 1 of your command counters from the map to your Command Pool.',
  'strategy.warfare.secondary':
    'Spend 1 command counter from Strategy Allocation: move up to 2 of your cruisers and destroyers, even from activated systems, each to an adjacent empty system that is not a home system. Put a counter from reinforcements in each.',
  'strategy.technology': 'Technology',
  'strategy.technology.primary': 'Gain 1 technology for which you have the prerequisites.',
  'strategy.technology.secondary':
    'Spend 1 command counter from Strategy Allocation and 8 resources: gain 1 technology for which you have the prerequisites.',
  'strategy.imperial': 'Imperial',
  'strategy.imperial.primary':
    'Reveal the top objective card, then receive 2 victory points. If the card is Imperium Rex the game ends first.',
  'strategy.imperial.secondary':
    'Spend 1 command counter from Strategy Allocation: build units in 1 system with your space dock, even an activated one. This does not activate it.',
  'strategy.leadership': 'Leadership',
  'strategy.leadership.primary': 'Receive 3 command counters. You may then use the secondary ability.',
  'strategy.leadership.secondary': 'Buy up to 3 command counters for 2 influence each. This costs no counter.',
  'strategy.diplomacyII': 'Diplomacy II',
  'strategy.diplomacyII.primary':
    'Either choose a system with a planet you control: every opponent puts 1 command counter from reinforcements there; or use the secondary ability free of charge.',
  'strategy.diplomacyII.secondary':
    'Spend 1 command counter from Strategy Allocation and 3 influence: claim 1 planet without units in a system adjacent to one you control. Its card comes exhausted.',
  'strategy.assembly': 'Assembly',
  'strategy.assembly.primary':
    'Draw 2 action cards and 1 political card. Then either take the Speaker token, if it is not yours, and name another player who plays a political card; or give the Speaker token to another player and play a political card of your own.',
  'strategy.assembly.secondary':
    'Spend 1 command counter from Strategy Allocation: refresh any of your planets whose resources and influence add up to 6 or less in all.',
  'strategy.production': 'Production',
  'strategy.production.primary':
    'Build in 1 system with your space dock, even an activated one, with 2 extra resources. This does not activate it.',
  'strategy.production.secondary':
    'Spend 1 command counter from Strategy Allocation: build up to 3 units in 1 system with your space dock, even an activated one. This does not activate it.',
  'strategy.tradeII': 'Trade II',
  'strategy.tradeII.primary':
    'Gain 3 trade goods or cancel up to 2 trade agreements, but none of Hacan. Then all players take the income of their agreements, the others 1 less in total. Then open negotiations; you approve new agreements.',
  'strategy.warfareII': 'Warfare II',
  'strategy.warfareII.primary':
    'Put the High Alert token on the map: your ships there have +1 movement and +1 on combat rolls. It may move with ships that leave the system. Remove it when the Status Phase starts.',
  'strategy.warfareII.secondary':
    'Spend 1 command counter from Strategy Allocation: move up to 2 ships from systems you have not activated into adjacent systems you control, without activating them.',
  'strategy.technologyII': 'Technology II',
  'strategy.technologyII.primary': 'Gain 1 technology. You may buy a second one for 8 resources.',
  'strategy.technologyII.secondary':
    'Spend 1 command counter from Strategy Allocation and 6 resources: gain 1 technology.',
  'strategy.bureaucracy': 'Bureaucracy',
  'strategy.bureaucracy.text': 'When you choose it, reveal 1 objective for each bonus counter on it.',
  'strategy.bureaucracy.primary':
    'Take 1 command counter. Draw the top 2 objectives, reveal 1 and put the other back on top. You may at once claim 1 public objective you qualify for.',
  'strategy.bureaucracy.secondary':
    'Spend 1 command counter from Strategy Allocation: draw 1 political card and 1 action card.',
  'strategy.imperialII': 'Imperial II',
  'strategy.imperialII.primary':
    'Either claim any number of public objectives in the next Status Phase and, if you control Mecatol Rex, receive 1 victory point now; or use the secondary ability free of charge while nobody else may use it.',
  'strategy.imperialII.secondary':
    'Spend 1 command counter from Strategy Allocation: build units at 1 of your space docks, even in an activated system. This does not activate it.',
} as const;
