// Le regole, voce per voce: ciò a cui rimandano domande e rifiuti.
import type { Translation } from '@custodian/words';
import type { reference as english } from '../en/reference.ts';

export const reference = {
  'rule.abilities': 'Abilità',
  'rule.abilities.text':
    'Ciò che dice una carta o una scheda viene prima delle regole, e un divieto prima di un permesso. Se il testo dice «puoi», decidi tu; altrimenti l’abilità si applica sempre.',
  'rule.action cards': 'Carte azione',
  'rule.action cards.text':
    'Le tieni nascoste e le giochi nel momento che indicano, una volta sola; due carte con lo stesso nome non si giocano nello stesso momento. Quelle «come azione» sono la tua azione del turno. Puoi tenerne 7.',
  'rule.action phase': 'Fase di Azione',
  'rule.action phase.text':
    'In ordine di iniziativa ogni giocatore compie un turno con una sola azione: strategica, tattica o di componente. Chi ha usato tutte le sue carte strategiche può passare, e non ha più turni. La fase finisce quando tutti hanno passato.',
  'rule.active system': 'Sistema attivo',
  'rule.active system.text':
    'Attivi un sistema mettendovi un contatore di comando del tuo Pool Tattico. Non puoi attivarne uno in cui c’è già un tuo contatore.',
  'rule.adjacency': 'Adiacenza',
  'rule.adjacency.text':
    'Due sistemi sono adiacenti quando le loro tessere hanno un lato in comune o quando entrambi hanno un tunnel dello stesso tipo.',
  'rule.agenda cards': 'Ordini del giorno',
  'rule.agenda cards.text':
    'Una legge approvata resta in gioco; una direttiva ha effetto una volta sola. Alcuni si votano a favore o contro, altri eleggono un giocatore, un pianeta o altro.',
  'rule.agenda phase': 'Fase del Consiglio',
  'rule.agenda phase.text':
    'Tolto il segnalino custodi, ogni round si chiude con due ordini del giorno. Se ne rivela uno, poi si vota a turno dalla sinistra del Portavoce, che vota per ultimo: ognuno scarica pianeti e ne assegna l’influenza a un solo esito. Vince l’esito con più voti; in parità decide il Portavoce. Infine tutti i pianeti si ricaricano.',
  'rule.anomalies': 'Anomalie',
  'rule.anomalies.text':
    'Campi di asteroidi, faglie gravitazionali, nebulose e supernove hanno il bordo rosso e regole proprie per le navi.',
  'rule.anti-fighter barrage': 'Sbarramento anti-caccia',
  'rule.anti-fighter barrage.text':
    'Nel primo round di una battaglia spaziale le navi con questa abilità tirano subito contro i caccia nemici. Ogni colpo ne distrugge uno; i colpi in più si perdono. Non sono tiri di combattimento.',
  'rule.asteroid field': 'Campo di asteroidi',
  'rule.asteroid field.text': 'Le navi non possono entrarvi né attraversarlo.',
  'rule.attach': 'Carte assegnate',
  'rule.attach.text':
    'Una carta assegnata a un pianeta resta con esso, chiunque lo controlli, e ne cambia i valori o gli effetti.',
  'rule.blockade': 'Blocco',
  'rule.blockade.text':
    'Unità che producono in un sistema con navi nemiche e senza navi tue non producono navi, ma solo forze di terra.',
  'rule.bombardment': 'Bombardamento',
  'rule.bombardment.text':
    'All’inizio di un’invasione le tue unità con questa abilità possono sparare ai pianeti del sistema. Ogni colpo distrugge una forza di terra a scelta di chi la possiede. Gli Scudi Planetari lo impediscono, a meno che non ci sia una tua Morte Nera.',
  'rule.capacity': 'Capacità',
  'rule.capacity.text':
    'Una nave trasporta tanti caccia e forze di terra quanto dice la sua capacità. In un sistema le tue unità nello spazio non possono superare la capacità delle tue navi; ciò che eccede si rimuove dopo il combattimento. Ogni base spaziale mantiene 3 caccia.',
  'rule.combat': 'Combattimento',
  'rule.combat.text':
    'Ogni unità tira i suoi dadi; un dado che mostra almeno il valore di combattimento è un colpo. Chi viene colpito sceglie che cosa sopporta i danni e che cosa va distrutto.',
  'rule.command tokens': 'Contatori di comando',
  'rule.command tokens.text':
    'Ne hai 16. Quelli nel Pool Tattico attivano sistemi, quelli nel Pool Strategico pagano le abilità secondarie, quelli nel Pool di Flotta limitano le flotte. I contatori guadagnati vanno in un pool a scelta.',
  'rule.commodities': 'Merci',
  'rule.commodities.text':
    'La tua fazione dice quante puoi averne. Le tue non si spendono: data a un altro giocatore, una merce diventa un bene di commercio.',
  'rule.component action': 'Azione di componente',
  'rule.component action.text':
    'Un’abilità o una carta che si usa «come azione»: tecnologie, carte azione, cambiali, abilità di fazione.',
  'rule.component limitations': 'Limiti dei componenti',
  'rule.component limitations.text':
    'Le unità sono limitate dalle miniature; per caccia e fanteria i segnalini valgono per altre dove c’è almeno una miniatura. Se produci e manca un pezzo, puoi riprenderlo dal tabellone in un sistema senza tuoi contatori di comando.',
  'rule.construction': 'Costruzione',
  'rule.construction.text':
    'Primaria: metti un PDS o una base spaziale, poi un PDS, su pianeti che controlli. Secondaria: metti un contatore del Pool Strategico in un sistema e lì un PDS o una base spaziale su un tuo pianeta.',
  'rule.control': 'Controllo',
  'rule.control.text':
    'Ottieni il controllo di un pianeta quando dopo un’invasione solo tu vi hai forze di terra. Prendi la sua carta scarica. Lo conservi finché qualcun altro non lo ottiene, anche senza unità.',
  'rule.cost': 'Costo',
  'rule.cost.text': 'Le risorse per produrre un’unità. Dove ne sono indicate due, il prezzo vale per entrambe.',
  'rule.custodians token': 'Segnalino custodi',
  'rule.custodians token.text':
    'All’inizio è su Mecatol Rex. Chi può sbarcarvi può pagare 6 influenza per toglierlo, deve poi sbarcare forze di terra, e guadagna 1 punto vittoria. Da quel round c’è la Fase del Consiglio.',
  'rule.deals': 'Accordi',
  'rule.deals.text':
    'I giocatori possono accordarsi su tutto e in ogni momento. Ciò che si può eseguire subito vincola; il resto è una promessa che nessuno è obbligato a mantenere.',
  'rule.destroyed': 'Distrutta',
  'rule.destroyed.text':
    'Un’unità distrutta torna nei rinforzi. Ciò che viene rimosso non è distrutto: le abilità che parlano di distruzione non lo considerano.',
  'rule.diplomacy': 'Diplomazia',
  'rule.diplomacy.text':
    'Primaria: scegli un sistema con un tuo pianeta, non quello di Mecatol Rex; ogni altro giocatore vi mette un contatore dai rinforzi; poi ricarica i tuoi pianeti lì. Secondaria: spendi un contatore strategico e ricarica fino a 2 pianeti.',
  'rule.elimination': 'Eliminazione',
  'rule.elimination.text':
    'Chi non ha più forze di terra sul tabellone, né unità che producono, né pianeti, è fuori dalla partita.',
  'rule.exhausted': 'Scarico',
  'rule.exhausted.text':
    'Una carta per ora consumata: un pianeta speso o usato per votare, una tecnologia, una carta strategica. Non si riusa finché non si ricarica.',
  'rule.fighters': 'Caccia',
  'rule.fighters.text':
    'Hanno bisogno di posto sulle navi o di una base spaziale e non contano nel Pool di Flotta. Quelli potenziati muovono da soli; oltre la capacità contano nel Pool di Flotta.',
  'rule.fleet pool': 'Pool di Flotta',
  'rule.fleet pool.text':
    'In ogni sistema puoi avere tante navi, caccia esclusi, quanti contatori hai nel Pool di Flotta. Ciò che eccede si rimuove subito, a tua scelta.',
  'rule.galaxy': 'La galassia',
  'rule.galaxy.text':
    'Mecatol Rex è al centro, i sistemi nativi al bordo. Chi la costruisce tiene separate le anomalie e i tunnel uguali finché c’è un altro posto.',
  'rule.game round': 'Round di gioco',
  'rule.game round.text':
    'Fase Strategica, Fase di Azione, Fase di Status e, tolto il segnalino custodi, Fase del Consiglio.',
  'rule.gravity rift': 'Faglia gravitazionale',
  'rule.gravity rift.text':
    'Una nave che ne esce o l’attraversa ha +1 movimento. Ma per ogni uscita si tira un dado: con 1–3 la nave è rimossa con tutto ciò che trasporta.',
  'rule.ground combat': 'Combattimento a terra',
  'rule.ground combat.text':
    'Su un pianeta con forze di terra di due giocatori entrambi tirano, assegnano i colpi e ricominciano finché ne resta uno solo. Non ci si ritira.',
  'rule.ground forces': 'Forze di terra',
  'rule.ground forces.text': 'Conquistano e tengono i pianeti. Si spostano solo a bordo di navi, salvo eccezioni.',
  'rule.imperial': 'Imperiale',
  'rule.imperial.text':
    'Primaria: reclama un obiettivo pubblico di cui soddisfi il requisito; poi, se controlli Mecatol Rex, guadagna 1 punto, altrimenti pesca un obiettivo segreto. Secondaria: spendi un contatore strategico e pesca un obiettivo segreto.',
  'rule.infantry': 'Fanteria',
  'rule.infantry.text':
    'La forza di terra consueta: 2 per 1 risorsa. Potenziata, può tornare dopo essere stata distrutta.',
  'rule.influence': 'Influenza',
  'rule.influence.text':
    'Scarichi pianeti o spendi beni di commercio per pagare influenza: contatori di comando, segnalino custodi, voti (solo pianeti) e altro. L’eccedenza si perde.',
  'rule.initiative': 'Iniziativa',
  'rule.initiative.text':
    'Il numero più basso delle tue carte strategiche decide il tuo posto nelle Fasi di Azione e di Status.',
  'rule.invasion': 'Invasione',
  'rule.invasion.text':
    'Nel sistema attivo, senza navi nemiche: bombarda, sbarca forze di terra sui pianeti, subisci i cannoni spaziali, combatti a terra e ottieni il controllo. Le strutture di chi perde un pianeta sono distrutte.',
  'rule.leadership': 'Comando',
  'rule.leadership.text':
    'Primaria: guadagna 3 contatori di comando, e uno in più ogni 3 influenza spesi. Secondaria: uno ogni 3 influenza; non costa contatori.',
  'rule.mecatol rex': 'Mecatol Rex',
  'rule.mecatol rex.text':
    'Il mondo del trono, al centro. Nessuno vi sbarca prima che sia tolto il segnalino custodi. Chi lo controlla fa punti con Imperiale.',
  'rule.movement': 'Movimento',
  'rule.movement.text':
    'Tutte le navi che muovono entrano nel sistema attivo, ciascuna entro il suo valore di movimento, e arrivano insieme. Non attraversano sistemi con navi nemiche e non lasciano un sistema con un tuo contatore. Lungo la strada possono imbarcare unità, ma non dove c’è un tuo contatore.',
  'rule.nebula': 'Nebulosa',
  'rule.nebula.text':
    'Le navi vi entrano solo se è il sistema attivo, e una nave che parte da lì ha movimento 1. In una battaglia spaziale al suo interno il difensore aggiunge 1 ai tiri.',
  'rule.neighbors': 'Vicini',
  'rule.neighbors.text':
    'Due giocatori sono vicini quando entrambi hanno un’unità o un pianeta nello stesso sistema o in sistemi adiacenti.',
  'rule.objectives': 'Obiettivi',
  'rule.objectives.text':
    'Gli obiettivi pubblici sono aperti a tutti; ognuno reclama ciascuno una volta. Nella Fase di Status puoi reclamarne uno pubblico e uno segreto. Per quelli pubblici devi controllare tutti i pianeti del tuo sistema nativo.',
  'rule.pds': 'PDS',
  'rule.pds.text':
    'Una struttura con cannone spaziale e scudo planetario. Al massimo 2 per pianeta. Potenziata, spara anche nei sistemi adiacenti.',
  'rule.planetary shield': 'Scudo planetario',
  'rule.planetary shield.text': 'Un pianeta con un’unità che ce l’ha non può essere bombardato.',
  'rule.planets': 'Pianeti',
  'rule.planets.text':
    'Danno risorse e influenza; possono avere un tratto (culturale, pericoloso, industriale) e una specialità tecnologica.',
  'rule.politics': 'Politica',
  'rule.politics.text':
    'Primaria: scegli un altro Portavoce, pesca 2 carte azione, guarda i primi 2 ordini del giorno e rimettili ciascuno in cima o in fondo. Secondaria: spendi un contatore strategico e pesca 2 carte azione.',
  'rule.producing units': 'Produrre unità',
  'rule.producing units.text':
    'Le unità con Produzione nel sistema attivo possono insieme produrre tante unità quanto dicono i loro valori, pagandone il costo in risorse. Le navi vanno nello spazio, le forze di terra sui pianeti con un’unità che produce.',
  'rule.production': 'Produzione',
  'rule.production.text':
    'Quante unità può produrre alla volta: un numero, oppure le risorse del pianeta più qualcosa.',
  'rule.promissory notes': 'Cambiali',
  'rule.promissory notes.text':
    'Ogni giocatore ne ha cinque. Si cedono nelle transazioni, al massimo una per parte, e le usa chi le tiene, mai il proprietario. Usate, tornano al proprietario o restano in gioco come dicono.',
  'rule.reinforcements': 'Rinforzi',
  'rule.reinforcements.text': 'Le tue unità e i tuoi contatori di comando non in gioco.',
  'rule.rerolls': 'Ritirare i dadi',
  'rule.rerolls.text': 'Un dado tirato di nuovo vale con il nuovo risultato.',
  'rule.resources': 'Risorse',
  'rule.resources.text':
    'Scarichi pianeti o spendi beni di commercio per pagare risorse: unità e tecnologie. L’eccedenza si perde.',
  'rule.retreat': 'Ritirata',
  'rule.retreat.text':
    'Prima dei tiri il difensore, altrimenti l’attaccante, può annunciare la ritirata. A fine round tutte le sue navi vanno in un sistema adiacente senza navi nemiche dove ha un’unità o un pianeta, e vi si mette un contatore di comando.',
  'rule.secret objectives': 'Obiettivi segreti',
  'rule.secret objectives.text':
    'Puoi averne 3, compresi quelli già reclamati. Quasi tutti si reclamano nella Fase di Status, alcuni nel momento che indicano.',
  'rule.setup': 'Preparazione',
  'rule.setup.text':
    'Fazioni, galassia, unità e tecnologie iniziali, uno di due obiettivi segreti, due obiettivi pubblici.',
  'rule.ships': 'Navi',
  'rule.ships.text':
    'Ammiraglie, Morti Nere, corazzate, trasporti, incrociatori, torpediniere e caccia. Stanno nello spazio dei sistemi.',
  'rule.space cannon': 'Cannone spaziale',
  'rule.space cannon.text':
    'Dopo il movimento, le unità con questa abilità nel sistema attivo (potenziate, anche nei vicini) possono sparare alle navi nemiche. Quando sbarcano forze di terra, quelle sul pianeta possono sparare anche a loro.',
  'rule.space combat': 'Battaglia spaziale',
  'rule.space combat.text':
    'Dove s’incontrano navi di due giocatori si combatte round per round: sbarramento nel primo, annuncio delle ritirate, tiri, assegnazione dei colpi, ritirata. Finisce quando solo uno ha navi.',
  'rule.space dock': 'Base spaziale',
  'rule.space dock.text':
    'Una struttura che produce unità e mantiene 3 caccia nel suo sistema. Una per pianeta. Senza forze di terra va persa davanti a un invasore.',
  'rule.speaker': 'Portavoce',
  'rule.speaker.text': 'Sceglie per primo la carta strategica, vota per ultimo e decide le parità.',
  'rule.status phase': 'Fase di Status',
  'rule.status phase.text':
    'Reclamare obiettivi, rivelare un obiettivo pubblico, pescare carte azione, togliere i contatori dal tabellone, guadagnarne 2 e ridistribuirli, ricaricare le carte, riparare le unità, restituire le carte strategiche.',
  'rule.strategic action': 'Azione strategica',
  'rule.strategic action.text':
    'Usi l’abilità primaria della tua carta strategica; poi gli altri, in senso orario, possono usarne la secondaria, di solito per un contatore del Pool Strategico.',
  'rule.strategy cards': 'Carte strategiche',
  'rule.strategy cards.text':
    'Otto carte con un numero per l’ordine di gioco, un’abilità primaria e una secondaria. Ciascuna si usa una volta per round.',
  'rule.strategy phase': 'Fase Strategica',
  'rule.strategy phase.text':
    'Dal Portavoce in senso orario ognuno sceglie una carta strategica; in tre o quattro, due. Su quelle rimaste si mette 1 bene di commercio in più per chi le prenderà.',
  'rule.structures': 'Strutture',
  'rule.structures.text':
    'PDS e basi spaziali stanno sui pianeti e non si muovono. Non si colpiscono nel combattimento a terra e si distruggono quando il pianeta è perso.',
  'rule.supernova': 'Supernova',
  'rule.supernova.text': 'Le navi non possono entrarvi né attraversarla.',
  'rule.sustain damage': 'Sopportare i danni',
  'rule.sustain damage.text':
    'Un’unità intatta con questa abilità può subire un danno per annullare un colpo. Si ripara nella Fase di Status.',
  'rule.tactical action': 'Azione tattica',
  'rule.tactical action.text':
    'Attiva un sistema, muovi le navi, subisci i cannoni spaziali, combatti nello spazio, invadi i pianeti, produci unità.',
  'rule.technology': 'Tecnologia',
  'rule.technology.text':
    'Ricerchi una tecnologia se ne possiedi tante di ciascun colore quante ne richiede. Un pianeta carico con una specialità ne sostituisce una del suo colore, scaricandosi.',
  'rule.trade': 'Commercio',
  'rule.trade.text':
    'Primaria: guadagna 3 beni di commercio, rifornisci le merci, e scegli chi può usare la secondaria senza contatori. Secondaria: spendi un contatore strategico e rifornisci le merci.',
  'rule.trade goods': 'Beni di commercio',
  'rule.trade goods.text':
    'Ognuno vale 1 risorsa o 1 influenza quando paghi, ma non per i voti. Si possono cedere nelle transazioni.',
  'rule.transactions': 'Transazioni',
  'rule.transactions.text':
    'Nel tuo turno puoi farne una con ciascun vicino, durante un ordine del giorno una con ciascun giocatore: beni di commercio, merci e al massimo una cambiale per parte.',
  'rule.transport': 'Trasporto',
  'rule.transport.text':
    'Le navi portano con sé caccia e forze di terra dal punto di partenza, dai sistemi attraversati e dal sistema attivo, entro la loro capacità.',
  'rule.unit upgrades': 'Potenziamenti',
  'rule.unit upgrades.text': 'Tecnologie che migliorano subito tutte le unità di un tipo. Non hanno colore.',
  'rule.units': 'Unità',
  'rule.units.text': 'Navi, forze di terra e strutture.',
  'rule.victory points': 'Punti vittoria',
  'rule.victory points.text':
    'Vince chi arriva per primo a 10 punti (14 nella partita lunga). I punti vengono da obiettivi, segnalino custodi, Imperiale con Mecatol Rex, Sostegno al Trono e alcune carte.',
  'rule.war sun': 'Morte Nera',
  'rule.war sun.text':
    'Richiede una tecnologia. La sua presenza annulla gli scudi planetari degli altri nel suo sistema.',
  'rule.warfare': 'Guerra',
  'rule.warfare.text':
    'Primaria: riprendi un tuo contatore dal tabellone, guadagnalo e ridistribuisci i tuoi contatori. Secondaria: spendi un contatore strategico e usa la Produzione di una base spaziale nel tuo sistema nativo.',
  'rule.wormholes': 'Tunnel spaziali',
  'rule.wormholes.text': 'Tutti i sistemi con lo stesso tipo di tunnel sono adiacenti tra loro.',
} as const satisfies Translation<typeof english>;
