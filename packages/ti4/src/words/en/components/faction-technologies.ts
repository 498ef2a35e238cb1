// Technologies of the factions.

import { unitCards } from './unit-cards.ts';

export const factionTechnologies = {
  'technology.letaniWarriorII': unitCards['unitCard.letaniWarriorII'],
  'technology.letaniWarriorII.text':
    'Your Letani Warriors are more accurate and produce 2 units each, and some of those destroyed come back at the start of your next turn.',
  'technology.bioplasmosis': 'Bioplasmosis',
  'technology.bioplasmosis.text':
    'When the status phase ends you may move any of your infantry from planets you control to others you control in the same or adjacent systems.',
  'technology.dimensionalSplicer': 'Dimensional Splicer',
  'technology.dimensionalSplicer.text':
    'When a space combat starts in a system with a wormhole and ships of yours, you may score 1 hit on an enemy ship that you choose.',
  'technology.wormholeGenerator': 'Wormhole Generator',
  'technology.wormholeGenerator.text':
    'When the status phase starts, place a Creuss wormhole or move one: to a system where you control a planet, or to one that is no home system and holds no ships of other players.',
  'technology.quantumDatahubNode': 'Quantum Datahub Node',
  'technology.quantumDatahubNode.text':
    'When the strategy phase ends you may spend 1 strategy token and pay 3 trade goods to another player: the two of you swap 1 strategy card.',
  'technology.productionBiomes': 'Production Biomes',
  'technology.productionBiomes.text':
    'As an action, exhaust this card and spend 1 strategy token: you gain 4 trade goods, and another player you choose gains 2.',
  'technology.spacialConduitCylinder': 'Spacial Conduit Cylinder',
  'technology.spacialConduitCylinder.text':
    'After you activate a system with units of yours you may exhaust this card: during this activation it is adjacent to every other system with units of yours.',
  'technology.eResSiphons': 'E-Res Siphons',
  'technology.eResSiphons.text': 'After another player activates a system with ships of yours you gain 4 trade goods.',
  'technology.superDreadnoughtII': unitCards['unitCard.superDreadnoughtII'],
  'technology.superDreadnoughtII.text':
    'Your dreadnoughts are faster and more accurate, and Direct Hit does nothing to them.',
  'technology.inheritanceSystems': 'Inheritance Systems',
  'technology.inheritanceSystems.text':
    'When you research a technology you may exhaust this card and pay 2 resources: its prerequisites do not matter.',
  'technology.l4Disruptors': 'L4 Disruptors',
  'technology.l4Disruptors.text': 'In an invasion nobody can use Space Cannon against your units.',
  'technology.nonEuclideanShielding': 'Non-Euclidean Shielding',
  'technology.nonEuclideanShielding.text': 'Sustain Damage of your units cancels 2 hits and not just 1.',
  'technology.mirrorComputing': 'Mirror Computing',
  'technology.mirrorComputing.text': 'Each trade good you spend is worth 2 resources or 2 influence.',
  'technology.salvageOperations': 'Salvage Operations',
  'technology.salvageOperations.text':
    'After you win or lose a space combat you gain 1 trade good. If you won you may also produce 1 ship there, of a type that was destroyed in it.',
  'technology.prototypeWarSunII': unitCards['unitCard.prototypeWarSunII'],
  'technology.prototypeWarSunII.text': 'Your war suns are cheaper and much faster.',
  'technology.magmusReactor': 'Magmus Reactor',
  'technology.magmusReactor.text':
    'Your ships may enter supernovas. After your units use Production in a system with a war sun or next to a supernova you gain 1 trade good.',
  'technology.hybridCrystalFighterII': unitCards['unitCard.hybridCrystalFighterII'],
  'technology.hybridCrystalFighterII.text':
    'Your fighters are more accurate and fly without a carrier. Those beyond your capacity take half a ship’s place in your fleet pool.',
  'technology.neuroglaive': 'Neuroglaive',
  'technology.neuroglaive.text':
    'Another player who activates a system with ships of yours loses 1 fleet token, back to reinforcements.',
  'technology.valefarAssimilatorX': 'Valefar Assimilator X',
  'technology.valefarAssimilatorX.text':
    'When one of your abilities would give you a technology of another player, you may put the X token on a faction technology of that player instead, if no such token lies there. As long as it does, this card says what that one says.',
  'technology.valefarAssimilatorY': 'Valefar Assimilator Y',
  'technology.valefarAssimilatorY.text':
    'When one of your abilities would give you a technology of another player, you may put the Y token on a faction technology of that player instead, if no such token lies there. As long as it does, this card says what that one says.',
  'technology.exotriremeII': unitCards['unitCard.exotriremeII'],
  'technology.exotriremeII.text':
    'Your dreadnoughts are faster, and Direct Hit does nothing to them. After a round of space combat you may give one up to destroy up to 2 ships in its system.',
  'technology.valkyrieParticleWeave': 'Valkyrie Particle Weave',
  'technology.valkyrieParticleWeave.text':
    'In a round of ground combat in which your opponent’s rolls score at least 1 hit, you score 1 hit more.',
  'technology.chaosMapping': 'Chaos Mapping',
  'technology.chaosMapping.text':
    'Nobody else can activate an asteroid field with ships of yours. When your turn starts you may produce 1 unit in a system where you have a unit with Production.',
  'technology.floatingFactoryII': unitCards['unitCard.floatingFactoryII'],
  'technology.floatingFactoryII.text': 'Your space docks are faster, carry 1 unit more and produce 2 units more.',
  'technology.advancedCarrierII': unitCards['unitCard.advancedCarrierII'],
  'technology.advancedCarrierII.text':
    'Your carriers are faster, have room for 2 units more and survive their first hit.',
  'technology.specOpsII': unitCards['unitCard.specOpsII'],
  'technology.specOpsII.text':
    'Your infantry is more accurate, and many of those destroyed come back at the start of your next turn.',
  'technology.lazaxGateFolding': 'Lazax Gate Folding',
  'technology.lazaxGateFolding.text':
    'In your tactical actions the system of Mecatol Rex has an alpha and a beta wormhole, unless you control the planet. If you do, you may exhaust this card as an action: 1 infantry from your reinforcements goes to Mecatol Rex.',
  'technology.hegemonicTradePolicy': 'Hegemonic Trade Policy',
  'technology.hegemonicTradePolicy.text':
    'When your units use Production you may exhaust this card: until your turn ends, resources and influence of 1 planet you control are exchanged.',
  'technology.instinctTraining': 'Instinct Training',
  'technology.instinctTraining.text':
    'When another player plays an action card you may exhaust this card and spend 1 strategy token: that card is cancelled.',
  'technology.nullificationField': 'Nullification Field',
  'technology.nullificationField.text':
    'After another player activates a system with ships of yours you may exhaust this card and spend 1 strategy token: that player’s turn is over.',
  'technology.impulseCore': 'Impulse Core',
  'technology.impulseCore.text':
    'When a space combat starts you may give up a cruiser or destroyer of yours there, which is destroyed: you score 1 hit. Your opponent must give it to a ship that is no fighter, if there is one.',
  'technology.yinSpinner': 'Yin Spinner',
  'technology.yinSpinner.text':
    'After your units use Production, 1 infantry from your reinforcements goes to a planet you control in that system.',
  'technology.mageonImplants': 'Mageon Implants',
  'technology.mageonImplants.text':
    'As an action, exhaust this card: look at the action cards of another player and take 1 of them.',
  'technology.transparasteelPlating': 'Transparasteel Plating',
  'technology.transparasteelPlating.text': 'In your turns, players who have passed cannot play action cards.',
} as const;
