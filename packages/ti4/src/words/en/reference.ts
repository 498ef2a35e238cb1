// The rules, entry by entry: what a question or a refusal links to.

export const reference = {
  'rule.abilities': 'Abilities',
  'rule.abilities.text':
    'What a card or a faction sheet says goes before the rules, and what forbids goes before what allows. An ability that begins with “may” is the player’s choice; all others are carried out.',
  'rule.action cards': 'Action cards',
  'rule.action cards.text':
    'You keep them hidden and play each at the moment it names, once; cards of the same name are not played twice on one moment. A card whose moment is an action is played as your action. You may hold 7.',
  'rule.action phase': 'Action phase',
  'rule.action phase.text':
    'In order of initiative each player takes a turn with one action: strategic, tactical or component. Whoever has used all their strategy cards may pass instead, and then takes no more turns. The phase ends when all have passed.',
  'rule.active system': 'Active system',
  'rule.active system.text':
    'You activate a system by putting a command token of your tactic pool there. You cannot activate one in which your token lies already.',
  'rule.adjacency': 'Adjacency',
  'rule.adjacency.text':
    'Two systems are adjacent when their tiles share a side, or when both have a wormhole of the same kind.',
  'rule.agenda cards': 'Agenda cards',
  'rule.agenda cards.text':
    'A law stays in play once it is enacted; a directive takes effect once. Some ask for votes for or against, others elect a player, a planet or something else.',
  'rule.agenda phase': 'Agenda phase',
  'rule.agenda phase.text':
    'Once the custodians token is gone, each round ends with two agendas. An agenda is revealed, then players vote in turn from the speaker’s left, the speaker last: each exhausts planets and casts their influence for one outcome. The outcome with most votes takes effect; the speaker breaks ties. Afterwards all planets are readied.',
  'rule.anomalies': 'Anomalies',
  'rule.anomalies.text':
    'Asteroid fields, gravity rifts, nebulae and supernovae have a red edge and rules of their own for ships.',
  'rule.anti-fighter barrage': 'Anti-fighter barrage',
  'rule.anti-fighter barrage.text':
    'In the first round of a space combat ships with this ability roll their dice at enemy fighters before anything else. Each hit destroys a fighter; hits beyond them are lost. These are no combat rolls.',
  'rule.asteroid field': 'Asteroid field',
  'rule.asteroid field.text': 'Ships can neither move into nor through it.',
  'rule.attach': 'Attached cards',
  'rule.attach.text':
    'A card that is attached to a planet stays with it, whoever controls it, and changes what it yields or does.',
  'rule.blockade': 'Blockade',
  'rule.blockade.text':
    'Units that produce in a system with enemy ships but none of your own make no ships there, only ground forces.',
  'rule.bombardment': 'Bombardment',
  'rule.bombardment.text':
    'At the start of an invasion your units with this ability may fire at planets of the system. Each hit destroys a ground force of its owner’s choice. Planetary Shields prevent it, unless a war sun of yours is there.',
  'rule.capacity': 'Capacity',
  'rule.capacity.text':
    'A ship carries as many fighters and ground forces as its capacity says. In a system your units in space may not exceed the capacity of your ships there; what is too many is removed after combat. Space docks look after 3 fighters each.',
  'rule.combat': 'Combat',
  'rule.combat.text':
    'Each unit rolls its dice; a die that shows its combat value or more is a hit. The player who is hit chooses what sustains damage and what is destroyed.',
  'rule.command tokens': 'Command tokens',
  'rule.command tokens.text':
    'You have 16. Those in the tactic pool activate systems, those in the strategy pool pay for secondary abilities, those in the fleet pool limit your fleets. Tokens that you gain go to any pool.',
  'rule.commodities': 'Commodities',
  'rule.commodities.text':
    'Your faction says how many you can hold. You cannot spend your own: given to another player, a commodity becomes a trade good.',
  'rule.component action': 'Component action',
  'rule.component action.text':
    'An ability or card that says it is used as an action: technologies, action cards, promissory notes, faction abilities.',
  'rule.component limitations': 'Component limits',
  'rule.component limitations.text':
    'Units are limited by their figures; of fighters and infantry tokens stand for more wherever at least one figure is with them. When you produce and lack a figure, you may take one off the board from a system without your command token.',
  'rule.construction': 'Construction',
  'rule.construction.text':
    'Primary: place a PDS or a space dock, then a PDS, on planets you control. Secondary: put a token of your strategy pool in a system and place a PDS or a space dock on a planet of yours there.',
  'rule.control': 'Control',
  'rule.control.text':
    'You gain control of a planet when only you have ground forces on it after an invasion. You take its card exhausted. You keep it until somebody else gains it, even without units there.',
  'rule.cost': 'Cost',
  'rule.cost.text': 'The resources for which a unit is produced. Where two units are shown, the price is for both.',
  'rule.custodians token': 'Custodians token',
  'rule.custodians token.text':
    'It lies on Mecatol Rex from the start. Whoever can land there may pay 6 influence to remove it, must then land ground forces, and gains 1 victory point. From that round on there is an agenda phase.',
  'rule.deals': 'Deals',
  'rule.deals.text':
    'Players may agree on anything at any time. What can be carried out at once is binding; the rest is a promise that nobody must keep.',
  'rule.destroyed': 'Destroyed',
  'rule.destroyed.text':
    'A unit that is destroyed goes back to the reinforcements. What is removed is not destroyed: abilities about destruction do not see it.',
  'rule.diplomacy': 'Diplomacy',
  'rule.diplomacy.text':
    'Primary: choose a system with a planet of yours, not that of Mecatol Rex; every other player puts a token from reinforcements there; then ready your planets in it. Secondary: spend a strategy token and ready up to 2 planets.',
  'rule.elimination': 'Elimination',
  'rule.elimination.text':
    'A player without ground forces on the board, without a unit that can produce and without a planet is out of the game.',
  'rule.exhausted': 'Exhausted',
  'rule.exhausted.text':
    'A card that is used up for now: a planet that was spent or voted with, a technology, a strategy card. It cannot be used again until it is readied.',
  'rule.fighters': 'Fighters',
  'rule.fighters.text':
    'They need room on ships or a space dock, and do not count against the fleet pool. Upgraded fighters move by themselves; those beyond capacity then count against the fleet pool.',
  'rule.fleet pool': 'Fleet pool',
  'rule.fleet pool.text':
    'In each system you may have as many ships other than fighters as there are tokens in your fleet pool. What is too many is removed at once, as you choose.',
  'rule.galaxy': 'The galaxy',
  'rule.galaxy.text':
    'Mecatol Rex lies in the middle, home systems at the rim. Whoever builds it lays anomalies and like wormholes apart as long as another place is left.',
  'rule.game round': 'Game round',
  'rule.game round.text':
    'Strategy phase, action phase, status phase and, once the custodians token is gone, agenda phase.',
  'rule.gravity rift': 'Gravity rift',
  'rule.gravity rift.text':
    'A ship that leaves it, or moves through it, has +1 move. But for each such exit roll a die: with 1 to 3 the ship is removed with all it carries.',
  'rule.ground combat': 'Ground combat',
  'rule.ground combat.text':
    'On a planet with ground forces of two players both roll, assign hits and begin again, until only one side is left. There is no retreat.',
  'rule.ground forces': 'Ground forces',
  'rule.ground forces.text':
    'They take and hold planets. They move only aboard ships, unless something says otherwise.',
  'rule.imperial': 'Imperial',
  'rule.imperial.text':
    'Primary: score a public objective whose requirement you meet; then, if you control Mecatol Rex, gain 1 point, else draw a secret objective. Secondary: spend a strategy token and draw a secret objective.',
  'rule.infantry': 'Infantry',
  'rule.infantry.text': 'The usual ground force: 2 for 1 resource. Upgraded ones may return after they are destroyed.',
  'rule.influence': 'Influence',
  'rule.influence.text':
    'You exhaust planets or spend trade goods to pay influence: for command tokens, the custodians token, votes (planets alone) and more. What is paid too much is lost.',
  'rule.initiative': 'Initiative',
  'rule.initiative.text': 'The lowest number of your strategy cards places you in the action and status phases.',
  'rule.invasion': 'Invasion',
  'rule.invasion.text':
    'In the active system without enemy ships: bombard, commit ground forces to planets, let space cannons there fire, fight ground combats, and gain control. Structures of a player who loses a planet are destroyed.',
  'rule.leadership': 'Leadership',
  'rule.leadership.text':
    'Primary: gain 3 command tokens, and one more for every 3 influence you spend. Secondary: gain one for every 3 influence you spend; it costs no token.',
  'rule.mecatol rex': 'Mecatol Rex',
  'rule.mecatol rex.text':
    'The throne world in the middle. Nobody lands there before the custodians token is removed. Whoever holds it scores with Imperial.',
  'rule.movement': 'Movement',
  'rule.movement.text':
    'All ships that move go into the active system, each as far as its move value, and arrive together. They cannot pass through systems with enemy ships, nor leave one with your command token. On the way they may pick up units, but not where your token lies.',
  'rule.nebula': 'Nebula',
  'rule.nebula.text':
    'Ships enter it only when it is the active system, and a ship that starts there has move 1. In a space combat in it the defender adds 1 to combat rolls.',
  'rule.neighbors': 'Neighbors',
  'rule.neighbors.text':
    'Two players are neighbors when both have a unit or a planet in one system, or in systems that are adjacent.',
  'rule.objectives': 'Objectives',
  'rule.objectives.text':
    'Public objectives lie open for all; each player scores each once. In the status phase you may score one public and one secret objective. Public ones need control of all planets of your home system.',
  'rule.pds': 'PDS',
  'rule.pds.text':
    'A structure with a space cannon and a planetary shield. At most 2 on a planet. Upgraded, it fires into adjacent systems too.',
  'rule.planetary shield': 'Planetary shield',
  'rule.planetary shield.text': 'A planet with such a unit cannot be bombarded.',
  'rule.planets': 'Planets',
  'rule.planets.text':
    'They yield resources and influence, may have a trait (cultural, hazardous, industrial) and a technology specialty.',
  'rule.politics': 'Politics',
  'rule.politics.text':
    'Primary: choose another speaker, draw 2 action cards, look at the top 2 agendas and put each on top or to the bottom. Secondary: spend a strategy token and draw 2 action cards.',
  'rule.producing units': 'Producing units',
  'rule.producing units.text':
    'Units with Production in the active system may make as many units together as their values say, for the resources they cost. Ships go to the space, ground forces to planets with a producing unit.',
  'rule.production': 'Production',
  'rule.production.text':
    'How many units one unit can make at once: a number, or the planet’s resources and some more.',
  'rule.promissory notes': 'Promissory notes',
  'rule.promissory notes.text':
    'Each player has five. They are given in transactions, one at most from each side, and used by whoever holds them, never by their owner. Used, they return to the owner, or stay in play as they say.',
  'rule.reinforcements': 'Reinforcements',
  'rule.reinforcements.text': 'Your units and command tokens that are not in play.',
  'rule.rerolls': 'Rerolls',
  'rule.rerolls.text': 'A die that is rolled again counts with its new result.',
  'rule.resources': 'Resources',
  'rule.resources.text':
    'You exhaust planets or spend trade goods to pay resources, for units and technologies. What is paid too much is lost.',
  'rule.retreat': 'Retreat',
  'rule.retreat.text':
    'Before dice are rolled the defender, else the attacker, may announce a retreat. At the end of the round all that player’s ships go to an adjacent system without enemy ships in which they have a unit or a planet, and a command token is put there.',
  'rule.secret objectives': 'Secret objectives',
  'rule.secret objectives.text':
    'You may have 3, those scored included. Most are scored in the status phase, some at the moment they name.',
  'rule.setup': 'Setup',
  'rule.setup.text':
    'Factions, galaxy, starting units and technologies, one of two secret objectives, two public objectives.',
  'rule.ships': 'Ships',
  'rule.ships.text':
    'Flagships, war suns, dreadnoughts, carriers, cruisers, destroyers and fighters. They lie in the space of systems.',
  'rule.space cannon': 'Space cannon',
  'rule.space cannon.text':
    'After ships have moved, units with this ability in the active system (upgraded ones also next to it) may fire at enemy ships there. When ground forces are committed, those on the planet may fire at them too.',
  'rule.space combat': 'Space combat',
  'rule.space combat.text':
    'Where ships of two players meet they fight round by round: barrage in the first round, announcing retreats, combat rolls, assigning hits, retreat. It ends when only one side has ships.',
  'rule.space dock': 'Space dock',
  'rule.space dock.text':
    'A structure that produces units and looks after 3 fighters in its system. One on a planet. Without ground forces it is lost to an invader.',
  'rule.speaker': 'Speaker',
  'rule.speaker.text': 'Chooses the first strategy card, votes last and breaks ties.',
  'rule.status phase': 'Status phase',
  'rule.status phase.text':
    'Score objectives, reveal a public objective, draw action cards, remove command tokens from the board, gain 2 and redistribute all, ready cards, repair units, return strategy cards.',
  'rule.strategic action': 'Strategic action',
  'rule.strategic action.text':
    'You use the primary ability of your strategy card; then the others, clockwise, may use its secondary ability, mostly for a token of their strategy pool.',
  'rule.strategy cards': 'Strategy cards',
  'rule.strategy cards.text':
    'Eight cards with a number for the order of play, a primary and a secondary ability. Each is used once a round.',
  'rule.strategy phase': 'Strategy phase',
  'rule.strategy phase.text':
    'From the speaker clockwise each player chooses a strategy card, with three or four players two. On cards that are left lies 1 more trade good for whoever takes them later.',
  'rule.structures': 'Structures',
  'rule.structures.text':
    'PDS and space docks stand on planets and do not move. They cannot be hit in ground combat, and are destroyed when their planet is lost.',
  'rule.supernova': 'Supernova',
  'rule.supernova.text': 'Ships can neither move into nor through it.',
  'rule.sustain damage': 'Sustain damage',
  'rule.sustain damage.text':
    'A unit with this ability that is not damaged may be damaged to cancel a hit. It is repaired in the status phase.',
  'rule.tactical action': 'Tactical action',
  'rule.tactical action.text':
    'Activate a system, move ships into it, let space cannons fire, fight in space, invade its planets, produce units.',
  'rule.technology': 'Technology',
  'rule.technology.text':
    'You research a technology when you own as many of each color as it needs. A readied planet with a specialty makes up for one of its color when it is exhausted.',
  'rule.trade': 'Trade',
  'rule.trade.text':
    'Primary: gain 3 trade goods, replenish commodities, and let players of your choice use the secondary ability without a token. Secondary: spend a strategy token and replenish commodities.',
  'rule.trade goods': 'Trade goods',
  'rule.trade goods.text':
    'Each counts as 1 resource or 1 influence when you pay, but not for votes. They can be given in transactions.',
  'rule.transactions': 'Transactions',
  'rule.transactions.text':
    'On your turn you may make one with each neighbor, in an agenda one with each player: trade goods, commodities and at most one promissory note from each side.',
  'rule.transport': 'Transport',
  'rule.transport.text':
    'Ships take fighters and ground forces along from where they start, from systems they pass and from the active system, as far as their capacity goes.',
  'rule.unit upgrades': 'Unit upgrades',
  'rule.unit upgrades.text': 'Technologies that make all units of one type better at once. They have no color.',
  'rule.units': 'Units',
  'rule.units.text': 'Ships, ground forces and structures.',
  'rule.victory points': 'Victory points',
  'rule.victory points.text':
    'Whoever first reaches 10 points (14 in the long game) wins. Points come from objectives, the custodians token, Imperial with Mecatol Rex, Support for the Throne and some cards.',
  'rule.war sun': 'War sun',
  'rule.war sun.text':
    'Needs a technology. Its presence takes away the planetary shields of other players in its system.',
  'rule.warfare': 'Warfare',
  'rule.warfare.text':
    'Primary: take one of your tokens off the board, gain it, and redistribute your tokens. Secondary: spend a strategy token and use Production of a space dock in your home system.',
  'rule.wormholes': 'Wormholes',
  'rule.wormholes.text': 'All systems with the same kind of wormhole are adjacent to each other.',
} as const;
