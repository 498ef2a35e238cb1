// Carte esplorazione e i loro mazzi.

import type { Translation } from '@custodian/words';
import type { explorations as english } from '../../../en/components/prophecy/explorations.ts';

export const explorations = {
  'exploration.freelancers': 'Liberi Professionisti',
  'exploration.freelancers.text':
    'Puoi produrre 1 unità in questo sistema, pagandola anche con influenza oltre che con risorse.',
  'exploration.mercenaryOutfit': 'Compagnia di Mercenari',
  'exploration.mercenaryOutfit.text': 'Puoi mettere 1 fanteria dai tuoi rinforzi su questo pianeta.',
  'exploration.gammaWormhole': 'Tunnel Spaziale Gamma',
  'exploration.gammaWormhole.text':
    'Un segnalino tunnel Gamma va in questo sistema. Poi la carta è eliminata dal gioco.',
  'exploration.demilitarizedZone': 'Zona Demilitarizzata',
  'exploration.demilitarizedZone.text':
    'Le strutture sul pianeta tornano nei tuoi rinforzi, le forze di terra nello spazio. Si aggancia: nessuno vi sbarca, produce o mette unità. Nella Fase del Consiglio la sua carta può entrare in una transazione.',
  'exploration.dysonSphere': 'Sfera di Dyson',
  'exploration.dysonSphere.text': 'Si aggancia al pianeta: +2 risorse, +1 influenza.',
  'exploration.paradiseWorld': 'Mondo Paradiso',
  'exploration.paradiseWorld.text': 'Si aggancia al pianeta: +2 influenza.',
  'exploration.tombOfEmphidia': 'Tomba di Emphidia',
  'exploration.tombOfEmphidia.text':
    'Si aggancia al pianeta: +1 influenza. Chi lo controlla e ha la Corona di Emphidia può eliminarla per 1 punto vittoria.',
  'exploration.culturalRelicFragment': 'Frammento di Reliquia Culturale',
  'exploration.culturalRelicFragment.text':
    'Lo tieni. Come azione, elimina dal gioco 3 frammenti di reliquia culturali e ottieni 1 reliquia.',
  'exploration.volatileFuelSource': 'Fonte di Carburante Volatile',
  'exploration.volatileFuelSource.text':
    'Con un tuo mech sul pianeta, o togliendone 1 tua fanteria, guadagni 1 contatore di comando.',
  'exploration.expedition': 'Spedizione',
  'exploration.expedition.text': 'Con un tuo mech sul pianeta, o togliendone 1 tua fanteria, lo ricarichi.',
  'exploration.coreMine': 'Miniera nel Nucleo',
  'exploration.coreMine.text':
    'Con un tuo mech sul pianeta, o togliendone 1 tua fanteria, guadagni 1 bene di commercio.',
  'exploration.lazaxSurvivors': 'Superstiti Lazax',
  'exploration.lazaxSurvivors.text': 'Si aggancia al pianeta: +1 risorse, +2 influenza.',
  'exploration.miningWorld': 'Mondo Minerario',
  'exploration.miningWorld.text': 'Si aggancia al pianeta: +2 risorse.',
  'exploration.richWorld': 'Mondo Ricco',
  'exploration.richWorld.text': 'Si aggancia al pianeta: +1 risorse.',
  'exploration.warfareResearchFacility': 'Centro di Ricerca Bellica',
  'exploration.warfareResearchFacility.text':
    'Si aggancia al pianeta, che ottiene una specialità tecnologica rossa, oppure +1 risorse e +1 influenza se ne ha già una.',
  'exploration.hazardousRelicFragment': 'Frammento di Reliquia Pericoloso',
  'exploration.hazardousRelicFragment.text':
    'Lo tieni. Come azione, elimina dal gioco 3 frammenti di reliquia pericolosi e ottieni 1 reliquia.',
  'exploration.abandonedWarehouses': 'Magazzini Abbandonati',
  'exploration.abandonedWarehouses.text':
    'Puoi guadagnare 2 merci, o fare di 2 tue merci al massimo altrettanti beni di commercio.',
  'exploration.functioningBase': 'Base Funzionante',
  'exploration.functioningBase.text':
    'Puoi guadagnare 1 merce, o spendere 1 bene di commercio o merce per pescare 1 carta azione.',
  'exploration.localFabricators': 'Fabbricanti Locali',
  'exploration.localFabricators.text':
    'Puoi guadagnare 1 merce, o spendere 1 bene di commercio o merce per mettere 1 mech dai tuoi rinforzi su questo pianeta.',
  'exploration.bioticResearchFacility': 'Centro di Ricerca Biotica',
  'exploration.bioticResearchFacility.text':
    'Si aggancia al pianeta, che ottiene una specialità tecnologica verde, oppure +1 risorse e +1 influenza se ne ha già una.',
  'exploration.cyberneticResearchFacility': 'Centro di Ricerca Cibernetica',
  'exploration.cyberneticResearchFacility.text':
    'Si aggancia al pianeta, che ottiene una specialità tecnologica gialla, oppure +1 risorse e +1 influenza se ne ha già una.',
  'exploration.propulsionResearchFacility': 'Centro di Ricerca sulla Propulsione',
  'exploration.propulsionResearchFacility.text':
    'Si aggancia al pianeta, che ottiene una specialità tecnologica blu, oppure +1 risorse e +1 influenza se ne ha già una.',
  'exploration.industrialRelicFragment': 'Frammento di Reliquia Industriale',
  'exploration.industrialRelicFragment.text':
    'Lo tieni. Come azione, elimina dal gioco 3 frammenti di reliquia industriali e ottieni 1 reliquia.',
  'exploration.derelictVessel': 'Relitto alla Deriva',
  'exploration.derelictVessel.text': 'Peschi 1 obiettivo segreto.',
  'exploration.enigmaticDevice': 'Congegno Enigmatico',
  'exploration.enigmaticDevice.text':
    'Lo tieni. Come azione, spendi 6 risorse ed eliminalo dal gioco: ricerca 1 tecnologia.',
  'exploration.gammaRelay': 'Ripetitore Gamma',
  'exploration.gammaRelay.text': 'Un segnalino tunnel Gamma va in questo sistema. Poi la carta è eliminata dal gioco.',
  'exploration.ionStorm': 'Tempesta Ionica',
  'exploration.ionStorm.text':
    'Il segnalino della tempesta ionica va in questo sistema, sul lato che scegli: è un tunnel spaziale Alfa o Beta. Dopo che navi vi si sono mosse o ritirate attraverso, si gira.',
  'exploration.lostCrew': 'Equipaggio Disperso',
  'exploration.lostCrew.text': 'Peschi 2 carte azione.',
  'exploration.merchantStation': 'Stazione Mercantile',
  'exploration.merchantStation.text': 'Puoi rifornirti di merci, o trasformarle tutte in beni di commercio.',
  'exploration.mirage': 'Miraggio',
  'exploration.mirage.text':
    'Il pianeta Mirage va in questo sistema. Ne ottieni la carta, pronta. Poi questa carta è eliminata dal gioco.',
  'exploration.unknownRelicFragment': 'Frammento di Reliquia Ignoto',
  'exploration.unknownRelicFragment.text': 'Lo tieni. Vale come frammento di reliquia di qualsiasi tipo.',
  'exploration.minorEntropicField': 'Campo Entropico Minore',
  'exploration.minorEntropicField.text': 'Guadagni 1 contatore di comando e 1 bene di commercio.',
  'exploration.entropicField': 'Campo Entropico',
  'exploration.entropicField.text': 'Guadagni 1 contatore di comando e 2 beni di commercio.',
  'exploration.majorEntropicField': 'Campo Entropico Maggiore',
  'exploration.majorEntropicField.text': 'Guadagni 1 contatore di comando e 3 beni di commercio.',
  'exploration.keleresShip': 'Nave dei Keleres',
  'exploration.keleresShip.text': 'Guadagni 2 contatori di comando.',
  'exploration.deadWorld': 'Mondo Morto',
  'exploration.deadWorld.text': 'Ottieni 1 reliquia.',
  'explorationDeck.cultural': 'esplorazione culturale',
  'explorationDeck.hazardous': 'esplorazione pericolosa',
  'explorationDeck.industrial': 'esplorazione industriale',
  'explorationDeck.frontier': 'esplorazione di frontiera',
} as const satisfies Translation<typeof english>;
