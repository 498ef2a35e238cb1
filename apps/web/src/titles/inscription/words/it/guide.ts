// The guided first event: what each question is, why one would, and what is good here.

export const guide = {
  'guide.title': 'Evento guidato',
  'guide.done':
    'Il tuo primo evento è finito. Ne mancano una ventina, con guerre e consigli in mezzo. La domanda dice sempre che cosa si può fare; ogni regola è a un tocco.',
  'guide.tour.sheet':
    'Al centro c’è una delle tue quattro schede. Ciò che è illuminato si può segnare. I segni sono a matita finché non posi il pennarello: poi sono inchiostro.',
  'guide.tour.rail':
    'Qui ci sono tutte e quattro le schede con i loro punti, gli obiettivi, Mecatol Rex e i tuoi vicini. Premi una scheda per guardarla.',
  'guide.tour.tray':
    'Qui c’è quello che tocca a te: la carta, i dadi, quanto resta da spendere e ciò che hai segnato a matita. Ogni segno si può cancellare.',
  'guide.faction.what':
    'Ogni fazione infrange le regole a modo suo, e un asset fazione sulle tue schede dà qualcosa in più.',
  'guide.faction.why': 'Ti spinge un poco verso alcune delle schede.',
  'guide.faction.good': 'Prendi quella la cui abilità ti è subito chiara.',
  'guide.card.what':
    'La carta dà risorse. Scegli una scheda per tutto l’evento: la carta e poi i dadi si spendono solo su quella.',
  'guide.card.why': 'Le altre tre schede aspettano. Nel corso della partita ognuna vuole la sua parte.',
  'guide.card.good':
    'Comincia da Navigazione: i sistemi vicini a casa danno pianeti, merci e dadi focus per le altre schede.',
  'guide.navigation.what':
    'Materiale o ricerca traccia un’iperrotta illuminata verso un nuovo sistema. L’influenza cerchia un sistema raggiunto, e ne ottieni l’asset.',
  'guide.navigation.why':
    'Gli asset tratteggiati si conservano finché non li spendi, quelli punteggiati agiscono subito, i bordi pieni sono punti.',
  'guide.navigation.good': 'Traccia verso il triangolo o il rombo: la via prosegue fino ai dadi focus.',
  'guide.expansion.what':
    'Un pianeta conservato sblocca uno di questi mondi. Poi le risorse ne barrano le icone: una riga o colonna piena dà l’asset accanto.',
  'guide.expansion.why': 'La popolazione vale di più quanto più ne hai.',
  'guide.expansion.good':
    'Senza un pianeta si possono segnare solo le basi spaziali. Prima rivendicane uno su Navigazione.',
  'guide.industry.what':
    'Il materiale smantella uno spazio accanto a un segno. Influenza o ricerca rivendica uno spazio accanto a uno smantellato, e ne ottieni l’asset.',
  'guide.industry.why': 'Le merci riempiono la tabella in basso: punti, e beni di commercio alla produzione.',
  'guide.industry.good': 'Smantella dove intorno ci sono molti spazi buoni, per esempio sotto il centro.',
  'guide.warfare.what':
    'Le risorse barrano il costo di un’unità. L’ultima icona la costruisce, e la sua forma si disegna sulla griglia.',
  'guide.warfare.why': 'Ogni nodo di una sezione è forza nella sua guerra, e gli asset coperti sono tuoi.',
  'guide.warfare.good': 'Con tre materiali costruisci subito un incrociatore.',
  'guide.place.what':
    'La forma va disegnata. Trascinala o tocca un nodo. Ruota, Capovolgi e Altro posto (tasti R, F e N) la dispongono altrimenti.',
  'guide.place.why':
    'Ogni guerra confronta la tua metà sinistra con il vicino di sinistra, la destra con quello di destra.',
  'guide.place.good': 'Copri un asset, se puoi: lo ottieni subito.',
  'guide.dice.what': 'I tre dadi neri valgono per tutti. Un dado focus vale solo su una scheda dove lo hai sbloccato.',
  'guide.dice.why': 'Ciò che si può spendere va speso.',
  'guide.dice.good': 'Prendi in mano una risorsa per vedere dove può andare.',
  'guide.effects.what': 'Va eseguito qualcosa che è successo. I posti illuminati o i pulsanti dicono come.',
  'guide.effects.why': 'Gli effetti si eseguono fin dove è possibile.',
  'guide.effects.good': 'Guarda che cosa porta ogni scelta prima di farla.',
  'guide.votes.what': 'Esprimi i voti. La cifra sotto ogni numero dice quanto è probabile che tu la spunti.',
  'guide.votes.why': 'I voti espressi sono persi. Quelli che conservi spezzano la parità alla fine.',
  'guide.votes.good': 'Se l’altro esito ti fa poco male, non esprimerne nessuno.',
  'guide.window.what': 'Un momento in cui puoi usare qualcosa che hai.',
  'guide.window.why': 'Si può usare solo adesso.',
  'guide.window.good': 'Passa, se hai dubbi.',
  'guide.other.what': 'La domanda dice che cosa va deciso.',
  'guide.other.why': 'Le regole sono a un tocco.',
  'guide.other.good': 'Va bene qualsiasi risposta.',
} as const;
