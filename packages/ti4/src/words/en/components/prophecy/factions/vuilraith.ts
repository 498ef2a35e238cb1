// What stands on the sheet and the cards of the Vuil'raith Cabal.

export const vuilraithTexts = {
  'token.dimensionalTear': 'dimensional tear token',
  'ability.devour.text': 'You capture the units of your opponent, but no structures, that are destroyed in a combat.',
  'ability.amalgamation.text':
    'When you produce a unit you may return 1 captured unit of that type instead of spending resources for it.',
  'ability.riftmeld.text':
    'When you research a unit upgrade you may return 1 captured unit of that type to ignore all its prerequisites.',
  'unitCard.theTerrorBetween.text':
    'You capture all other units destroyed in its system, but no structures; your own too.',
  'unitCard.reanimator.text': 'Your infantry destroyed on its planet are captured by you.',
  'unitCard.dimensionalTear.text':
    'Its system is a gravity rift, for which your ships do not roll. 6 of your fighters in it need no capacity.',
  'unitCard.dimensionalTearII.text':
    'Its system is a gravity rift, for which your ships do not roll. 12 of your fighters in it need no capacity.',
  'technology.dimensionalTearII.text':
    'Your space docks produce 2 more units, and 6 more fighters beside each need no capacity.',
  'technology.vortex.text':
    'As an action, exhaust this card and choose a unit of another player, but no structure, in a system next to a space dock of yours: you capture 1 of that type from its owner’s reinforcements.',
  'note.crucible.when': 'After you activate a system',
  'note.crucible.text':
    'In this movement your ships do not roll for gravity rifts, and those that leave or cross one have +1 move more. Then the note goes back.',
  'leader.theStillnessOfStars.text':
    'After another player replenishes commodities, exhaust this card: these become trade goods, and you capture 1 unit from their reinforcements that costs no more than their commodity value.',
  'leader.thatWhichMoldsFlesh.text':
    'Unlocked by units in 3 gravity rifts. When you produce fighters or infantry, up to 2 of them do not count against your Production.',
  'leader.itFeedsOnCarrion.text':
    'Unlocked by 3 scored objectives. As an action, each other player rolls 1 die for each of their ships, but no fighters, in or next to a system with a dimensional tear: on 1 to 3 you capture it, and also fighters and ground forces that are lost with it. Then this card is purged.',
} as const;
