// Technologies of Prophecy of Kings and of the Codices.

export const prophecyTechnologies = {
  'technology.darkEnergyTap': 'Dark Energy Tap',
  'technology.darkEnergyTap.text':
    'After your tactical action in a system with a frontier token you explore it, if you have ships there. Your ships may retreat to adjacent systems without units of others even where you have neither units nor planets.',
  'technology.slingRelay': 'Sling Relay',
  'technology.slingRelay.text':
    'As an action, exhaust this card to produce 1 ship in a system with a space dock of yours.',
  'technology.x89BacterialWeaponOmega': 'X-89 Bacterial Weapon Ω',
  'technology.x89BacterialWeaponOmega.text':
    'After your Bombardment has destroyed infantry on a planet, you may destroy all infantry of that player there.',
  'technology.psychoarchaeology': 'Psychoarchaeology',
  'technology.psychoarchaeology.text':
    'Technology specialties count for you without exhausting their planets, even where those are exhausted. In the action phase you may exhaust your planets that have a specialty for 1 trade good each.',
  'technology.bioStims': 'Bio-Stims',
  'technology.bioStims.text':
    'At the end of your turn you may exhaust this card to ready 1 planet of yours with a technology specialty or 1 other technology of yours.',
  'technology.magenDefenseGridOmega': 'Magen Defense Grid Ω',
  'technology.magenDefenseGridOmega.text':
    'When a ground combat starts on a planet with a structure of yours, you may score 1 hit on a ground force of your opponent that you choose.',
  'technology.aiDevelopmentAlgorithm': 'AI Development Algorithm',
  'technology.aiDevelopmentAlgorithm.text':
    'You may exhaust this card when you research a unit upgrade, to ignore 1 prerequisite, or when your units use Production: all of it costs 1 resource less for each unit upgrade you own.',
  'technology.selfAssemblyRoutines': 'Self-Assembly Routines',
  'technology.selfAssemblyRoutines.text':
    'After your units use Production you may exhaust this card: 1 mech from your reinforcements goes to a planet you control in that system. After 1 of your mechs is destroyed you gain 1 trade good.',
  'technology.scanlinkDroneNetwork': 'Scanlink Drone Network',
  'technology.scanlinkDroneNetwork.text':
    'When you activate a system you may explore 1 planet in it that has units of yours.',
  'technology.predictiveIntelligence': 'Predictive Intelligence',
  'technology.predictiveIntelligence.text':
    'At the end of your turn you may exhaust this card to redistribute your command tokens. While it is readied you may cast 3 more votes; if your outcome is not the one resolved, this card is exhausted.',
  'technology.strikeWingAlphaII': 'Strike Wing Alpha II',
  'technology.aetherstream': 'Aetherstream',
  'technology.crimsonLegionnaireII': 'Crimson Legionnaire II',
  'technology.preFabArcologies': 'Pre-Fab Arcologies',
  'technology.memoriaII': 'Memoria II',
  'technology.saturnEngineII': 'Saturn Engine II',
  'technology.dimensionalTearII': 'Dimensional Tear II',
  'technology.aerieHololattice': 'Aerie Hololattice',
  'technology.magmusReactorOmega': 'Magmus Reactor Ω',
  'technology.magmusReactorOmega.text':
    'Your ships may enter supernovas. Each supernova with units of yours has Production 5, as if it were a unit of yours.',
  'technology.voidwatch': 'Voidwatch',
  'technology.wormholeGeneratorOmega': 'Wormhole Generator Ω',
  'technology.wormholeGeneratorOmega.text':
    'As an action, exhaust this card to place or move a Creuss wormhole: into a system where you control a planet, or into one that is no home system and holds no ships of other players.',
  'technology.geneticRecombination': 'Genetic Recombination',
  'technology.supercharge': 'Supercharge',
  'technology.temporalCommandSuite': 'Temporal Command Suite',
  'technology.helTitanII': 'Hel-Titan II',
  'technology.vortex': 'Vortex',
  'technology.yinSpinnerOmega': 'Yin Spinner Ω',
  'technology.yinSpinnerOmega.text':
    'After you produce units, up to 2 infantry from your reinforcements go to a planet you control or to the space of a system with your ships.',
  'technology.iihqModernization': 'I.I.H.Q. Modernization',
  'technology.agencySupplyNetwork': 'Agency Supply Network',
} as const;
