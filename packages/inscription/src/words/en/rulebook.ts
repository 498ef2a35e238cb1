// The rules reference: for every rule, its title and what it says, in our own words.

export const rulebook = {
  'rule.game': 'The game',
  'rule.game.text':
    'Each player leads a faction and writes on four sheets: Navigation, Expansion, Industry and Warfare. Whoever has the most victory points after A Throne for the Taking wins.',
  'rule.setup': 'Setup',
  'rule.setup.text':
    'Sheets, factions, the event deck, one agenda for each of the stages II to IV, one objective for each sheet and the relics are laid out. With one or two players there is a rival as well.',
  'rule.setup.sheets': 'Sheets',
  'rule.setup.sheets.text':
    'Everybody has one sheet of each kind. The A sides are all different; side B is the same for everybody.',
  'rule.setup.factions': 'Choosing a faction',
  'rule.setup.factions.text':
    'You are dealt three factions and keep one. What its card says about setup is done at once. Its first ability counts from the start, the second one each time you claim a faction asset.',
  'rule.setup.cards': 'The decks',
  'rule.setup.cards.text':
    'Within each stage of the event deck blue and black cards alternate, a blue one at the bottom. One objective for each sheet lies open. One agenda for each of the stages II to IV lies hidden.',
  'rule.setup.speaker': 'The Speaker',
  'rule.setup.speaker.text': 'The Speaker reveals the events and rolls the dice. Votes are told from his left on.',
  'rule.round': 'A round',
  'rule.round.text':
    'The top card of the event deck is revealed and resolved: strategy, war, production or council. Empire Ascendant does nothing.',
  'rule.markers': 'Markers down',
  'rule.markers.text':
    "Everybody marks at the same time. You may not look at others' sheets while you could still mark your own; what you have marked counts once all have put their markers down.",
  'rule.strategy': 'Strategy events',
  'rule.strategy.text':
    'You choose an active sheet and spend the resources of the card on it. Then the six dice are rolled once for all, and you spend what the black dice show, and your unlocked focus dice.',
  'rule.strategy.card': 'The active sheet',
  'rule.strategy.card.text':
    'The sheet you choose stays active until the end of the round. What happens when a sheet becomes active comes before anything is spent. Other sheets are marked only to cross out what you spend from them, or where an effect says so.',
  'rule.strategy.dice': 'The dice',
  'rule.strategy.dice.text':
    'Three black dice give resources to everybody. Each of the three focus dice gives its resources only to those who have unlocked it on their active sheet.',
  'rule.resources': 'Resources',
  'rule.resources.text':
    'Material, influence and research must be spent as long as they can be spent on the active sheet; what cannot be spent is lost.',
  'rule.assets': 'Assets',
  'rule.assets.text':
    'You circle what you claim. A dotted outline takes effect at once. A dashed outline is kept until you spend it, whichever sheet it is on, and can be spent in the very step in which it was claimed.',
  'rule.surplus': 'More than there is room for',
  'rule.surplus.text':
    'A trade good, vote, population, commodity or councilor for which nothing is left to mark does nothing.',
  'rule.trade goods': 'Trade goods',
  'rule.trade goods.text':
    'In a strategy event each is worth one resource of your choice on your active sheet. There are no more than Industry shows, and one that was spent does not come back. A free one is neither circled nor crossed out.',
  'rule.votes': 'Votes',
  'rule.votes.text':
    'They are spent in councils. There are no more than Industry shows, and one that was spent does not come back. A free one is neither circled nor crossed out.',
  'rule.specialties': 'Specialties',
  'rule.specialties.text':
    'One specialty unlocks a technology, dreadnoughts or war suns, scraps a dotted X space, pays a specialty icon in the cost of a unit, or counts as several resources on Industry. You say which use is meant.',
  'rule.technologies': 'Technologies',
  'rule.technologies.text':
    'Each sheet has two. Research crosses out the icons of one on your active sheet; its specialty unlocks it at once. It can be used in the same round. "Per active" means once a round while that sheet is active. An effect that unlocks one crosses out either cost.',
  'rule.focus dice': 'Focus dice',
  'rule.focus dice.text':
    'A focus asset unlocks its die on the active sheet, for the roll of the same round too. Two of the six faces of a focus die show two icons.',
  'rule.navigation': 'Navigation',
  'rule.navigation.text':
    'Home is claimed and the two systems beside it are explored from the start. You explore along hyperlanes and claim what you have explored.',
  'rule.navigation.exploring': 'Exploring',
  'rule.navigation.exploring.text':
    'For 1 material or 1 research you trace a hyperlane from an explored system to an unexplored one. The system you come from need not be claimed.',
  'rule.navigation.wormholes': 'Wormholes',
  'rule.navigation.wormholes.text':
    'With Gravity Drive you may enter the wormhole of an explored system and leave by any other one: the system joined to it is explored. Each wormhole serves once.',
  'rule.navigation.claiming': 'Claiming systems',
  'rule.navigation.claiming.text':
    'For 1 influence you claim an explored system and its asset. A system that an effect has crossed out cannot be claimed any more.',
  'rule.expansion': 'Expansion',
  'rule.expansion.text': 'Planets and space docks. The resource tracker of the printed sheet has no effect.',
  'rule.expansion.planets': 'Planets',
  'rule.expansion.planets.text':
    'A planet asset unlocks a planet. Each resource crosses out one icon of its kind on an unlocked planet. A full row or column gives its asset.',
  'rule.expansion.docks': 'Space docks',
  'rule.expansion.docks.text':
    'A dock costs either one planet asset or all the icons of its row, which may be crossed out over several rounds. Once it is built you claim its asset. An effect that builds one crosses out either cost.',
  'rule.expansion.population': 'Population',
  'rule.expansion.population.text': 'Each population claims the next victory points of the track, from the bottom.',
  'rule.industry': 'Industry',
  'rule.industry.text':
    'For 1 material you scrap a space next to any marked one. For 1 influence or 1 research you claim a space next to a scrapped one, and its asset. A space is either scrapped or claimed, never both.',
  'rule.industry.legend': 'The legend',
  'rule.industry.legend.text':
    'A cybernetic specialty counts as 3 material, a biotic one as 2 influence. They are spent one by one, with nothing else in between.',
  'rule.industry.dotted': 'Dotted X spaces',
  'rule.industry.dotted.text':
    'They are scrapped by spending the specialty on their tag and in no other way, wherever they are. Spaces beside them can then be claimed.',
  'rule.industry.chart': 'The chart',
  'rule.industry.chart.text':
    'Councilors unlock vote icons from the left; the first is unlocked from the start. Commodities cross out their row from the left. Points are claimed when everything to their left is marked, a trade-good icon is unlocked when all icons above it are crossed out. It does not matter which sheet they come from.',
  'rule.warfare': 'Warfare',
  'rule.warfare.text':
    'You build units and deploy them on the war grid: in the left half against the neighbour to your left, in the right half against the other. Each of the four levels is for one war.',
  'rule.warfare.building': 'Building units',
  'rule.warfare.building.text':
    'Resources cross out the icons of a unit in any order, over several rounds if you like, also for several units at once. With the last icon it is built: you claim its points and must deploy it. Infantry costs one resource of any kind and has no limit.',
  'rule.warfare.locked': 'Dreadnoughts and war suns',
  'rule.warfare.locked.text':
    'They cannot be begun before the specialty beside their name is spent. Effects that deploy one do not need it.',
  'rule.warfare.deploying': 'Deploying units',
  'rule.warfare.deploying.text':
    'The shape may be turned and flipped. It lies wholly on the grid above the deployment line, and partly in the first row above it or next to another unit. It covers no anomaly and no marked node. Assets it covers are claimed. A unit that fits nowhere is built all the same.',
  'rule.warfare.effects': 'Units without building',
  'rule.warfare.effects.text':
    'A unit that an effect deploys is not built: it needs no unlocking, counts against no limit and gives no points for being built.',
  'rule.war': 'War events',
  'rule.war.text':
    'The deployment line moves up one level. Then you fight both neighbours over the two sections just below it. Each of the two is a war of its own, and an effect of wars can happen in both.',
  'rule.war.strength': 'Strength',
  'rule.war.strength.text':
    'Each marked node of the section counts 1, marked anomalies too; then bonuses are added. Strength does not carry over to other sections, and once written it does not change.',
  'rule.war.results': 'Winning and losing',
  'rule.war.results.text':
    'Your left strength meets the right strength of the neighbour to your left, and the other way round. The stronger one claims the asset above the box, the weaker one the negative points below. On a tie both are crossed out.',
  'rule.production': 'Production events',
  'rule.production.text': 'You claim 1 trade good for each trade-good icon that you have unlocked in the chart.',
  'rule.council': 'Council events',
  'rule.council.text':
    'You claim 1 vote for each vote icon that you have unlocked in the chart. Then the agenda of the stage is revealed and voted on.',
  'rule.council.votes': 'Casting votes',
  'rule.council.votes.text':
    'Everybody secretly supports Pass or Fail with as many claimed votes as they like, or abstains. Cast votes are spent, whatever the outcome.',
  'rule.council.outcome': 'The outcome',
  'rule.council.outcome.text':
    'The outcome with more votes is resolved. On a tie a black die decides: material is Pass, influence and research are Fail.',
  'rule.council.naming': 'The most votes',
  'rule.council.naming.text':
    'Where whoever cast the most votes has a choice and several are tied, they roll black dice until only one shows influence.',
  'rule.mecatol': 'Mecatol Rex',
  'rule.mecatol.text':
    'Whoever claims its system takes the topmost open slot: the votes at once, the points into the box. Those who claim it in the same step all have what the highest slot of that step gives.',
  'rule.objectives': 'Objectives',
  'rule.objectives.text':
    'Whoever fulfils an objective first writes the greater value on its sheet, everybody later the lesser one. Those who are first in the same step all have the greater value. It is told at the end of the step.',
  'rule.relics': 'Relics',
  'rule.relics.text':
    'A relic is drawn when you claim a relic asset, and its points are written beside the system at once. It stays hidden in your hand until you play it, once, at the time it says.',
  'rule.effects': 'Effects of cards',
  'rule.effects.text':
    'A card goes before the rules. "May" is optional; everything else is done as completely as possible. "Any" sheet means a single one, active or not.',
  'rule.scoring': 'Scoring',
  'rule.scoring.text':
    'For each sheet: claimed points, points written in boxes, and its objective. On Industry every two unspent trade goods add 1. Warfare may be negative.',
  'rule.ties': 'Ties',
  'rule.ties.text': 'Of those with equal points the one with the most unspent votes wins; if still tied they share.',
  'rule.rival': 'Alone or two',
  'rule.rival.text':
    'A rival that nobody plays fights on every side where no player sits: with one player on both, with two a black die decides the sides. After each roll every focus die crosses out the next icon of the track with its face.',
  'rule.rival.goals': 'Goals of the rival',
  'rule.rival.goals.text':
    'When all icons before a goal are crossed out, the rival reaches it: an objective, which then has the lesser value, or the topmost slot of Mecatol Rex. A player who reaches the same in that round is tied with it. A full track passes its faces on to the track named at its end.',
  'rule.rival.war': 'Wars against the rival',
  'rule.rival.war.text':
    'Its strength stands above the rightmost icon crossed out in the section of that stage. After the war the icons left in that section are lost to it.',
  'rule.rival.council': 'Councils against the rival',
  'rule.rival.council.text':
    'One agenda offers its Pass, another its Fail, one of them with a star. The rival casts what its vote track shows for the stage, plus 0, 1 or 2 for material, influence or research on a black die. Whoever casts more resolves the outcome with the star, everybody else the other one.',
  'rule.rival.difficulty': 'Difficulty',
  'rule.rival.difficulty.text':
    'Medium: the first icon of each goal track and one of strength in stages II and III are crossed out before the game. Hard: two icons of each goal track, and one of strength and of votes in stages II and III.',
  'rule.rival.ranks': 'Ranks',
  'rule.rival.ranks.text':
    'Against the rival you need 40 points on easy, 60 on medium and 80 on hard, or all have lost. The best rank begins at 80, 100 and 120.',
} as const;
