// Combats and agendas before the galaxy.

export const stages = {
  'battle.space': 'Space combat',
  'battle.ground': 'Ground combat',
  'battle.space round': 'Space combat, round {round}',
  'battle.ground round': 'Ground combat, round {round}',
  'agenda.votes': '{votes} {outcome}',
  'agenda.predicts': 'predicts, does not vote',
  'agenda.cannot vote': 'cannot vote',
  'agenda.abstained': 'abstained',
  'agenda.up to': 'up to {votes}',
  'agenda.not yet cast': 'not yet cast',
  'agenda.tie': 'A tie is the speaker’s: {name}',
  'agenda.draft': 'With your plan, {votes|# vote more|# votes more}.',
  'tree.upgrades': 'Units',
} as const;
