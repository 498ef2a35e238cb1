// Le carte dei pianeti leggendari.

import type { Translation } from '@custodian/words';
import type { legendaryPlanets as english } from '../../../en/components/prophecy/legendary-planets.ts';

export const legendaryPlanets = {
  'legendary.theAtrament': 'L’Atramento',
  'legendary.imperialArmsVault': 'Armeria Imperiale',
  'legendary.exterrixHeadquarters': 'Quartier Generale Exterrix',
  'legendary.mirageFlightAcademy': 'Accademia di Volo di Mirage',
  'legendary.custodiaVigilia': 'Custodia Vigilia',
} as const satisfies Translation<typeof english>;
