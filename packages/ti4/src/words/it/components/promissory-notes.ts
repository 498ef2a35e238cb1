// Le cambiali: nome, quando si usano, e che cosa fanno.

import type { Translation } from '@custodian/words';
import type { promissoryNotes as english } from '../../en/components/promissory-notes.ts';

export const promissoryNotes = {
  'note.ceasefire': 'Cessate il Fuoco',
  'note.ceasefire.when': 'Dopo che il suo proprietario attiva un sistema con unità tue',
  'note.ceasefire.text': 'Non vi muove unità. Poi la cambiale torna indietro.',
  'note.politicalSecret': 'Segreto Politico',
  'note.politicalSecret.when': 'Quando un ordine del giorno è rivelato',
  'note.politicalSecret.text':
    'Finché non è risolto, il proprietario di questa cambiale non vota, non gioca carte azione e non usa abilità di fazione. Poi la cambiale torna indietro.',
  'note.supportForTheThrone': 'Sostegno al Trono',
  'note.supportForTheThrone.when': 'Appena la ricevi',
  'note.supportForTheThrone.text':
    'La metti in gioco e guadagni 1 punto vittoria. Se attivi un sistema con unità del suo proprietario, o se questi è eliminato, perdi il punto e la cambiale torna indietro.',
  'note.tradeAgreement': 'Accordo Commerciale',
  'note.tradeAgreement.when': 'Quando il suo proprietario si rifornisce di merci',
  'note.tradeAgreement.text': 'Ti consegna tutte le sue merci. Poi la cambiale torna indietro.',
  'note.stymie': 'Ostacolo',
  'note.stymie.when': 'Nel tuo turno, come azione',
  'note.stymie.text':
    'Mettila in gioco. Finché c’è, gli Arborec non producono nulla nei sistemi non nativi con unità tue e in quelli adiacenti. Torna indietro quando attivi un sistema con unità degli Arborec.',
  'note.creussIff': 'IFF di Creuss',
  'note.creussIff.when': 'All’inizio del tuo turno',
  'note.creussIff.text':
    'Piazza o sposta un tunnel spaziale di Creuss: in un sistema in cui controlli un pianeta, o in uno che non sia nativo e non contenga navi di altri giocatori. Poi la cambiale torna indietro.',
  'note.tradeConvoys': 'Convogli Commerciali',
  'note.tradeConvoys.when': 'Nel tuo turno, come azione',
  'note.tradeConvoys.text':
    'Mettila in gioco. Finché c’è, puoi fare transazioni con giocatori che non sono tuoi vicini. Torna indietro quando attivi un sistema con unità di Hacan.',
  'note.researchAgreement': 'Accordo di Ricerca',
  'note.researchAgreement.when': 'Dopo che Jol-Nar ricerca una tecnologia che non è di fazione',
  'note.researchAgreement.text': 'La ottieni anche tu. Poi la cambiale torna indietro.',
  'note.cyberneticEnhancements': 'Innesti Cibernetici',
  'note.cyberneticEnhancements.when': 'All’inizio del tuo turno',
  'note.cyberneticEnhancements.text':
    'L1Z1X perde 1 contatore di comando dal Pool Strategico, che torna nei rinforzi, e tu ne metti 1 dai tuoi nel tuo Pool Strategico. Poi la cambiale torna indietro.',
  'note.warFunding': 'Finanziamenti di Guerra',
  'note.warFunding.when': 'All’inizio di un round di battaglia spaziale',
  'note.warFunding.text':
    'Letnev perde 2 beni di commercio, e in questo round puoi tirare di nuovo i tuoi dadi che vuoi. Poi la cambiale torna indietro.',
  'note.promiseOfProtection': 'Promessa di Protezione',
  'note.promiseOfProtection.when': 'Nel tuo turno, come azione',
  'note.promiseOfProtection.text':
    'Mettila in gioco. Finché c’è, i Mentak non possono usare Saccheggio contro di te. Torna indietro quando attivi un sistema con unità dei Mentak.',
  'note.firesOfTheGashlai': 'Fuochi dei Gashlai',
  'note.firesOfTheGashlai.when': 'Nel tuo turno, come azione',
  'note.firesOfTheGashlai.text':
    'Muaat perde 1 contatore di comando dal Pool di Flotta, che torna nei rinforzi, e tu ottieni la tua tecnologia Morte Nera. Poi la cambiale torna indietro.',
  'note.giftOfPrescience': 'Dono della Prescienza',
  'note.giftOfPrescience.when': 'Alla fine della Fase Strategica',
  'note.giftOfPrescience.text':
    'Mettila in gioco e metti il gettone 0 dei Naalu sulla tua carta strategica: sei primo nell’ordine di iniziativa, e in questo round i Naalu fanno a meno di Telepatici. Torna indietro alla fine della Fase di Status.',
  'note.antivirus': 'Antivirus',
  'note.antivirus.when': 'All’inizio di una battaglia',
  'note.antivirus.text':
    'Mettila in gioco. Finché c’è, Nekro non può usare Singolarità Tecnologica contro di te. Torna indietro quando attivi un sistema con unità di Nekro.',
  'note.tekklarLegion': 'Legione Tekklar',
  'note.tekklarLegion.when': 'All’inizio di una battaglia di terra',
  'note.tekklarLegion.text':
    "In questa battaglia le tue unità hanno +1 ai tiri di combattimento. Se l’avversario è N'orr, le sue hanno -1. Poi la cambiale torna indietro.",
  'note.raghsCall': 'Richiamo di Ragh',
  'note.raghsCall.when': 'Dopo che hai fatto sbarcare unità su un pianeta',
  'note.raghsCall.text':
    'Tutte le forze di terra di Saar che vi si trovano vanno su un altro pianeta che Saar controlla. Poi la cambiale torna indietro.',
  'note.militarySupport': 'Sostegno Militare',
  'note.militarySupport.when': 'All’inizio del turno della Federazione del Sole',
  'note.militarySupport.text':
    'La Federazione del Sole perde 1 contatore di comando dal Pool Strategico, che torna nei rinforzi, se ne ha. Puoi mettere 2 fanterie dai tuoi rinforzi su un pianeta che controlli. Poi la cambiale torna indietro.',
  'note.acquiescence': 'Acquiescenza',
  'note.acquiescence.when': 'Alla fine della Fase Strategica',
  'note.acquiescence.text': 'Scambia 1 tua carta strategica con 1 scelta dai Winnu. Poi la cambiale torna indietro.',
  'note.politicalFavor': 'Favore Politico',
  'note.politicalFavor.when': 'Quando un ordine del giorno è rivelato',
  'note.politicalFavor.text':
    'Gli Xxcha perdono 1 contatore di comando dal Pool Strategico, che torna nei rinforzi. L’ordine del giorno si scarta, e si vota al suo posto il successivo del mazzo. Poi la cambiale torna indietro.',
  'note.greyfireMutagen': 'Mutageno Greyfire',
  'note.greyfireMutagen.when': 'Dopo che un sistema è attivato',
  'note.greyfireMutagen.text':
    'In questa azione tattica Yin non usa né abilità né tecnologie di fazione. Poi la cambiale torna indietro.',
  'note.spyNet': 'Rete di Spie',
  'note.spyNet.when': 'All’inizio del tuo turno',
  'note.spyNet.text': 'Guarda le carte azione degli Yssaril e prendine 1. Poi la cambiale torna indietro.',
} as const satisfies Translation<typeof english>;
