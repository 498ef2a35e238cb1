// Technologies that everybody can research. Unit upgrades are called what the unit cards are called.

import { unitCards } from './unit-cards.ts';

export const technologies = {
  'technology.antimassDeflectors': 'Antimass Deflectors',
  'technology.antimassDeflectors.text':
    'Your ships may enter asteroid fields and pass through them. Space Cannon of other players has -1 on every die against your units.',
  'technology.gravityDrive': 'Gravity Drive',
  'technology.gravityDrive.text': 'After you activate a system, 1 of your ships has +1 move in this tactical action.',
  'technology.fleetLogistics': 'Fleet Logistics',
  'technology.fleetLogistics.text': 'In each of your turns you may take 2 actions.',
  'technology.lightWaveDeflector': 'Light/Wave Deflector',
  'technology.lightWaveDeflector.text': 'Your ships may pass through systems with ships of other players.',
  'technology.neuralMotivator': 'Neural Motivator',
  'technology.neuralMotivator.text': 'You draw 2 action cards in each status phase and not just 1.',
  'technology.dacxiveAnimators': 'Dacxive Animators',
  'technology.dacxiveAnimators.text':
    'After you win a ground combat, 1 infantry from your reinforcements may join the others on that planet.',
  'technology.hyperMetabolism': 'Hyper Metabolism',
  'technology.hyperMetabolism.text': 'You gain 3 command tokens in each status phase and not just 2.',
  'technology.x89BacterialWeapon': 'X-89 Bacterial Weapon',
  'technology.x89BacterialWeapon.text':
    'As an action, exhaust this card and choose a planet in a system with a ship of yours that has Bombardment: all infantry on it are destroyed.',
  'technology.plasmaScoring': 'Plasma Scoring',
  'technology.plasmaScoring.text': 'Each time you bombard or fire Space Cannon, 1 of your units may roll 1 die more.',
  'technology.magenDefenseGrid': 'Magen Defense Grid',
  'technology.magenDefenseGrid.text':
    'When a round of ground combat starts on a planet with a unit of yours that has Planetary Shield, you may exhaust this card: your opponent makes no combat rolls in this round.',
  'technology.duraniumArmor': 'Duranium Armor',
  'technology.duraniumArmor.text':
    'In each combat round, once your hits are assigned, 1 of your damaged units is repaired if it has not used Sustain Damage in this round.',
  'technology.assaultCannon': 'Assault Cannon',
  'technology.assaultCannon.text':
    'When a space combat starts and you have at least 3 ships there, fighters not counted, your opponent destroys 1 of their ships that is no fighter.',
  'technology.sarweenTools': 'Sarween Tools',
  'technology.sarweenTools.text': 'Each time your units use Production, what they make costs 1 resource less in all.',
  'technology.gravitonLaserSystem': 'Graviton Laser System',
  'technology.gravitonLaserSystem.text':
    'Before your units use Space Cannon you may exhaust this card: their hits go to ships other than fighters, while there are any.',
  'technology.transitDiodes': 'Transit Diodes',
  'technology.transitDiodes.text':
    'When your turn starts you may exhaust this card: up to 4 of your ground forces, from anywhere on the board, go to planets you control.',
  'technology.integratedEconomy': 'Integrated Economy',
  'technology.integratedEconomy.text':
    'After you gain control of a planet you may produce units there that together cost no more than its resource value.',
  'technology.warSun': unitCards['unitCard.warSun'],
  'technology.warSun.text': 'You may have war suns.',
  'technology.spaceDockII': unitCards['unitCard.spaceDockII'],
  'technology.spaceDockII.text': 'Your space docks produce 2 units more.',
  'technology.cruiserII': unitCards['unitCard.cruiserII'],
  'technology.cruiserII.text': 'Your cruisers are faster and more accurate, and carry 1 unit each.',
  'technology.dreadnoughtII': unitCards['unitCard.dreadnoughtII'],
  'technology.dreadnoughtII.text': 'Your dreadnoughts are faster, and Direct Hit does nothing to them.',
  'technology.destroyerII': unitCards['unitCard.destroyerII'],
  'technology.destroyerII.text':
    'Your destroyers are more accurate, above all against fighters, and fire 1 more die at them.',
  'technology.pdsII': unitCards['unitCard.pdsII'],
  'technology.pdsII.text': 'Your PDS are more accurate and also reach ships in adjacent systems.',
  'technology.carrierII': unitCards['unitCard.carrierII'],
  'technology.carrierII.text': 'Your carriers are faster and have room for 2 units more.',
  'technology.fighterII': unitCards['unitCard.fighterII'],
  'technology.fighterII.text':
    'Your fighters are more accurate and fly without a carrier. Those beyond your capacity count against your fleet pool.',
  'technology.infantryII': unitCards['unitCard.infantryII'],
  'technology.infantryII.text':
    'Your infantry is more accurate, and some of those destroyed come back at the start of your next turn.',
} as const;
