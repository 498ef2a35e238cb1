// The guided first round: what each question is, why one would, and what is good there.

import type { Translation } from '@custodian/words';
import type { guide as english } from '../en/guide.ts';

export const guide = {
  'guide.tour.map':
    'La galassia. Ogni esagono è un sistema, con o senza pianeti; tu abiti in basso, Mecatol Rex sta al centro. Tocca un sistema per vedere che cosa c’è.',
  'guide.tour.sheet':
    'La tua scheda: contatori di comando per agire, pianeti per pagare, tecnologie. Sul telefono è una scheda qui sotto.',
  'guide.tour.players': 'I giocatori in ordine di gioco, con i loro punti vittoria e le loro carte.',
  'guide.tour.tray':
    'Qui sta ciò che ti viene chiesto. Ciò che è illuminato si può scegliere; ciò che non si può dice perché. Il tasto per annullare rimedia a un clic sbagliato.',
  'guide.start.what': 'La tua razza comincia con queste unità. Forze di terra, PDS e base spaziale stanno sui pianeti.',
  'guide.start.why': 'Chi ha più pianeti nativi decide che cosa difende ciascuno.',
  'guide.start.good': 'Così com’è proposto. Conferma.',
  'guide.card.what':
    'Ognuno prende due carte strategiche per il round. Tu usi l’abilità forte della tua; gli altri possono usarne una più debole.',
  'guide.card.why': 'La carta decide in che cosa eccelli in questo round, e il suo numero dice quando tocca a te.',
  'guide.card.good':
    'Imperiale dà subito 2 punti vittoria. Dopo, Tecnologia e Logistica ti rendono più forte per tutta la partita.',
  'guide.action.what': 'Il tuo turno: un’azione, poi agisce il giocatore seguente. Si gira finché tutti hanno passato.',
  'guide.action.why':
    'Un’azione tattica muove navi, prende pianeti e costruisce. Un’azione strategica usa una delle tue carte: vanno usate tutte prima di poter passare.',
  'guide.action.good':
    'Prima prendi i pianeti vicini con azioni tattiche, poi usa le tue carte. Passa quando non resta nulla da fare.',
  'guide.activate.what':
    'Un’azione tattica comincia con un contatore di comando su un sistema. Le tue navi possono andare lì, e in nessun altro posto.',
  'guide.activate.why':
    'Dove sta un tuo contatore non torni più in questo round, e le navi lì restano ferme. Ogni contatore è una scelta.',
  'guide.activate.good':
    'Un sistema vicino con pianeti che nessuno controlla. Se nessuno è raggiungibile: casa tua, dove la base costruisce.',
  'guide.move.what':
    'Le navi che arrivano fin lì possono entrare nel sistema. Un trasporto muove di 1, porta fino a 6 unità, e basta per colonizzare.',
  'guide.move.why': 'Solo le forze di terra prendono pianeti, e solo le navi le portano.',
  'guide.move.good':
    'Ciò che è proposto: dove i pianeti sono liberi, un trasporto con forze di terra. Dove vuoi solo costruire, non muovere nulla.',
  'guide.land.what':
    'Le forze di terra sbarcano. Un pianeta che nessuno controlla è tuo appena una di loro ci sta sopra.',
  'guide.land.why': 'Ogni pianeta rende: risorse per navi e tecnologie, influenza per voti e contatori.',
  'guide.land.good': 'Qualcuna su ogni pianeta, com’è proposto.',
  'guide.build.what':
    'La tua base spaziale costruisce unità. Paghi con le risorse: i pianeti restano scarichi fino alla fine del round.',
  'guide.build.why': 'Più trasporti e forze di terra prendono più pianeti, e i pianeti pagano altre navi.',
  'guide.build.good': 'Ciò che è proposto: ciò che trasporta e ciò che sbarca. Le risorse non spese non si conservano.',
  'guide.secondary.what':
    'Qualcuno ha usato una carta strategica: puoi usarne l’abilità più debole, di solito per 1 contatore dell’Allocazione Strategica.',
  'guide.secondary.why':
    'Ti fa fare qualcosa tra un tuo turno e l’altro. Di questi contatori ne hai pochi, quindi non sempre.',
  'guide.secondary.good': 'Sì a tecnologie, contatori, rendite e costruzioni; no a ciò che ora non ti darebbe nulla.',
  'guide.technology.what': 'Le tecnologie restano per tutta la partita. Alcune ne richiedono altre prima.',
  'guide.technology.why': 'Rendono migliori le navi, meno cara la costruzione, e alcuni obiettivi le contano.',
  'guide.technology.good': 'Quella già scelta serve a quasi tutti. Leggi le altre, e cambia se una ti piace di più.',
  'guide.counters.what':
    'I contatori di comando stanno in tre aree: il Pool di Comando per le azioni, i Rifornimenti alla Flotta per flotte più grandi, l’Allocazione Strategica per le carte degli altri.',
  'guide.counters.why':
    'Senza contatori nel Pool di Comando non puoi agire; con pochi nei Rifornimenti alla Flotta le tue flotte restano piccole.',
  'guide.counters.good': 'Com’è proposto. Nessuna area dovrebbe restare vuota.',
  'guide.buy.what': 'Puoi comprare contatori di comando con l’influenza.',
  'guide.buy.why': 'I contatori sono azioni, e all’inizio l’influenza serve di rado ad altro.',
  'guide.buy.good': 'Quanti ne puoi pagare, com’è proposto.',
  'guide.trade.what': 'Un accordo commerciale dà beni di commercio a entrambi ogni volta che si riscuotono le rendite.',
  'guide.trade.why': 'I beni di commercio pagano tutto. E chi commercia con te ci pensa due volte prima di attaccarti.',
  'guide.trade.good': 'L’accordo che ti vale di più. Uno è meglio di nessuno.',
  'guide.deal.what': 'Qualcuno offre un accordo commerciale, o ti chiede di approvarne uno.',
  'guide.deal.why': 'Nei round seguenti porta beni di commercio a entrambi.',
  'guide.deal.good': 'Sì.',
  'guide.tradecard.what': 'Commercio ti dà beni e apre le trattative, oppure annulla gli accordi di tutti.',
  'guide.tradecard.why': 'Annullarli danneggia chi commercia più di te; all’inizio nessuno lo fa.',
  'guide.tradecard.good': 'Prendi i beni.',
  'guide.pact.what': 'Un patto: fino alla fine delle azioni nessuno dei due entra nei sistemi con unità dell’altro.',
  'guide.pact.why': 'Protegge un confine per un round.',
  'guide.pact.good': 'Chi abita più vicino a te.',
  'guide.deck.what': 'Vedi le prossime carte politiche e ne metti una in cima.',
  'guide.deck.why': 'Su quella in cima si voterà la prossima volta.',
  'guide.deck.good': 'Nessuna è sbagliata. Prendi quella che ti aiuterebbe di più.',
  'guide.vote.what':
    'Il Consiglio Galattico vota un ordine del giorno. Voti con l’influenza dei tuoi pianeti carichi; votare non li scarica.',
  'guide.vote.why': 'Gli ordini del giorno possono diventare leggi valide per il resto della partita.',
  'guide.vote.good': 'Leggi che cosa fanno i due esiti, e scegli quello che ti ostacola di meno.',
  'guide.back.what': 'Riprendi dalla mappa uno dei tuoi contatori.',
  'guide.back.why': 'È un’azione in più, e le navi lì possono muoversi di nuovo.',
  'guide.back.good': 'Da dove stanno le tue navi, così possono proseguire.',
  'guide.patrols.what': 'Incrociatori e torpediniere possono muovere in sistemi vicini e vuoti.',
  'guide.patrols.why': 'Una nave in un sistema sbarra la strada agli altri.',
  'guide.patrols.good': 'Non è necessario muovere nulla.',
  'guide.refresh.what': 'I pianeti scarichi possono tornare carichi.',
  'guide.refresh.why': 'Un pianeta carico paga una seconda volta in questo round.',
  'guide.refresh.good': 'Quelli che valgono di più, com’è proposto.',
  'guide.pds.what': 'Una flotta nemica è a portata dei tuoi cannoni.',
  'guide.pds.why': 'Il fuoco dei PDS non costa nulla.',
  'guide.pds.good': 'Fai fuoco.',
  'guide.hits.what': 'La tua flotta è stata colpita. Decidi tu quali navi subiscono i colpi.',
  'guide.hits.why': 'Alcune navi sopravvivono al primo colpo; i caccia sono la perdita meno cara.',
  'guide.hits.good': 'Com’è proposto: prima i danni, poi le navi meno care, e nulla che porti truppe.',
  'guide.retreat.what': 'Prima di ogni round di una battaglia puoi annunciare di lasciarla.',
  'guide.retreat.why': 'Una flotta che perderebbe vale di più altrove.',
  'guide.retreat.good': 'Resta, a meno che le probabilità siano contro di te.',
  'guide.claim.what': 'Alla fine del round reclami gli obiettivi che soddisfi: uno pubblico, e il tuo segreto.',
  'guide.claim.why': 'Così si vincono i punti vittoria.',
  'guide.claim.good': 'Tutti quelli possibili, come già scelto.',
  'guide.pay.what': 'Scegli quali pianeti e beni di commercio pagano.',
  'guide.pay.why': 'Ciò che si paga in più va perso.',
  'guide.pay.good': 'Com’è proposto: non si perde nulla che si possa tenere.',
  'guide.bonus.what': 'Le carte che nessuno ha preso di recente portano un premio a chi le prende.',
  'guide.bonus.why': 'Un bene di commercio paga 1 di qualsiasi cosa; un contatore di comando è un’azione.',
  'guide.bonus.good': 'Il contatore di comando.',
  'guide.discard.what': 'Hai più carte azione del permesso e ne scarti qualcuna.',
  'guide.discard.why': 'Una mano tiene 7 carte.',
  'guide.discard.good': 'Le carte il cui momento è raro.',
  'guide.window.what': 'Un momento in cui hai qualcosa che si potrebbe usare.',
  'guide.window.why': 'Le carte azione sono sorprese: ognuna dice quando si gioca, e vale una volta.',
  'guide.window.good': 'Passa, a meno che ti serva proprio ora. Verrà un momento migliore.',
  'guide.other.what': 'Una scelta che appartiene a una carta o a un’abilità.',
  'guide.other.why': 'Il testo qui sopra dice che cosa fa.',
  'guide.other.good': 'Qui nessuna scelta è sbagliata. Prendi quella che ti piace.',
} as const satisfies Translation<typeof english>;
