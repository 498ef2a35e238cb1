// What is read before the box is opened: the game, who can be invited, and its options. Small, for a lobby names every game.

export const box = {
  'title.name': 'Twilight Inscription',
  'title.about':
    'Everybody marks four sheets of an empire at once: systems, planets, industry, war. With friends, strangers or bots, or alone against a rival.',
  'title.quick': 'You alone against the rival, starts at once',
  'title.aim':
    'You lead a faction out of the dark years. Each round a card and the dice give resources, and you spend them on one of your four sheets. Wars, councils and production come in between. After the war for the throne, whoever has most points rules the galaxy.',
  'level.easy': 'Easy bot',
  'level.normal': 'Normal bot',
  'level.hard': 'Hard bot',
  // As tables that were stored earlier call them.
  'level.sensible': 'Normal bot',
  'option-of-game.sheets': 'Sheets',
  'option-of-game.sheets.dealt': 'Different',
  'option-of-game.sheets.dealt.text': 'Side A: everybody has sheets of his own, dealt at random.',
  'option-of-game.sheets.B': 'The same',
  'option-of-game.sheets.B.text': 'Side B: everybody has the same sheets and the same chances.',
  'option-of-game.factions': 'Factions',
  'option-of-game.factions.dealt': 'Dealt',
  'option-of-game.factions.dealt.text': 'Everybody is dealt three and chooses one.',
  'option-of-game.difficulty': 'Difficulty',
  'option-of-game.difficulty.easy': 'Easy',
  'option-of-game.difficulty.easy.text':
    'With one or two players: the rival begins with nothing; 40 points are no loss.',
  'option-of-game.difficulty.medium': 'Medium',
  'option-of-game.difficulty.medium.text':
    'With one or two players: the rival has a head start; 60 points are no loss.',
  'option-of-game.difficulty.hard': 'Hard',
  'option-of-game.difficulty.hard.text':
    'With one or two players: the rival has a large head start; 80 points are no loss.',
} as const;
