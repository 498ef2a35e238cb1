// Domain counters.

export const domainCounters = {
  'domain.peacefulAnnexation': 'Peaceful Annexation',
  'domain.peacefulAnnexation.text': 'Nothing happens. The planet is yours.',
  'domain.naturalWealth': 'Natural Wealth',
  'domain.naturalWealth.text': 'Gain {value|1 trade good|# trade goods}.',
  'domain.hostileLocals': 'Hostile Locals',
  'domain.hostileLocals.text':
    '{value|1 local ground force fights|# local ground forces fight} you for the planet. They cannot be bombarded, and recover fully if you fail.',
  'domain.biohazard': 'Biohazard',
  'domain.biohazard.text':
    'The first ground force of every landing here is destroyed. Whoever takes the planet first may remove this counter.',
  'domain.radiation': 'Radiation',
  'domain.radiation.text':
    'All ground forces of the landing are destroyed. Then this counter is removed and the planet stays neutral.',
  'domain.technologicalSociety': 'Technological Society',
  'domain.technologicalSociety.text':
    'The player on your left chooses 1 technology for which you have the prerequisites. You gain it free.',
  'domain.industrialSociety': 'Industrial Society',
  'domain.industrialSociety.text': 'You may place a free space dock here. The planet comes refreshed.',
  'domain.lazaxSurvivors': 'Lazax Survivors',
  'domain.lazaxSurvivors.text':
    'Keep them: you have 3 more votes on every later agenda. If you probe them instead you gain 1 victory point and may draw 3 action cards. If you raze them you lose your action cards, your trade goods and your next vote, and all your planets are exhausted.',
  'domain.settlers': 'Settlers',
  'domain.settlers.text':
    'Your ground forces return to their ships. Roll 1 die: on 6 or more you place 2 free ground forces here, otherwise a random opponent does. They take the planet.',
  'domain.wormholeAlpha': 'Wormhole Discovery: Alpha',
  'domain.wormholeAlpha.text': 'The system has an Alpha wormhole for the rest of the game.',
  'domain.wormholeBeta': 'Wormhole Discovery: Beta',
  'domain.wormholeBeta.text': 'The system has a Beta wormhole for the rest of the game.',
  'domain.nativeIntelligence': 'Native Intelligence',
  'domain.nativeIntelligence.text': 'Secretly look at 1 face-down domain counter on any planet.',
  'domain.hiddenFactory': 'Hidden Factory',
  'domain.hiddenFactory.text': 'Place free ships worth up to 2 resources in this system.',
  'domain.hostageSituation': 'Hostage Situation',
  'domain.hostageSituation.text':
    'Pay 1 trade good for each ground force you landed, or lose them all and leave the planet neutral.',
  'domain.automatedDefenseSystem': 'Automated Defense System',
  'domain.automatedDefenseSystem.text':
    'Roll 2 dice: each 6 or more costs you 1 ship in the system and 1 landed ground force. Whoever takes the planet first removes this counter and may place a free PDS.',
  'domain.fighterAmbush': 'Fighter Ambush',
  'domain.fighterAmbush.text':
    'After the landing you fight {value|1 local fighter|# local fighters} in space, without anti-fighter barrage. If you lose, the landing is destroyed and the planet stays neutral.',
} as const;
