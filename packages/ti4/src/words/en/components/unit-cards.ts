// The unit cards: name, and what a card says beside its figures.

export const unitCards = {
  'unitCard.cruiser': 'Cruiser I',
  'unitCard.cruiserII': 'Cruiser II',
  'unitCard.carrier': 'Carrier I',
  'unitCard.carrierII': 'Carrier II',
  'unitCard.destroyer': 'Destroyer I',
  'unitCard.destroyerII': 'Destroyer II',
  'unitCard.dreadnought': 'Dreadnought I',
  'unitCard.dreadnoughtII': 'Dreadnought II',
  'unitCard.dreadnoughtII.text': 'Direct Hit does nothing to it.',
  'unitCard.fighter': 'Fighter I',
  'unitCard.fighterII': 'Fighter II',
  'unitCard.fighterII.text':
    'Flies without a carrier. Each fighter beyond your capacity takes the place of 1 ship in your fleet pool.',
  'unitCard.infantry': 'Infantry I',
  'unitCard.infantryII': 'Infantry II',
  'unitCard.infantryII.text':
    'Roll 1 die for each one destroyed: with 6 or more it waits on this card. When your next turn starts, those waiting go to planets you control in your home system.',
  'unitCard.pds': 'PDS I',
  'unitCard.pdsII': 'PDS II',
  'unitCard.pdsII.text': 'Its Space Cannon also reaches ships in adjacent systems.',
  'unitCard.spaceDock': 'Space Dock I',
  'unitCard.spaceDock.text':
    'Its Production is the resource value of its planet and 2 more. 3 of your fighters in its system need no capacity.',
  'unitCard.spaceDockII': 'Space Dock II',
  'unitCard.spaceDockII.text':
    'Its Production is the resource value of its planet and 4 more. 3 of your fighters in its system need no capacity.',
  'unitCard.warSun': 'War Sun',
  'unitCard.warSun.text': 'In its system the units of other players have no Planetary Shield.',
  'unitCard.duhaMenaimon': 'Duha Menaimon',
  'unitCard.duhaMenaimon.text': 'After you activate its system you may produce as many as 5 units there.',
  'unitCard.letaniWarrior': 'Letani Warrior I',
  'unitCard.letaniWarriorII': 'Letani Warrior II',
  'unitCard.letaniWarriorII.text':
    'Roll 1 die for each one destroyed: with 6 or more it waits on this card. When your next turn starts, those waiting go to planets you control in your home system.',
  'unitCard.hilColish': 'Hil Colish',
  'unitCard.hilColish.text': 'Its system has a delta wormhole. When your ships move, it may go first or last.',
  'unitCard.wrathOfKenara': 'Wrath of Kenara',
  'unitCard.wrathOfKenara.text':
    'In a space combat in its system you may pay 1 trade good for +1 on a die you have just rolled, once for each die.',
  'unitCard.jnsHylarim': 'J.N.S. Hylarim',
  'unitCard.jnsHylarim.text': 'A 9 or 10 on one of its combat dice, before modifiers, scores 2 more hits.',
  'unitCard.superDreadnought': 'Super-Dreadnought I',
  'unitCard.superDreadnoughtII': 'Super-Dreadnought II',
  'unitCard.superDreadnoughtII.text': 'Direct Hit does nothing to it.',
  'unitCard.zeroZeroOne': '[0.0.1]',
  'unitCard.zeroZeroOne.text':
    'In a space combat in its system the hits of this ship and of your dreadnoughts go to ships other than fighters, while there are any.',
  'unitCard.arcSecundus': 'Arc Secundus',
  'unitCard.arcSecundus.text':
    'In its system the units of other players have no Planetary Shield. It is repaired whenever a round of space combat starts.',
  'unitCard.fourthMoon': 'Fourth Moon',
  'unitCard.fourthMoon.text': 'In its system the ships of other players get no use of Sustain Damage.',
  'unitCard.theInferno': 'The Inferno',
  'unitCard.theInferno.text':
    'As an action, spend 1 strategy token: 1 cruiser from your reinforcements goes to its system.',
  'unitCard.prototypeWarSun': 'Prototype War Sun I',
  'unitCard.prototypeWarSun.text': 'In its system the units of other players have no Planetary Shield.',
  'unitCard.prototypeWarSunII': 'Prototype War Sun II',
  'unitCard.prototypeWarSunII.text': 'In its system the units of other players have no Planetary Shield.',
  'unitCard.hybridCrystalFighter': 'Hybrid Crystal Fighter I',
  'unitCard.hybridCrystalFighterII': 'Hybrid Crystal Fighter II',
  'unitCard.hybridCrystalFighterII.text':
    'Flies without a carrier. Each fighter beyond your capacity takes half the place of a ship in your fleet pool.',
  'unitCard.matriarch': 'Matriarch',
  'unitCard.matriarch.text':
    'When you invade in its system your fighters may land and fight like ground forces. After the combat they go back to space.',
  'unitCard.theAlastor': 'The Alastor',
  'unitCard.theAlastor.text':
    'When a space combat starts in its system, any of your ground forces there may fight in it like ships.',
  'unitCard.sonOfRagh': 'Son of Ragh',
  'unitCard.floatingFactory': 'Floating Factory I',
  'unitCard.floatingFactory.text':
    'Stands in space and not on a planet, moves and retreats like a ship, and is destroyed when it is blockaded.',
  'unitCard.floatingFactoryII': 'Floating Factory II',
  'unitCard.floatingFactoryII.text':
    'Stands in space and not on a planet, moves and retreats like a ship, and is destroyed when it is blockaded.',
  'unitCard.cmorranNorr': "C'morran N'orr",
  'unitCard.cmorranNorr.text': 'Your other ships in its system have +1 on combat rolls.',
  'unitCard.exotrireme': 'Exotrireme I',
  'unitCard.exotriremeII': 'Exotrireme II',
  'unitCard.exotriremeII.text':
    'Direct Hit does nothing to it. After a round of space combat you may give it up: it is destroyed, and with it up to 2 other ships in its system that you name.',
  'unitCard.genesis': 'Genesis',
  'unitCard.genesis.text': 'At the end of each status phase 1 infantry from your reinforcements joins it in space.',
  'unitCard.advancedCarrier': 'Advanced Carrier I',
  'unitCard.advancedCarrierII': 'Advanced Carrier II',
  'unitCard.specOps': 'Spec Ops I',
  'unitCard.specOpsII': 'Spec Ops II',
  'unitCard.specOpsII.text':
    'Roll 1 die for each one destroyed: with 5 or more it waits on this card. When your next turn starts, those waiting go to planets you control in your home system.',
  'unitCard.salaiSaiCorian': 'Salai Sai Corian',
  'unitCard.salaiSaiCorian.text':
    'In combat it rolls 1 die for every ship other than fighters that your opponent has in its system.',
  'unitCard.loncaraSsodu': 'Loncara Ssodu',
  'unitCard.loncaraSsodu.text': 'Its Space Cannon also reaches ships in adjacent systems.',
  'unitCard.vanHauge': 'Van Hauge',
  'unitCard.vanHauge.text': 'When it is destroyed it takes all ships in its system with it.',
  'unitCard.ysiaYssrila': "Y'sia Y'ssrila",
  'unitCard.ysiaYssrila.text': 'It may pass through systems with ships of other players.',
} as const;
