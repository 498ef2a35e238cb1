// Reliquie.

import type { Translation } from '@custodian/words';
import type { relics as english } from '../../../en/components/prophecy/relics.ts';

export const relics = {
  'relic.dominusOrb': 'Globo del Dominus',
  'relic.mawOfWorlds': 'Fauci dei Mondi',
  'relic.scepterOfEmelpar': 'Scettro di Emelpar',
  'relic.shardOfTheThrone': 'Frammento del Trono',
  'relic.stellarConverter': 'Convertitore Stellare',
  'relic.theCodex': 'Il Codice',
  'relic.theCrownOfEmphidia': 'La Corona di Emphidia',
  'relic.theCrownOfThalnos': 'La Corona di Thalnos',
  'relic.theObsidian': 'L’Ossidiana',
  'relic.theProphetsTears': 'Le Lacrime del Profeta',
  'relic.dynamisCore': 'Nucleo Dynamis',
  'relic.jrXs455O': 'JR-XS455-O',
  'relic.nanoForge': 'Nanoforgia',
} as const satisfies Translation<typeof english>;
