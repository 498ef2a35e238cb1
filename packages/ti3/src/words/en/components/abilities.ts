// Special abilities of the races. The race sheets give them no names; these are ours.

export const abilities = {
  'ability.jolnar.clumsy': 'Unwarlike',
  'ability.jolnar.clumsy.text':
    'You have -1 on combat rolls in space battles and invasion combat. PDS fire and bombardment are not affected.',
  'ability.jolnar.research': 'Brilliant minds',
  'ability.jolnar.research.text':
    'When you use the secondary ability of Technology you may also use its primary ability, for the same command counter.',
  'ability.jolnar.reroll': 'Recalculation',
  'ability.jolnar.reroll.text':
    'Spend 1 command counter from Strategy Allocation to re-roll 1 die you have just rolled.',
  'ability.naalu.initiative': 'Telepathy',
  'ability.naalu.initiative.text':
    'You are first in the order of play: your strategy card counts as 0. You do not choose it any earlier.',
  'ability.naalu.retreat': 'Slip away',
  'ability.naalu.retreat.text':
    'When you are attacked, after PDS fire and before the space battle, your whole fleet may retreat under the usual limits.',
  'ability.naalu.fighters': 'Linked pilots',
  'ability.naalu.fighters.text': 'Your fighters have +1 on combat rolls in space battles.',
  'ability.l1z1x.dreadnoughtCost': 'Heavy shipyards',
  'ability.l1z1x.dreadnoughtCost.text': 'Your dreadnoughts cost 4.',
  'ability.l1z1x.assault': 'War protocol',
  'ability.l1z1x.assault.text':
    'Your dreadnoughts have +1 in space battles. Your ground forces have +1 when they attack in invasion combat.',
  'ability.l1z1x.counter': 'Reserve circuits',
  'ability.l1z1x.counter.text': 'You start with 1 more command counter in Strategy Allocation.',
  'ability.mentak.counter': 'Extra squadron',
  'ability.mentak.counter.text': 'You start with 1 more command counter in Fleet Supply.',
  'ability.mentak.ambush': 'Ambush',
  'ability.mentak.ambush.text':
    'Before a space battle up to 2 of your cruisers and destroyers in it fire 1 shot each. Casualties do not fire back.',
  'ability.mentak.piracy': 'Piracy',
  'ability.mentak.piracy.text':
    'Once in each Strategy Phase you may take 1 trade good from each of up to 2 players who have 3 or more.',
  'ability.letnev.funding': 'War chest',
  'ability.letnev.funding.text':
    'Before a round of combat you may spend 2 trade goods: in that round all your ships have +1, or all your ground forces +2.',
  'ability.letnev.armada': 'Great fleets',
  'ability.letnev.armada.text': 'Each of your fleets may hold 1 ship more than your Fleet Supply allows.',
  'ability.xxcha.diplomacy': 'Peacemakers',
  'ability.xxcha.diplomacy.text':
    'When another player executes Diplomacy you may use its primary ability instead of the secondary, for the usual command counter.',
  'ability.xxcha.veto': 'Point of order',
  'ability.xxcha.veto.text':
    'Right after a political card is read you may spend 1 command counter from Strategy Allocation to cancel it. Another card is drawn.',
  'ability.xxcha.foresight': 'Ready and waiting',
  'ability.xxcha.foresight.text':
    'In the first round of every space battle and invasion combat your opponent has -1 on combat rolls.',
  'ability.yssaril.skip': 'Patience',
  'ability.yssaril.skip.text':
    'On your turn in the Action Phase you may do nothing without passing, but not 2 turns in a row.',
  'ability.yssaril.cards': 'Full hands',
  'ability.yssaril.cards.text': 'You draw 1 more action card in each Status Phase and never have a hand limit.',
  'ability.yssaril.spies': 'Spies',
  'ability.yssaril.spies.text': 'Once in each Strategy Phase you may look at all the action cards of 1 other player.',
  'ability.hacan.guild': 'Seat in the guild',
  'ability.hacan.guild.text': 'Trade agreements you make in negotiations need nobody’s approval.',
  'ability.hacan.trade': 'Master traders',
  'ability.hacan.trade.text':
    'The secondary ability of Trade costs you no command counter. Each of your trade agreements pays you 1 more.',
  'ability.hacan.bond': 'Bound by honor',
  'ability.hacan.bond.text': 'Nobody may break a trade agreement with you, except by going to war.',
  'ability.hacan.exchange': 'Card market',
  'ability.hacan.exchange.text': 'During the Status Phase you may exchange action cards with other players who agree.',
  'ability.norr.fury': 'Fury',
  'ability.norr.fury.text':
    'You have +1 on combat rolls in space battles and invasion combat. PDS fire and bombardment are not affected.',
  'ability.sol.levy': 'Levy',
  'ability.sol.levy.text':
    'As an action, spend 1 command counter from Strategy Allocation: place 2 free ground forces on 1 planet you control.',
  'ability.sol.counter': 'Grand staff',
  'ability.sol.counter.text': 'In each Status Phase you receive 1 more command counter.',
  'ability.saar.salvage': 'Salvage',
  'ability.saar.salvage.text': 'You gain 1 trade good each time you take control of a planet that was not yours.',
  'ability.saar.docks': 'Drifting docks',
  'ability.saar.docks.text':
    'Your space docks float in space, with movement 1 and production capacity 4. A dock that moved builds nothing in that activation. It is destroyed when an enemy ship is in its system and none of yours is.',
  'ability.saar.nomads': 'Nomads',
  'ability.saar.nomads.text': 'You may claim objectives without controlling your home system.',
  'ability.muaat.slowSuns': 'Heavy suns',
  'ability.muaat.slowSuns.text': 'Your war suns have movement 1, or 2 once you own Deep Space Cannon.',
  'ability.muaat.forge': 'Forge',
  'ability.muaat.forge.text':
    'As an action, spend 1 command counter from Strategy Allocation: place 1 destroyer or 2 fighters, free, in a system with one of your war suns or space docks.',
  'ability.muaat.supernovas': 'Children of fire',
  'ability.muaat.supernovas.text': 'Your ships may move through supernovas, but not stop there.',
  'ability.winnu.votes': 'Standing vote',
  'ability.winnu.votes.text':
    'The influence of your home planet always counts for your votes, even when it is exhausted.',
  'ability.winnu.order': 'Loyal worlds',
  'ability.winnu.order.text': 'Your planets with at least 1 ground force are immune to Local Unrest.',
  'ability.winnu.research': 'Open archives',
  'ability.winnu.research.text': 'The secondary ability of Technology costs you no command counter.',
  'ability.yin.conversion': 'Conversion',
  'ability.yin.conversion.text':
    'Before an invasion combat in which you attack you may roll 1 die. On 5 or more the defender loses 1 ground force and you gain 1 there.',
  'ability.yin.sacrifice': 'Sacrifice',
  'ability.yin.sacrifice.text':
    'Before the second round of a space battle you may destroy 1 of your cruisers or destroyers in it to score 1 hit on an enemy ship of your choice.',
  'ability.yin.exchange': 'Other values',
  'ability.yin.exchange.text':
    'Once per round, as an action, choose 1 of your refreshed planets: its resources and influence are exchanged until the end of the round.',
} as const;
