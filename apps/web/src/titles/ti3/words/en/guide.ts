// The guided first round: what each question is, why one would, and what is good there.

export const guide = {
  'guide.tour.map':
    'The galaxy. Every hexagon is a system, with planets or without; you live at the foot, Mecatol Rex lies in the middle. Touch a system to see what is there.',
  'guide.tour.sheet':
    'Your sheet: command counters to act with, planets to pay with, technologies. On a phone it is a tab below.',
  'guide.tour.players': 'The players in order of play, with their victory points and cards.',
  'guide.tour.tray':
    'Here stands what you are asked. What is lit may be chosen; what is not possible says why. The undo key takes a misclick back.',
  'guide.start.what': 'Your race begins with these units. Ground forces, PDS and the space dock stand on planets.',
  'guide.start.why': 'Races with several home planets decide what each of them defends.',
  'guide.start.good': 'As it is proposed. Confirm.',
  'guide.card.what':
    'Everybody takes two strategy cards for the round. You use the strong ability of yours; the others may use a weaker one.',
  'guide.card.why': 'A card sets what you are best at this round, and its number says when it is your turn.',
  'guide.card.good':
    'Imperial gives 2 victory points at once. After it, Technology and Logistics make you stronger for the whole game.',
  'guide.action.what': 'Your turn: one action, then the next player acts. It goes round until everybody has passed.',
  'guide.action.why':
    'A tactical action moves ships, takes planets and builds. A strategic action uses one of your cards: each must be used before you may pass.',
  'guide.action.good':
    'First take the planets beside you with tactical actions, then use your cards. Pass when nothing is left to do.',
  'guide.activate.what':
    'A tactical action begins with a command counter on a system. Your ships may move there, and nowhere else.',
  'guide.activate.why':
    'Where your counter lies you cannot go again this round, and ships there stay. So a counter is a choice.',
  'guide.activate.good':
    'A neighbour with planets that nobody holds. When none is in reach: your home, where the dock builds.',
  'guide.move.what':
    'Ships in reach may move into the system. A carrier moves 1, takes up to 6 units along, and is all you need to settle.',
  'guide.move.why': 'Only ground forces take planets, and only ships carry them.',
  'guide.move.good':
    'What is proposed: where planets are free, a carrier with ground forces. Where you only want to build, move nothing.',
  'guide.land.what':
    'Ground forces go ashore. A planet that nobody holds is yours as soon as one of them stands on it.',
  'guide.land.why': 'Every planet pays: resources for ships and technologies, influence for votes and counters.',
  'guide.land.good': 'Some on each planet, as proposed.',
  'guide.build.what':
    'Your space dock builds units. You pay with resources: planets turn exhausted until the round ends.',
  'guide.build.why': 'More carriers and ground forces take more planets, and planets pay for more ships.',
  'guide.build.good': 'What is proposed: what carries, and what lands. Unspent resources do not carry over.',
  'guide.secondary.what':
    'Somebody used a strategy card: you may use its weaker ability, mostly for 1 counter from Strategy Allocation.',
  'guide.secondary.why': 'It lets you do something between your turns. You have few such counters, so not every time.',
  'guide.secondary.good': 'Yes to technologies, counters, income and building; no to what would bring you nothing now.',
  'guide.technology.what': 'Technologies stay for the whole game. Some need others first.',
  'guide.technology.why': 'They make ships better, building cheaper, and some objectives count them.',
  'guide.technology.good':
    'What is picked already serves most empires. Read the others, and change it if you like one better.',
  'guide.counters.what':
    'Command counters lie in three areas: the Command Pool for actions, Fleet Supply for larger fleets, Strategy Allocation for the cards of others.',
  'guide.counters.why':
    'Without counters in the Command Pool you cannot act; with few in Fleet Supply your fleets stay small.',
  'guide.counters.good': 'As proposed. No area should be empty.',
  'guide.buy.what': 'You may buy command counters with influence.',
  'guide.buy.why': 'Counters are actions, and influence is seldom needed for anything else early in the game.',
  'guide.buy.good': 'As many as you can pay, as proposed.',
  'guide.trade.what': 'A trade agreement with another player gives both of you trade goods each time income is taken.',
  'guide.trade.why': 'Trade goods pay for anything. Who trades with you also thinks twice before attacking you.',
  'guide.trade.good': 'The agreement that is worth most to you. One is better than none.',
  'guide.deal.what': 'Somebody offers a trade agreement, or asks you to approve one.',
  'guide.deal.why': 'It brings both sides trade goods in later rounds.',
  'guide.deal.good': 'Yes.',
  'guide.tradecard.what': 'Trade either gives you goods and opens negotiations, or cancels the agreements of all.',
  'guide.tradecard.why': 'Cancelling hurts those who trade more than you; early on nobody does.',
  'guide.tradecard.good': 'Take the goods.',
  'guide.pact.what': 'A pact: until the actions end, neither of you may enter systems with units of the other.',
  'guide.pact.why': 'It guards one border for a round.',
  'guide.pact.good': 'Whoever lives closest to you.',
  'guide.deck.what': 'You see the next political cards and put one of them on top.',
  'guide.deck.why': 'The card on top is voted on next.',
  'guide.deck.good': 'None is wrong. Take the one that would help you most.',
  'guide.vote.what':
    'The council votes on an agenda. You vote with the influence of your ready planets; this does not exhaust them.',
  'guide.vote.why': 'Agendas can become laws that hold for the rest of the game.',
  'guide.vote.good': 'Read what both outcomes do, and take the one that hinders you less.',
  'guide.back.what': 'You take one of your counters back from the map.',
  'guide.back.why': 'That is one action more, and ships there may move again.',
  'guide.back.good': 'From where your ships lie, so that they can go on.',
  'guide.patrols.what': 'Cruisers and destroyers may move to neighbouring empty systems.',
  'guide.patrols.why': 'A ship in a system bars the way to others.',
  'guide.patrols.good': 'Nothing has to move.',
  'guide.refresh.what': 'Exhausted planets can be made ready again.',
  'guide.refresh.why': 'A ready planet pays a second time this round.',
  'guide.refresh.good': 'The most valuable ones, as proposed.',
  'guide.pds.what': 'An enemy fleet is in range of your guns.',
  'guide.pds.why': 'PDS fire costs nothing.',
  'guide.pds.good': 'Fire.',
  'guide.hits.what': 'Your fleet was hit. You decide which ships take the hits.',
  'guide.hits.why': 'Some ships survive a first hit; fighters are the cheapest to lose.',
  'guide.hits.good': 'As proposed: damage first, then the cheap ones, and nothing that carries troops.',
  'guide.retreat.what': 'Before each round of a battle you may announce to leave it.',
  'guide.retreat.why': 'A fleet that would lose is worth more elsewhere.',
  'guide.retreat.good': 'Stay, unless the odds are against you.',
  'guide.claim.what':
    'At the end of the round you claim objectives that you meet: one public one, and your secret one.',
  'guide.claim.why': 'That is how victory points are won.',
  'guide.claim.good': 'All that can be claimed, as picked already.',
  'guide.pay.what': 'You choose which planets and trade goods pay.',
  'guide.pay.why': 'What is paid too much is lost.',
  'guide.pay.good': 'As proposed: nothing is lost that can be kept.',
  'guide.bonus.what': 'Cards that nobody took lately carry a bonus for whoever takes them.',
  'guide.bonus.why': 'A trade good pays for 1 of anything; a command counter is an action.',
  'guide.bonus.good': 'The command counter.',
  'guide.discard.what': 'You hold more action cards than allowed and discard some.',
  'guide.discard.why': 'A hand holds 7 cards.',
  'guide.discard.good': 'Cards whose moment is rare.',
  'guide.window.what': 'A moment at which you hold something that could be used.',
  'guide.window.why': 'Action cards are surprises: each says when it may be played, and works once.',
  'guide.window.good': 'Pass, unless it helps you right now. A better moment comes.',
  'guide.other.what': 'A choice that belongs to a card or an ability.',
  'guide.other.why': 'The text above says what it does.',
  'guide.other.good': 'No choice is wrong here. Take the one you like.',
} as const;
