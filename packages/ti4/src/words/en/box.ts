// What is read before the box is opened: the game, who can be invited, and its options. Small, for a lobby names every game.

export const box = {
  'title.name': 'Twilight Imperium: Fourth Edition',
  'title.about':
    'Twilight Imperium, Fourth Edition, by the book, in the browser: with friends, strangers or bots, tonight or over weeks.',
  'title.quick': 'You and 5 bots, a random galaxy, starts at once',
  'title.aim':
    'You lead a faction that wants the empty throne of Mecatol Rex. Each round you choose strategy cards, move ships, settle planets, trade and vote. Objectives give victory points: whoever has 10 first wins.',
  'level.easy': 'Easy bot',
  'level.normal': 'Normal bot',
  'level.hard': 'Hard bot',
  // As tables that were stored earlier call them.
  'level.sensible': 'Normal bot',
  'level.spirited': 'Spirited bot',
  'option-of-game.galaxy': 'Galaxy',
  'option-of-game.galaxy.random': 'Random',
  'option-of-game.galaxy.random.text': 'Laid by the program within the rules; you start at once.',
  'option-of-game.galaxy.built': 'Built',
  'option-of-game.galaxy.built.text': 'The players place the tiles in turn, as in the rulebook.',
  'option-of-game.galaxy.slices': 'Slice draft',
  'option-of-game.galaxy.slices.text':
    'Parts of the galaxy lie open. Everybody picks one, a home place and, unless factions are dealt, a faction, in snake order.',
  'option-of-game.galaxy.sample': 'Ready-made',
  'option-of-game.galaxy.sample.text': 'The map that the rulebook proposes for this number of players.',
  'option-of-game.galaxy.map': 'From a map string',
  'option-of-game.galaxy.map.text': 'The tiles that you list by number, as map tools write them.',
  'option-of-game.map': 'Map: tile numbers ring by ring, 0 for a home system, -1 for a gap',
  'option-of-game.factions': 'Factions',
  'option-of-game.factions.random': 'Dealt',
  'option-of-game.factions.random.text': 'Everybody is dealt a faction.',
  'option-of-game.factions.chosen': 'Chosen',
  'option-of-game.factions.chosen.text': 'Everybody chooses in turn, clockwise from the speaker, out of all factions.',
  'option-of-game.factions.drafted': 'Drafted',
  'option-of-game.factions.drafted.text':
    'Some factions are laid open, three more than players. Everybody picks one, the speaker last.',
  'option-of-game.points': 'Victory points',
  'option-of-game.points.10': '10 points',
  'option-of-game.points.10.text': 'The usual length.',
  'option-of-game.points.14': '14 points',
  'option-of-game.points.14.text': 'A longer game.',
  'option-of-game.prophecy': 'Prophecy of Kings',
  'option-of-game.prophecy.text':
    'The expansion: 3 to 8 players, 24 factions, leaders, mechs, exploration, relics, legendary planets and the wormhole nexus.',
  'option-of-game.codexI': 'Codex I',
  'option-of-game.codexI.text':
    'New versions of some technologies, promissory notes and the strategy card Diplomacy, and more action cards.',
  'option-of-game.codexII': 'Codex II',
  'option-of-game.codexII.text': 'Three more relics. Needs Prophecy of Kings.',
  'option-of-game.codexIII': 'Codex III',
  'option-of-game.codexIII.text':
    'The Council Keleres, new versions of some leaders, a mech and secret objectives, and more frontier cards. Needs Prophecy of Kings.',
  'option-of-game.otherLayout': 'The other galaxy',
  'option-of-game.otherLayout.text':
    'Six play on four rings; seven and eight on the smaller galaxy with more hyperlanes. Other numbers have none.',
} as const;
