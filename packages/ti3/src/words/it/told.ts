// La cronaca: più eventi che sono una cosa sola, detti in una riga.

export const told = {
  'statistics.objectives': 'Obiettivi rivendicati',
  'statistics.technologies': 'Tecnologie acquisite',
  'told.ships lost': '{seat} perde {system|in}: {units}.',
  'told.ships lost.you': 'Perdi {system|in}: {units}.',
  'told.ships damaged': '{seat}, danni {system|in}: {units}.',
  'told.ships damaged.you': 'Hai danni {system|in}: {units}.',
  'told.ships repaired': '{seat} ripara {system|in}: {units}.',
  'told.ships repaired.you': 'Ripari {system|in}: {units}.',
  'told.ships placed': '{seat}: {units} {system|in}.',
  'told.ships placed.you': 'Metti {system|in}: {units}.',
  'told.hits': '{seat} mette a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.hits.you': 'Metti a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.cards drawn': '{seat} pesca {count} carte azione.',
  'told.cards drawn.you': 'Peschi {count} carte azione.',
  'told.planet lost.you': 'Perdi {planet}, che passa a {seat}.',
} as const;
