// Agendas of Prophecy of Kings.

export const prophecyAgendas = {
  'agenda.armedForcesStandardization': 'Armed Forces Standardization',
  'agenda.articlesOfWar': 'Articles of War',
  'agenda.checksAndBalances': 'Checks and Balances',
  'agenda.clandestineOperations': 'Clandestine Operations',
  'agenda.covertLegislation': 'Covert Legislation',
  'agenda.galacticCrisisPact': 'Galactic Crisis Pact',
  'agenda.ministerOfAntiquities': 'Minister of Antiquities',
  'agenda.nexusSovereignty': 'Nexus Sovereignty',
  'agenda.politicalCensure': 'Political Censure',
  'agenda.rearmamentAgreement': 'Rearmament Agreement',
  'agenda.representativeGovernmentRevised': 'Representative Government',
  'agenda.researchGrantReallocation': 'Research Grant Reallocation',
  'agenda.searchWarrant': 'Search Warrant',
} as const;
