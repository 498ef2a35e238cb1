// A table whose game has no picture of its own, in Italian.
import type { Translation } from '@custodian/words';
import type { plain as english } from '../en/plain.ts';

export const plain = {
  'plain.title': 'Lo stato della partita',
  'plain.none': 'nessuno',
  'plain.yes': 'sì',
  'plain.no': 'no',
} satisfies Translation<typeof english>;
