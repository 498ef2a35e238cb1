// What stands on the sheet and the cards of the Titans of Ul.

export const titansTexts = {
  'token.sleeper': 'sleeper token',
  'ability.terragenesis.text': 'After you explore a planet without a sleeper token you may place or move 1 there.',
  'ability.awaken.text':
    'After you activate a system with sleeper tokens of yours you may replace each of them with 1 PDS from your reinforcements.',
  'ability.coalescence.text':
    'Units of yours that your flagship or Awaken puts beside units of another player must fight them in this tactical action.',
  'unitCard.ouranos.text':
    'Deploy: after you activate a system with PDS of yours you may replace 1 of them with this ship.',
  'unitCard.hecatoncheires.text':
    'Deploy: when you would place a PDS on a planet you may place 1 mech and 1 infantry there instead.',
  'unitCard.helTitan.text': 'It is both a structure and a ground force. It cannot be transported.',
  'unitCard.helTitanII.text':
    'It is both a structure and a ground force. It cannot be transported. Its Space Cannon also reaches ships in adjacent systems.',
  'technology.saturnEngineII.text':
    'Your cruisers are faster and more accurate, carry 2 units each and withstand the first hit.',
  'technology.helTitanII.text': 'Your Hel-Titans are more accurate and reach ships in adjacent systems too.',
  'note.terraform.when': 'As an action',
  'note.terraform.text':
    'It is attached to a planet you control, neither in a home system nor Mecatol Rex: +1 resources, +1 influence, and it counts as cultural, hazardous and industrial.',
  'leader.tellurian.text': 'When a hit is scored on a unit, exhaust this card to cancel it.',
  'leader.tungstantus.text':
    'Unlocked by 5 structures on the board. When your units use Production you may gain 1 trade good.',
  'leader.ulTheProgenitor.text':
    'Unlocked by 3 scored objectives. As an action, ready Elysium and attach this card to it: +3 resources, +3 influence, and it has Space Cannon 5 with 3 dice, as if it were a unit.',
} as const;
