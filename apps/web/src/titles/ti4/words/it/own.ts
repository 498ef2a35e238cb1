// Texts of the shell and of the family that this game words in its own way.
import type { Translation } from '@custodian/words';
import type { own as english } from '../en/own.ts';

export const own = {
  'decision.window': 'Un momento per carte azione e abilità. Passa se non vuoi usarne nessuna.',
  'end.centre': 'Alla galassia',
  'stage.hide': 'Alla galassia',
  'table.centre': 'La galassia',
  'tray.lower': 'Riduci: più galassia',
  'meter.fleet': 'Pool di Flotta',
  'meter.full': 'al limite: nessun’altra nave',
  'meter.room': 'Capacità',
  'dossier.pds': '{count|1 cannone spaziale vi arriva|# cannoni spaziali vi arrivano}',
  'activate.pointless':
    'Nessuna tua nave ci arriva e non hai nulla che possa agire o produrre: spenderesti un contatore di comando per niente.',
} as const satisfies Translation<typeof english>;
