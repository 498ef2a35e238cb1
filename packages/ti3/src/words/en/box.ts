// What is read before the box is opened: the game, who can be invited, and its options. Small, for a lobby names every game.

export const box = {
  'title.name': 'Twilight Imperium, Third Edition',
  'title.about':
    'Twilight Imperium, Third Edition, by the book, in the browser: with friends, strangers or bots, tonight or over weeks.',
  'title.quick': 'You and 5 bots, a random galaxy, starts at once',
  'title.aim':
    'You lead a race that wants the empty throne of Mecatol Rex. Each round you take strategy cards, move ships, settle planets and trade. Objectives and cards give victory points: whoever has 10 first wins.',
  'level.easy': 'Easy bot',
  'level.normal': 'Normal bot',
  'level.hard': 'Hard bot',
  // As tables that were stored earlier call them.
  'level.sensible': 'Normal bot',
  'option-of-game.galaxy': 'Galaxy',
  'option-of-game.galaxy.random': 'Random',
  'option-of-game.galaxy.played': 'Built',
  'option-of-game.galaxy.map': 'From a map',
  'option-of-game.galaxy.random.text': 'Laid by the program within the rules; you start at once.',
  'option-of-game.galaxy.played.text': 'The players place the systems in turn, as in the rulebook.',
  'option-of-game.galaxy.map.text': 'Exactly the systems you list, ring by ring.',
  'option-of-game.map': 'Map: systems from Mecatol Rex outward',
  'option-of-game.races': 'Races',
  'option-of-game.races.random': 'Drawn',
  'option-of-game.races.chosen': 'Chosen',
  'option-of-game.races.random.text': 'Everybody draws a race.',
  'option-of-game.races.chosen.text': 'Everybody chooses in turn.',
  'option-of-game.longWar': 'The Long War',
  'option-of-game.longWar.text':
    '14 victory points win instead of 10. The objective deck has 8 Stage I and 5 Stage II cards beside Game Over.',
  'option-of-game.noGameOver': 'The Long War without Game Over',
  'option-of-game.noGameOver.text':
    'With The Long War: no card ends the game at once. It ends after the Status Phase of the round in which the last objective was drawn.',
  'option-of-game.ageOfEmpire': 'Age of Empire',
  'option-of-game.ageOfEmpire.text':
    'All public objectives lie open from the start, in a line up to Game Over. The turn token moves one card a round; when it reaches Game Over the game ends.',
  'option-of-game.distantSuns': 'Distant Suns',
  'option-of-game.distantSuns.text':
    'A domain counter lies face down on every neutral planet but Mecatol Rex: dangers and rewards for whoever lands first. Fighters may probe them, dreadnoughts and war suns may raze them.',
  'option-of-game.leaders': 'Leaders',
  'option-of-game.leaders.text':
    'Every race begins with 3 leaders: generals, admirals, diplomats, agents and scientists, who help where they are and can be captured.',
  'option-of-game.sabotageRuns': 'Sabotage Runs',
  'option-of-game.sabotageRuns.text':
    'Before a space battle fighters may fly against an enemy war sun: 9 or more gets one through the outer defenses, then a 10 destroys the war sun. All others are lost.',
  'option-of-game.seStrategyCards': 'Strategy cards of Shattered Empire',
  'option-of-game.seStrategyCards.text': 'The second set of strategy cards, with its own objectives.',
  'option-of-game.seRaces': 'Races of Shattered Empire',
  'option-of-game.seRaces.text': 'Four more races may be drawn or chosen.',
  'option-of-game.wormholeNexus': 'Wormhole Nexus',
  'option-of-game.wormholeNexus.text': 'A system apart from the galaxy joins all wormholes.',
} as const;
