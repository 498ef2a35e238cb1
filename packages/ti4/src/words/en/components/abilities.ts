// The abilities on the faction sheets.

export const abilities = {
  'ability.mitosis': 'Mitosis',
  'ability.mitosis.text':
    'Your space docks make no infantry. When the status phase starts, 1 infantry from your reinforcements goes to a planet you control.',
  'ability.quantumEntanglement': 'Quantum Entanglement',
  'ability.quantumEntanglement.text':
    'For you every system with an alpha or beta wormhole is adjacent to all the others. Nothing can take this away.',
  'ability.slipstream': 'Slipstream',
  'ability.slipstream.text':
    'In your tactical actions your ships have +1 move if they set out from your home system or from one with an alpha or beta wormhole.',
  'ability.creussGate': 'Creuss Gate',
  'ability.creussGate.text':
    'On the map the Creuss Gate lies where your home system would; it is nobody’s home. Your home system lies beside the map.',
  'ability.mastersOfTrade': 'Masters of Trade',
  'ability.mastersOfTrade.text': 'The secondary ability of Trade costs you no command token.',
  'ability.guildShips': 'Guild Ships',
  'ability.guildShips.text': 'You may make transactions with players who are no neighbors of yours.',
  'ability.arbiters': 'Arbiters',
  'ability.arbiters.text': 'Your transactions may include action cards, on both sides.',
  'ability.fragile': 'Fragile',
  'ability.fragile.text': 'Your units have -1 on combat rolls.',
  'ability.brilliant': 'Brilliant',
  'ability.brilliant.text':
    'The token you spend for the secondary ability of Technology may buy you its primary ability instead.',
  'ability.analytical': 'Analytical',
  'ability.analytical.text': 'When you research a technology that is no unit upgrade you may leave out 1 prerequisite.',
  'ability.assimilate': 'Assimilate',
  'ability.assimilate.text':
    'When you gain control of a planet, the PDS and space docks on it are replaced by yours from reinforcements.',
  'ability.harrow': 'Harrow',
  'ability.harrow.text':
    'When a round of ground combat ends, your ships in the active system may bombard your opponent’s ground forces on that planet.',
  'ability.munitionsReserves': 'Munitions Reserves',
  'ability.munitionsReserves.text':
    'When a round of space combat starts you may pay 2 trade goods: in this round you may re-roll any of your dice.',
  'ability.armada': 'Armada',
  'ability.armada.text':
    'In each system you may have 2 more ships than your fleet pool has tokens, fighters not counted.',
  'ability.ambush': 'Ambush',
  'ability.ambush.text':
    'When a space combat starts you may roll 1 die for each of 2 of your cruisers or destroyers there. A die that reaches the ship’s combat value is a hit, which your opponent assigns.',
  'ability.pillage': 'Pillage',
  'ability.pillage.text':
    'After a neighbor of yours gains trade goods or makes a transaction and then has at least 3 trade goods, 1 of them is yours for the taking, or 1 of their commodities.',
  'ability.starForge': 'Star Forge',
  'ability.starForge.text':
    'As an action, spend 1 strategy token: 2 fighters or 1 destroyer from your reinforcements go to a system with a war sun of yours.',
  'ability.gashlaiPhysiology': 'Gashlai Physiology',
  'ability.gashlaiPhysiology.text': 'Your ships may pass through supernovas, but not stop in one.',
  'ability.telepathic': 'Telepathic',
  'ability.telepathic.text':
    'When the strategy phase ends the 0 token goes on your strategy card, and you come before everybody else in initiative order.',
  'ability.foresight': 'Foresight',
  'ability.foresight.text':
    'After another player moves ships into a system with ships of yours, you may put 1 strategy token in an adjacent system without ships of other players and move your ships there.',
  'ability.galacticThreat': 'Galactic Threat',
  'ability.galacticThreat.text':
    'You have no vote. Once in each agenda phase, after an agenda is revealed, you may predict its outcome. If you are right, you gain 1 technology of a player who voted for it.',
  'ability.technologicalSingularity': 'Technological Singularity',
  'ability.technologicalSingularity.text':
    'Once in each combat, after a unit of your opponent is destroyed, you may gain 1 of that player’s technologies.',
  'ability.propagation': 'Propagation',
  'ability.propagation.text': 'You do no research. Whenever you would, you gain 3 command tokens.',
  'ability.unrelenting': 'Unrelenting',
  'ability.unrelenting.text': 'Your units have +1 on combat rolls.',
  'ability.scavenge': 'Scavenge',
  'ability.scavenge.text': 'Each planet you gain control of brings you 1 trade good.',
  'ability.nomadic': 'Nomadic',
  'ability.nomadic.text': 'You may score objectives without controlling your home planets.',
  'ability.orbitalDrop': 'Orbital Drop',
  'ability.orbitalDrop.text':
    'As an action, spend 1 strategy token: 2 infantry from your reinforcements go to a planet you control.',
  'ability.versatile': 'Versatile',
  'ability.versatile.text': 'In each status phase you gain 1 more command token.',
  'ability.bloodTies': 'Blood Ties',
  'ability.bloodTies.text': 'To lift the custodians token from Mecatol Rex you pay no influence.',
  'ability.reclamation': 'Reclamation',
  'ability.reclamation.text':
    'Once a tactical action has brought you Mecatol Rex you may build there free of charge: 1 PDS and 1 space dock from your reinforcements.',
  'ability.peaceAccords': 'Peace Accords',
  'ability.peaceAccords.text':
    'After you use the primary or secondary ability of Diplomacy you may gain control of 1 planet without units in a system adjacent to a planet you control. It may not be Mecatol Rex.',
  'ability.quash': 'Quash',
  'ability.quash.text':
    'When an agenda is revealed you may spend 1 strategy token: it is discarded, and the next of the deck is voted on in its place.',
  'ability.indoctrination': 'Indoctrination',
  'ability.indoctrination.text':
    'When a ground combat starts you may pay 2 influence: 1 of your opponent’s infantry in it is replaced by 1 of yours from reinforcements.',
  'ability.devotion': 'Devotion',
  'ability.devotion.text':
    'After each round of space combat you may give up a cruiser or destroyer of yours in the active system, which is destroyed: you score 1 hit on an enemy ship there that you choose.',
  'ability.stallTactics': 'Stall Tactics',
  'ability.stallTactics.text': 'Discarding 1 action card is an action for you.',
  'ability.scheming': 'Scheming',
  'ability.scheming.text': 'Whenever you draw action cards you draw 1 more and then discard 1 from your hand.',
  'ability.crafty': 'Crafty',
  'ability.crafty.text': 'Your hand of action cards has no limit. Nothing can take this away.',
} as const;
