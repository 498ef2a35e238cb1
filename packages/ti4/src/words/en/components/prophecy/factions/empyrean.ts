// What stands on the sheet and the cards of the Empyrean.

export const empyreanTexts = {
  'ability.voidborn.text': 'Nebulae do not affect the movement of your ships.',
  'ability.aetherpassage.text':
    'After a player activates a system you may let their ships move through systems with ships of yours.',
  'ability.darkWhispers.text': 'You have 2 promissory notes of your faction.',
  'unitCard.dynamo.text':
    'After a unit of any player in its system or an adjacent one uses Sustain Damage, you may spend 2 influence to repair it.',
  'unitCard.watcher.text':
    'When a player with units in its system or an adjacent one plays an action card, you may remove it to cancel the card.',
  'technology.aetherstream.text':
    'After you or a neighbor activates a system next to an anomaly, you may give all ships of that player +1 move during this tactical action.',
  'technology.voidwatch.text':
    'After a player moves ships into a system with units of yours, they give you 1 promissory note of their hand, if they can.',
  'note.bloodPact.when': 'As an action',
  'note.bloodPact.text':
    'You lay it down. When you and its owner vote for the same outcome, 4 more votes are cast for it. If you activate a system with units of its owner, the note goes back.',
  'note.darkPact.when': 'As an action',
  'note.darkPact.text':
    'You lay it down. When you give its owner as many commodities as you can have, you both gain 1 trade good. If you activate a system with units of its owner, the note goes back.',
  'leader.acamar.text':
    'After a player moves ships into a system without planets, exhaust this card: they gain 1 command token.',
  'leader.xuange.text':
    'Unlocked by being neighbors with all other players. After another player moves ships into a system with your command token, you may take the token back.',
  'leader.conservatorProcyon.text':
    'Unlocked by 3 scored objectives. As an action, a frontier token comes to each system without planets that has none; then you explore those where you have ships. Then this card is purged.',
} as const;
