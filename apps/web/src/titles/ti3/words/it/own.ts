// Texts of the shell that this game words in its own way, in Italian.
import type { Translation } from '@custodian/words';
import type { own as english } from '../en/own.ts';

export const own = {
  'decision.window': 'Un momento per carte azione e abilità. Passa se non vuoi usarne nessuna.',
  'end.centre': 'Alla galassia',
  'stage.hide': 'Alla galassia',
  'table.centre': 'La galassia',
  'tray.lower': 'Riduci: più galassia',
} satisfies Translation<typeof english>;
