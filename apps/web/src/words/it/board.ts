// The map of hexes, in Italian.
import type { Translation } from '@custodian/words';
import type { board as english } from '../en/board.ts';

export const board = {
  'board.map': 'Mappa della galassia',
  'board.hint':
    'Con le frecce passi da un sistema all’altro, Invio lo apre, più e meno ingrandiscono e riducono, 0 mostra tutto.',
  'board.zoom in': 'Più vicino',
  'board.zoom out': 'Più lontano',
  'board.fit': 'Mostra tutta la galassia',
  'board.empty place': 'Posto vuoto, puoi piazzarvi un sistema',
  'board.plan': 'il tuo piano',
} satisfies Translation<typeof english>;
