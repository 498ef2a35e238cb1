// Technologies, the racial ones last.

export const technologies = {
  'technology.hylarVAssaultLaser': 'Hylar V Assault Laser',
  'technology.hylarVAssaultLaser.text': 'Your cruisers and destroyers have +1 on all combat rolls.',
  'technology.deepSpaceCannon': 'Deep Space Cannon',
  'technology.deepSpaceCannon.text': 'Your PDS also reach fleets in adjacent systems.',
  'technology.magenDefenseGrid': 'Magen Defense Grid',
  'technology.magenDefenseGrid.text':
    'Your PDS have +1 on all rolls. Your ground forces defending a planet with one of your PDS have +1 in invasion combat.',
  'technology.warSun': 'War Sun',
  'technology.warSun.text': 'You may build war suns.',
  'technology.assaultCannon': 'Assault Cannon',
  'technology.assaultCannon.text':
    'Before a space battle each of your dreadnoughts in it fires 1 shot. Casualties do not fire back.',
  'technology.gravitonNegator': 'Graviton Negator',
  'technology.gravitonNegator.text':
    'Your dreadnoughts may bombard planets with PDS. Your fighters may join an invasion combat you started; survivors return to space and hold no planet.',
  'technology.antimassDeflectors': 'Antimass Deflectors',
  'technology.antimassDeflectors.text': 'Your ships may move through asteroid fields, but not stop there.',
  'technology.xrdTransporters': 'XRD Transporters',
  'technology.xrdTransporters.text': 'Your carriers have +1 movement.',
  'technology.typeIVDrive': 'Type IV Drive',
  'technology.typeIVDrive.text': 'Your cruisers and dreadnoughts have +1 movement.',
  'technology.advancedFighters': 'Advanced Fighters',
  'technology.advancedFighters.text':
    'Your fighters have movement 2 of their own, +1 on combat rolls and need no carrier or dock, and enemy ships cannot pass them. Those beyond the fighter capacity of their system count against Fleet Supply.',
  'technology.lightWaveDeflector': 'Light/Wave Deflector',
  'technology.lightWaveDeflector.text':
    'Your ships may move through systems with enemy ships on their way to the activated system.',
  'technology.fleetLogistics': 'Fleet Logistics',
  'technology.fleetLogistics.text':
    'After a tactical action you may take a second one at once, with a command counter of its own.',
  'technology.stasisCapsules': 'Stasis Capsules',
  'technology.stasisCapsules.text': 'Each of your cruisers and dreadnoughts may carry 1 ground force.',
  'technology.cybernetics': 'Cybernetics',
  'technology.cybernetics.text': 'Your fighters have +1 on all combat rolls.',
  'technology.neuralMotivator': 'Neural Motivator',
  'technology.neuralMotivator.text': 'You draw 1 more action card in each Status Phase.',
  'technology.dacxiveAnimators': 'Dacxive Animators',
  'technology.dacxiveAnimators.text':
    'After you win an invasion combat, roll 1 die for each ground force killed in its rounds, on both sides: each 6 or more places 1 of your ground forces there.',
  'technology.genSynthesis': 'Gen Synthesis',
  'technology.genSynthesis.text':
    'Your ground forces have +1 in invasion combat. When one is destroyed roll 1 die: on 5 or more it returns to a planet you control in your home system.',
  'technology.x89BacterialWeapon': 'X-89 Bacterial Weapon',
  'technology.x89BacterialWeapon.text':
    'Instead of bombarding a planet, your dreadnoughts or war suns may destroy all enemy ground forces on it. Then discard all your action cards.',
  'technology.enviroCompensator': 'Enviro Compensator',
  'technology.enviroCompensator.text': 'Each of your space docks may build 1 more unit.',
  'technology.sarweenTools': 'Sarween Tools',
  'technology.sarweenTools.text': 'You have 1 extra resource each time you build units at a space dock.',
  'technology.microTechnology': 'Micro Technology',
  'technology.microTechnology.text': 'Each of your trade agreements pays you 1 more trade good.',
  'technology.gravitonLaserSystem': 'Graviton Laser System',
  'technology.gravitonLaserSystem.text': 'You may re-roll each miss of your PDS once.',
  'technology.integratedEconomy': 'Integrated Economy',
  'technology.integratedEconomy.text':
    'Units you build may also go to adjacent systems that you activated and that hold no enemies; ground forces and PDS to friendly planets there.',
  'technology.transitDiodes': 'Transit Diodes',
  'technology.transitDiodes.text':
    'As an action, spend 1 command counter from Strategy Allocation: move up to 4 ground forces from 1 planet you control to 1 other.',
  'technology.automatedDefenseTurrets': 'Automated Defense Turrets',
  'technology.automatedDefenseTurrets.text': 'Your destroyers have +2 and 1 more die on anti-fighter barrage.',
  'technology.maneuveringJets': 'Maneuvering Jets',
  'technology.maneuveringJets.text':
    'Enemy PDS have -1 against your ships, -2 from an adjacent system. Space mines have -1 against you. Your ships need not stop in ion storms.',
  'technology.hyperMetabolism': 'Hyper Metabolism',
  'technology.hyperMetabolism.text':
    'You receive 1 more command counter in each Status Phase. Before drawing action cards there you may discard 1 to draw 1 more.',
  'technology.nanoTechnology': 'Nano Technology',
  'technology.nanoTechnology.text':
    'Opponents’ action cards cannot target your dreadnoughts and war suns. Planets you take come refreshed.',
  'technology.biopticRecyclers': 'Bioptic Recyclers',
  'technology.biopticRecyclers.text': 'As an action, discard 1 action card: gain 2 trade goods or 1 command counter.',
  'technology.floatingFactory': 'Floating Factory',
  'technology.floatingFactory.text': 'Your space docks have production capacity 5, fighter capacity 5 and +1 movement.',
  'technology.diplomats': 'Diplomats',
  'technology.diplomats.text':
    'When another player activates one of your systems you may spend 1 command counter from Strategy Allocation: their counter returns to reinforcements and their action ends.',
  'technology.dreadnoughtInvasionPod': 'Dreadnought Invasion Pod',
  'technology.dreadnoughtInvasionPod.text': 'Each of your dreadnoughts may carry 1 more ground force.',
  'technology.spatialConduitNetwork': 'Spatial Conduit Network',
  'technology.spatialConduitNetwork.text':
    'When you move, you may treat 2 systems you control as adjacent for ships going from one to the other.',
  'technology.berserkerGenome': 'Berserker Genome',
  'technology.berserkerGenome.text':
    'After the first round of a space battle or invasion combat roll 1 die for each casualty you took. If at least one is a 10, your opponent takes 2 more casualties.',
  'technology.fanaticism': 'Fanaticism',
  'technology.fanaticism.text': 'You make 2 conversion attempts instead of 1 before each invasion combat.',
  'technology.telepathicMindWeapon': 'Telepathic Mind Weapon',
  'technology.telepathicMindWeapon.text':
    'An opponent who activates a system you control loses 1 command counter from Fleet Supply.',
  'technology.l4Disruptors': 'L4 Disruptors',
  'technology.l4Disruptors.text': 'Your bonus in invasion combat costs you no trade goods.',
  'technology.shuttleLogistics': 'Shuttle Logistics',
  'technology.shuttleLogistics.text':
    'When the Status Phase starts choose a system without enemy ships: your ground forces there may move to friendly planets in it or in adjacent systems without enemy ships.',
  'technology.magmusReactor': 'Magmus Reactor',
  'technology.magmusReactor.text': 'Your war suns have +1 movement and cost 10.',
  'technology.markIIAdvancedCarriers': 'Mark II Advanced Carriers',
  'technology.markIIAdvancedCarriers.text': 'Your carriers have capacity 8 and survive their first hit.',
  'technology.salvageOperations': 'Salvage Operations',
  'technology.salvageOperations.text':
    'After each space battle you fight, gain 2 trade goods. If you won you may build there, at its cost, 1 ship of a type you destroyed.',
  'technology.productionCenters': 'Production Centers',
  'technology.productionCenters.text':
    'Once per round, as an action, with fewer than 6 trade goods: spend 1 command counter from Strategy Allocation, gain 6 trade goods and give 2 to another player.',
} as const;
