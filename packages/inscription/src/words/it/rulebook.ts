// Il riferimento alle regole: per ogni regola, il titolo e che cosa dice, con parole nostre.
import type { Translation } from '@custodian/words';
import type { rulebook as english } from '../en/rulebook.ts';

export const rulebook = {
  'rule.game': 'Il gioco',
  'rule.game.text':
    'Ogni giocatore guida una fazione e scrive su quattro schede: Navigazione, Espansione, Industria e Guerra. Vince chi ha più punti vittoria dopo Un Trono da Conquistare.',
  'rule.setup': 'Preparazione',
  'rule.setup.text':
    'Si preparano le schede, le fazioni, il mazzo degli eventi, un ordine del giorno per ciascuno degli stadi da II a IV, un obiettivo per ogni scheda e le reliquie. Con uno o due giocatori c’è anche un rivale.',
  'rule.setup.sheets': 'Le schede',
  'rule.setup.sheets.text': 'Ognuno ha una scheda per tipo. I lati A sono tutti diversi; il lato B è uguale per tutti.',
  'rule.setup.factions': 'Scegliere una fazione',
  'rule.setup.factions.text':
    'Ricevi tre fazioni e ne tieni una. Ciò che la carta dice della preparazione si fa subito. La prima abilità vale fin dall’inizio, la seconda ogni volta che rivendichi un asset fazione.',
  'rule.setup.cards': 'I mazzi',
  'rule.setup.cards.text':
    'In ogni stadio del mazzo degli eventi si alternano carte blu e nere, con una blu in fondo. Un obiettivo per scheda è scoperto. Un ordine del giorno per ciascuno degli stadi da II a IV è coperto.',
  'rule.setup.speaker': 'Il Portavoce',
  'rule.setup.speaker.text':
    'Il Portavoce rivela gli eventi e tira i dadi. I voti si dichiarano a partire dalla sua sinistra.',
  'rule.round': 'Un round',
  'rule.round.text':
    'Si rivela e si risolve la prima carta del mazzo degli eventi: strategia, guerra, produzione o consiglio. Impero in Ascesa non fa nulla.',
  'rule.markers': 'Pennarelli giù',
  'rule.markers.text':
    'Tutti segnano insieme. Non puoi guardare le schede altrui finché puoi ancora segnare le tue; ciò che hai segnato vale quando tutti hanno posato il pennarello.',
  'rule.strategy': 'Eventi strategia',
  'rule.strategy.text':
    'Scegli una scheda attiva e vi spendi le risorse della carta. Poi si tirano i sei dadi una volta per tutti, e spendi ciò che mostrano i dadi neri e i tuoi dadi focus sbloccati.',
  'rule.strategy.card': 'La scheda attiva',
  'rule.strategy.card.text':
    'La scheda scelta resta attiva fino alla fine del round. Ciò che accade quando una scheda diventa attiva viene prima di ogni spesa. Le altre schede si segnano solo per barrare ciò che ne spendi, o dove lo dice un effetto.',
  'rule.strategy.dice': 'I dadi',
  'rule.strategy.dice.text':
    'Tre dadi neri danno risorse a tutti. Ciascuno dei tre dadi focus dà le sue risorse solo a chi l’ha sbloccato sulla propria scheda attiva.',
  'rule.resources': 'Risorse',
  'rule.resources.text':
    'Materiale, influenza e ricerca vanno spesi finché si possono spendere sulla scheda attiva; ciò che non si può spendere va perso.',
  'rule.assets': 'Asset',
  'rule.assets.text':
    'Cerchi ciò che rivendichi. Un contorno punteggiato ha effetto subito. Un contorno tratteggiato si conserva finché non lo spendi, su qualunque scheda sia, e si può spendere già nel passo in cui è stato rivendicato.',
  'rule.surplus': 'Più di quanto c’è posto',
  'rule.surplus.text':
    'Un bene di commercio, un voto, una popolazione, una merce o un consigliere per cui non resta nulla da segnare non ha effetto.',
  'rule.trade goods': 'Beni di commercio',
  'rule.trade goods.text':
    'In un evento strategia ciascuno vale una risorsa a tua scelta sulla tua scheda attiva. Non ce ne sono più di quanti ne mostra Industria, e uno speso non torna. Uno gratuito non si cerchia né si barra.',
  'rule.votes': 'Voti',
  'rule.votes.text':
    'Si spendono nei consigli. Non ce ne sono più di quanti ne mostra Industria, e uno speso non torna. Uno gratuito non si cerchia né si barra.',
  'rule.specialties': 'Specialità',
  'rule.specialties.text':
    'Una specialità sblocca una tecnologia, le corazzate o le Morti Nere, smantella uno spazio con la X punteggiata, paga un’icona di specialità nel costo di un’unità, o vale più risorse su Industria. Sei tu a dire quale uso intendi.',
  'rule.technologies': 'Tecnologie',
  'rule.technologies.text':
    'Ogni scheda ne ha due. La ricerca barra le icone di una tecnologia della tua scheda attiva; la sua specialità la sblocca subito. Si può usare già nello stesso round. «Per attiva» significa una volta per round mentre quella scheda è attiva. Un effetto che ne sblocca una barra uno dei due costi.',
  'rule.focus dice': 'Dadi focus',
  'rule.focus dice.text':
    'Un asset focus sblocca il suo dado sulla scheda attiva, anche per il tiro dello stesso round. Due delle sei facce di un dado focus mostrano due icone.',
  'rule.navigation': 'Navigazione',
  'rule.navigation.text':
    'La casa è rivendicata e i due sistemi accanto sono esplorati fin dall’inizio. Esplori lungo le iperrotte e rivendichi ciò che hai esplorato.',
  'rule.navigation.exploring': 'Esplorare',
  'rule.navigation.exploring.text':
    'Per 1 di materiale o 1 di ricerca tracci un’iperrotta da un sistema esplorato a uno inesplorato. Il sistema da cui parti non deve essere rivendicato.',
  'rule.navigation.wormholes': 'Tunnel spaziali',
  'rule.navigation.wormholes.text':
    'Con la Propulsione Gravitazionale puoi entrare nel tunnel di un sistema esplorato e uscire da un altro qualsiasi: il sistema unito a quello è esplorato. Ogni tunnel serve una volta sola.',
  'rule.navigation.claiming': 'Rivendicare sistemi',
  'rule.navigation.claiming.text':
    'Per 1 di influenza rivendichi un sistema esplorato e il suo asset. Un sistema barrato da un effetto non si può più rivendicare.',
  'rule.expansion': 'Espansione',
  'rule.expansion.text': 'Pianeti e basi spaziali. Il contatore delle risorse della scheda stampata non ha effetti.',
  'rule.expansion.planets': 'Pianeti',
  'rule.expansion.planets.text':
    'Un asset pianeta sblocca un pianeta. Ogni risorsa barra un’icona del suo tipo su un pianeta sbloccato. Una riga o colonna completa dà il suo asset.',
  'rule.expansion.docks': 'Basi spaziali',
  'rule.expansion.docks.text':
    'Una base costa un asset pianeta oppure tutte le icone della sua riga, che si possono barrare in più round. Quando è costruita rivendichi il suo asset. Un effetto che ne costruisce una barra uno dei due costi.',
  'rule.expansion.population': 'Popolazione',
  'rule.expansion.population.text': 'Ogni popolazione rivendica i prossimi punti vittoria del tracciato, dal basso.',
  'rule.industry': 'Industria',
  'rule.industry.text':
    'Per 1 di materiale smantelli uno spazio accanto a uno segnato qualsiasi. Per 1 di influenza o 1 di ricerca rivendichi uno spazio accanto a uno smantellato, e il suo asset. Uno spazio è smantellato o rivendicato, mai entrambi.',
  'rule.industry.legend': 'La legenda',
  'rule.industry.legend.text':
    'Una specialità cibernetica vale 3 di materiale, una biotica 2 di influenza. Si spendono una per una, senza altro in mezzo.',
  'rule.industry.dotted': 'Spazi con la X punteggiata',
  'rule.industry.dotted.text':
    'Si smantellano spendendo la specialità della loro etichetta e in nessun altro modo, ovunque siano. Gli spazi accanto si possono allora rivendicare.',
  'rule.industry.chart': 'La tabella',
  'rule.industry.chart.text':
    'I consiglieri sbloccano le icone di voto da sinistra; la prima è sbloccata fin dall’inizio. Le merci barrano la loro riga da sinistra. I punti si rivendicano quando tutto alla loro sinistra è segnato; un’icona di bene di commercio si sblocca quando sono barrate tutte le icone sopra di essa. Non importa da quale scheda vengano.',
  'rule.warfare': 'Guerra',
  'rule.warfare.text':
    'Costruisci unità e le schieri sulla griglia di guerra: nella metà sinistra contro il vicino alla tua sinistra, nella destra contro l’altro. Ciascuno dei quattro livelli serve a una guerra.',
  'rule.warfare.building': 'Costruire unità',
  'rule.warfare.building.text':
    'Le risorse barrano le icone di un’unità in qualsiasi ordine, anche in più round e per più unità insieme. Con l’ultima icona è costruita: rivendichi i suoi punti e devi schierarla. La fanteria costa una risorsa qualsiasi e non ha limite.',
  'rule.warfare.locked': 'Corazzate e Morti Nere',
  'rule.warfare.locked.text':
    'Non si possono cominciare prima di aver speso la specialità accanto al loro nome. Agli effetti che ne schierano una non serve.',
  'rule.warfare.deploying': 'Schierare unità',
  'rule.warfare.deploying.text':
    'La forma si può ruotare e ribaltare. Sta tutta nella griglia sopra la linea di schieramento, e in parte nella prima riga sopra di essa o accanto a un’altra unità. Non copre anomalie né nodi segnati. Gli asset che copre vengono rivendicati. Un’unità che non trova posto è costruita lo stesso.',
  'rule.warfare.effects': 'Unità senza costruzione',
  'rule.warfare.effects.text':
    'Un’unità schierata da un effetto non è costruita: non va sbloccata, non conta per il limite e non dà i punti della costruzione.',
  'rule.war': 'Eventi guerra',
  'rule.war.text':
    'La linea di schieramento sale di un livello. Poi combatti contro i due vicini per i due settori subito sotto. Ognuna delle due è una guerra a sé, e un effetto delle guerre può accadere in entrambe.',
  'rule.war.strength': 'Forza',
  'rule.war.strength.text':
    'Ogni nodo segnato del settore vale 1, anche le anomalie segnate; poi si aggiungono i bonus. La forza non passa ad altri settori, e una volta scritta non cambia.',
  'rule.war.results': 'Vincere e perdere',
  'rule.war.results.text':
    'La tua forza di sinistra affronta la forza di destra del vicino alla tua sinistra, e viceversa. Il più forte rivendica l’asset sopra il riquadro, il più debole i punti negativi sotto. In parità si barrano entrambi.',
  'rule.production': 'Eventi produzione',
  'rule.production.text':
    'Rivendichi 1 bene di commercio per ogni icona di bene di commercio che hai sbloccato nella tabella.',
  'rule.council': 'Eventi consiglio',
  'rule.council.text':
    'Rivendichi 1 voto per ogni icona di voto che hai sbloccato nella tabella. Poi si rivela l’ordine del giorno dello stadio e si vota.',
  'rule.council.votes': 'Votare',
  'rule.council.votes.text':
    'Ognuno sostiene in segreto l’approvazione o il rifiuto con quanti voti rivendicati vuole, o si astiene. I voti dati si spendono, qualunque sia l’esito.',
  'rule.council.outcome': 'L’esito',
  'rule.council.outcome.text':
    'Si risolve l’esito con più voti. In parità decide un dado nero: con materiale è approvato, con influenza o ricerca è respinto.',
  'rule.council.naming': 'Chi ha dato più voti',
  'rule.council.naming.text':
    'Dove la scelta spetta a chi ha dato più voti e più giocatori sono pari, questi tirano dadi neri finché uno solo mostra influenza.',
  'rule.mecatol': 'Mecatol Rex',
  'rule.mecatol.text':
    'Chi rivendica il suo sistema prende la casella libera più in alto: subito i voti, e i punti nel riquadro. Chi lo rivendica nello stesso passo ha quanto dà la casella più alta di quel passo.',
  'rule.objectives': 'Obiettivi',
  'rule.objectives.text':
    'Chi realizza per primo un obiettivo scrive il valore maggiore sulla scheda, chi viene dopo il minore. I primi nello stesso passo hanno tutti il valore maggiore. Si annuncia alla fine del passo.',
  'rule.relics': 'Reliquie',
  'rule.relics.text':
    'Peschi una reliquia quando rivendichi un asset reliquia, e scrivi subito i suoi punti accanto al sistema. Resta nascosta in mano finché non la giochi, una volta sola, nel momento che indica.',
  'rule.effects': 'Effetti delle carte',
  'rule.effects.text':
    'Una carta prevale sulle regole. «Puoi» è facoltativo; tutto il resto si fa il più possibile per intero. Una scheda «qualsiasi» è una sola, attiva o no.',
  'rule.scoring': 'Punteggio',
  'rule.scoring.text':
    'Per ogni scheda: punti rivendicati, punti scritti nei riquadri e il suo obiettivo. Su Industria ogni due beni di commercio non spesi aggiungono 1. Guerra può essere negativa.',
  'rule.ties': 'Parità',
  'rule.ties.text': 'A parità di punti vince chi ha più voti non spesi; se la parità resta, la vittoria è condivisa.',
  'rule.rival': 'Da soli o in due',
  'rule.rival.text':
    'Un rivale che nessuno gioca combatte su ogni lato dove non siede un giocatore: con un giocatore su entrambi, con due decide un dado nero. Dopo ogni tiro ciascun dado focus barra la prossima icona del tracciato con la sua faccia.',
  'rule.rival.goals': 'Traguardi del rivale',
  'rule.rival.goals.text':
    'Quando sono barrate tutte le icone prima di un traguardo, il rivale lo raggiunge: un obiettivo, che da allora vale di meno, o la casella più alta di Mecatol Rex. Un giocatore che raggiunge lo stesso in quel round è pari con lui. Un tracciato completo passa le sue facce a quello indicato alla sua fine.',
  'rule.rival.war': 'Guerre contro il rivale',
  'rule.rival.war.text':
    'La sua forza sta sopra l’ultima icona barrata a destra nel settore di quello stadio. Dopo la guerra le icone rimaste in quel settore sono perse per lui.',
  'rule.rival.council': 'Consigli contro il rivale',
  'rule.rival.council.text':
    'Un ordine del giorno offre l’approvazione, un altro il rifiuto, uno dei due con una stella. Il rivale dà i voti che il suo tracciato mostra per lo stadio, più 0, 1 o 2 per materiale, influenza o ricerca su un dado nero. Chi ne dà di più risolve l’esito con la stella, gli altri l’altro.',
  'rule.rival.difficulty': 'Difficoltà',
  'rule.rival.difficulty.text':
    'Media: prima della partita si barrano la prima icona di ogni tracciato con traguardi e una di forza negli stadi II e III. Difficile: due icone di ogni tracciato con traguardi, e una di forza e di voti negli stadi II e III.',
  'rule.rival.ranks': 'Gradi',
  'rule.rival.ranks.text':
    'Contro il rivale servono 40 punti a facile, 60 a media e 80 a difficile, altrimenti tutti hanno perso. Il grado migliore comincia a 80, 100 e 120.',
} as const satisfies Translation<typeof english>;
