// Le carte dei pianeti leggendari.

import type { Translation } from '@custodian/words';
import type { legendaryPlanets as english } from '../../../en/components/prophecy/legendary-planets.ts';

export const legendaryPlanets = {
  'legendary.theAtrament': 'L’Atramento',
  'legendary.theAtrament.text':
    'Alla fine del tuo turno puoi scaricarlo per collocare fino a 2 fanterie su un tuo pianeta.',
  'legendary.imperialArmsVault': 'Armeria Imperiale',
  'legendary.imperialArmsVault.text':
    'Alla fine del tuo turno puoi scaricarla per collocare un mech su un tuo pianeta o per pescare 1 carta azione.',
  'legendary.exterrixHeadquarters': 'Quartier Generale Exterrix',
  'legendary.exterrixHeadquarters.text':
    'Alla fine del tuo turno puoi scaricarlo per guadagnare 2 beni di commercio o per trasformare tutte le tue merci in beni di commercio.',
  'legendary.mirageFlightAcademy': 'Accademia di Volo di Mirage',
  'legendary.mirageFlightAcademy.text':
    'Alla fine del tuo turno puoi scaricarla per collocare fino a 2 caccia in un sistema con tue navi.',
  'legendary.custodiaVigilia': 'Custodia Vigilia',
  'legendary.custodiaVigilia.text':
    'Finché controlli Mecatol Rex, esso ha Cannone Spaziale 5 e Produzione 3. Quando un altro giocatore guadagna un punto vittoria con Imperiale, tu guadagni 2 contatori di comando.',
} as const satisfies Translation<typeof english>;
