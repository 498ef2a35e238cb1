// Che cosa dicono la scheda e le carte dell’Empireo.
import type { Translation } from '@custodian/words';
import type { empyreanTexts as english } from '../../../../en/components/prophecy/factions/empyrean.ts';

export const empyreanTexts = {
  'ability.voidborn.text': 'Le nebulose non influiscono sul movimento delle tue navi.',
  'ability.aetherpassage.text':
    'Dopo che un giocatore attiva un sistema, puoi lasciare che le sue navi attraversino i sistemi con tue navi.',
  'ability.darkWhispers.text': 'Hai 2 cambiali della tua fazione.',
  'unitCard.dynamo.text':
    'Dopo che un’unità di un giocatore nel suo sistema o in uno adiacente usa Sopporta i Danni, puoi spendere 2 influenza per ripararla.',
  'unitCard.watcher.text':
    'Quando un giocatore con unità nel suo sistema o in uno adiacente gioca una carta azione, puoi rimuoverlo per annullare la carta.',
  'technology.aetherstream.text':
    'Dopo che tu o un tuo vicino attivate un sistema adiacente a un’anomalia, puoi dare +1 movimento a tutte le navi di quel giocatore durante questa azione tattica.',
  'technology.voidwatch.text':
    'Dopo che un giocatore muove navi in un sistema con tue unità, ti dà 1 cambiale della sua mano, se può.',
  'note.bloodPact.when': 'Come azione',
  'note.bloodPact.text':
    'La metti in gioco. Quando tu e il suo proprietario votate per lo stesso risultato, si esprimono altri 4 voti per quello. Se attivi un sistema con unità del proprietario, la cambiale torna indietro.',
  'note.darkPact.when': 'Come azione',
  'note.darkPact.text':
    'La metti in gioco. Quando dai al suo proprietario tante merci quante ne puoi avere, entrambi guadagnate 1 bene di commercio. Se attivi un sistema con unità del proprietario, la cambiale torna indietro.',
  'leader.acamar.text':
    'Dopo che un giocatore muove navi in un sistema senza pianeti, scarica questa carta: guadagna 1 contatore di comando.',
  'leader.xuange.text':
    'Si sblocca quando sei vicino di tutti gli altri giocatori. Dopo che un altro giocatore muove navi in un sistema con un tuo contatore di comando, puoi riprendere il contatore.',
  'leader.conservatorProcyon.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, ogni sistema senza pianeti e senza segnalino frontiera ne riceve uno; poi esplori quelli dove hai navi. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;
