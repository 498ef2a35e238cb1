// Political cards of Shattered Empire.

export const shatteredEmpireAgendas = {
  'agenda.classStruggle': 'Class Struggle',
  'agenda.classStruggle.for':
    'Trade goods paid out through the Trade card are shared evenly among the players who would have received any. The remainder is lost.',
  'agenda.classStruggle.against': 'Each player loses 2 trade goods.',
  'agenda.defendTheJewel': 'Defend the Jewel',
  'agenda.defendTheJewel.for': 'Place 1 space mine that belongs to nobody in the Mecatol Rex system.',
  'agenda.defendTheJewel.against': 'Each player may place 1 space mine in their home system.',
  'agenda.diversifiedIncome': 'Diversified Income',
  'agenda.diversifiedIncome.for': 'Nobody may have more trade goods than planets.',
  'agenda.diversifiedIncome.against': 'Each player without trade goods gains 3.',
  'agenda.emperor': 'Emperor',
  'agenda.emperor.text': 'Elect a player, who gains 1 victory point and loses it again if this card is lost.',
  'agenda.enemyOfTheThrone': 'Enemy of the Throne',
  'agenda.enemyOfTheThrone.text':
    'Elect a player. The first to win a space battle against them gains 1 action card, 1 command counter and 2 trade goods. Then discard this law.',
  'agenda.fighterTax': 'Fighter Tax',
  'agenda.fighterTax.for': 'Fighters cost 1 resource each.',
  'agenda.fighterTax.against': 'Each player destroys 3 of their fighters.',
  'agenda.fleetRestrictions': 'Fleet Restrictions',
  'agenda.fleetRestrictions.for': 'Nobody may have more than 2 ships of one type in a system, fighters included.',
  'agenda.fleetRestrictions.against':
    'For each system with more than 2 of their ships of one type a player pays 1 trade good or destroys the excess.',
  'agenda.forbiddenResearch': 'Forbidden Research',
  'agenda.forbiddenResearch.text':
    'Elect a player, who gains no technology the next time Technology is executed. Then discard this law.',
  'agenda.gloryOfTheEmpire': 'Glory of the Empire',
  'agenda.gloryOfTheEmpire.for': 'Whoever claims their secret objective from now on gains 1 more victory point.',
  'agenda.gloryOfTheEmpire.against':
    'Each player who has already claimed their secret objective gains 1 victory point.',
  'agenda.hopesEndTrainingGround': "Hope's End Training Ground",
  'agenda.hopesEndTrainingGround.for':
    "The player who controls Hope's End may place 1 ground force and 2 shock troops there.",
  'agenda.hopesEndTrainingGround.against': 'All shock troops in play become ground forces.',
  'agenda.incentiveProgram': 'Incentive Program',
  'agenda.incentiveProgram.text':
    'Elect a revealed public objective. Players who have claimed it gain 1 victory point now. Whoever claims it later gains 1 more.',
  'agenda.intergalacticCommerce': 'Intergalactic Commerce',
  'agenda.intergalacticCommerce.for':
    'Each player gains 3 trade goods for each system with a wormhole that they control with ships.',
  'agenda.intergalacticCommerce.against': 'All trade contracts are worth 1 for the rest of the round.',
  'agenda.interstellarArmsDealers': 'Interstellar Arms Dealers',
  'agenda.interstellarArmsDealers.for':
    'Each player may pay 3 resources for 1 destroyer and 1 dreadnought in a system with one of their space docks.',
  'agenda.interstellarArmsDealers.against': 'Ships other than fighters cost 1 more for the rest of the round.',
  'agenda.investigateSpatialAnomalies': 'Investigate Spatial Anomalies',
  'agenda.investigateSpatialAnomalies.for': 'Ion storms and nebulas no longer affect movement.',
  'agenda.investigateSpatialAnomalies.against': 'Nobody may enter special systems for the rest of the round.',
  'agenda.ministerOfPeace': 'Minister of Peace',
  'agenda.ministerOfPeace.text':
    'Elect a player, who may discard this card to cancel a move of a fleet into a system with an enemy fleet, if neither is theirs.',
  'agenda.mutiny': 'Mutiny',
  'agenda.mutiny.for': 'Each player who voted for gains 1 victory point.',
  'agenda.mutiny.against': 'Each player who voted for loses 1 victory point.',
  'agenda.neutralityPact': 'Neutrality Pact',
  'agenda.neutralityPact.for': 'To activate a system without planets that holds enemy units, spend 3 influence.',
  'agenda.neutralityPact.against':
    'Each player puts 1 command counter from reinforcements in a system with one of their space docks that they have not activated.',
  'agenda.nonAggressionPact': 'Non-Aggression Pact',
  'agenda.nonAggressionPact.for':
    'The first player to activate a system with enemy ships loses 1 victory point. Then discard this law.',
  'agenda.nonAggressionPact.against': 'Reveal the top objective card.',
  'agenda.se-openTheTradeRoutes': 'Open the Trade Routes',
  'agenda.se-openTheTradeRoutes.for': 'Each player gains 2 trade goods.',
  'agenda.se-openTheTradeRoutes.against':
    'For the rest of the round each player gives every trade good they receive to the player on their left.',
  'agenda.politicalFocus': 'Political Focus',
  'agenda.politicalFocus.for': 'Whoever chooses the Political card gains 1 command counter or 2 trade goods.',
  'agenda.politicalFocus.against': 'Draw a political card and resolve it at once.',
  'agenda.recognizeAccomplishments': 'Recognize Accomplishments',
  'agenda.recognizeAccomplishments.text':
    'Elect a revealed public objective. Everybody may claim it again, and nobody loses points.',
  'agenda.redefiningWarCrimes': 'Redefining War Crimes',
  'agenda.redefiningWarCrimes.for':
    'A player who fires PDS at a fleet must break their trade agreement with its owner.',
  'agenda.redefiningWarCrimes.against': 'PDS may fire only at invaders for the rest of the round.',
  'agenda.seedOfAnEmpire': 'Seed of an Empire',
  'agenda.seedOfAnEmpire.for': 'Whoever has most victory points gains 1.',
  'agenda.seedOfAnEmpire.against': 'Whoever has fewest victory points gains 1.',
  'agenda.sharingOfTechnology': 'Sharing of Technology',
  'agenda.sharingOfTechnology.for':
    'Each player with a trade agreement may gain 1 technology that a trade partner owns, whatever its prerequisites.',
  'agenda.sharingOfTechnology.against': 'All trade agreements are broken.',
  'agenda.technologicalJihad': 'Technological Jihad',
  'agenda.technologicalJihad.for':
    'Each time a player receives a technology they roll 1 die: on 9 or more they destroy 1 of their destroyers or cruisers.',
  'agenda.technologicalJihad.against':
    'Each player exhausts 1 planet for each technology beyond those they started with.',
  'agenda.theCrownOfEmphidia': 'The Crown of Emphidia',
  'agenda.theCrownOfEmphidia.text':
    'Elect a player, who gains 1 victory point. Whoever wins an invasion combat against the holder takes this card and 1 victory point. Whoever loses it loses 1.',
  'agenda.unconventionalMeasures': 'Unconventional Measures',
  'agenda.unconventionalMeasures.for': 'Each player may draw 1 action card.',
  'agenda.unconventionalMeasures.against': 'Each player discards all their action cards.',
  'agenda.vetoPower': 'Veto Power',
  'agenda.vetoPower.text':
    'Elect a player. Right after a law is voted on they may discard this card to discard that law without effect.',
  'agenda.vorhalPeacePrize': 'Vorhal Peace Prize',
  'agenda.vorhalPeacePrize.for':
    'In each Status Phase whoever has fewest counters in Fleet Supply receives 1 more command counter.',
  'agenda.vorhalPeacePrize.against': 'Whoever has fewest counters in Fleet Supply gains 3 trade goods.',
  'agenda.warFunding': 'War Funding',
  'agenda.warFunding.for':
    'During the Action Phase Fleet Supply limits no fleet. Ships above the limit are removed when the Status Phase starts.',
  'agenda.warFunding.against': 'Each player returns 1 command counter from Fleet Supply to reinforcements.',
  'agenda.warshipCommission': 'Warship Commission',
  'agenda.warshipCommission.for': 'Each player may place 1 free dreadnought at one of their space docks.',
  'agenda.warshipCommission.against': 'Cruisers, dreadnoughts and war suns cost 2 more for the rest of the round.',
  'agenda.wormholeResearch': 'Wormhole Research',
  'agenda.wormholeResearch.for':
    'Roll 1 die. On 3 or less all ships in systems with wormholes are destroyed. From 4 to 7 each player who controls a system with a wormhole gains 2 trade goods. On 8 or more each player who voted for gains 1 blue technology.',
  'agenda.wormholeResearch.against': 'Nobody may use wormholes for the rest of the round.',
} as const;
