// Quello che si legge prima di aprire la scatola: il gioco, chi si può invitare e le opzioni. Poco, perché la sala nomina ogni gioco.

import type { Translation } from '@custodian/words';
import type { box as english } from '../en/box.ts';

export const box = {
  'title.name': 'Twilight Inscription',
  'title.about':
    'Tutti segnano insieme quattro schede di un impero: sistemi, pianeti, industria, guerra. Con amici, sconosciuti o bot, o da soli contro un rivale.',
  'title.quick': 'Tu da solo contro il rivale, si comincia subito',
  'title.aim':
    'Guidi una fazione fuori dagli anni bui. A ogni round una carta e i dadi danno risorse, che spendi su una delle tue quattro schede. In mezzo arrivano guerre, consigli e produzione. Dopo la guerra per il trono, chi ha più punti governa la galassia.',
  'level.easy': 'Bot facile',
  'level.normal': 'Bot normale',
  'level.hard': 'Bot difficile',
  // As tables that were stored earlier call them.
  'level.sensible': 'Bot normale',
  'option-of-game.sheets': 'Schede',
  'option-of-game.sheets.dealt': 'Diverse',
  'option-of-game.sheets.dealt.text': 'Lato A: ognuno ha schede tutte sue, distribuite a caso.',
  'option-of-game.sheets.B': 'Uguali',
  'option-of-game.sheets.B.text': 'Lato B: tutti hanno le stesse schede e le stesse possibilità.',
  'option-of-game.factions': 'Fazioni',
  'option-of-game.factions.dealt': 'Distribuite',
  'option-of-game.factions.dealt.text': 'Ognuno ne riceve tre e ne sceglie una.',
  'option-of-game.difficulty': 'Difficoltà',
  'option-of-game.difficulty.easy': 'Facile',
  'option-of-game.difficulty.easy.text': 'In uno o due: il rivale parte da zero; con 40 punti non si perde.',
  'option-of-game.difficulty.medium': 'Media',
  'option-of-game.difficulty.medium.text': 'In uno o due: il rivale parte in vantaggio; con 60 punti non si perde.',
  'option-of-game.difficulty.hard': 'Difficile',
  'option-of-game.difficulty.hard.text':
    'In uno o due: il rivale parte in grande vantaggio; con 80 punti non si perde.',
} as const satisfies Translation<typeof english>;
