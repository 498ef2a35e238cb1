// Come suonano ovunque pagare, scegliere e vedersi rifiutare qualcosa.
import type { basics as source } from '../en/basics.ts';
import type { Translation } from '../translation.ts';

export const basics = {
  'why.payment malformed': 'Questo non è un pagamento.',
  'why.payment too small': 'Mancano ancora {missing} {currency}.',
  'why.planet not ready': '{planet} non è un tuo pianeta carico.',
  'why.planet twice': '{planet} può essere scaricato una volta sola.',
  'why.too few trade goods': 'Hai {have|# Bene di Commercio|# Beni di Commercio}.',
  'why.plan malformed': 'Questo piano non si può leggere.',
  'why.asteroids never activated': 'Un Campo di Asteroidi non può mai essere attivato.',
  'why.supernova never activated': 'Una SuperNova non può mai essere attivata.',
  'why.already activated': 'Qui c’è già un tuo Contatore di Comando.',
  'why.asteroids bar the way': 'Gli asteroidi sbarrano la via senza i Deflettori Antimassa.',
  'why.nebula bars the way': 'Le astronavi non possono attraversare una Nebulosa.',
  'why.supernova bars the way': 'Nulla attraversa una SuperNova.',
  'why.enemy ships bar the way': 'Astronavi nemiche sbarrano la via.',
  'why.no landing to support': 'Le Corazzate bombardano solo dove sono sbarcate le tue Forze di Terra.',
  'why.planetary shield': 'Un PDS protegge il pianeta con il suo scudo.',
  'why.war sun needs technology': 'Ti serve la tecnologia della Morte Nera.',
  'option.yes': 'Sì',
  'option.no': 'No',
  'option.pass': 'Passa',
  'option.done': 'Fatto',
} as const satisfies Translation<typeof source>;
