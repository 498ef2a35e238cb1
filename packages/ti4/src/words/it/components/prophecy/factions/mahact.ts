// Che cosa dicono la scheda e le carte degli Stregoni Genetici Mahact.
import type { Translation } from '@custodian/words';
import type { mahactTexts as english } from '../../../../en/components/prophecy/factions/mahact.ts';

export const mahactTexts = {
  'ability.edict.text':
    'Quando vinci una battaglia, 1 contatore di comando dell’avversario va nel tuo Pool di Flotta, se non ce n’è già uno suo. Conta per il tuo limite di flotta e non si può ridistribuire.',
  'ability.imperia.text':
    'Hai le abilità dei comandanti sbloccati dei giocatori il cui contatore di comando è nel tuo Pool di Flotta.',
  'ability.hubris.text': 'Non hai la cambiale Alleanza, e gli altri non possono darti la loro.',
  'unitCard.arviconRex.text':
    '+2 ai suoi tiri di combattimento contro un avversario il cui contatore di comando non è nel tuo Pool di Flotta.',
  'unitCard.crimsonLegionnaire.text':
    'Quando è distrutto guadagni 1 merce, oppure 1 delle tue diventa un bene di commercio.',
  'unitCard.crimsonLegionnaireII.text':
    'Quando è distrutto guadagni 1 merce, oppure 1 delle tue diventa un bene di commercio. All’inizio del tuo prossimo turno torna su un pianeta che controlli nel tuo sistema nativo.',
  'unitCard.starlancer.text':
    'Dopo che un giocatore il cui contatore di comando è nel tuo Pool di Flotta attiva il suo sistema, puoi spendere quel contatore per terminare il suo turno; lo guadagna lui.',
  'technology.crimsonLegionnaireII.text':
    'La tua fanteria è più precisa, e tutta quella distrutta torna all’inizio del tuo prossimo turno.',
  'technology.geneticRecombination.text':
    'Prima che un giocatore voti puoi scaricare questa carta e nominare un risultato: esprime almeno 1 voto per quello, o perde 1 contatore di comando del suo Pool di Flotta.',
  'note.scepterOfDominion.when': 'Quando comincia la fase strategica',
  'note.scepterOfDominion.text':
    'Scegli un sistema con tue unità che non sia un sistema nativo: tutti gli altri giocatori con un contatore di comando sulla scheda del proprietario ne mettono uno lì. Poi la cambiale torna indietro.',
  'leader.jaeMirKan.text':
    'Quando spenderesti un contatore di comando per un’abilità secondaria, scarica questa carta: togli dalla mappa 1 contatore del giocatore attivo e usa quello.',
  'leader.ilNaViroset.text':
    'Si sblocca con i contatori di comando di 2 altri giocatori nel tuo Pool di Flotta. Puoi attivare un sistema con un tuo contatore di comando: tornano entrambi, e il tuo turno finisce.',
  'leader.airoShirAur.text':
    'Si sblocca con 3 obiettivi reclamati. Come azione, muovi tutto ciò che è nello spazio di un sistema in uno adiacente con navi di un altro giocatore. Lì si combatte, e nessuno se ne va. Poi questa carta è eliminata dal gioco.',
} as const satisfies Translation<typeof english>;
