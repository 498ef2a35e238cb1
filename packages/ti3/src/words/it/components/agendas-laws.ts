import type { Translation } from '@custodian/words';
import type { laws as english } from '../../en/components/agendas-laws.ts';

export const laws = {
  'agenda.checksAndBalances': 'Pesi e Contrappesi',
  'agenda.checksAndBalances.for':
    'Chi sceglie una carta strategica deve darla a un altro giocatore che non ne ha ancora.',
  'agenda.checksAndBalances.against':
    'Subito ogni giocatore passa le sue carte strategiche al giocatore alla sua sinistra.',
  'agenda.closingTheWormholes': 'Chiusura dei Tunnel Spaziali',
  'agenda.closingTheWormholes.for': 'Le navi non possono muoversi attraverso i tunnel spaziali.',
  'agenda.closingTheWormholes.against':
    'Ogni giocatore rimuove 1 nave che non sia un caccia da ogni sua flotta in un sistema con un tunnel spaziale.',
  'agenda.codeOfHonor': 'Codice d’Onore',
  'agenda.codeOfHonor.for': 'Nessuno può ritirarsi da una battaglia spaziale.',
  'agenda.codeOfHonor.against': 'Non succede nulla.',
  'agenda.colonizationLicensing': 'Licenze di Colonizzazione',
  'agenda.colonizationLicensing.for':
    'Prima di sbarcare su un pianeta neutrale un giocatore deve spendere risorse pari al suo valore di risorse.',
  'agenda.colonizationLicensing.against':
    'Ogni giocatore scarica 1 pianeta per ogni 3 pianeti che controlla fuori dal suo sistema nativo.',
  'agenda.conventionsOfWar': 'Convenzioni di Guerra',
  'agenda.conventionsOfWar.for': 'I pianeti con una base spaziale non possono essere bombardati.',
  'agenda.conventionsOfWar.against':
    'Ogni giocatore che ha votato contro perde 1 base spaziale fuori dal suo sistema nativo.',
  'agenda.coreStability': 'Stabilità del Nucleo',
  'agenda.coreStability.for':
    'In ogni Fase di Status le carte azione si pescano scoperte. I giocatori scelgono le proprie in ordine di influenza dei pianeti carichi, dalla più alta.',
  'agenda.coreStability.against': 'Nessuno pesca carte azione per il resto del round, Fase di Status compresa.',
  'agenda.councilElder': 'Anziano del Consiglio',
  'agenda.councilElder.text':
    'Eleggete un giocatore, che tiene questa carta. Subito dopo che si pesca una successiva elezione può scartarla: allora contano solo i suoi voti.',
  'agenda.councilsCensure': 'Censura del Consiglio',
  'agenda.councilsCensure.text':
    'Eleggete un giocatore, che per scegliere Imperiale deve scartare 2 contatori di comando dall’Allocazione Strategica.',
  'agenda.crownOfThalnos': 'Corona di Thalnos',
  'agenda.crownOfThalnos.text': 'Eleggete un giocatore, le cui forze di terra hanno +1 ai tiri di combattimento.',
  'agenda.fleetRegulations': 'Regolamento delle Flotte',
  'agenda.fleetRegulations.for': 'Nessuno può avere più di 5 contatori di comando nei Rifornimenti alla Flotta.',
  'agenda.fleetRegulations.against':
    'Ogni giocatore mette 1 contatore di comando dai rinforzi nei Rifornimenti alla Flotta.',
  'agenda.forcedEconomicIndependence': 'Indipendenza Economica Forzata',
  'agenda.forcedEconomicIndependence.text':
    'Eleggete 2 giocatori. Il loro accordo commerciale reciproco si rompe e non possono formarne un altro.',
  'agenda.freeTrade': 'Libero Scambio',
  'agenda.freeTrade.for':
    'Ogni volta che un giocatore prende la rendita degli accordi commerciali guadagna 1 bene di commercio in più.',
  'agenda.freeTrade.against': 'Ogni giocatore scarta 2 beni di commercio.',
  'agenda.holyPlanetOfIxth': 'Pianeta Sacro di Ixth',
  'agenda.holyPlanetOfIxth.text': 'Eleggete un pianeta fuori dai sistemi nativi. Non vi si possono costruire unità.',
  'agenda.humaneLabor': 'Lavoro Umano',
  'agenda.humaneLabor.for': 'Ogni base spaziale può costruire al massimo 2 unità. Le tecnologie si aggiungono ancora.',
  'agenda.humaneLabor.against': 'Nessuna base spaziale può costruire unità per il resto del round.',
  'agenda.imperialAcademy': 'Accademia Imperiale',
  'agenda.imperialAcademy.for':
    'Un contatore di comando comprato con l’abilità secondaria di Logistica costa 2 punti di influenza.',
  'agenda.imperialAcademy.against': 'Non succede nulla.',
  'agenda.imperialPeace': 'Pace Imperiale',
  'agenda.imperialPeace.for': 'Mecatol Rex non può essere invaso.',
  'agenda.imperialPeace.against': 'Per il resto del round solo Mecatol Rex può essere invaso.',
  'agenda.laborForcePolitics': 'Politica del Lavoro',
  'agenda.laborForcePolitics.for': 'Le risorse e l’influenza di tutti i pianeti si scambiano.',
  'agenda.laborForcePolitics.against':
    'Per il resto del round ogni giocatore può costruire unità in 1 sola base spaziale.',
  'agenda.limitsToIndividualPower': 'Limiti al Potere Individuale',
  'agenda.limitsToIndividualPower.for': 'Nessuno può tenere più di 3 carte azione.',
  'agenda.limitsToIndividualPower.against': 'Ogni giocatore scarta 1 carta azione a caso.',
  'agenda.ministerOfCommerce': 'Ministro del Commercio',
  'agenda.ministerOfCommerce.text':
    'Eleggete un giocatore. In ogni Fase di Status riceve 1 bene di commercio da ogni altro giocatore che ha un accordo commerciale.',
  'agenda.ministerOfExploration': 'Ministro dell’Esplorazione',
  'agenda.ministerOfExploration.text':
    'Eleggete un giocatore, che guadagna 1 bene di commercio ogni volta che un altro giocatore prende un pianeta neutrale con uno sbarco.',
  'agenda.ministerOfInternalSecurity': 'Ministro della Sicurezza Interna',
  'agenda.ministerOfInternalSecurity.text':
    'Eleggete un giocatore, che può scartare questa carta in qualsiasi momento per distruggere fino a 4 forze di terra su Mecatol Rex.',
  'agenda.ministerOfPolicy': 'Ministro della Politica',
  'agenda.ministerOfPolicy.text': 'Eleggete un giocatore, che pesca 1 carta azione in più in ogni Fase di Status.',
  'agenda.ministerOfWar': 'Ministro della Guerra',
  'agenda.ministerOfWar.text':
    'Eleggete un giocatore. Prima del primo round delle sue battaglie spaziali può spendere 1 contatore di comando dall’Allocazione Strategica per segnare 1 colpo. La perdita non risponde al fuoco.',
  'agenda.planetaryConscription': 'Coscrizione Planetaria',
  'agenda.planetaryConscription.for':
    'Ogni volta che un giocatore prende un pianeta neutrale può piazzarvi 1 forza di terra gratuita.',
  'agenda.planetaryConscription.against': 'Nessuno può sbarcare su pianeti neutrali per il resto del round.',
  'agenda.planetarySecurity': 'Sicurezza Planetaria',
  'agenda.planetarySecurity.for':
    'Un pianeta fuori dai sistemi nativi senza forze di terra del suo padrone diventa neutrale, ora e in seguito.',
  'agenda.planetarySecurity.against': 'Non succede nulla.',
  'agenda.regressiveRhetoric': 'Retorica Regressiva',
  'agenda.regressiveRhetoric.for':
    'Tutte le tecnologie costano 2 in più. Un giocatore che non usa l’abilità secondaria di Tecnologia può invece pescare 1 carta azione.',
  'agenda.regressiveRhetoric.against': 'Ogni giocatore scarta 1 carta azione.',
  'agenda.regulatedConscription': 'Coscrizione Regolata',
  'agenda.regulatedConscription.for':
    'Le forze di terra costano 1 risorsa ciascuna. La Federazione del Sole ne piazza solo 1 per contatore di comando con la sua abilità.',
  'agenda.regulatedConscription.against': 'Non succede nulla.',
  'agenda.researchGrant': 'Borsa di Ricerca',
  'agenda.researchGrant.for':
    'Lo sconto di un pianeta con una specialità tecnologica vale per le tecnologie di ogni colore.',
  'agenda.researchGrant.against': 'Nessuno può comprare né ottenere tecnologie gialle per il resto del round.',
  'agenda.resourceManagement': 'Gestione delle Risorse',
  'agenda.resourceManagement.for': 'I contatori di comando non si possono ridistribuire nella Fase di Status.',
  'agenda.resourceManagement.against': 'Ogni giocatore con 3 o più carte azione ne scarta 2.',
  'agenda.scienceCommunitySpeaker': 'Portavoce della Comunità Scientifica',
  'agenda.scienceCommunitySpeaker.text':
    'Eleggete un giocatore, che non paga contatori di comando per l’abilità secondaria di Tecnologia e 1 risorsa in meno per le tecnologie.',
  'agenda.shortTermTruce': 'Tregua Breve',
  'agenda.shortTermTruce.for':
    'Nel prossimo round nessuno può attivare un sistema con navi nemiche o invadere un pianeta di un altro giocatore. In qualsiasi momento un giocatore può spendere 10 punti di influenza per scartare questa legge.',
  'agenda.shortTermTruce.against':
    'Ogni giocatore che ha votato contro scarica 1 pianeta scelto dal giocatore alla sua sinistra.',
  'agenda.subsidizedStudies': 'Studi Sovvenzionati',
  'agenda.subsidizedStudies.text':
    'Eleggete un colore di tecnologia. Le tecnologie di quel colore costano 3 in meno, tutte le altre 2 in più.',
  'agenda.technologyBuyBack': 'Riscatto delle Tecnologie',
  'agenda.technologyBuyBack.for':
    'In ogni Fase di Status un giocatore può scartare 1 tecnologia che nessun’altra sua richiede, per 6 beni di commercio.',
  'agenda.technologyBuyBack.against': 'Nessuno può comprare né ottenere tecnologie per il resto del round.',
  'agenda.technologyTariffs': 'Dazi sulla Tecnologia',
  'agenda.technologyTariffs.for': 'Le tecnologie rosse costano 4 in più.',
  'agenda.technologyTariffs.against': 'Nessuno può comprare né ottenere tecnologie verdi per il resto del round.',
  'agenda.tradeWar': 'Guerra Commerciale',
  'agenda.tradeWar.for':
    'Ogni volta che un giocatore usa l’abilità secondaria di Commercio può togliere 1 bene di commercio a un avversario.',
  'agenda.tradeWar.against': 'Ogni giocatore scarta 1 bene di commercio.',
  'agenda.trafficTariffs': 'Dazi sul Traffico',
  'agenda.trafficTariffs.for':
    'Per attivare un sistema in cui un altro giocatore controlla un pianeta, spendi 1 bene di commercio o scarica 1 pianeta.',
  'agenda.trafficTariffs.against':
    'Ogni giocatore scarta 1 contatore di comando dal Pool di Comando o dall’Allocazione Strategica.',
  'agenda.unconventionalWeapons': 'Armi Non Convenzionali',
  'agenda.unconventionalWeapons.for': 'Le corazzate e le Morti Nere hanno -2 a tutti i tiri di combattimento.',
  'agenda.unconventionalWeapons.against':
    'Ogni giocatore scarica 1 pianeta per ogni sua corazzata e Morte Nera sulla mappa.',
  'agenda.wormholeReconstruction': 'Ricostruzione dei Tunnel Spaziali',
  'agenda.wormholeReconstruction.for': 'Tutti i sistemi con tunnel spaziali sono adiacenti tra loro.',
  'agenda.wormholeReconstruction.against': 'Non succede nulla.',
} as const satisfies Translation<typeof english>;
