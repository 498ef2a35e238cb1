// Le abilità sulle schede delle fazioni.

import type { Translation } from '@custodian/words';
import type { abilities as english } from '../../en/components/abilities.ts';

export const abilities = {
  'ability.mitosis': 'Mitosi',
  'ability.mitosis.text':
    'Le tue basi spaziali non producono fanterie. Quando comincia la Fase di Status, 1 fanteria dai tuoi rinforzi va su un pianeta che controlli.',
  'ability.quantumEntanglement': 'Intreccio Quantistico',
  'ability.quantumEntanglement.text':
    'Per te ogni sistema con un tunnel spaziale Alfa o Beta è adiacente a tutti gli altri. Nulla può togliertelo.',
  'ability.slipstream': 'Scia',
  'ability.slipstream.text':
    'Nelle tue azioni tattiche le tue navi hanno +1 al movimento se partono dal tuo sistema nativo o da uno con un tunnel spaziale Alfa o Beta.',
  'ability.creussGate': 'Porta di Creuss',
  'ability.creussGate.text':
    'Sulla mappa la Porta di Creuss sta dove sarebbe il tuo sistema nativo; non è il sistema nativo di nessuno. Il tuo sta accanto alla mappa.',
  'ability.mastersOfTrade': 'Maestri del Commercio',
  'ability.mastersOfTrade.text': 'L’abilità secondaria di Commercio non ti costa contatori di comando.',
  'ability.guildShips': 'Navi della Gilda',
  'ability.guildShips.text': 'Puoi fare transazioni con giocatori che non sono tuoi vicini.',
  'ability.arbiters': 'Arbitri',
  'ability.arbiters.text': 'Le tue transazioni possono comprendere carte azione, da entrambe le parti.',
  'ability.fragile': 'Fragili',
  'ability.fragile.text': 'Le tue unità hanno -1 ai tiri di combattimento.',
  'ability.brilliant': 'Brillanti',
  'ability.brilliant.text':
    'Il contatore di comando che spendi per l’abilità secondaria di Tecnologia può darti invece quella primaria.',
  'ability.analytical': 'Analitici',
  'ability.analytical.text':
    'Quando ricerchi una tecnologia che non è un potenziamento puoi tralasciare 1 prerequisito.',
  'ability.assimilate': 'Assimilare',
  'ability.assimilate.text':
    'Quando prendi il controllo di un pianeta, i PDS e le basi spaziali che vi si trovano sono sostituiti dai tuoi presi dai rinforzi.',
  'ability.harrow': 'Tormento',
  'ability.harrow.text':
    'Quando finisce un round di battaglia di terra, le tue navi nel sistema attivo possono bombardare le forze di terra dell’avversario su quel pianeta.',
  'ability.munitionsReserves': 'Riserve di Munizioni',
  'ability.munitionsReserves.text':
    'Quando comincia un round di battaglia spaziale puoi pagare 2 beni di commercio: in questo round puoi tirare di nuovo i tuoi dadi che vuoi.',
  'ability.armada': 'Armata',
  'ability.armada.text':
    'In ogni sistema puoi avere 2 navi in più dei contatori nel tuo Pool di Flotta, senza contare i caccia.',
  'ability.ambush': 'Imboscata',
  'ability.ambush.text':
    'Quando comincia una battaglia spaziale puoi tirare 1 dado per ciascuno di 2 tuoi incrociatori o torpediniere presenti. Un dado che raggiunge il valore di combattimento della nave è un colpo, che l’avversario assegna.',
  'ability.pillage': 'Saccheggio',
  'ability.pillage.text':
    'Dopo che un tuo vicino guadagna beni di commercio o fa una transazione e ha allora almeno 3 beni di commercio, puoi prendergliene 1, oppure 1 delle sue merci.',
  'ability.starForge': 'Forgia Stellare',
  'ability.starForge.text':
    'Come azione, spendi 1 contatore di comando dal Pool Strategico: 2 caccia o 1 torpediniera dai tuoi rinforzi vanno in un sistema con una tua Morte Nera.',
  'ability.gashlaiPhysiology': 'Fisiologia Gashlai',
  'ability.gashlaiPhysiology.text': 'Le tue navi possono attraversare le SuperNova, ma non fermarcisi.',
  'ability.telepathic': 'Telepatici',
  'ability.telepathic.text':
    'Quando finisce la Fase Strategica il gettone 0 va sulla tua carta strategica, e nell’ordine di iniziativa vieni prima di tutti.',
  'ability.foresight': 'Preveggenza',
  'ability.foresight.text':
    'Dopo che un altro giocatore muove navi in un sistema con navi tue, puoi mettere 1 contatore di comando dal Pool Strategico in un sistema adiacente senza navi di altri giocatori e spostarvi le tue.',
  'ability.galacticThreat': 'Minaccia Galattica',
  'ability.galacticThreat.text':
    'Non hai voto. Una volta in ogni Fase del Consiglio, dopo che un ordine del giorno è rivelato, puoi prevederne l’esito. Se indovini, ottieni 1 tecnologia di un giocatore che lo ha votato.',
  'ability.technologicalSingularity': 'Singolarità Tecnologica',
  'ability.technologicalSingularity.text':
    'Una volta in ogni battaglia, dopo che un’unità dell’avversario è distrutta, puoi ottenere 1 delle sue tecnologie.',
  'ability.propagation': 'Propagazione',
  'ability.propagation.text': 'Non fai ricerca. Ogni volta che la faresti, guadagni 3 contatori di comando.',
  'ability.unrelenting': 'Implacabili',
  'ability.unrelenting.text': 'Le tue unità hanno +1 ai tiri di combattimento.',
  'ability.scavenge': 'Rovistare',
  'ability.scavenge.text': 'Ogni pianeta di cui prendi il controllo ti porta 1 bene di commercio.',
  'ability.nomadic': 'Nomadi',
  'ability.nomadic.text': 'Puoi reclamare obiettivi anche senza controllare i tuoi pianeti nativi.',
  'ability.orbitalDrop': 'Lancio Orbitale',
  'ability.orbitalDrop.text':
    'Come azione, spendi 1 contatore di comando dal Pool Strategico: 2 fanterie dai tuoi rinforzi vanno su un pianeta che controlli.',
  'ability.versatile': 'Versatili',
  'ability.versatile.text': 'In ogni Fase di Status guadagni 1 contatore di comando in più.',
  'ability.bloodTies': 'Legami di Sangue',
  'ability.bloodTies.text': 'Per togliere il gettone dei Custodi da Mecatol Rex non paghi influenza.',
  'ability.reclamation': 'Rivendicazione',
  'ability.reclamation.text':
    'Quando un’azione tattica ti ha dato Mecatol Rex puoi poi costruirvi gratis 1 PDS e 1 base spaziale dai tuoi rinforzi.',
  'ability.peaceAccords': 'Accordi di Pace',
  'ability.peaceAccords.text':
    'Dopo aver usato l’abilità primaria o secondaria di Diplomazia puoi prendere il controllo di 1 pianeta senza unità in un sistema adiacente a un pianeta che controlli. Non può essere Mecatol Rex.',
  'ability.quash': 'Respingere',
  'ability.quash.text':
    'Quando un ordine del giorno è rivelato puoi spendere 1 contatore di comando dal Pool Strategico: si scarta, e si vota al suo posto il successivo del mazzo.',
  'ability.indoctrination': 'Indottrinamento',
  'ability.indoctrination.text':
    'Quando comincia una battaglia di terra puoi pagare 2 punti di influenza: 1 fanteria dell’avversario che vi combatte è sostituita da 1 tua presa dai rinforzi.',
  'ability.devotion': 'Devozione',
  'ability.devotion.text':
    'Dopo ogni round di battaglia spaziale puoi sacrificare un tuo incrociatore o una tua torpediniera nel sistema attivo, che va distrutta: segni 1 colpo su una nave nemica presente che scegli tu.',
  'ability.stallTactics': 'Tattiche Dilatorie',
  'ability.stallTactics.text': 'Scartare 1 carta azione è per te un’azione.',
  'ability.scheming': 'Intrighi',
  'ability.scheming.text': 'Ogni volta che peschi carte azione ne peschi 1 in più e poi ne scarti 1 dalla mano.',
  'ability.crafty': 'Astuti',
  'ability.crafty.text': 'La tua mano di carte azione non ha limite. Nulla può togliertelo.',
} as const satisfies Translation<typeof english>;
