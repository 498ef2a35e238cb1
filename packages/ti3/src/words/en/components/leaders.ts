// Leaders: the five types and what each can do.

export const leaders = {
  'leader.type.scientist': 'Scientist',
  'leader.type.scientist.text': 'Makes technology and space docks cheaper and strengthens PDS on their planet.',
  'leader.type.diplomat': 'Diplomat',
  'leader.type.diplomat.text': 'Turns away an invasion of their planet and lets a fleet pass where the others agree.',
  'leader.type.general': 'General',
  'leader.type.general.text': 'Leads ground forces and shelters them from bombardment.',
  'leader.type.admiral': 'Admiral',
  'leader.type.admiral.text': 'Strengthens a ship in battle and keeps the enemy from fleeing.',
  'leader.type.agent': 'Agent',
  'leader.type.agent.text': 'Silences PDS, captures buildings and can be given up to cancel an action card.',
  'leader.ability.scientist.discount': 'The technology specialty of their planet gives a discount of 2 instead of 1.',
  'leader.ability.scientist.dock': 'A new space dock on their planet costs 2 instead of 4.',
  'leader.ability.scientist.aim': 'PDS on their planet have +1 on all rolls.',
  'leader.ability.scientist.shield': 'If there is a PDS on their planet, not even a war sun may bombard it.',
  'leader.ability.diplomat.protection':
    'When enemies land on their planet you may send them back to their ships: no invasion there in this activation. No diplomat can protect that planet again until the end of the next round.',
  'leader.ability.diplomat.passage':
    'Your fleet with this leader may move through a system with another player’s ships if that player agrees.',
  'leader.ability.general.reroll': 'When you attack in an invasion you may re-roll up to 2 dice in every round.',
  'leader.ability.general.shelter': 'Bombardment of their planet has -4.',
  'leader.ability.general.defense': 'Your ground forces defending their planet have +1 in invasion combat.',
  'leader.ability.admiral.die': 'The ship carrying them rolls 1 more die in each round of a space battle.',
  'leader.ability.admiral.speed': 'A dreadnought carrying them has +1 movement.',
  'leader.ability.admiral.pursuit':
    'A fleet that you attack with this leader cannot retreat unless it has an admiral too.',
  'leader.ability.agent.stealth': 'If they land with your invaders, enemy PDS may not fire at them.',
  'leader.ability.agent.takeover':
    'If they landed in a successful invasion, you may replace each enemy PDS and space dock there with your own.',
  'leader.ability.agent.sabotage': 'You may give them up at any time to cancel an action card just played.',
} as const;
