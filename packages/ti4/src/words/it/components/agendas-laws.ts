// Le leggi su cui si vota a favore o contro, e quelle che un giocatore tiene o un pianeta porta.

import type { Translation } from '@custodian/words';
import type { laws as english } from '../../en/components/agendas-laws.ts';

export const laws = {
  'agenda.antiIntellectualRevolution': 'Rivoluzione Anti-Intellettuale',
  'agenda.antiIntellectualRevolution.for':
    'Chi ricerca una tecnologia deve distruggere 1 sua nave che non sia un caccia.',
  'agenda.antiIntellectualRevolution.against':
    'Quando comincia la prossima Fase Strategica, ogni giocatore scarica 1 pianeta per ogni tecnologia che possiede.',
  'agenda.classifiedDocumentLeaks': 'Fuga di Documenti Riservati',
  'agenda.classifiedDocumentLeaks.text':
    'Eleggete un obiettivo segreto reclamato, che diventa pubblico. Se non ce ne sono, si rivela un altro ordine del giorno.',
  'agenda.committeeFormation': 'Formazione di un Comitato',
  'agenda.committeeFormation.text':
    'Eleggete un giocatore, che tiene questa carta. Prima del voto su un successivo ordine del giorno che elegge un giocatore può scartarla e nominarlo: nessuno vota.',
  'agenda.conventionsOfWar': 'Convenzioni di Guerra',
  'agenda.conventionsOfWar.for': 'Le unità sui pianeti culturali non possono essere bombardate.',
  'agenda.conventionsOfWar.against': 'Ogni giocatore che ha votato contro scarta tutte le sue carte azione.',
  'agenda.coreMining': 'Estrazione dal Nucleo',
  'agenda.coreMining.text':
    'Eleggete un pianeta pericoloso. 1 fanteria che vi si trova è distrutta. Ha 2 risorse in più.',
  'agenda.demilitarizedZone': 'Zona Smilitarizzata',
  'agenda.demilitarizedZone.text':
    'Eleggete un pianeta culturale. Tutte le unità che vi si trovano sono distrutte. Nessuna unità può sbarcarvi, esservi prodotta o piazzata.',
  'agenda.enforcedTravelBan': 'Divieto di Transito',
  'agenda.enforcedTravelBan.for': 'Nulla si muove attraverso i tunnel spaziali Alfa e Beta.',
  'agenda.enforcedTravelBan.against':
    'Tutti i PDS nei sistemi con un tunnel spaziale o adiacenti a uno di questi sono distrutti.',
  'agenda.executiveSanctions': 'Sanzioni Esecutive',
  'agenda.executiveSanctions.for': 'Nessuno può tenere più di 3 carte azione.',
  'agenda.executiveSanctions.against': 'Ogni giocatore scarta 1 carta azione a caso.',
  'agenda.fleetRegulations': 'Regolamento delle Flotte',
  'agenda.fleetRegulations.for': 'Nessuno può avere più di 4 contatori di comando nel Pool di Flotta.',
  'agenda.fleetRegulations.against': 'Ogni giocatore mette 1 contatore di comando dai rinforzi nel Pool di Flotta.',
  'agenda.holyPlanetOfIxth': 'Pianeta Sacro di Ixth',
  'agenda.holyPlanetOfIxth.text':
    'Eleggete un pianeta culturale. Chi lo controlla ha 1 punto vittoria in più: si guadagna e si perde con il pianeta. Le unità che vi si trovano non possono usare Produzione.',
  'agenda.homelandDefenseAct': 'Legge sulla Difesa della Patria',
  'agenda.homelandDefenseAct.for': 'Un pianeta può avere quanti PDS si vuole.',
  'agenda.homelandDefenseAct.against': 'Ogni giocatore distrugge 1 suo PDS.',
  'agenda.imperialArbiter': 'Arbitro Imperiale',
  'agenda.imperialArbiter.text':
    'Eleggete un giocatore, che tiene questa carta. Quando finisce una Fase Strategica può scartarla: lui e un altro giocatore si scambiano 1 carta strategica.',
  'agenda.ministerOfCommerce': 'Ministro del Commercio',
  'agenda.ministerOfCommerce.text':
    'Eleggete un giocatore, che tiene questa carta. Ogni volta che si rifornisce di merci guadagna 1 bene di commercio per ogni vicino.',
  'agenda.ministerOfExploration': 'Ministro dell’Esplorazione',
  'agenda.ministerOfExploration.text':
    'Eleggete un giocatore, che tiene questa carta. Ogni pianeta di cui prende il controllo gli porta 1 bene di commercio.',
  'agenda.ministerOfIndustry': 'Ministro dell’Industria',
  'agenda.ministerOfIndustry.text':
    'Eleggete un giocatore, che tiene questa carta. Quando piazza una base spaziale, le sue unità in quel sistema possono usare Produzione.',
  'agenda.ministerOfPeace': 'Ministro della Pace',
  'agenda.ministerOfPeace.text':
    'Eleggete un giocatore, che tiene questa carta. Dopo che un giocatore attiva un sistema con unità di un altro può scartarla: quel turno è finito.',
  'agenda.ministerOfPolicy': 'Ministro della Politica',
  'agenda.ministerOfPolicy.text':
    'Eleggete un giocatore, che tiene questa carta e pesca 1 carta azione quando finisce una Fase di Status.',
  'agenda.ministerOfSciences': 'Ministro delle Scienze',
  'agenda.ministerOfSciences.text':
    'Eleggete un giocatore, che tiene questa carta e non paga risorse per l’abilità primaria e secondaria di Tecnologia.',
  'agenda.ministerOfWar': 'Ministro della Guerra',
  'agenda.ministerOfWar.text':
    'Eleggete un giocatore, che tiene questa carta. Dopo un’azione può scartarla per togliere 1 suo contatore di comando dalla mappa; poi può fare 1 altra azione.',
  'agenda.prophecyOfIxth': 'Profezia di Ixth',
  'agenda.prophecyOfIxth.text':
    'Eleggete un giocatore, che tiene questa carta. I suoi caccia hanno +1 ai tiri di combattimento. Si scarta quando usa Produzione e produce meno di 2 caccia.',
  'agenda.publicizeWeaponSchematics': 'Divulgare gli Schemi delle Armi',
  'agenda.publicizeWeaponSchematics.for':
    'Appena qualcuno possiede una tecnologia Morte Nera, nessuno ha bisogno di prerequisiti per averla. Le Morti Nere perdono Sopporta i Danni.',
  'agenda.publicizeWeaponSchematics.against':
    'Ogni giocatore con una tecnologia Morte Nera scarta tutte le sue carte azione.',
  'agenda.regulatedConscription': 'Coscrizione Regolata',
  'agenda.regulatedConscription.for': 'Per il loro costo si produce solo 1 caccia o 1 fanteria, e non 2.',
  'agenda.regulatedConscription.against': 'Non succede nulla.',
  'agenda.representativeGovernment': 'Governo Rappresentativo',
  'agenda.representativeGovernment.for': 'Nessuno scarica pianeti per votare: ognuno ha solo 1 voto.',
  'agenda.representativeGovernment.against':
    'Quando comincia la prossima Fase Strategica, ogni giocatore che ha votato contro scarica tutti i suoi pianeti culturali.',
  'agenda.researchTeamBiotic': 'Gruppo di Ricerca: Biotica',
  'agenda.researchTeamBiotic.text':
    'Eleggete un pianeta industriale. Quando il suo padrone fa ricerca può scaricare questa carta per tralasciare 1 prerequisito verde.',
  'agenda.researchTeamCybernetic': 'Gruppo di Ricerca: Cibernetica',
  'agenda.researchTeamCybernetic.text':
    'Eleggete un pianeta industriale. Quando il suo padrone fa ricerca può scaricare questa carta per tralasciare 1 prerequisito giallo.',
  'agenda.researchTeamPropulsion': 'Gruppo di Ricerca: Propulsione',
  'agenda.researchTeamPropulsion.text':
    'Eleggete un pianeta industriale. Quando il suo padrone fa ricerca può scaricare questa carta per tralasciare 1 prerequisito blu.',
  'agenda.researchTeamWarfare': 'Gruppo di Ricerca: Bellica',
  'agenda.researchTeamWarfare.text':
    'Eleggete un pianeta pericoloso. Quando il suo padrone fa ricerca può scaricare questa carta per tralasciare 1 prerequisito rosso.',
  'agenda.senateSanctuary': 'Santuario del Senato',
  'agenda.senateSanctuary.text': 'Eleggete un pianeta culturale. Ha 2 punti di influenza in più.',
  'agenda.shardOfTheThrone': 'Frammento del Trono',
  'agenda.shardOfTheThrone.text':
    'Eleggete un giocatore, che tiene questa carta e guadagna 1 punto vittoria. Chi vince una battaglia contro chi la tiene prende la carta e guadagna 1 punto vittoria; chi la teneva ne perde 1.',
  'agenda.sharedResearch': 'Ricerca Condivisa',
  'agenda.sharedResearch.for': 'Le unità possono attraversare le nebulose.',
  'agenda.sharedResearch.against':
    'Ogni giocatore mette un contatore di comando dai rinforzi nel suo sistema nativo, se può.',
  'agenda.terraformingInitiative': 'Iniziativa di Terraformazione',
  'agenda.terraformingInitiative.text': 'Eleggete un pianeta pericoloso. Ha 1 risorsa e 1 punto di influenza in più.',
  'agenda.theCrownOfEmphidia': 'La Corona di Emphidia',
  'agenda.theCrownOfEmphidia.text':
    'Eleggete un giocatore, che tiene questa carta e guadagna 1 punto vittoria. Chi prende il controllo di un pianeta nel sistema nativo di chi la tiene prende la carta e guadagna 1 punto vittoria; chi la teneva ne perde 1.',
  'agenda.theCrownOfThalnos': 'La Corona di Thalnos',
  'agenda.theCrownOfThalnos.text':
    'Eleggete un giocatore, che tiene questa carta. In ogni round di combattimento può tirare di nuovo i suoi dadi che vuole; un’unità il cui nuovo tiro non è un colpo è distrutta.',
  'agenda.wormholeReconstruction': 'Ricostruzione dei Tunnel Spaziali',
  'agenda.wormholeReconstruction.for': 'Tutti i sistemi con un tunnel spaziale Alfa o Beta sono adiacenti tra loro.',
  'agenda.wormholeReconstruction.against':
    'Ogni giocatore mette un contatore di comando dai rinforzi in ogni sistema con un tunnel spaziale e navi sue.',
} as const satisfies Translation<typeof english>;
