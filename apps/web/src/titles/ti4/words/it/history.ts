// Looking back: the replay and the points of a game.
import type { Translation } from '@custodian/words';
import type { history as english } from '../en/history.ts';

export const history = {
  'replay.kind.deals': 'Transazioni e promesse',
  'points.custodians': 'Segnalino custodi',
} as const satisfies Translation<typeof english>;
