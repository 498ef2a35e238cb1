// I leader.

import type { Translation } from '@custodian/words';
import type { leaders as english } from '../../../en/components/prophecy/leaders.ts';

export const leaders = {
  'leader.letaniOspha': 'Letani Ospha',
  'leader.letaniOspha.text':
    'Come azione, scarica questa carta e scegli una nave che non sia un caccia: il suo proprietario può sostituirla con una dai rinforzi che costi al massimo 2 in più.',
  'leader.trilossaAunMirik': 'Trilossa Aun Mirik',
  'leader.theStillnessOfStars': 'La Quiete delle Stelle',
  'leader.emissaryTaivra': 'Emissario Taivra',
  'leader.emissaryTaivra.text':
    'Dopo che un giocatore attiva un sistema con un tunnel spaziale che non sia Delta, scarica questa carta: in questa azione tattica è adiacente a tutti gli altri sistemi con un tunnel spaziale.',
  'leader.acamar': 'Acamar',
  'leader.carthOfGoldenSands': 'Carth delle Sabbie d’Oro',
  'leader.carthOfGoldenSands.text':
    'Nella Fase di Azione, scarica questa carta per guadagnare 2 merci o rifornire di merci un altro giocatore.',
  'leader.doctorSucaban': 'Dottor Sucaban',
  'leader.doctorSucaban.text':
    'Quando un giocatore spende risorse per una ricerca, scarica questa carta: può togliere sue fanterie dalla mappa, e ognuna gli risparmia 1 risorsa.',
  'leader.xanderAlexinVictoriIII': 'Xander Alexin Victori III',
  'leader.i48s': 'I48S',
  'leader.i48s.text':
    'Dopo che un giocatore attiva un sistema, scarica questa carta: può sostituirvi 1 sua fanteria con 1 mech dai rinforzi.',
  'leader.viscountUnlenn': 'Visconte Unlenn',
  'leader.viscountUnlenn.text':
    'Quando comincia un round di battaglia spaziale, scarica questa carta: 1 nave nel sistema attivo vi tira 1 dado in più.',
  'leader.jaeMirKan': 'Jae Mir Kan',
  'leader.suffiAn': 'Suffi An',
  'leader.suffiAn.text':
    'Dopo che Saccheggio è usato contro un altro giocatore, scarica questa carta: tu e quel giocatore pescate 1 carta azione ciascuno.',
  'leader.umbat': 'Umbat',
  'leader.umbat.text':
    'Come azione, scarica questa carta e scegli un giocatore, che può produrre fino a 2 unità di costo 4 o meno in un sistema con una sua Morte Nera o la sua ammiraglia.',
  'leader.zeu': "Z'eu",
  'leader.zeu.text':
    'Dopo che un ordine del giorno è rivelato, scarica questa carta e guarda la prima carta del mazzo degli ordini del giorno. Puoi mostrarla a 1 altro giocatore.',
  'leader.zeuOmega': "Z'eu Ω",
  'leader.zeuOmega.text':
    'Come azione, scarica questa carta e scegli un giocatore, che può compiere un’azione tattica in un sistema non nativo senza mettervi un contatore di comando. Il sistema vale comunque come attivato.',
  'leader.garvAndGunn': 'Garv e Gunn',
  'leader.nekroMalleon': 'Nekro Malleon',
  'leader.nekroMalleon.text':
    'Nella Fase di Azione, scarica questa carta e scegli un giocatore, che può scartare 1 carta azione o spendere 1 contatore di comando per 2 beni di commercio.',
  'leader.artunoTheBetrayer': 'Artuno il Traditore',
  'leader.fieldMarshalMercer': 'Feldmaresciallo Mercer',
  'leader.theThundarian': 'Il Thundariano',
  'leader.tro': "T'ro",
  'leader.tro.text':
    'Alla fine dell’azione tattica di un giocatore, scarica questa carta: può mettere 2 fanterie dai rinforzi su un pianeta che controlla nel sistema attivo.',
  'leader.captainMendosa': 'Capitano Mendosa',
  'leader.captainMendosa.text':
    'Dopo che un giocatore attiva un sistema, scarica questa carta: 1 sua nave ha lo stesso movimento della nave più veloce sulla mappa.',
  'leader.evelynDelouis': 'Evelyn DeLouis',
  'leader.evelynDelouis.text':
    'Quando comincia un round di battaglia di terra, scarica questa carta: 1 forza di terra nel sistema attivo vi tira 1 dado in più.',
  'leader.tellurian': 'Tellurian',
  'leader.berekarBerekon': 'Berekar Berekon',
  'leader.berekarBerekon.text':
    'Quando le unità di un giocatore usano Produzione, scarica questa carta: ciò che producono costa in tutto 2 in meno.',
  'leader.ggrocutoRinn': 'Ggrocuto Rinn',
  'leader.ggrocutoRinn.text':
    'Come azione, scarica questa carta e ricarica un pianeta qualsiasi. Se il suo sistema è adiacente a un pianeta che controlli, puoi toglierne 1 fanteria.',
  'leader.brotherMilor': 'Fratello Milor',
  'leader.brotherMilor.text':
    'Dopo che una torpediniera o un incrociatore è distrutto, scarica questa carta: il suo proprietario può mettere fino a 2 caccia dai rinforzi nel suo sistema.',
  'leader.brotherMilorOmega': 'Fratello Milor Ω',
  'leader.brotherMilorOmega.text':
    'Dopo che un’unità è distrutta, scarica questa carta: il suo proprietario può mettere 2 caccia nel suo sistema se era una nave, o 2 fanterie sul suo pianeta se era una forza di terra.',
  'leader.ssruu': 'Ssruu',
  'leader.ssruu.text':
    'Questa carta dice ciò che dicono gli agenti di tutti gli altri giocatori, anche quelli scarichi.',
  'leader.dirzugaRophal': 'Dirzuga Rophal',
  'leader.dirzugaRophal.text':
    'Si sblocca con 12 forze di terra su pianeti che controlli. Dopo che un altro giocatore attiva un sistema in cui hai un’unità con Produzione, puoi produrvi 1 unità.',
  'leader.trrakanAunZulok': 'Trrakan Aun Zulok',
  'leader.thatWhichMoldsFlesh': 'Ciò Che Plasma la Carne',
  'leader.saiSeravus': 'Sai Seravus',
  'leader.saiSeravus.text':
    'Si sblocca con unità in 3 sistemi con tunnel spaziali Alfa o Beta. Dopo che le tue navi muovono, ognuna con capacità che ha attraversato un tunnel può portare 1 caccia dai tuoi rinforzi, se c’è posto.',
  'leader.xuange': 'Xuange',
  'leader.gilaTheSilvertongue': 'Gila Lingua d’Argento',
  'leader.gilaTheSilvertongue.text':
    'Si sblocca con 10 beni di commercio. Quando voti puoi spendere beni di commercio: ognuno dà 2 voti in più.',
  'leader.taZern': 'Ta Zern',
  'leader.taZern.text':
    'Si sblocca con 8 tecnologie. Dopo aver tirato per un’abilità di unità puoi tirare di nuovo i dadi che vuoi.',
  'leader.suffiAnKeleres': 'Suffi An',
  'leader.twoRam': '2RAM',
  'leader.twoRam.text':
    'Si sblocca con 4 corazzate sulla mappa. Scudo Planetario non impedisce alle tue unità di usare Bombardamento.',
  'leader.rearAdmiralFarran': 'Contrammiraglio Farran',
  'leader.rearAdmiralFarran.text':
    'Si sblocca con 5 navi in 1 sistema, senza contare i caccia. Dopo che una tua unità usa Sopporta i Danni puoi guadagnare 1 bene di commercio.',
  'leader.ilNaViroset': 'Il Na Viroset',
  'leader.sulaMentarion': "S'ula Mentarion",
  'leader.sulaMentarion.text':
    'Si sblocca con 4 incrociatori sulla mappa. Dopo che hai vinto una battaglia spaziale, se vuoi, l’avversario ti dà 1 cambiale della sua mano.',
  'leader.magmus': 'Magmus',
  'leader.magmus.text':
    'Si sblocca producendo una Morte Nera. Dopo aver speso un contatore di comando dal Pool Strategico puoi guadagnare 1 bene di commercio.',
  'leader.maban': "M'aban",
  'leader.maban.text':
    'Si sblocca con 12 caccia sulla mappa. Quando produci caccia puoi farne 1 in più per il loro costo, oltre la tua Produzione.',
  'leader.mabanOmega': "M'aban Ω",
  'leader.mabanOmega.text':
    'Si sblocca con forze di terra nel sistema di Mecatol Rex o in uno adiacente. Puoi guardare le cambiali in mano ai tuoi vicini e la prima e l’ultima carta del mazzo degli ordini del giorno.',
  'leader.dartAndTai': 'Dart e Tai',
  'leader.nekroAcidos': 'Nekro Acidos',
  'leader.nekroAcidos.text':
    'Si sblocca con 3 tecnologie; un Assimilatore Valefar conta solo con il suo gettone su una tecnologia. Dopo aver ottenuto una tecnologia puoi pescare 1 carta azione.',
  'leader.navarchFeng': 'Navarch Feng',
  'leader.rowlSarrig': 'Rowl Sarrig',
  'leader.rowlSarrig.text':
    'Si sblocca con 3 basi spaziali sulla mappa. Quando produci caccia o fanteria puoi metterli ciascuno presso una qualsiasi tua base spaziale che non sia sotto assedio.',
  'leader.ghomSekkus': "G'hom Sek'kus",
  'leader.ghomSekkus.text':
    'Si sblocca con 5 pianeti fuori dai sistemi nativi. Quando fai sbarcare forze di terra, 1 può venire anche da ogni pianeta nel sistema attivo e da ognuno nei sistemi adiacenti senza un tuo contatore di comando.',
  'leader.claireGibson': 'Claire Gibson',
  'leader.claireGibson.text':
    'Si sblocca con pianeti che valgono insieme 12 risorse. Quando comincia una battaglia di terra su un pianeta che controlli puoi mettervi 1 fanteria dai tuoi rinforzi.',
  'leader.tungstantus': 'Tungstantus',
  'leader.rickarRickani': 'Rickar Rickani',
  'leader.rickarRickani.text':
    'Si sblocca controllando Mecatol Rex o con una battaglia nel suo sistema. Le tue unità hanno +2 ai tiri di combattimento in quel sistema, nel tuo sistema nativo e nei sistemi con un pianeta leggendario.',
  'leader.elderQanoj': 'Anziano Qanoj',
  'leader.elderQanoj.text':
    'Si sblocca con pianeti che valgono insieme 12 punti di influenza. Ogni pianeta che scarichi per votare dà 1 voto in più, e nulla può impedirti di votare.',
  'leader.brotherOmar': 'Fratello Omar',
  'leader.brotherOmar.text':
    'Si sblocca usando Indottrinamento. Vale come 1 prerequisito verde. Quando produci fanteria puoi farne 1 in più per il suo costo, oltre la tua Produzione.',
  'leader.brotherOmarOmega': 'Fratello Omar Ω',
  'leader.brotherOmarOmega.text':
    'Si sblocca usando una tua abilità di fazione. Vale come 1 prerequisito verde. Quando ricerchi una tecnologia posseduta da un altro giocatore puoi riportare 1 tua fanteria nei rinforzi per ignorarne tutti i prerequisiti.',
  'leader.soAta': 'So Ata',
  'leader.soAta.text':
    'Si sblocca con 7 carte azione. Dopo che un altro giocatore attiva un sistema con tue unità puoi guardare le sue carte azione, le sue cambiali o i suoi obiettivi segreti.',
  'leader.letaniMiasmiala': 'Letani Miasmiala',
  'leader.letaniMiasmiala.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, produci quante unità vuoi in sistemi con tue forze di terra. Poi questa carta è eliminata dal gioco.',
  'leader.mirikAunSissiri': 'Mirik Aun Sissiri',
  'leader.itFeedsOnCarrion': 'Si Nutre di Carogne',
  'leader.riftwalkerMeian': 'Meian la Camminatrice',
  'leader.riftwalkerMeian.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, due sistemi con tunnel spaziali o tue unità si scambiano di posto, ma non Creuss né il Nesso dei Tunnel. Poi questa carta è eliminata dal gioco.',
  'leader.conservatorProcyon': 'Conservatore Procyon',
  'leader.harrughGefhara': 'Harrugh Gefhara',
  'leader.harrughGefhara.text':
    'Si sblocca con 3 obiettivi reclamati. Quando le tue unità usano Produzione puoi eliminare dal gioco questa carta: ciò che producono non costa nulla.',
  'leader.rinTheMastersLegacy': 'Rin, Retaggio del Maestro',
  'leader.rinTheMastersLegacy.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, puoi sostituire ogni tua tecnologia che non sia un potenziamento di unità con una qualsiasi dello stesso colore del tuo mazzo. Poi questa carta è eliminata dal gioco.',
  'leader.kuuasiAunJalatai': 'Kuuasi Aun Jalatai',
  'leader.odlynnMyrr': 'Odlynn Myrr',
  'leader.harkaLeeds': 'Harka Leeds',
  'leader.theHelmsman': 'Il Timoniere',
  'leader.theHelmsman.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, scegli un sistema senza navi altrui: la tua ammiraglia e quante tue corazzate vuoi possono muovervi da altri sistemi. Poi questa carta è eliminata dal gioco.',
  'leader.darktalonTreilla': 'Darktalon Treilla',
  'leader.darktalonTreilla.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, metti questa carta accanto alla mappa: in questo round né il tuo Pool di Flotta né le leggi limitano le tue navi in un sistema. Alla sua fine questa carta è eliminata dal gioco.',
  'leader.airoShirAur': 'Airo Shir Aur',
  'leader.ipswitchLooseCannon': 'Ipswitch, Mina Vagante',
  'leader.ipswitchLooseCannon.text':
    'Si sblocca con 3 obiettivi reclamati. Quando comincia una tua battaglia spaziale puoi eliminare dal gioco questa carta: per ogni nave altrui che vi è distrutta, 1 di quel tipo dai tuoi rinforzi va nel sistema attivo.',
  'leader.adjudicatorBaal': "Giudice Ba'al",
  'leader.adjudicatorBaal.text':
    'Si sblocca con 3 obiettivi reclamati. Dopo aver mosso una Morte Nera in un sistema che non sia né nativo né quello di Mecatol Rex, puoi distruggervi tutte le unità altrui: la SuperNova di Muaat prende il posto della tessera, e i suoi pianeti non ci sono più. Poi questa carta è eliminata dal gioco.',
  'leader.theOracle': 'L’Oracolo',
  'leader.theOracle.text':
    'Si sblocca con 3 obiettivi reclamati. Alla fine della Fase di Status puoi eliminare dal gioco questa carta: ogni altro giocatore ti dà 1 cambiale della sua mano.',
  'leader.heshAndPrit': 'Hesh e Prit',
  'leader.unitDsgnFlayesh': 'UNIT.DSGN.FLAYESH',
  'leader.unitDsgnFlayesh.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, scegli un pianeta con una specialità tecnologica in un sistema con tue unità: le unità altrui che vi si trovano sono distrutte, e guadagni tanti beni di commercio quante sono le sue risorse e la sua influenza, e 1 tecnologia di quel colore. Poi questa carta è eliminata dal gioco.',
  'leader.ahkSylSiven': 'Ahk-Syl Siven',
  'leader.shvalHarbinger': "Sh'val, il Messaggero",
  'leader.shvalHarbinger.text':
    'Si sblocca con 3 obiettivi reclamati. Dopo aver mosso navi nel sistema attivo puoi passare subito allo sbarco delle forze di terra. Poi questa carta è eliminata dal gioco, e le tue navi in quel sistema tornano nei rinforzi.',
  'leader.gurnoAggero': 'Gurno Aggero',
  'leader.gurnoAggero.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, scegli un sistema adiacente a una tua base spaziale: tutte le fanterie e i caccia altrui che vi si trovano sono distrutti. Poi questa carta è eliminata dal gioco.',
  'leader.jaceX4thAirLegion': 'Jace X, 4ª Legione Aerea',
  'leader.jaceX4thAirLegion.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, tutti i tuoi contatori di comando sulla mappa tornano nei rinforzi. Poi questa carta è eliminata dal gioco.',
  'leader.ulTheProgenitor': 'Ul il Progenitore',
  'leader.mathisMathinus': 'Mathis Mathinus',
  'leader.mathisMathinus.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, usa l’abilità primaria di una carta strategica qualsiasi. Poi gli altri giocatori che scegli possono usarne l’abilità secondaria. Poi questa carta è eliminata dal gioco.',
  'leader.xxekirGrom': 'Xxekir Grom',
  'leader.xxekirGrom.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, puoi scartare 1 legge. Guarda i primi 5 ordini del giorno: scegline 2 da rivelare e risolvere, ciascuno come se solo tu avessi espresso 1 voto per un esito a tua scelta, e scarta gli altri. Nessun altro può reagire. Poi questa carta è eliminata dal gioco.',
  'leader.xxekirGromOmega': 'Xxekir Grom Ω',
  'leader.xxekirGromOmega.text':
    'Si sblocca con 3 obiettivi reclamati. Quando scarichi pianeti, le risorse e l’influenza di ciascuno si sommano, e la somma vale come entrambe.',
  'leader.dannelOfTheTenth': 'Dannel del Decimo',
  'leader.dannelOfTheTenth.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, per ogni pianeta con tue fanterie, ricaricalo o mettivi altrettante fanterie dai tuoi rinforzi. Poi questa carta è eliminata dal gioco.',
  'leader.dannelOfTheTenthOmega': 'Dannel del Decimo Ω',
  'leader.dannelOfTheTenthOmega.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, fino a 3 fanterie dai tuoi rinforzi sbarcano su pianeti fuori dai sistemi nativi, e lì si combatte. Nessuno usa Cannone Spaziale contro di loro. Poi questa carta è eliminata dal gioco.',
  'leader.kyverBladeAndKey': 'Kyver, Lama e Chiave',
  'leader.kyverBladeAndKey.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, ogni altro giocatore ti mostra 1 carta azione. A ognuno puoi prenderla, o fargli scartare 3 carte azione a caso. Poi questa carta è eliminata dal gioco.',
  'leaderKind.agent': 'agente',
  'leaderKind.commander': 'comandante',
  'leaderKind.hero': 'eroe',
} as const satisfies Translation<typeof english>;
