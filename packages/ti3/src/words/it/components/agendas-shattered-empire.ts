import type { Translation } from '@custodian/words';
import type { shatteredEmpireAgendas as english } from '../../en/components/agendas-shattered-empire.ts';

export const shatteredEmpireAgendas = {
  'agenda.classStruggle': 'Lotta di Classe',
  'agenda.classStruggle.for':
    'I beni di commercio pagati con la carta Commercio si dividono in parti uguali tra i giocatori che ne avrebbero ricevuti. Il resto è perduto.',
  'agenda.classStruggle.against': 'Ogni giocatore perde 2 beni di commercio.',
  'agenda.defendTheJewel': 'Difendere il Gioiello',
  'agenda.defendTheJewel.for': 'Piazzate 1 mina spaziale di nessuno nel sistema di Mecatol Rex.',
  'agenda.defendTheJewel.against': 'Ogni giocatore può piazzare 1 mina spaziale nel suo sistema nativo.',
  'agenda.diversifiedIncome': 'Entrate Diversificate',
  'agenda.diversifiedIncome.for': 'Nessuno può avere più beni di commercio che pianeti.',
  'agenda.diversifiedIncome.against': 'Ogni giocatore senza beni di commercio ne guadagna 3.',
  'agenda.emperor': 'Imperatore',
  'agenda.emperor.text': 'Eleggete un giocatore, che guadagna 1 punto vittoria e lo perde se questa carta va perduta.',
  'agenda.enemyOfTheThrone': 'Nemico del Trono',
  'agenda.enemyOfTheThrone.text':
    'Eleggete un giocatore. Il primo che vince una battaglia spaziale contro di lui guadagna 1 carta azione, 1 contatore di comando e 2 beni di commercio. Poi scartate questa legge.',
  'agenda.fighterTax': 'Tassa sui Caccia',
  'agenda.fighterTax.for': 'I caccia costano 1 risorsa ciascuno.',
  'agenda.fighterTax.against': 'Ogni giocatore distrugge 3 suoi caccia.',
  'agenda.fleetRestrictions': 'Restrizioni alle Flotte',
  'agenda.fleetRestrictions.for': 'Nessuno può avere più di 2 navi dello stesso tipo in un sistema, caccia compresi.',
  'agenda.fleetRestrictions.against':
    'Per ogni sistema con più di 2 sue navi dello stesso tipo un giocatore paga 1 bene di commercio o distrugge l’eccesso.',
  'agenda.forbiddenResearch': 'Ricerca Proibita',
  'agenda.forbiddenResearch.text':
    'Eleggete un giocatore, che non ottiene tecnologie la prossima volta che si esegue Tecnologia. Poi scartate questa legge.',
  'agenda.gloryOfTheEmpire': 'Gloria dell’Impero',
  'agenda.gloryOfTheEmpire.for':
    'Chi d’ora in poi reclama il proprio obiettivo segreto guadagna 1 punto vittoria in più.',
  'agenda.gloryOfTheEmpire.against':
    'Ogni giocatore che ha già reclamato il proprio obiettivo segreto guadagna 1 punto vittoria.',
  'agenda.hopesEndTrainingGround': "Campo d’Addestramento di Hope's End",
  'agenda.hopesEndTrainingGround.for':
    "Il giocatore che controlla Hope's End può piazzarvi 1 forza di terra e 2 truppe d’assalto.",
  'agenda.hopesEndTrainingGround.against': 'Tutte le truppe d’assalto in gioco diventano forze di terra.',
  'agenda.incentiveProgram': 'Programma di Incentivi',
  'agenda.incentiveProgram.text':
    'Eleggete un obiettivo pubblico rivelato. I giocatori che lo hanno reclamato guadagnano subito 1 punto vittoria. Chi lo reclama in seguito ne guadagna 1 in più.',
  'agenda.intergalacticCommerce': 'Commercio Intergalattico',
  'agenda.intergalacticCommerce.for':
    'Ogni giocatore guadagna 3 beni di commercio per ogni sistema con un tunnel spaziale che controlla con navi.',
  'agenda.intergalacticCommerce.against': 'Tutti i contratti di commercio valgono 1 per il resto del round.',
  'agenda.interstellarArmsDealers': 'Mercanti d’Armi Interstellari',
  'agenda.interstellarArmsDealers.for':
    'Ogni giocatore può pagare 3 risorse per 1 torpediniera e 1 corazzata in un sistema con una sua base spaziale.',
  'agenda.interstellarArmsDealers.against': 'Le navi che non sono caccia costano 1 in più per il resto del round.',
  'agenda.investigateSpatialAnomalies': 'Indagine sulle Anomalie Spaziali',
  'agenda.investigateSpatialAnomalies.for': 'Le tempeste ioniche e le nebulose non influiscono più sul movimento.',
  'agenda.investigateSpatialAnomalies.against': 'Nessuno può entrare in sistemi speciali per il resto del round.',
  'agenda.ministerOfPeace': 'Ministro della Pace',
  'agenda.ministerOfPeace.text':
    'Eleggete un giocatore, che può scartare questa carta per annullare il movimento di una flotta in un sistema con una flotta nemica, se nessuna è sua.',
  'agenda.mutiny': 'Ammutinamento',
  'agenda.mutiny.for': 'Ogni giocatore che ha votato a favore guadagna 1 punto vittoria.',
  'agenda.mutiny.against': 'Ogni giocatore che ha votato a favore perde 1 punto vittoria.',
  'agenda.neutralityPact': 'Patto di Neutralità',
  'agenda.neutralityPact.for': 'Per attivare un sistema senza pianeti con unità nemiche, spendi 3 punti di influenza.',
  'agenda.neutralityPact.against':
    'Ogni giocatore mette 1 contatore di comando dai rinforzi in un sistema con una sua base spaziale che non ha attivato.',
  'agenda.nonAggressionPact': 'Patto di Non Aggressione',
  'agenda.nonAggressionPact.for':
    'Il primo giocatore che attiva un sistema con navi nemiche perde 1 punto vittoria. Poi scartate questa legge.',
  'agenda.nonAggressionPact.against': 'Rivelate la prima carta obiettivo.',
  'agenda.se-openTheTradeRoutes': 'Apertura delle Rotte Commerciali',
  'agenda.se-openTheTradeRoutes.for': 'Ogni giocatore guadagna 2 beni di commercio.',
  'agenda.se-openTheTradeRoutes.against':
    'Per il resto del round ogni giocatore dà ogni bene di commercio che riceve al giocatore alla sua sinistra.',
  'agenda.politicalFocus': 'Concentrazione Politica',
  'agenda.politicalFocus.for': 'Chi sceglie la carta Politica guadagna 1 contatore di comando o 2 beni di commercio.',
  'agenda.politicalFocus.against': 'Pescate una carta politica e risolvetela subito.',
  'agenda.recognizeAccomplishments': 'Riconoscere i Meriti',
  'agenda.recognizeAccomplishments.text':
    'Eleggete un obiettivo pubblico rivelato. Tutti possono reclamarlo di nuovo e nessuno perde punti.',
  'agenda.redefiningWarCrimes': 'Ridefinire i Crimini di Guerra',
  'agenda.redefiningWarCrimes.for':
    'Un giocatore che spara coi PDS a una flotta deve rompere l’accordo commerciale con il suo proprietario.',
  'agenda.redefiningWarCrimes.against': 'Per il resto del round i PDS possono sparare solo agli invasori.',
  'agenda.seedOfAnEmpire': 'Seme di un Impero',
  'agenda.seedOfAnEmpire.for': 'Chi ha più punti vittoria ne guadagna 1.',
  'agenda.seedOfAnEmpire.against': 'Chi ha meno punti vittoria ne guadagna 1.',
  'agenda.sharingOfTechnology': 'Condivisione della Tecnologia',
  'agenda.sharingOfTechnology.for':
    'Ogni giocatore con un accordo commerciale può ottenere 1 tecnologia posseduta da un partner commerciale, senza badare ai prerequisiti.',
  'agenda.sharingOfTechnology.against': 'Tutti gli accordi commerciali si rompono.',
  'agenda.technologicalJihad': 'Jihad Tecnologica',
  'agenda.technologicalJihad.for':
    'Ogni volta che un giocatore riceve una tecnologia tira 1 dado: con 9 o più distrugge 1 sua torpediniera o incrociatore.',
  'agenda.technologicalJihad.against': 'Ogni giocatore scarica 1 pianeta per ogni tecnologia oltre a quelle iniziali.',
  'agenda.theCrownOfEmphidia': 'La Corona di Emphidia',
  'agenda.theCrownOfEmphidia.text':
    'Eleggete un giocatore, che guadagna 1 punto vittoria. Chi vince una battaglia di invasione contro chi la tiene prende questa carta e 1 punto vittoria. Chi la perde ne perde 1.',
  'agenda.unconventionalMeasures': 'Misure Non Convenzionali',
  'agenda.unconventionalMeasures.for': 'Ogni giocatore può pescare 1 carta azione.',
  'agenda.unconventionalMeasures.against': 'Ogni giocatore scarta tutte le sue carte azione.',
  'agenda.vetoPower': 'Potere di Veto',
  'agenda.vetoPower.text':
    'Eleggete un giocatore. Subito dopo la votazione di una legge può scartare questa carta per scartare quella legge senza effetto.',
  'agenda.vorhalPeacePrize': 'Premio Vorhal per la Pace',
  'agenda.vorhalPeacePrize.for':
    'In ogni Fase di Status chi ha meno contatori nei Rifornimenti alla Flotta riceve 1 contatore di comando in più.',
  'agenda.vorhalPeacePrize.against': 'Chi ha meno contatori nei Rifornimenti alla Flotta guadagna 3 beni di commercio.',
  'agenda.warFunding': 'Finanziamenti di Guerra',
  'agenda.warFunding.for':
    'Durante la Fase di Azione i Rifornimenti alla Flotta non limitano alcuna flotta. Le navi oltre il limite si rimuovono all’inizio della Fase di Status.',
  'agenda.warFunding.against':
    'Ogni giocatore riporta 1 contatore di comando dai Rifornimenti alla Flotta ai rinforzi.',
  'agenda.warshipCommission': 'Commessa di Navi da Guerra',
  'agenda.warshipCommission.for': 'Ogni giocatore può piazzare 1 corazzata gratuita in una sua base spaziale.',
  'agenda.warshipCommission.against': 'Incrociatori, corazzate e Morti Nere costano 2 in più per il resto del round.',
  'agenda.wormholeResearch': 'Ricerca sui Tunnel Spaziali',
  'agenda.wormholeResearch.for':
    'Tira 1 dado. Con 3 o meno tutte le navi nei sistemi con tunnel spaziali sono distrutte. Da 4 a 7 ogni giocatore che controlla un sistema con un tunnel spaziale guadagna 2 beni di commercio. Con 8 o più ogni giocatore che ha votato a favore ottiene 1 tecnologia blu.',
  'agenda.wormholeResearch.against': 'Nessuno può usare i tunnel spaziali per il resto del round.',
} as const satisfies Translation<typeof english>;
