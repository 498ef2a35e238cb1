// Come suonano ovunque pagare, scegliere e vedersi rifiutare qualcosa.

import type { Translation } from '@custodian/words';
import type { basics as source } from '../en/basics.ts';

export const basics = {
  'why.payment malformed': 'Questo non è un pagamento.',
  'why.payment too small': '{currency}: ne {missing|manca ancora #|mancano ancora #}.',
  'why.planet not ready': '{planet} non è un tuo pianeta carico.',
  'why.planet twice': '{planet} può essere scaricato una volta sola.',
  'why.too few trade goods': 'Hai {have|# bene di commercio|# beni di commercio}.',
  'why.plan malformed': 'Questo piano non si può leggere.',
  'why.asteroids never activated': 'Un Campo di Asteroidi non può mai essere attivato.',
  'why.supernova never activated': 'Una SuperNova non può mai essere attivata.',
  'why.already activated': 'Qui c’è già un tuo contatore di comando.',
  'why.asteroids bar the way': 'Gli asteroidi sbarrano la via senza i Deflettori Anti-Massa.',
  'why.nebula bars the way': 'Le navi non possono attraversare una Nebulosa.',
  'why.supernova bars the way': 'Nulla attraversa una SuperNova.',
  'why.enemy ships bar the way': 'Navi nemiche sbarrano la via.',
  'why.no landing to support': 'Le corazzate bombardano solo dove sono sbarcate le tue forze di terra.',
  'why.planetary shield': 'Un PDS protegge il pianeta con il suo scudo.',
  'why.war sun needs technology': 'Ti serve la tecnologia della Morte Nera.',
  'option.yes': 'Sì',
  'option.no': 'No',
  'option.pass': 'Passa',
  'option.done': 'Fatto',
  'why.unknown race': 'Non esiste la razza «{race}». Razze: {known}.',
  'why.race twice': 'Una razza può essere giocata una volta sola.',
  'why.races for seats': '{given|È data # razza|Sono date # razze} per {seats} posti.',
  'why.seats': 'In {seats} non si può giocare: la Terza Edizione è per 3-6 giocatori.',
  'why.not at the table': 'Nessuno così siede al tavolo.',
  'free.give trade goods': 'Dai beni di commercio',
} as const satisfies Translation<typeof source>;
