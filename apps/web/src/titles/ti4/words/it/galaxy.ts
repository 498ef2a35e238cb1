// The galaxy and the dossier of a system.
import type { Translation } from '@custodian/words';
import type { galaxy as english } from '../en/galaxy.ts';

export const galaxy = {
  'galaxy.custodians': 'vi giace il segnalino custodi',
  'dossier.custodians': 'Segnalino custodi: nessuno sbarca qui prima che sia rimosso per 6 influenza.',
  'dossier.tokens': 'Contatori di comando',
} as const satisfies Translation<typeof english>;
