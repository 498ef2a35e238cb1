// What stands on the sheet and the cards of the Argent Flight.

export const argentTexts = {
  'ability.zeal.text':
    'You always vote first. When you cast at least 1 vote, you cast 1 more for each player in the game.',
  'ability.raidFormation.text':
    'For each hit of your Anti-Fighter Barrage beyond the opponent’s fighters, a ship of theirs with Sustain Damage that you choose becomes damaged.',
  'unitCard.strikeWingAlphaII.text':
    'Each 9 or 10 of its Anti-Fighter Barrage also destroys 1 infantry of the opponent in the space of the system.',
  'unitCard.quetzecoatl.text': 'Others do not use Space Cannon against your ships in its system.',
  'unitCard.aerieSentinel.text':
    'It takes no capacity while it is transported, or in space beside a ship of yours that has capacity.',
  'technology.strikeWingAlphaII.text':
    'Your destroyers are more accurate, and their barrage hits infantry in space too.',
  'technology.aerieHololattice.text':
    'Others do not move ships through systems with structures of yours. Each planet with a structure of yours has Production 1, as if it were a unit.',
  'note.strikeWingAmbuscade.when': 'When your units roll for a unit ability',
  'note.strikeWingAmbuscade.text': 'One of them rolls 1 more die. Then the note goes back.',
  'leader.trilossaAunMirik.text':
    'When a player produces ground forces, exhaust this card: they may place them on any planets they control in that system and in adjacent ones.',
  'leader.trrakanAunZulok.text':
    'Unlocked by 6 units on the board with Anti-Fighter Barrage, Space Cannon or Bombardment. When your units roll for a unit ability, 1 of them may roll 1 more die.',
  'leader.mirikAunSissiri.text':
    'Unlocked by 3 scored objectives. As an action, move any of your ships straight to systems that hold your command token and no ships of others. Then this card is purged.',
} as const;
