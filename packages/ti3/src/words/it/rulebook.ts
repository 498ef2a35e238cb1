// Il riferimento alle regole: per ogni regola citata, il titolo e che cosa dice, con parole nostre.

import type { Translation } from '@custodian/words';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook = {
  'rule.object of the game': 'Lo scopo del gioco',
  'rule.object of the game.text':
    'Il primo giocatore a raggiungere 10 punti vittoria vince subito (14 nella Lunga Guerra).',
  'rule.setup': 'Preparazione del gioco',
  'rule.setup.text': 'Razze, mazzi, obiettivi e galassia si preparano prima del primo round.',
  'rule.setup.home systems': 'Sistemi nativi',
  'rule.setup.home systems.text': 'Ogni giocatore pesca un sistema nativo: esso decide la razza.',
  'rule.setup.units': 'Unità di partenza',
  'rule.setup.units.text':
    'Le unità della tua scheda cominciano nel sistema nativo. Forze di terra, PDS e base spaziale vanno sui suoi pianeti come preferisci.',
  'rule.setup.counters': 'Contatori iniziali',
  'rule.setup.counters.text':
    'Cominci con 2 contatori di comando nell’Allocazione Strategica, 3 nel Pool di Comando e 3 nei Rifornimenti alla Flotta.',
  'rule.objectives.preparing': 'Preparare gli obiettivi',
  'rule.objectives.preparing.text':
    '6 carte di parte 1 stanno sopra 3 carte di parte 2 mescolate con Imperium Rex. Ogni giocatore riceve 1 obiettivo segreto.',
  'rule.galaxy creation': 'Creare la galassia',
  'rule.galaxy creation.text': 'I giocatori piazzano a turno attorno a Mecatol Rex le tessere ricevute.',
  'rule.galaxy.homes': 'Piazzare i sistemi nativi',
  'rule.galaxy.homes.text':
    'I sistemi nativi stanno a tre sistemi da Mecatol Rex e si uniscono da soli quando si arriva al loro posto.',
  'rule.galaxy.rings': 'Anelli in ordine',
  'rule.galaxy.rings.text': 'Un anello deve essere completo prima di passare al successivo.',
  'rule.galaxy.special systems': 'Sistemi speciali separati',
  'rule.galaxy.special systems.text':
    'Un sistema speciale non può stare accanto a un altro, a meno che tu non abbia altra scelta.',
  'rule.galaxy.planets': 'Un pianeta dopo il vuoto',
  'rule.galaxy.planets.text': 'Dopo una tessera senza pianeti devi piazzarne una con un pianeta, se puoi.',
  'rule.galaxy.order': 'Ordine di piazzamento',
  'rule.galaxy.order.text': 'L’ordine si inverte a ogni giro: l’ultimo giocatore piazza due volte di seguito.',
  'rule.strategy phase': 'La Fase Strategica',
  'rule.strategy phase.text': 'A partire dal Portavoce, ognuno sceglie una carta strategica per il round.',
  'rule.strategy phase.choosing': 'Scegliere una carta strategica',
  'rule.strategy phase.choosing.text':
    'Una carta presa non è più disponibile per gli altri. Nessuno prende Iniziativa due volte di seguito.',
  'rule.bonus counters': 'Contatori bonus',
  'rule.bonus counters.text':
    'Ogni carta non scelta riceve un contatore bonus. Chi la prende in seguito cambia ciascuno in un bene di commercio o un contatore di comando.',
  'rule.action phase': 'La Fase di Azione',
  'rule.action phase.text': 'I giocatori compiono un’azione alla volta in ordine di gioco finché tutti hanno passato.',
  'rule.order of play': 'Ordine di gioco',
  'rule.order of play.text':
    'I numeri delle carte strategiche decidono chi agisce prima. Con due carte conta il numero più basso.',
  'rule.strategic action': 'L’azione strategica',
  'rule.strategic action.text':
    'Esegui l’abilità primaria della tua carta strategica; poi gli altri possono usarne la secondaria. Va fatto una volta per round per ogni carta.',
  'rule.secondary ability': 'L’abilità secondaria',
  'rule.secondary ability.text':
    'Gli altri, in senso orario dal giocatore attivo, possono usarla per 1 contatore di comando dall’Allocazione Strategica. Mai il giocatore attivo stesso.',
  'rule.tactical action': 'L’azione tattica',
  'rule.tactical action.text':
    'Attivi un sistema e vi esegui sette passi: attivare, muovere, fuoco dei PDS, battaglia spaziale, sbarchi, invasione, produzione.',
  'rule.tactical.activate': 'Attivare un sistema',
  'rule.tactical.activate.text':
    'Metti un contatore di comando dal tuo Pool di Comando su un sistema che non ne ha ancora uno tuo. I contatori degli altri non contano.',
  'rule.tactical.movement': 'Muovere le navi',
  'rule.tactical.movement.text':
    'Le tue navi a portata possono entrare nel sistema attivato e in nessun altro. Non attraversano navi nemiche (salvo i caccia) e non lasciano un sistema con un tuo contatore.',
  'rule.tactical.pds fire': 'Fuoco dei PDS',
  'rule.tactical.pds fire.text':
    'I PDS nemici a portata possono sparare alle navi del giocatore attivo; poi i suoi PDS a portata possono sparare alle navi nemiche nel sistema.',
  'rule.tactical.space battle': 'Quando si combatte nello spazio',
  'rule.tactical.space battle.text':
    'Se nel sistema attivato ci sono navi di due giocatori, combattono finché ne resta una parte sola.',
  'rule.tactical.landings': 'Sbarchi planetari',
  'rule.tactical.landings.text':
    'Dopo la battaglia le tue forze di terra e i PDS lasciano le navi per i pianeti del sistema. Tutti gli sbarchi si decidono prima della prima invasione.',
  'rule.tactical.invasion': 'Quando si combatte l’invasione',
  'rule.tactical.invasion.text':
    'Dove su un pianeta stanno forze di terra di due giocatori, si combatte. Il giocatore attivo sceglie l’ordine dei pianeti.',
  'rule.tactical.production': 'Produrre unità',
  'rule.tactical.production.text':
    'Come ultimo passo puoi costruire unità nelle tue basi spaziali del sistema, oppure una nuova base.',
  'rule.transfer action': 'L’azione di trasferimento',
  'rule.transfer action.text':
    'Attivi due sistemi adiacenti che contengono solo tue unità, muovi tra di essi, sbarchi sui tuoi pianeti e produci in uno dei due.',
  'rule.transfer.activate': 'Attivare due sistemi',
  'rule.transfer.activate.text':
    'Un contatore viene dal Pool di Comando, l’altro dai rinforzi. Entrambi i sistemi devono avere una tua unità e nessuna altrui.',
  'rule.transfer.movement': 'Muovere tra i due',
  'rule.transfer.movement.text':
    'Le tue navi possono muovere nei due sensi tra i due sistemi, trasportando unità come al solito.',
  'rule.transfer.pds fire': 'Fuoco dei PDS nel trasferimento',
  'rule.transfer.pds fire.text': 'Sparano solo i PDS nemici, ciascuno a uno dei due sistemi.',
  'rule.transfer.landings': 'Sbarchi nel trasferimento',
  'rule.transfer.landings.text': 'Solo su pianeti già tuoi.',
  'rule.transfer.production': 'Produzione nel trasferimento',
  'rule.transfer.production.text': 'In uno dei due sistemi, non in entrambi.',
  'rule.passing': 'Passare',
  'rule.passing.text':
    'Puoi passare solo dopo le tue azioni strategiche. Da lì non compi più azioni nel round, ma puoi ancora usare abilità secondarie.',
  'rule.status phase': 'La Fase di Status',
  'rule.status phase.text':
    'Si reclamano obiettivi, si riparano navi, tornano contatori e pianeti, si ricevono carte e contatori.',
  'rule.status.objectives': 'Reclamare obiettivi',
  'rule.status.objectives.text':
    'In ordine di gioco ciascuno può reclamare un obiettivo pubblico e il proprio segreto, se controlla tutto il sistema nativo.',
  'rule.status.repair': 'Riparare le navi',
  'rule.status.repair.text': 'Tutte le navi danneggiate sono riparate.',
  'rule.status.counters': 'Rimuovere i contatori di comando',
  'rule.status.counters.text': 'Tutti i contatori di comando sulla mappa tornano nei rinforzi.',
  'rule.status.refresh': 'Ricaricare i pianeti',
  'rule.status.refresh.text': 'Tutti i pianeti scarichi sono ricaricati.',
  'rule.status.receive': 'Carte e contatori',
  'rule.status.receive.text': 'Ogni giocatore riceve 1 carta azione e 2 contatori di comando.',
  'rule.status.redistribute': 'Ridistribuire i contatori',
  'rule.status.redistribute.text':
    'Puoi riordinare i contatori di comando sulla tua scheda. Le flotte diventate troppo grandi perdono navi.',
  'rule.status.return': 'Restituire le carte strategiche',
  'rule.status.return.text': 'Tutte le carte strategiche tornano al centro.',
  'rule.imperium rex': 'Imperium Rex',
  'rule.imperium rex.text':
    'Quando questa carta è rivelata la partita finisce subito; vince chi ha più punti vittoria. Parità: obiettivi reclamati, pianeti, contatori inutilizzati, contatori sulla scheda.',
  'rule.winning': 'Vincere',
  'rule.winning.text':
    'Chi raggiunge per primo il traguardo vince subito, anche se altri avrebbero potuto raggiungerlo dopo.',
  'rule.elimination': 'Eliminazione',
  'rule.elimination.text': 'Un giocatore senza pianeti e senza unità sulla mappa è fuori dal gioco.',
  'rule.space battle': 'Battaglie spaziali',
  'rule.space battle.text':
    'Round in cui si annunciano ritirate, si tirano i dadi, si tolgono le perdite e ci si ritira, finché resta una parte.',
  'rule.space battle.barrage': 'Sbarramento anti-caccia',
  'rule.space battle.barrage.text':
    'Prima del primo round ogni torpediniera tira 2 dadi; ogni colpo elimina un caccia nemico, che non risponde al fuoco.',
  'rule.space battle.before': 'Prima della battaglia',
  'rule.space battle.before.text':
    'Tiri e altri effetti prima del primo round: le perdite sono tolte senza risposta al fuoco.',
  'rule.space battle.announce': 'Annunciare la ritirata',
  'rule.space battle.announce.text':
    'Prima l’attaccante può annunciare la ritirata; se non lo fa, può farlo il difensore. Chi l’ha annunciata si ritira alla fine del round.',
  'rule.space battle.roll': 'Tirare i dadi di combattimento',
  'rule.space battle.roll.text':
    'Entrambe le parti tirano un dado per nave (tre per la Morte Nera). Un risultato pari o superiore al valore di combattimento è un colpo.',
  'rule.space battle.casualties': 'Rimuovere le perdite',
  'rule.space battle.casualties.text':
    'Ogni parte subisce tante perdite quanti i colpi, a scelta del proprietario; prima l’attaccante.',
  'rule.space battle.retreat': 'Eseguire la ritirata',
  'rule.space battle.retreat.text':
    'Tutta la flotta va in un sistema adiacente già attivato dal proprietario e senza navi nemiche.',
  'rule.space battle.end': 'Fine di una battaglia spaziale',
  'rule.space battle.end.text': 'Quando solo una parte ha navi, i caccia oltre la capacità del sistema sono rimossi.',
  'rule.invasion combat': 'Battaglia di invasione',
  'rule.invasion combat.text':
    'Le forze di terra combattono a round finché ne resta una parte o nessuna. Non c’è ritirata.',
  'rule.invasion.bombardment': 'Bombardamento prima dell’invasione',
  'rule.invasion.bombardment.text':
    'Corazzate (un dado) e Morti Nere (tre dadi) possono distruggere forze di terra prima dell’invasione.',
  'rule.invasion.pds fire': 'Fuoco dei PDS sugli invasori',
  'rule.invasion.pds fire.text':
    'Dopo il bombardamento ogni PDS sul pianeta spara una volta alle forze di terra che invadono.',
  'rule.invasion.roll': 'Tirare per le forze di terra',
  'rule.invasion.roll.text': 'Entrambe le parti tirano un dado per ogni forza di terra sul pianeta.',
  'rule.invasion.casualties': 'Perdite a terra',
  'rule.invasion.casualties.text': 'Ogni parte perde tante forze di terra quanti i colpi subiti.',
  'rule.invasion.success': 'Successo dell’invasione',
  'rule.invasion.success.text':
    'Con una forza di terra rimasta e nessun difensore il pianeta è tuo, scarico; PDS e base sono distrutti. Se cadono tutti, resta al difensore.',
  'rule.planet cards': 'Ricevere le carte pianeta',
  'rule.planet cards.text': 'Un pianeta che prendi arriva sempre scarico.',
  'rule.system.asteroid field': 'Campo di asteroidi',
  'rule.system.asteroid field.text':
    'Mai attivato, mai una tappa. Lo attraversano solo navi con i Deflettori Anti-Massa.',
  'rule.system.nebula': 'Nebulosa',
  'rule.system.nebula.text':
    'Vi si può entrare, non attraversarla. Le navi che la lasciano muovono di 1. Il difensore ha +1 nelle battaglie spaziali.',
  'rule.system.supernova': 'SuperNova',
  'rule.system.supernova.text': 'Mai attivata, mai attraversata.',
  'rule.wormholes': 'Tunnel spaziali',
  'rule.wormholes.text': 'I sistemi con lo stesso tunnel sono adiacenti. Uno solo non fa nulla.',
  'rule.unit limits': 'Limiti alle unità',
  'rule.unit limits.text': 'Hai solo le miniature della scatola, salvo caccia e forze di terra.',
  'rule.scuttling': 'Smantellare',
  'rule.scuttling.text': 'Nella Fase di Status puoi distruggere tue unità.',
  'rule.supplement counters': 'Contatori supplementari',
  'rule.supplement counters.text':
    'Caccia e forze di terra sono illimitati, ma ogni luogo richiede una miniatura: 12 per le forze di terra, 10 per i caccia.',
  'rule.command counters': 'Contatori di comando',
  'rule.command counters.text':
    'Ne hai 16. Quelli ricevuti vanno nel Pool di Comando, nei Rifornimenti alla Flotta o nell’Allocazione Strategica e restano lì fino alla Fase di Status.',
  'rule.fleet supply': 'Rifornimenti alla Flotta',
  'rule.fleet supply.text':
    'Nessun sistema può avere più tue navi (caccia esclusi) dei contatori nei tuoi Rifornimenti alla Flotta.',
  'rule.command pool': 'Pool di Comando',
  'rule.command pool.text': 'I contatori qui si spendono per attivare sistemi.',
  'rule.strategy allocation': 'Allocazione Strategica',
  'rule.strategy allocation.text': 'I contatori qui pagano le abilità secondarie e alcune speciali.',
  'rule.spending.exhausting': 'Scaricare i pianeti',
  'rule.spending.exhausting.text':
    'Un pianeta dà tutte le risorse o tutta l’influenza quando lo scarichi, una volta finché non è ricaricato.',
  'rule.spending.costs': 'Pagare i costi',
  'rule.spending.costs.text': 'Paghi in un’unica somma con pianeti e beni di commercio. L’eccedenza è persa.',
  'rule.action cards': 'Carte azione',
  'rule.action cards.text': 'Nascoste in mano finché giocate, ciascuna nel momento che indica.',
  'rule.action cards.hand': 'Limite di mano',
  'rule.action cards.hand.text':
    'Al massimo 7 carte azione; ne peschi una alla volta e scarti subito quelle di troppo.',
  'rule.action cards.playing': 'Giocare carte azione',
  'rule.action cards.playing.text':
    'Le carte annunciate si rivelano insieme e si eseguono in ordine di gioco. Mai due uguali sulla stessa cosa in un round.',
  'rule.action cards.sabotage': 'Sabotaggio',
  'rule.action cards.sabotage.text':
    'Subito dopo che una carta è rivelata, Sabotaggio la annulla; entrambe sono scartate. Non serve annunciarlo.',
  'rule.action cards.as an action': 'Giocata come azione',
  'rule.action cards.as an action.text': 'Una carta così prende il posto della tua azione nel turno.',
  'rule.council': 'Il Consiglio Galattico',
  'rule.council.text': 'Quando si esegue la strategia Politica si pesca e si vota un ordine del giorno.',
  'rule.council.elect': 'Elezioni',
  'rule.council.elect.text': 'Ogni votante nomina qualcuno o qualcosa; vince chi ha più voti, senza maggioranza.',
  'rule.council.for or against': 'Pro o contro',
  'rule.council.for or against.text': 'Decide la maggioranza dei voti espressi.',
  'rule.council.laws': 'Leggi',
  'rule.council.laws.text': 'Una legge approvata resta in vigore per sempre.',
  'rule.council.voting': 'Votare',
  'rule.council.voting.text':
    'In senso orario dalla sinistra del Portavoce. Hai tanti voti quanta influenza sui pianeti carichi, almeno 1, e li usi tutti o nessuno.',
  'rule.council.ties': 'Parità e astensioni',
  'rule.council.ties.text': 'Puoi astenerti. Il Portavoce rompe le parità, anche senza alcun voto.',
  'rule.technology': 'Tecnologia',
  'rule.technology.text': '24 progressi in quattro colori; ciascuno dà un vantaggio duraturo.',
  'rule.technology.acquiring': 'Acquisire tecnologia',
  'rule.technology.acquiring.text':
    'Servono i prerequisiti. La strategia Tecnologia ne dà una gratis, la sua abilità secondaria ne vende una per 8 risorse.',
  'rule.technology.specialties': 'Specialità tecnologiche',
  'rule.technology.specialties.text': 'Ogni pianeta carico con la specialità toglie 1 dal prezzo del suo colore.',
  'rule.trade': 'Commercio',
  'rule.trade.text':
    'Due giocatori si scambiano contratti di commercio; ciascuno riceve il valore del contratto altrui in beni di commercio.',
  'rule.trade.opening': 'Aprire accordi',
  'rule.trade.opening.text':
    'Solo con la strategia Commercio e l’approvazione del giocatore attivo. Un accordo per partner, due in tutto.',
  'rule.trade.income': 'Reddito commerciale',
  'rule.trade.income.text':
    'Gli accordi pagano quando si usa la strategia Commercio. Quelli nuovi non pagano nella stessa azione.',
  'rule.trade goods': 'Beni di commercio',
  'rule.trade goods.text':
    'Ciascuno vale 1 risorsa o 1 punto di influenza. Puoi darli a chiunque in ogni momento. Sono 40.',
  'rule.trade.breaking': 'Rompere accordi',
  'rule.trade.breaking.text':
    'Ogni partner può rompere un accordo nella Fase di Status; la guerra tra i due lo rompe subito.',
  'rule.trade.guild': 'Il potere della gilda',
  'rule.trade.guild.text': 'Invece di commerciare, il giocatore attivo può annullare tutti gli accordi in gioco.',
  'rule.empty system': 'Sistema vuoto',
  'rule.empty system.text': 'Un sistema senza alcuna unità, tue comprese. I sistemi speciali non sono mai vuoti.',
  'rule.objective cards': 'Obiettivi',
  'rule.objective cards.text':
    'Ogni obiettivo pubblico può essere reclamato una volta da ciascuno, dopo essere rivelato.',
  'rule.secret objective': 'L’obiettivo segreto',
  'rule.secret objective.text': 'Lo conosci solo tu finché non lo reclami.',
  'rule.space dock': 'Base spaziale',
  'rule.space dock.text': 'Costruisce unità e sostiene 3 caccia nel suo sistema.',
  'rule.space dock.new': 'Una nuova base spaziale',
  'rule.space dock.new.text':
    '4 risorse, su un pianeta tenuto per tutto il round, una per pianeta, nessuna nave nemica nel sistema. Costruisce dal round seguente.',
  'rule.space dock.building': 'Costruire unità',
  'rule.space dock.building.text':
    'Una base costruisce tante unità quante le risorse del pianeta più 2. Caccia e forze di terra: due per 1 risorsa.',
  'rule.space dock.blockade': 'Assedio',
  'rule.space dock.blockade.text': 'Con una nave nemica nel sistema una base non costruisce navi.',
  'rule.ground force': 'Forza di terra',
  'rule.ground force.text': 'Prende e tiene i pianeti; viaggia su trasporti e Morti Nere.',
  'rule.controlling planets': 'Controllare i pianeti',
  'rule.controlling planets.text':
    'Un pianeta è tuo quando vi sbarca una tua forza di terra, e resta tuo anche senza finché non è preso.',
  'rule.carrier': 'Trasporto',
  'rule.carrier.text': 'Porta 6 tra caccia, forze di terra e PDS, in qualsiasi misura.',
  'rule.carrier.transport': 'Trasportare',
  'rule.carrier.transport.text':
    'Le unità si imbarcano alla partenza, per via o all’arrivo, mai accanto a navi nemiche o in un sistema attivato prima.',
  'rule.pds': 'PDS',
  'rule.pds.text': 'Protegge il pianeta, spara nello spazio e agli invasori.',
  'rule.pds.shield': 'Scudo planetario',
  'rule.pds.shield.text': 'Le corazzate non possono bombardare un pianeta con un PDS nemico.',
  'rule.pds.cannon': 'Cannone spaziale',
  'rule.pds.cannon.text':
    'Spara una volta per attivazione alle navi a portata: il proprio sistema e, con il Cannone di Spazio Profondo, anche gli adiacenti.',
  'rule.pds.defense': 'Difesa dall’invasione',
  'rule.pds.defense.text': 'Ogni PDS sul pianeta spara una volta agli invasori prima del primo round.',
  'rule.pds.limit': 'Due PDS per pianeta',
  'rule.pds.limit.text': 'Nessun pianeta ha più di due PDS.',
  'rule.fighter': 'Caccia',
  'rule.fighter.text': 'Economico, sempre nello spazio, mosso da trasporti e Morti Nere.',
  'rule.fighter.capacity': 'Capacità dei caccia',
  'rule.fighter.capacity.text':
    'I caccia richiedono posto su trasporti, Morti Nere o basi del sistema; quelli senza sono rimossi, ma non durante una battaglia.',
  'rule.cruiser': 'Incrociatore',
  'rule.cruiser.text': 'Veloce e forte per il suo prezzo; nessuna regola speciale.',
  'rule.destroyer': 'Torpediniera',
  'rule.destroyer.text': 'Veloce ed economica; spara uno sbarramento ai caccia prima della battaglia.',
  'rule.dreadnought': 'Corazzata',
  'rule.dreadnought.text': 'Sopporta un colpo e bombarda i pianeti.',
  'rule.sustaining damage': 'Sopportare i danni',
  'rule.sustaining damage.text':
    'Una corazzata o Morte Nera prende il primo colpo come danno; un secondo la distrugge.',
  'rule.bombardment': 'Bombardamento planetario',
  'rule.bombardment.text': 'Ogni nave bombarda un pianeta una volta per attivazione. Alle corazzate serve uno sbarco.',
  'rule.war sun': 'Morte Nera',
  'rule.war sun.text':
    'Tre dadi, sopporta danni, porta 6, bombarda attraverso gli scudi e senza sbarco. Richiede la sua tecnologia.',
  'rule.three players': 'Tre giocatori',
  'rule.three players.text': 'Una galassia più piccola e due carte strategiche a testa.',
  'rule.four players': 'Quattro giocatori',
  'rule.four players.text': 'Si usano tutte le tessere, e con due carte strategiche a testa non ne restano.',
  'rule.five players': 'Cinque giocatori',
  'rule.five players.text':
    'I posti si sorteggiano; i beni di commercio compensano quelli stretti. Una tessera sta coperta accanto a Mecatol Rex.',
  'rule.race sheet': 'Scheda della razza',
  'rule.race sheet.text': 'Le abilità della razza, le tre aree di contatori di comando, i beni di commercio.',
  'rule.strategy.initiative': 'Iniziativa',
  'rule.strategy.initiative.text':
    'Diventi Portavoce e usi le abilità secondarie senza contatore. Non per due round di seguito.',
  'rule.strategy.diplomacy': 'Diplomazia',
  'rule.strategy.diplomacy.text':
    'Tu e un avversario non potete attivare sistemi con unità l’uno dell’altro. Gli altri ricaricano fino a 2 pianeti fuori dal loro sistema nativo.',
  'rule.strategy.political': 'Politica',
  'rule.strategy.political.text':
    '3 carte azione, 1 contatore di comando, un ordine del giorno e uno sguardo ai tre seguenti. Gli altri pescano una carta azione.',
  'rule.strategy.logistics': 'Logistica',
  'rule.strategy.logistics.text':
    '4 contatori di comando. Gli altri ne comprano per 3 punti di influenza l’uno, senza spendere contatori.',
  'rule.strategy.trade': 'Commercio',
  'rule.strategy.trade.text':
    '3 beni di commercio, il tuo reddito e nuovi accordi; oppure si annullano tutti gli accordi. Gli altri prendono il loro reddito.',
  'rule.strategy.warfare': 'Guerra',
  'rule.strategy.warfare.text':
    'Un tuo contatore sulla mappa torna nel Pool di Comando. Gli altri mandano in pattuglia fino a due incrociatori o torpediniere.',
  'rule.strategy.technology': 'Tecnologia',
  'rule.strategy.technology.text': 'Una tecnologia gratis. Gli altri ne comprano una per 8 risorse.',
  'rule.strategy.imperial': 'Imperiale',
  'rule.strategy.imperial.text':
    'Si rivela un nuovo obiettivo e ottieni 2 punti. Gli altri costruiscono in un loro sistema con una base.',
} as const satisfies Translation<typeof english>;
