// What stands on the sheet and the cards of the Naaz-Rokha Alliance.

export const naazTexts = {
  'ability.distantSuns.text':
    'When you explore a planet with a mech of yours you may draw 1 more card: resolve 1 and discard the other.',
  'ability.fabrication.text':
    'As an action, purge 2 relic fragments of one type for 1 relic, or 1 fragment for 1 command token.',
  'unitCard.viszElVir.text': 'Your mechs in its system roll 1 more die in combat.',
  'unitCard.eidolon.text':
    'If it is in the space of the active system when a space combat starts, the card is flipped.',
  'unitCard.zGravEidolon.text':
    'In the space of the active system it is a ship too. When the space combat ends, the card is flipped back.',
  'technology.preFabArcologies.text': 'After you explore a planet, it is readied.',
  'technology.supercharge.text':
    'When a combat round starts you may exhaust this card: your units have +1 to their combat rolls in this round.',
  'note.blackMarketForgery.when': 'As an action',
  'note.blackMarketForgery.text':
    'Purge 2 of your relic fragments of one type and gain 1 relic. Then the note goes back.',
  'leader.garvAndGunn.text': 'At the end of a player’s turn, exhaust this card: they may explore 1 of their planets.',
  'leader.dartAndTai.text':
    'Unlocked by mechs in 3 systems. After you gain control of a planet that another player controlled, you may explore it.',
  'leader.heshAndPrit.text':
    'Unlocked by 3 scored objectives. As an action, gain 1 relic and use the secondary abilities of up to 2 readied or unchosen strategy cards, with command tokens of your reinforcements. Then this card is purged.',
} as const;
