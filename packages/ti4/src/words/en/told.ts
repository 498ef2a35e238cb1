// The log where several events are one thing.

export const told = {
  'statistics.objectives': 'Objectives scored',
  'statistics.technologies': 'Technologies researched',
  'told.units lost': '{seat} loses in {system}: {units}.',
  'told.units lost.you': 'You lose in {system}: {units}.',
  'told.units damaged': '{seat}: damaged in {system}: {units}.',
  'told.units damaged.you': 'You have damage in {system}: {units}.',
  'told.units repaired': '{seat} repairs in {system}: {units}.',
  'told.units repaired.you': 'You repair in {system}: {units}.',
  'told.units removed': '{seat} removes from {system}: {units}.',
  'told.units removed.you': 'You remove from {system}: {units}.',
  'told.units placed': '{seat}: {units} in {system}.',
  'told.units placed.you': 'You place in {system}: {units}.',
  'told.hits': '{seat} produces {count|# hit|# hits}, {player} {count2} ({kind}).',
  'told.hits.you': 'You produce {count|# hit|# hits}, {player} {count2} ({kind}).',
  'told.cards drawn': '{seat} draws {count} action cards.',
  'told.cards drawn.you': 'You draw {count} action cards.',
} as const;
