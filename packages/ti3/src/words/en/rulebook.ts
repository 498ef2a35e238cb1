// The rules reference: for every rule that is cited, its title and what it says, in our own words.

export const rulebook = {
  'rule.object of the game': 'The object of the game',
  'rule.object of the game.text': 'The first player to reach 10 victory points wins at once (14 in the Long War).',
  'rule.setup': 'Game setup',
  'rule.setup.text': 'Races, decks, objectives and the galaxy are laid out before the first round.',
  'rule.setup.home systems': 'Home systems',
  'rule.setup.home systems.text': 'Each player draws a home system: it decides the race.',
  'rule.setup.units': 'Starting units',
  'rule.setup.units.text':
    'The units on your race sheet start in your home system. Ground forces, PDS and the space dock go on its planets as you like.',
  'rule.setup.counters': 'Starting counters',
  'rule.setup.counters.text':
    'You start with 2 command counters in Strategy Allocation, 3 in the Command Pool and 3 in Fleet Supply.',
  'rule.objectives.preparing': 'Preparing the objectives',
  'rule.objectives.preparing.text':
    '6 Stage I cards lie on top of 3 Stage II cards shuffled with Imperium Rex. Each player gets 1 secret objective.',
  'rule.galaxy creation': 'Creating the galaxy',
  'rule.galaxy creation.text': 'Players take turns placing the system tiles they were dealt around Mecatol Rex.',
  'rule.galaxy.homes': 'Placing home systems',
  'rule.galaxy.homes.text':
    'Home systems stand three systems from Mecatol Rex and join by themselves when their place is reached.',
  'rule.galaxy.rings': 'Rings in order',
  'rule.galaxy.rings.text': 'A ring must be complete before a tile goes into the next one.',
  'rule.galaxy.special systems': 'Special systems apart',
  'rule.galaxy.special systems.text':
    'A special system may not lie next to another one unless you have no other choice.',
  'rule.galaxy.planets': 'A planet after no planet',
  'rule.galaxy.planets.text': 'After a tile without planets you must place one with a planet, if you can.',
  'rule.galaxy.order': 'Order of placement',
  'rule.galaxy.order.text': 'The order turns round after each lap, so the last player places twice in a row.',
  'rule.strategy phase': 'The Strategy Phase',
  'rule.strategy phase.text': 'Beginning with the Speaker, everybody chooses a strategy card for the round.',
  'rule.strategy phase.choosing': 'Choosing a strategy card',
  'rule.strategy phase.choosing.text':
    'A card once taken is gone for the others. Nobody takes Initiative twice in a row.',
  'rule.bonus counters': 'Bonus counters',
  'rule.bonus counters.text':
    'Each card nobody chose gets a bonus counter. Whoever takes the card later turns each into a trade good or a command counter.',
  'rule.action phase': 'The Action Phase',
  'rule.action phase.text': 'Players take one action at a time in order of play until all have passed.',
  'rule.order of play': 'Order of play',
  'rule.order of play.text':
    'The numbers on the strategy cards decide who acts first. With two cards the lower number counts.',
  'rule.strategic action': 'The strategic action',
  'rule.strategic action.text':
    'You carry out the primary ability of your strategy card; then the others may use its secondary ability. You must do this once a round for each card.',
  'rule.secondary ability': 'The secondary ability',
  'rule.secondary ability.text':
    'Others, clockwise from the active player, may use it for 1 command counter from Strategy Allocation. Never the active player himself.',
  'rule.tactical action': 'The tactical action',
  'rule.tactical action.text':
    'You activate one system and go through seven steps there: activate, move, PDS fire, space battle, landings, invasion, production.',
  'rule.tactical.activate': 'Activating a system',
  'rule.tactical.activate.text':
    "You put a command counter from your Command Pool on a system that has none of yours yet. Others' counters do not matter.",
  'rule.tactical.movement': 'Moving ships',
  'rule.tactical.movement.text':
    'Your ships in range may move into the activated system and nowhere else. They may not pass enemy ships (fighters aside), nor leave a system where your counter already lies.',
  'rule.tactical.pds fire': 'PDS fire',
  'rule.tactical.pds fire.text':
    "Enemy PDS in range may fire at the active player's ships; then his own PDS in range may fire at enemy ships in the system.",
  'rule.tactical.space battle': 'When a space battle is fought',
  'rule.tactical.space battle.text':
    'If ships of two players are in the activated system, they fight until only one side is left.',
  'rule.tactical.landings': 'Planetary landings',
  'rule.tactical.landings.text':
    'After the battle your ground forces and PDS leave their ships for planets in the system. All landings are fixed before the first invasion.',
  'rule.tactical.invasion': 'When an invasion is fought',
  'rule.tactical.invasion.text':
    'Where ground forces of two players stand on a planet, they fight. The active player chooses the order of planets.',
  'rule.tactical.production': 'Producing units',
  'rule.tactical.production.text':
    'As the last step you may build units at your space docks in the system, or a new space dock.',
  'rule.transfer action': 'The transfer action',
  'rule.transfer action.text':
    'You activate two adjacent systems that hold only your units, move between them, land on your planets and produce in one of them.',
  'rule.transfer.activate': 'Activating two systems',
  'rule.transfer.activate.text':
    'One counter comes from your Command Pool, the other from reinforcements. Both systems must hold a unit of yours and none of anybody else.',
  'rule.transfer.movement': 'Moving between the two',
  'rule.transfer.movement.text': 'Your ships may move either way between the two systems, carrying units as usual.',
  'rule.transfer.pds fire': 'PDS fire at a transfer',
  'rule.transfer.pds fire.text': 'Only enemy PDS fire, each at one of the two systems.',
  'rule.transfer.landings': 'Landings at a transfer',
  'rule.transfer.landings.text': 'Only on planets that are already yours.',
  'rule.transfer.production': 'Production at a transfer',
  'rule.transfer.production.text': 'In one of the two systems, not in both.',
  'rule.passing': 'Passing',
  'rule.passing.text':
    'You may pass only when your strategic actions are done. After that you take no action this round, but you may still use secondary abilities.',
  'rule.status phase': 'The Status Phase',
  'rule.status phase.text':
    'Objectives are claimed, ships repaired, counters and planets returned, cards and counters received.',
  'rule.status.objectives': 'Claiming objectives',
  'rule.status.objectives.text':
    'In order of play each player may claim one public objective and his secret one, if he controls his whole home system.',
  'rule.status.repair': 'Repairing ships',
  'rule.status.repair.text': 'All damaged ships are repaired.',
  'rule.status.counters': 'Removing command counters',
  'rule.status.counters.text': 'All command counters on the board go back to reinforcements.',
  'rule.status.refresh': 'Refreshing planets',
  'rule.status.refresh.text': 'All exhausted planets are refreshed.',
  'rule.status.receive': 'Cards and counters',
  'rule.status.receive.text': 'Each player receives 1 action card and 2 command counters.',
  'rule.status.redistribute': 'Redistributing counters',
  'rule.status.redistribute.text':
    'You may rearrange the command counters on your race sheet. Fleets that become too large lose ships.',
  'rule.status.return': 'Returning strategy cards',
  'rule.status.return.text': 'All strategy cards go back to the table.',
  'rule.imperium rex': 'Imperium Rex',
  'rule.imperium rex.text':
    'When this card is revealed the game ends at once; most victory points wins. Ties: claimed objectives, planets, unused command counters, all command counters on the sheet.',
  'rule.winning': 'Winning',
  'rule.winning.text': 'Whoever reaches the goal first wins at once, even if others could have reached it later.',
  'rule.elimination': 'Elimination',
  'rule.elimination.text': 'A player with no planet and no unit on the board is out of the game.',
  'rule.space battle': 'Space battles',
  'rule.space battle.text':
    'Rounds of announcing retreats, rolling dice, removing casualties and retreating, until one side is left.',
  'rule.space battle.barrage': 'Anti-fighter barrage',
  'rule.space battle.barrage.text':
    'Before the first round each destroyer rolls 2 dice; each hit removes an enemy fighter, which does not fire back.',
  'rule.space battle.before': 'Before the battle',
  'rule.space battle.before.text':
    'Shots and other effects before the first round: their casualties are removed without return fire.',
  'rule.space battle.announce': 'Announcing a retreat',
  'rule.space battle.announce.text':
    'First the attacker may announce a withdrawal; if he does not, the defender may announce a retreat. Who has announced it goes at the end of the round.',
  'rule.space battle.roll': 'Rolling combat dice',
  'rule.space battle.roll.text':
    'Both sides roll one die for each ship (three for a war sun). A result of the combat value or more is a hit.',
  'rule.space battle.casualties': 'Removing casualties',
  'rule.space battle.casualties.text':
    'Each side takes as many casualties as it was hit, chosen by the owner; attacker first.',
  'rule.space battle.retreat': 'Executing a retreat',
  'rule.space battle.retreat.text':
    'The whole fleet goes to one adjacent system that its owner activated earlier and that holds no enemy ships.',
  'rule.space battle.end': 'End of a space battle',
  'rule.space battle.end.text':
    'When only one side has ships left, fighters beyond the capacity of the system are removed.',
  'rule.invasion combat': 'Invasion combat',
  'rule.invasion combat.text': 'Ground forces fight in rounds until one side or none is left. There is no retreat.',
  'rule.invasion.bombardment': 'Bombardment before an invasion',
  'rule.invasion.bombardment.text':
    'Dreadnoughts (one die) and war suns (three dice) may destroy ground forces before the invasion.',
  'rule.invasion.pds fire': 'PDS fire at invaders',
  'rule.invasion.pds fire.text':
    'After the bombardment each PDS on the planet fires once at the invading ground forces.',
  'rule.invasion.roll': 'Rolling for ground forces',
  'rule.invasion.roll.text': 'Both sides roll one die for each ground force on the planet.',
  'rule.invasion.casualties': 'Casualties on the ground',
  'rule.invasion.casualties.text': 'Each side loses as many ground forces as it was hit.',
  'rule.invasion.success': 'Success of an invasion',
  'rule.invasion.success.text':
    'With a ground force left and no defender the planet is yours, exhausted; PDS and dock on it are destroyed. If both sides are gone, the defender keeps it.',
  'rule.planet cards': 'Receiving planet cards',
  'rule.planet cards.text': 'A planet you take always comes exhausted.',
  'rule.system.asteroid field': 'Asteroid field',
  'rule.system.asteroid field.text':
    'Never activated, never a stop. Only ships with Antimass Deflectors may move through.',
  'rule.system.nebula': 'Nebula',
  'rule.system.nebula.text':
    'May be entered, not crossed. Ships leaving it move 1. The defender gets +1 in space battles.',
  'rule.system.supernova': 'Supernova',
  'rule.system.supernova.text': 'Never activated, never crossed.',
  'rule.wormholes': 'Wormholes',
  'rule.wormholes.text': 'Systems with the same wormhole are adjacent. A single one does nothing.',
  'rule.unit limits': 'Unit limits',
  'rule.unit limits.text': 'You have only the figures of the box, except fighters and ground forces.',
  'rule.scuttling': 'Scuttling',
  'rule.scuttling.text': 'In the Status Phase you may destroy your own units.',
  'rule.supplement counters': 'Supplement counters',
  'rule.supplement counters.text':
    'Fighters and ground forces are unlimited, but each place needs one real figure: 12 for ground forces, 10 for fighters.',
  'rule.command counters': 'Command counters',
  'rule.command counters.text':
    'You have 16. Received ones go to the Command Pool, Fleet Supply or Strategy Allocation and stay there until the Status Phase.',
  'rule.fleet supply': 'Fleet Supply',
  'rule.fleet supply.text':
    'No system may hold more of your ships (fighters aside) than counters lie in your Fleet Supply.',
  'rule.command pool': 'Command Pool',
  'rule.command pool.text': 'Counters here are spent to activate systems.',
  'rule.strategy allocation': 'Strategy Allocation',
  'rule.strategy allocation.text': 'Counters here pay for secondary abilities and some special ones.',
  'rule.spending.exhausting': 'Exhausting planets',
  'rule.spending.exhausting.text':
    'A planet gives all its resources or all its influence when you exhaust it, once until it is refreshed.',
  'rule.spending.costs': 'Paying costs',
  'rule.spending.costs.text': 'You pay in one sum with planets and trade goods. What is too much is lost.',
  'rule.action cards': 'Action cards',
  'rule.action cards.text': 'Hidden in your hand until played, each at the moment it names.',
  'rule.action cards.hand': 'Hand limit',
  'rule.action cards.hand.text': 'At most 7 action cards; you draw one at a time and discard at once what is too much.',
  'rule.action cards.playing': 'Playing action cards',
  'rule.action cards.playing.text':
    'Announced cards are revealed together and carried out in order of play. Never two identical ones on the same thing in a round.',
  'rule.action cards.sabotage': 'Sabotage',
  'rule.action cards.sabotage.text':
    'Right after a card is revealed Sabotage cancels it; both are discarded. No announcement is needed.',
  'rule.action cards.as an action': 'Played as an action',
  'rule.action cards.as an action.text': 'Such a card takes the place of your action for the turn.',
  'rule.council': 'The Galactic Council',
  'rule.council.text': 'When the Political strategy is carried out an agenda is drawn and voted on.',
  'rule.council.elect': 'Elections',
  'rule.council.elect.text': 'Each voter names somebody or something; most votes wins, without a majority.',
  'rule.council.for or against': 'For or against',
  'rule.council.for or against.text': 'The majority of the votes cast decides.',
  'rule.council.laws': 'Laws',
  'rule.council.laws.text': 'A law that is voted for stays in force for good.',
  'rule.council.voting': 'Voting',
  'rule.council.voting.text':
    "Clockwise from the Speaker's left. You have as many votes as influence on your ready planets, at least 1, and cast all or none.",
  'rule.council.ties': 'Ties and abstaining',
  'rule.council.ties.text': 'You may abstain. The Speaker breaks ties, even with no votes at all.',
  'rule.technology': 'Technology',
  'rule.technology.text': '24 advances in four colours; each gives a lasting advantage.',
  'rule.technology.acquiring': 'Acquiring technology',
  'rule.technology.acquiring.text':
    'You need the prerequisites. The Technology strategy gives one for free, its secondary ability sells one for 8 resources.',
  'rule.technology.specialties': 'Technology specialties',
  'rule.technology.specialties.text': 'Each ready planet with the specialty takes 1 off the price of its colour.',
  'rule.trade': 'Trade',
  'rule.trade.text': "Two players exchange trade cards; each receives the value of the other's card as trade goods.",
  'rule.trade.opening': 'Opening agreements',
  'rule.trade.opening.text':
    'Only through the Trade strategy, with the approval of the active player. One agreement with each partner, two in all.',
  'rule.trade.income': 'Trade income',
  'rule.trade.income.text': 'Agreements pay when the Trade strategy is used. New ones do not pay in the same action.',
  'rule.trade goods': 'Trade goods',
  'rule.trade goods.text':
    'Each stands for 1 resource or 1 influence. You may give them away at any time. There are 40.',
  'rule.trade.breaking': 'Breaking agreements',
  'rule.trade.breaking.text':
    'Either partner may break an agreement in the Status Phase; war between them breaks it at once.',
  'rule.trade.guild': 'The power of the guild',
  'rule.trade.guild.text': 'Instead of trading, the active player may cancel every agreement in play.',
  'rule.empty system': 'Empty system',
  'rule.empty system.text': 'A system without any unit, yours included. Special systems are never empty.',
  'rule.objective cards': 'Objectives',
  'rule.objective cards.text': 'Each public objective can be claimed once by each player, after it is revealed.',
  'rule.secret objective': 'The secret objective',
  'rule.secret objective.text': 'Only you know it until you claim it.',
  'rule.space dock': 'Space dock',
  'rule.space dock.text': 'Builds units and supports 3 fighters in its system.',
  'rule.space dock.new': 'A new space dock',
  'rule.space dock.new.text':
    '4 resources, on a planet you have held all round, one per planet, no enemy ships in the system. It builds from the next round on.',
  'rule.space dock.building': 'Building units',
  'rule.space dock.building.text':
    "A dock builds as many units as its planet's resources plus 2. Fighters and ground forces come two for 1 resource.",
  'rule.space dock.blockade': 'Blockade',
  'rule.space dock.blockade.text': 'With an enemy ship in the system a dock builds no ships.',
  'rule.ground force': 'Ground force',
  'rule.ground force.text': 'Takes and holds planets; carried by carriers and war suns.',
  'rule.controlling planets': 'Controlling planets',
  'rule.controlling planets.text':
    'A planet is yours once your ground force has landed, and stays yours without one until it is taken.',
  'rule.carrier': 'Carrier',
  'rule.carrier.text': 'Carries 6 fighters, ground forces and PDS in any mix.',
  'rule.carrier.transport': 'Transport',
  'rule.carrier.transport.text':
    'Units are picked up at the start, on the way or at the end, never beside enemy ships or in a system you activated before.',
  'rule.pds': 'PDS',
  'rule.pds.text': 'Shields its planet, fires into space and at invaders.',
  'rule.pds.shield': 'Planetary shield',
  'rule.pds.shield.text': 'Dreadnoughts may not bombard a planet with an enemy PDS.',
  'rule.pds.cannon': 'Space cannon',
  'rule.pds.cannon.text':
    'Fires once in an activation at ships in range: its own system, with the Deep Space Cannon also adjacent ones.',
  'rule.pds.defense': 'Invasion defense',
  'rule.pds.defense.text': 'Each PDS on the planet fires once at invaders before the first round.',
  'rule.pds.limit': 'Two PDS a planet',
  'rule.pds.limit.text': 'No planet holds more than two PDS.',
  'rule.fighter': 'Fighter',
  'rule.fighter.text': 'Cheap, always in space, moved by carriers and war suns.',
  'rule.fighter.capacity': 'Fighter capacity',
  'rule.fighter.capacity.text':
    'Fighters need room on carriers, war suns or docks in their system; those without are removed, though not during a battle.',
  'rule.cruiser': 'Cruiser',
  'rule.cruiser.text': 'Fast and strong for its price; no special rules.',
  'rule.destroyer': 'Destroyer',
  'rule.destroyer.text': 'Fast and cheap; fires a barrage at fighters before the battle.',
  'rule.dreadnought': 'Dreadnought',
  'rule.dreadnought.text': 'Sustains one hit and bombards planets.',
  'rule.sustaining damage': 'Sustaining damage',
  'rule.sustaining damage.text': 'A dreadnought or war sun takes the first hit as damage; a second one destroys it.',
  'rule.bombardment': 'Planetary bombardment',
  'rule.bombardment.text': 'Each ship bombards one planet once in an activation. Dreadnoughts need a landing there.',
  'rule.war sun': 'War sun',
  'rule.war sun.text':
    'Three dice, sustains damage, carries 6, bombards through shields and without a landing. Needs its technology.',
  'rule.three players': 'Three players',
  'rule.three players.text': 'A smaller galaxy, and two strategy cards each.',
  'rule.four players': 'Four players',
  'rule.four players.text': 'All tiles are used, and two strategy cards each leave none over.',
  'rule.five players': 'Five players',
  'rule.five players.text':
    'Places are drawn; trade goods make up for the narrow ones. One tile lies face down beside Mecatol Rex.',
  'rule.race sheet': 'Race sheet',
  'rule.race sheet.text': "Your race's abilities, your three areas of command counters, your trade goods.",
  'rule.strategy.initiative': 'Initiative',
  'rule.strategy.initiative.text':
    'You become Speaker and use secondary abilities without a counter. Not two rounds in a row.',
  'rule.strategy.diplomacy': 'Diplomacy',
  'rule.strategy.diplomacy.text':
    "You and an opponent may not activate systems with each other's units. Others refresh up to 2 planets outside their home system.",
  'rule.strategy.political': 'Political',
  'rule.strategy.political.text':
    '3 action cards, 1 command counter, an agenda, and a look at the next three. Others draw an action card.',
  'rule.strategy.logistics': 'Logistics',
  'rule.strategy.logistics.text':
    '4 command counters. Others buy some for 3 influence each, without spending a counter.',
  'rule.strategy.trade': 'Trade',
  'rule.strategy.trade.text':
    '3 trade goods, your income and new agreements; or all agreements are cancelled. Others take their income.',
  'rule.strategy.warfare': 'Warfare',
  'rule.strategy.warfare.text':
    'One of your counters on the board returns to your Command Pool. Others send up to two cruisers or destroyers on patrol.',
  'rule.strategy.technology': 'Technology',
  'rule.strategy.technology.text': 'A technology for free. Others buy one for 8 resources.',
  'rule.strategy.imperial': 'Imperial',
  'rule.strategy.imperial.text':
    'A new objective is revealed and you score 2 points. Others build units in one of their systems with a dock.',
} as const;
