// Political cards of the base game that become laws.

export const laws = {
  'agenda.checksAndBalances': 'Checks and Balances',
  'agenda.checksAndBalances.for': 'Whoever chooses a strategy card must give it to another player who has none yet.',
  'agenda.checksAndBalances.against': 'At once every player passes their strategy cards to the player on their left.',
  'agenda.closingTheWormholes': 'Closing the Wormholes',
  'agenda.closingTheWormholes.for': 'Ships may not move through wormholes.',
  'agenda.closingTheWormholes.against':
    'Each player removes 1 ship other than a fighter from each of their fleets in a system with a wormhole.',
  'agenda.codeOfHonor': 'Code of Honor',
  'agenda.codeOfHonor.for': 'Nobody may withdraw or retreat from a space battle.',
  'agenda.codeOfHonor.against': 'Nothing happens.',
  'agenda.colonizationLicensing': 'Colonization Licensing',
  'agenda.colonizationLicensing.for':
    'Before landing on a neutral planet a player must spend resources equal to its resource value.',
  'agenda.colonizationLicensing.against':
    'Each player exhausts 1 planet for every 3 planets they control outside their home system.',
  'agenda.conventionsOfWar': 'Conventions of War',
  'agenda.conventionsOfWar.for': 'Planets with a space dock may not be bombarded.',
  'agenda.conventionsOfWar.against': 'Each player who voted against loses 1 space dock outside their home system.',
  'agenda.coreStability': 'Core Stability',
  'agenda.coreStability.for':
    'In each Status Phase the action cards are drawn face up. Players choose theirs in order of refreshed influence, highest first.',
  'agenda.coreStability.against': 'Nobody draws action cards for the rest of the round, Status Phase included.',
  'agenda.councilElder': 'Council Elder',
  'agenda.councilElder.text':
    'Elect a player, who keeps this card. Right after a later election is drawn they may discard it: then only their votes count.',
  'agenda.councilsCensure': 'Council’s Censure',
  'agenda.councilsCensure.text':
    'Elect a player, who must discard 2 command counters from Strategy Allocation to choose Imperial.',
  'agenda.crownOfThalnos': 'Crown of Thalnos',
  'agenda.crownOfThalnos.text': 'Elect a player, whose ground forces have +1 on combat rolls.',
  'agenda.fleetRegulations': 'Fleet Regulations',
  'agenda.fleetRegulations.for': 'Nobody may have more than 5 command counters in Fleet Supply.',
  'agenda.fleetRegulations.against': 'Each player puts 1 command counter from reinforcements in Fleet Supply.',
  'agenda.forcedEconomicIndependence': 'Forced Economic Independence',
  'agenda.forcedEconomicIndependence.text':
    'Elect 2 players. Their trade agreement with each other is broken and they may not form another.',
  'agenda.freeTrade': 'Free Trade',
  'agenda.freeTrade.for': 'Each time a player takes income from trade agreements they gain 1 more trade good.',
  'agenda.freeTrade.against': 'Each player discards 2 trade goods.',
  'agenda.holyPlanetOfIxth': 'Holy Planet of Ixth',
  'agenda.holyPlanetOfIxth.text': 'Elect a planet outside home systems. No units may be built there.',
  'agenda.humaneLabor': 'Humane Labor',
  'agenda.humaneLabor.for': 'Each space dock may build at most 2 units. Technologies still add to this.',
  'agenda.humaneLabor.against': 'No space dock may build units for the rest of the round.',
  'agenda.imperialAcademy': 'Imperial Academy',
  'agenda.imperialAcademy.for': 'A command counter bought with the secondary ability of Logistics costs 2 influence.',
  'agenda.imperialAcademy.against': 'Nothing happens.',
  'agenda.imperialPeace': 'Imperial Peace',
  'agenda.imperialPeace.for': 'Mecatol Rex may not be invaded.',
  'agenda.imperialPeace.against': 'For the rest of the round only Mecatol Rex may be invaded.',
  'agenda.laborForcePolitics': 'Labor Force Politics',
  'agenda.laborForcePolitics.for': 'The resources and influence of all planets are exchanged.',
  'agenda.laborForcePolitics.against': 'For the rest of the round each player may build units at only 1 space dock.',
  'agenda.limitsToIndividualPower': 'Limits to Individual Power',
  'agenda.limitsToIndividualPower.for': 'Nobody may hold more than 3 action cards.',
  'agenda.limitsToIndividualPower.against': 'Each player discards 1 random action card.',
  'agenda.ministerOfCommerce': 'Minister of Commerce',
  'agenda.ministerOfCommerce.text':
    'Elect a player. In each Status Phase they receive 1 trade good from every other player who has a trade agreement.',
  'agenda.ministerOfExploration': 'Minister of Exploration',
  'agenda.ministerOfExploration.text':
    'Elect a player, who gains 1 trade good each time another player takes a neutral planet by landing.',
  'agenda.ministerOfInternalSecurity': 'Minister of Internal Security',
  'agenda.ministerOfInternalSecurity.text':
    'Elect a player, who may discard this card at any time to destroy up to 4 ground forces on Mecatol Rex.',
  'agenda.ministerOfPolicy': 'Minister of Policy',
  'agenda.ministerOfPolicy.text': 'Elect a player, who draws 1 more action card in each Status Phase.',
  'agenda.ministerOfWar': 'Minister of War',
  'agenda.ministerOfWar.text':
    'Elect a player. Before the first round of their space battles they may spend 1 command counter from Strategy Allocation to score 1 hit. The casualty does not fire back.',
  'agenda.planetaryConscription': 'Planetary Conscription',
  'agenda.planetaryConscription.for':
    'Each time a player takes a neutral planet they may place 1 free ground force there.',
  'agenda.planetaryConscription.against': 'Nobody may land on neutral planets for the rest of the round.',
  'agenda.planetarySecurity': 'Planetary Security',
  'agenda.planetarySecurity.for':
    'A planet outside home systems without a ground force of its owner turns neutral, now and later.',
  'agenda.planetarySecurity.against': 'Nothing happens.',
  'agenda.regressiveRhetoric': 'Regressive Rhetoric',
  'agenda.regressiveRhetoric.for':
    'All technologies cost 2 more. A player who does not use the secondary ability of Technology may draw 1 action card instead.',
  'agenda.regressiveRhetoric.against': 'Each player discards 1 action card.',
  'agenda.regulatedConscription': 'Regulated Conscription',
  'agenda.regulatedConscription.for':
    'Ground forces cost 1 resource each. Sol places only 1 per command counter with its ability.',
  'agenda.regulatedConscription.against': 'Nothing happens.',
  'agenda.researchGrant': 'Research Grant',
  'agenda.researchGrant.for':
    'The discount of a planet with a technology specialty applies to technologies of every color.',
  'agenda.researchGrant.against': 'Nobody may buy or gain yellow technologies for the rest of the round.',
  'agenda.resourceManagement': 'Resource Management',
  'agenda.resourceManagement.for': 'Command counters may not be redistributed in the Status Phase.',
  'agenda.resourceManagement.against': 'Each player with 3 or more action cards discards 2.',
  'agenda.scienceCommunitySpeaker': 'Science Community Speaker',
  'agenda.scienceCommunitySpeaker.text':
    'Elect a player, who pays no command counter for the secondary ability of Technology and 1 resource less for technologies.',
  'agenda.shortTermTruce': 'Short Term Truce',
  'agenda.shortTermTruce.for':
    'In the next round nobody may activate a system with enemy ships or invade a planet of another player. A player may spend 10 influence at any time to discard this law.',
  'agenda.shortTermTruce.against':
    'Each player who voted against exhausts 1 planet chosen by the player on their left.',
  'agenda.subsidizedStudies': 'Subsidized Studies',
  'agenda.subsidizedStudies.text':
    'Elect a technology color. Technologies of that color cost 3 less, all others 2 more.',
  'agenda.technologyBuyBack': 'Technology Buy-back',
  'agenda.technologyBuyBack.for':
    'In each Status Phase a player may discard 1 technology that none of their others requires, for 6 trade goods.',
  'agenda.technologyBuyBack.against': 'Nobody may buy or gain technologies for the rest of the round.',
  'agenda.technologyTariffs': 'Technology Tariffs',
  'agenda.technologyTariffs.for': 'Red technologies cost 4 more.',
  'agenda.technologyTariffs.against': 'Nobody may buy or gain green technologies for the rest of the round.',
  'agenda.tradeWar': 'Trade War',
  'agenda.tradeWar.for':
    'Each time a player uses the secondary ability of Trade they may remove 1 trade good from an opponent.',
  'agenda.tradeWar.against': 'Each player discards 1 trade good.',
  'agenda.trafficTariffs': 'Traffic Tariffs',
  'agenda.trafficTariffs.for':
    'To activate a system in which another player controls a planet, spend 1 trade good or exhaust 1 planet.',
  'agenda.trafficTariffs.against': 'Each player discards 1 command counter from Command Pool or Strategy Allocation.',
  'agenda.unconventionalWeapons': 'Unconventional Weapons',
  'agenda.unconventionalWeapons.for': 'Dreadnoughts and war suns have -2 on all combat rolls.',
  'agenda.unconventionalWeapons.against':
    'Each player exhausts 1 planet for each of their dreadnoughts and war suns on the map.',
  'agenda.wormholeReconstruction': 'Wormhole Reconstruction',
  'agenda.wormholeReconstruction.for': 'All systems with wormholes are adjacent to one another.',
  'agenda.wormholeReconstruction.against': 'Nothing happens.',
} as const;
