// The chronicle: several events that are one thing, told in one line.

export const told = {
  'statistics.objectives': 'Objectives claimed',
  'statistics.technologies': 'Technologies acquired',
  'told.ships lost': '{seat} loses in {system}: {units}.',
  'told.ships lost.you': 'You lose in {system}: {units}.',
  'told.ships damaged': '{seat}: damaged in {system}: {units}.',
  'told.ships damaged.you': 'You have damage in {system}: {units}.',
  'told.ships repaired': '{seat} repairs in {system}: {units}.',
  'told.ships repaired.you': 'You repair in {system}: {units}.',
  'told.ships placed': '{seat}: {units} in {system}.',
  'told.ships placed.you': 'You place in {system}: {units}.',
  'told.hits': '{seat} scores {count|# hit|# hits}, {player} {count2} ({kind}).',
  'told.hits.you': 'You score {count|# hit|# hits}, {player} {count2} ({kind}).',
  'told.cards drawn': '{seat} draws {count} action cards.',
  'told.cards drawn.you': 'You draw {count} action cards.',
  'told.planet lost.you': 'You lose {planet} to {seat}.',
} as const;
