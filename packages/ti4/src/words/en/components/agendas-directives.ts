// Directives, which are carried out once.

export const directives = {
  'agenda.archivedSecret': 'Archived Secret',
  'agenda.archivedSecret.text': 'Elect a player, who draws 1 secret objective.',
  'agenda.armsReduction': 'Arms Reduction',
  'agenda.armsReduction.for': 'Each player keeps 2 dreadnoughts and 4 cruisers at most and destroys the others.',
  'agenda.armsReduction.against':
    'When the next strategy phase starts, each player exhausts their planets with a technology specialty.',
  'agenda.colonialRedistribution': 'Colonial Redistribution',
  'agenda.colonialRedistribution.text':
    'Elect a planet outside home systems, but not Mecatol Rex. All units on it are destroyed. Its owner chooses a player among those with the fewest victory points, who may put 1 infantry from reinforcements there.',
  'agenda.compensatedDisarmament': 'Compensated Disarmament',
  'agenda.compensatedDisarmament.text':
    'Elect a planet. All ground forces on it are destroyed, and its owner gains 1 trade good for each.',
  'agenda.economicEquality': 'Economic Equality',
  'agenda.economicEquality.for': 'All players return all their trade goods, then each gains 5.',
  'agenda.economicEquality.against': 'All players return all their trade goods.',
  'agenda.incentiveProgram': 'Incentive Program',
  'agenda.incentiveProgram.for': '1 more public objective of stage I is drawn and revealed.',
  'agenda.incentiveProgram.against': '1 more public objective of stage II is drawn and revealed.',
  'agenda.ixthianArtifact': 'Ixthian Artifact',
  'agenda.ixthianArtifact.for':
    'The speaker rolls 1 die. With 6 or more each player may research 2 technologies. With less, all units in the system of Mecatol Rex are destroyed, and each player destroys 3 of their units in every system next to it.',
  'agenda.ixthianArtifact.against': 'Nothing happens.',
  'agenda.judicialAbolishment': 'Judicial Abolishment',
  'agenda.judicialAbolishment.text':
    'Elect a law in play, which is discarded. If there is none, another agenda is revealed.',
  'agenda.miscountDisclosed': 'Miscount Disclosed',
  'agenda.miscountDisclosed.text':
    'Elect a law in play, which is voted on again as if it had just been revealed. If there is none, another agenda is revealed.',
  'agenda.mutiny': 'Mutiny',
  'agenda.mutiny.for': 'Each player who voted for gains 1 victory point.',
  'agenda.mutiny.against': 'Each player who voted for loses 1 victory point.',
  'agenda.newConstitution': 'New Constitution',
  'agenda.newConstitution.text': 'If there is no law in play, another agenda is revealed.',
  'agenda.newConstitution.for':
    'All laws are discarded. When the next strategy phase starts, each player exhausts the planets in their home system.',
  'agenda.newConstitution.against': 'Nothing happens.',
  'agenda.publicExecution': 'Public Execution',
  'agenda.publicExecution.text':
    'Elect a player, who discards all action cards, passes the speaker token to the left if they have it, and votes no more in this agenda phase.',
  'agenda.seedOfAnEmpire': 'Seed of an Empire',
  'agenda.seedOfAnEmpire.for': 'Whoever has the most victory points gains 1.',
  'agenda.seedOfAnEmpire.against': 'Whoever has the fewest victory points gains 1.',
  'agenda.swordsToPlowshares': 'Swords to Plowshares',
  'agenda.swordsToPlowshares.for':
    'On every planet they control each player destroys half of their infantry, rounded up, and gains 1 trade good for each.',
  'agenda.swordsToPlowshares.against': 'Each player puts 1 infantry from reinforcements on every planet they control.',
  'agenda.unconventionalMeasures': 'Unconventional Measures',
  'agenda.unconventionalMeasures.for': 'Each player who voted for draws 2 action cards.',
  'agenda.unconventionalMeasures.against': 'Each player who voted for discards all their action cards.',
  'agenda.wormholeResearch': 'Wormhole Research',
  'agenda.wormholeResearch.for':
    'Each player with ships at a wormhole may research 1 technology. Then all ships at alpha and beta wormholes are destroyed.',
  'agenda.wormholeResearch.against':
    'Each player who voted against returns 1 command token from the command sheet to reinforcements.',
} as const;
