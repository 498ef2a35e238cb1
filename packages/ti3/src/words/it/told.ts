// La cronaca: più eventi che sono una cosa sola, detti in una riga.

export const told = {
  'told.ships lost': '{seat} perde in {system}: {units}.',
  'told.ships lost.you': 'Perdi in {system}: {units}.',
  'told.ships damaged': '{seat}, danni in {system}: {units}.',
  'told.ships damaged.you': 'Hai danni in {system}: {units}.',
  'told.ships repaired': '{seat} ripara in {system}: {units}.',
  'told.ships repaired.you': 'Ripari in {system}: {units}.',
  'told.ships placed': '{seat}: {units} in {system}.',
  'told.ships placed.you': 'Metti in {system}: {units}.',
  'told.hits': '{seat} mette a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.hits.you': 'Metti a segno {count|# colpo|# colpi}, {player} {count2} ({kind}).',
  'told.cards drawn': '{seat} pesca {count} carte azione.',
  'told.cards drawn.you': 'Peschi {count} carte azione.',
  'told.planet lost.you': 'Perdi {planet}, che passa a {seat}.',
} as const;
