// What stands on the sheet and the cards of the Mahact Gene-Sorcerers.

export const mahactTexts = {
  'ability.edict.text':
    'When you win a combat, 1 command token of the opponent comes into your fleet pool, unless one of theirs lies there. It counts for your fleet limit and cannot be redistributed.',
  'ability.imperia.text':
    'You have the abilities of unlocked commanders of players whose command token is in your fleet pool.',
  'ability.hubris.text': 'You have no Alliance note, and others cannot give you theirs.',
  'unitCard.arviconRex.text':
    '+2 to its combat rolls against an opponent whose command token is not in your fleet pool.',
  'unitCard.crimsonLegionnaire.text': 'When it is destroyed you gain 1 commodity, or 1 of yours becomes a trade good.',
  'unitCard.crimsonLegionnaireII.text':
    'When it is destroyed you gain 1 commodity, or 1 of yours becomes a trade good. At the start of your next turn it comes back to a planet you control in your home system.',
  'unitCard.starlancer.text':
    'After a player whose command token is in your fleet pool activates its system, you may spend that token to end their turn; they gain it.',
  'technology.crimsonLegionnaireII.text':
    'Your infantry are more accurate, and all of those destroyed come back at the start of your next turn.',
  'technology.geneticRecombination.text':
    'Before a player votes you may exhaust this card and name an outcome: they cast at least 1 vote for it, or lose 1 command token of their fleet pool.',
  'note.scepterOfDominion.when': 'When the strategy phase starts',
  'note.scepterOfDominion.text':
    'Choose a system with units of yours that is no home system: all other players with a command token on its owner’s sheet place one there. Then the note goes back.',
  'leader.jaeMirKan.text':
    'When you would spend a command token for a secondary ability, exhaust this card: take 1 token of the active player off the board and use that instead.',
  'leader.ilNaViroset.text':
    'Unlocked by command tokens of 2 other players in your fleet pool. You may activate a system with your own command token: both tokens come back, and your turn ends.',
  'leader.airoShirAur.text':
    'Unlocked by 3 scored objectives. As an action, move everything in the space of a system to an adjacent one with ships of another player. They fight there, and nobody leaves. Then this card is purged.',
} as const;
