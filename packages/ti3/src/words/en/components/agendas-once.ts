// Political cards of the base game that take effect once.

export const decrees = {
  'agenda.aggressiveStrategy': 'Aggressive Strategy',
  'agenda.aggressiveStrategy.for':
    'At once, in order of play, each player may use the secondary ability of their own strategy card for no command counter.',
  'agenda.aggressiveStrategy.against': 'Nobody may use secondary abilities for the rest of the round.',
  'agenda.ancientArtifact': 'Ancient Artifact',
  'agenda.ancientArtifact.for':
    'Roll 1 die. On 5 or less every unit in the Mecatol Rex system is destroyed, and each fleet and each planet’s ground forces in adjacent systems face 3 rolls that hit on 5 or more. On 6 or more every player gains 2 technologies for which they have the prerequisites.',
  'agenda.ancientArtifact.against': 'Nothing happens.',
  'agenda.armsReduction': 'Arms Reduction',
  'agenda.armsReduction.for': 'Each player keeps at most 2 dreadnoughts and 4 cruisers and destroys the rest.',
  'agenda.armsReduction.against': 'Each player exhausts all their planets with a red specialty.',
  'agenda.colonialRedistribution': 'Colonial Redistribution',
  'agenda.colonialRedistribution.for':
    'The player with most victory points chooses 1 of their planets and destroys all ground forces on it. They then choose a player with fewest points, who may place 3 free ground forces there and takes the planet.',
  'agenda.colonialRedistribution.against': 'Nothing happens.',
  'agenda.compensatedDisarmament': 'Compensated Disarmament',
  'agenda.compensatedDisarmament.text':
    'Elect a planet. All ground forces on it are destroyed. Its owner keeps it and gains 1 trade good for each.',
  'agenda.costOverruns': 'Cost Overruns',
  'agenda.costOverruns.for': 'Each player discards 1 trade good for each planet they control.',
  'agenda.costOverruns.against': 'Nothing happens.',
  'agenda.disputeResolution': 'Dispute Resolution',
  'agenda.disputeResolution.text':
    'Elect 2 planets of 2 different players, outside home systems and not Mecatol Rex. All ground forces and PDS on them are destroyed and both turn neutral.',
  'agenda.economicRevitalization': 'Economic Revitalization',
  'agenda.economicRevitalization.text': 'Elect a player, who receives 1 trade good from each opponent who has one.',
  'agenda.holderOfMecatolRex': 'Holder of Mecatol Rex',
  'agenda.holderOfMecatolRex.for': 'The player who controls Mecatol Rex may discard 1 law in play.',
  'agenda.holderOfMecatolRex.against': 'The player who controls Mecatol Rex may place 2 free ground forces there.',
  'agenda.imperialContainment': 'Imperial Containment',
  'agenda.imperialContainment.for':
    'For the rest of the round, whoever controls most planets outside their home system must discard 1 more command counter from the Command Pool for each one placed in a tactical action.',
  'agenda.imperialContainment.against': 'Nothing happens.',
  'agenda.imperialMandate': 'Imperial Mandate',
  'agenda.imperialMandate.for': 'Each player receives 2 victory points.',
  'agenda.imperialMandate.against': 'Each player loses 1 victory point.',
  'agenda.massMobilization': 'Mass Mobilization',
  'agenda.massMobilization.for':
    'Divide the votes for by 5, rounded down: each player may place up to that many free ground forces on planets they control.',
  'agenda.massMobilization.against': 'Nobody may buy ground forces for the rest of the round.',
  'agenda.newConstitution': 'New Constitution',
  'agenda.newConstitution.for': 'All laws in play are discarded and each player exhausts 2 planets.',
  'agenda.newConstitution.against': 'The player with most refreshed influence may discard 1 law in play.',
  'agenda.officialSanction': 'Official Sanction',
  'agenda.officialSanction.text':
    'Elect a player, who may not invade planets for the rest of the round, neutral ones included.',
  'agenda.openTheTradeRoutes': 'Open the Trade Routes',
  'agenda.openTheTradeRoutes.for': 'Each player gains 2 trade goods.',
  'agenda.openTheTradeRoutes.against':
    'For the rest of the round each trade good a player receives goes to the player on their left.',
  'agenda.prophecyOfIxth': 'Prophecy of Ixth',
  'agenda.prophecyOfIxth.text':
    'Elect a player, whose fighters have +1 on combat rolls. They lose this for good at the end of a round in which they bought fewer than 2 fighters.',
  'agenda.publicExecution': 'Public Execution',
  'agenda.publicExecution.text':
    'Elect a player, who loses all action cards, exhausts all planets and has -1 on combat rolls for the rest of the round.',
  'agenda.repeal': 'Repeal',
  'agenda.repeal.text': 'Elect a law in play and discard it.',
  'agenda.revote': 'Revote',
  'agenda.revote.text': 'Elect a law in play and vote on it again at once.',
  'agenda.subsidizedIndustry': 'Subsidized Industry',
  'agenda.subsidizedIndustry.text': 'Elect a player, who may place a free space dock on a planet they control.',
  'agenda.technologyInvestigationCommittee': 'Technology Investigation Committee',
  'agenda.technologyInvestigationCommittee.for': 'Nobody may buy technologies for the rest of the round.',
  'agenda.technologyInvestigationCommittee.against':
    'Each player discards 1 random action card. Then 2 more political cards are drawn and resolved.',
  'agenda.tradeEmbargo': 'Trade Embargo',
  'agenda.tradeEmbargo.text':
    'Elect a player, whose trade agreements are all broken and who may form none in this round and the next.',
} as const;
