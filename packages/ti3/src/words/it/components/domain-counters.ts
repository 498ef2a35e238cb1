import type { Translation } from '@custodian/words';
import type { domainCounters as english } from '../../en/components/domain-counters.ts';

export const domainCounters = {
  'domain.peacefulAnnexation': 'Annessione Pacifica',
  'domain.peacefulAnnexation.text': 'Non succede nulla. Il pianeta è tuo.',
  'domain.naturalWealth': 'Ricchezze Naturali',
  'domain.naturalWealth.text': 'Guadagni {value|1 bene di commercio|# beni di commercio}.',
  'domain.hostileLocals': 'Popolazione Ostile',
  'domain.hostileLocals.text':
    '{value|1 forza di terra locale ti contende|# forze di terra locali ti contendono} il pianeta. Non possono essere bombardate e, se fallisci, tornano al completo.',
  'domain.biohazard': 'Rischio Biologico',
  'domain.biohazard.text':
    'La prima forza di terra di ogni sbarco qui è distrutta. Chi prende per primo il pianeta può rimuovere questo contatore.',
  'domain.radiation': 'Radiazioni',
  'domain.radiation.text':
    'Tutte le forze di terra dello sbarco sono distrutte. Poi questo contatore è rimosso e il pianeta resta neutrale.',
  'domain.technologicalSociety': 'Società Tecnologica',
  'domain.technologicalSociety.text':
    'Il giocatore alla tua sinistra sceglie 1 tecnologia di cui hai i prerequisiti. La ottieni gratis.',
  'domain.industrialSociety': 'Società Industriale',
  'domain.industrialSociety.text': 'Puoi piazzare qui una base spaziale gratuita. Il pianeta arriva carico.',
  'domain.lazaxSurvivors': 'Sopravvissuti di Lazax',
  'domain.lazaxSurvivors.text':
    'Tienili: hai 3 voti in più su ogni ordine del giorno successivo. Se invece li sondi guadagni 1 punto vittoria e puoi pescare 3 carte azione. Se li annienti perdi le tue carte azione, i tuoi beni di commercio e il tuo prossimo voto, e tutti i tuoi pianeti si scaricano.',
  'domain.settlers': 'Coloni',
  'domain.settlers.text':
    'Le tue forze di terra tornano sulle navi. Tira 1 dado: con 6 o più piazzi qui 2 forze di terra gratuite, altrimenti lo fa un avversario a caso. Esse prendono il pianeta.',
  'domain.wormholeAlpha': 'Scoperta di un Tunnel Spaziale: Alfa',
  'domain.wormholeAlpha.text': 'Il sistema ha un tunnel spaziale Alfa per il resto della partita.',
  'domain.wormholeBeta': 'Scoperta di un Tunnel Spaziale: Beta',
  'domain.wormholeBeta.text': 'Il sistema ha un tunnel spaziale Beta per il resto della partita.',
  'domain.nativeIntelligence': 'Informatori Locali',
  'domain.nativeIntelligence.text': 'Guarda in segreto 1 contatore di dominio coperto su un qualsiasi pianeta.',
  'domain.hiddenFactory': 'Fabbrica Nascosta',
  'domain.hiddenFactory.text': 'Piazza in questo sistema navi gratuite per un valore massimo di 2 risorse.',
  'domain.hostageSituation': 'Presa di Ostaggi',
  'domain.hostageSituation.text':
    'Paga 1 bene di commercio per ogni forza di terra sbarcata, o perdile tutte e il pianeta resta neutrale.',
  'domain.automatedDefenseSystem': 'Sistema Difensivo Automatico',
  'domain.automatedDefenseSystem.text':
    'Tira 2 dadi: ogni 6 o più ti costa 1 nave nel sistema e 1 forza di terra sbarcata. Chi prende per primo il pianeta rimuove questo contatore e può piazzare un PDS gratuito.',
  'domain.fighterAmbush': 'Imboscata di Caccia',
  'domain.fighterAmbush.text':
    'Dopo lo sbarco combatti nello spazio contro {value|1 caccia locale|# caccia locali}, senza sbarramento anti-caccia. Se perdi, lo sbarco è distrutto e il pianeta resta neutrale.',
} as const satisfies Translation<typeof english>;
