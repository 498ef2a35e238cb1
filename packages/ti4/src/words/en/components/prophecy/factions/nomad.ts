// What stands on the sheet and the cards of the Nomad.

export const nomadTexts = {
  'ability.theCompany.text': 'You have 3 agents.',
  'ability.futureSight.text': 'After an outcome that you voted for or predicted is resolved you gain 1 trade good.',
  'unitCard.memoria.text': 'You may treat it as adjacent to systems with mechs of yours.',
  'unitCard.memoriaII.text': 'You may treat it as adjacent to systems with mechs of yours.',
  'unitCard.quantumManipulator.text':
    'In space during a combat it may use Sustain Damage to cancel a hit on your ships in its system.',
  'technology.memoriaII.text':
    'Your flagship is faster and more accurate, also against fighters, and carries 3 more units.',
  'technology.temporalCommandSuite.text':
    'After an agent is exhausted you may exhaust this card to ready it. If it is another player’s, you may make a transaction with them.',
  'note.theCavalry.when': 'When a space combat starts against a player other than the Nomad',
  'note.theCavalry.text':
    'In it 1 of your ships, but no fighter, has Sustain Damage, the combat value and the Anti-Fighter Barrage of the Nomad’s flagship. When it ends, the note goes back.',
  'leader.artunoTheBetrayer.text':
    'When you gain trade goods from the supply, exhaust this card: as many more are laid on it. You gain them when it is readied.',
  'leader.fieldMarshalMercer.text':
    'At the end of a player’s turn, exhaust this card: they may move up to 2 of their ground forces from anywhere to planets they control in the active system.',
  'leader.theThundarian.text':
    'After dice are rolled in a combat, exhaust this card: no hits are assigned, and the dice of this round are rolled anew.',
  'leader.navarchFeng.text':
    'Unlocked by 1 scored secret objective. You may produce your flagship without spending resources.',
  'leader.ahkSylSiven.text':
    'Unlocked by 3 scored objectives. As an action, lay this card beside the board: in this game round your flagship and what it carries may leave systems with your command token. At its end this card is purged.',
} as const;
