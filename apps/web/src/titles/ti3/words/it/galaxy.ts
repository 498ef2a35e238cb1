// The galaxy and the dossier of a system, in Italian.
import type { Translation } from '@custodian/words';
import type { galaxy as english } from '../en/galaxy.ts';

export const galaxy = {
  'galaxy.domain': 'contatore di dominio: {name}',
  'galaxy.domain hidden': 'contatore di dominio coperto',
  'galaxy.domain seen': 'contatore di dominio coperto, tu lo conosci: {name}',
  'dossier.counters': 'Contatori di comando',
  'dossier.dock site': '{name} può piazzare una base spaziale su {planet}.',
} as const satisfies Translation<typeof english>;
