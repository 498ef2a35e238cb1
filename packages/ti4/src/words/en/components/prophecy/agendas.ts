// Agendas of Prophecy of Kings.

export const prophecyAgendas = {
  'agenda.armedForcesStandardization': 'Armed Forces Standardization',
  'agenda.armedForcesStandardization.text':
    'Elect a player, whose pools then hold 3 tactic, 3 fleet and 2 strategy tokens, filled from reinforcements; what is beyond that goes back.',
  'agenda.articlesOfWar': 'Articles of War',
  'agenda.articlesOfWar.for': 'Mechs lose what stands on their cards, but for Sustain Damage.',
  'agenda.articlesOfWar.against': 'Each player who voted for it gains 3 trade goods.',
  'agenda.checksAndBalances': 'Checks and Balances',
  'agenda.checksAndBalances.for':
    'Whoever chooses a strategy card in the strategy phase gives it to another player who has none (with 3 or 4 players: fewer than 2), if there is one.',
  'agenda.checksAndBalances.against': 'At the end of this agenda phase each player readies only 3 planets.',
  'agenda.clandestineOperations': 'Clandestine Operations',
  'agenda.clandestineOperations.for': 'Each player returns 2 command tokens from the command sheet to reinforcements.',
  'agenda.clandestineOperations.against': 'Each player returns 1 command token from the fleet pool to reinforcements.',
  'agenda.covertLegislation': 'Covert Legislation',
  'agenda.covertLegislation.text':
    'The speaker draws the next agenda unseen by the others and names only what may be voted for. Everybody votes on that; then it is shown and resolved.',
  'agenda.galacticCrisisPact': 'Galactic Crisis Pact',
  'agenda.galacticCrisisPact.text':
    'Elect a strategy card. In speaker order each player may use its secondary ability without spending a command token; one that is placed comes from reinforcements.',
  'agenda.ministerOfAntiquities': 'Minister of Antiquities',
  'agenda.ministerOfAntiquities.text': 'Elect a player, who gains 1 relic.',
  'agenda.nexusSovereignty': 'Nexus Sovereignty',
  'agenda.nexusSovereignty.for': 'Ships do not move through the alpha and beta wormholes of the wormhole nexus.',
  'agenda.nexusSovereignty.against': 'A gamma wormhole token goes to the system of Mecatol Rex.',
  'agenda.politicalCensure': 'Political Censure',
  'agenda.politicalCensure.text':
    'Elect a player, who keeps this card, gains 1 victory point and cannot play action cards. Whoever loses this card loses 1 victory point.',
  'agenda.rearmamentAgreement': 'Rearmament Agreement',
  'agenda.rearmamentAgreement.for':
    'Each player puts 1 mech from reinforcements on a planet they control in their home system.',
  'agenda.rearmamentAgreement.against': 'Each player replaces each of their mechs with 1 infantry.',
  'agenda.representativeGovernmentRevised': 'Representative Government',
  'agenda.representativeGovernmentRevised.for':
    'Nobody exhausts planets to vote: everybody has just 1 vote on each agenda, and nothing adds to it.',
  'agenda.representativeGovernmentRevised.against':
    'When the next strategy phase starts, each player who voted against exhausts all their cultural planets.',
  'agenda.researchGrantReallocation': 'Research Grant Reallocation',
  'agenda.researchGrantReallocation.text':
    'Elect a player, who gains any 1 technology. For each prerequisite on it they return 1 command token from the fleet pool to reinforcements.',
  'agenda.searchWarrant': 'Search Warrant',
  'agenda.searchWarrant.text':
    'Elect a player, who keeps this card, draws 2 secret objectives and plays with secret objectives open.',
} as const;
