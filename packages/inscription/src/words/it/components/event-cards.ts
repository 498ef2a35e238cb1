// Il mazzo degli eventi.
import type { Translation } from '@custodian/words';
import type { eventCards as english } from '../../en/components/event-cards.ts';

const material = 'Strategia. Scegli la scheda attiva e spendici 3 di materiale; poi vengono i dadi.';
const influence = 'Strategia. Scegli la scheda attiva e spendici 2 di influenza; poi vengono i dadi.';
const research = 'Strategia. Scegli la scheda attiva e spendici 1 di ricerca; poi vengono i dadi.';
const production =
  'Produzione. Rivendica 1 bene di commercio per ogni icona di bene di commercio che hai sbloccato nella tua tabella.';

export const eventCards = {
  'event-card.first_ventures': 'Prime Imprese',
  'event-card.first_ventures.text': material,
  'event-card.fledgling_empires': 'Imperi Nascenti',
  'event-card.fledgling_empires.text': influence,
  'event-card.echoes_of_the_past': 'Echi del Passato',
  'event-card.echoes_of_the_past.text':
    'Strategia. Scegli la scheda attiva e spendici 1 di materiale, 1 di influenza e 1 di ricerca; poi vengono i dadi.',
  'event-card.border_conflict': 'Conflitto di Confine',
  'event-card.border_conflict.text':
    'Guerra. Combatti contro i due vicini per il primo livello della griglia di guerra.',
  'event-card.convene_the_council': 'Convocare il Consiglio',
  'event-card.convene_the_council.text':
    'Consiglio. Rivendica i voti, poi vota sull’ordine del giorno dello stadio II.',
  'event-card.redefine_trade_routes': 'Nuove Rotte Commerciali',
  'event-card.redefine_trade_routes.text': production,
  'event-card.relics_rediscovered': 'Reliquie Ritrovate',
  'event-card.relics_rediscovered.text': research,
  'event-card.a_strong_foundation': 'Solide Fondamenta',
  'event-card.a_strong_foundation.text': influence,
  'event-card.toward_a_new_home': 'Verso una Nuova Casa',
  'event-card.toward_a_new_home.text': material,
  'event-card.when_diplomacy_fails': 'Quando la Diplomazia Fallisce',
  'event-card.when_diplomacy_fails.text':
    'Guerra. Combatti contro i due vicini per il secondo livello della griglia di guerra.',
  'event-card.partisan_maneuvering': 'Manovre di Parte',
  'event-card.partisan_maneuvering.text':
    'Consiglio. Rivendica i voti, poi vota sull’ordine del giorno dello stadio III.',
  'event-card.bustling_economies': 'Economie in Fermento',
  'event-card.bustling_economies.text': production,
  'event-card.maximum_yield': 'Massima Resa',
  'event-card.maximum_yield.text': material,
  'event-card.border_defense': 'Difesa dei Confini',
  'event-card.border_defense.text': influence,
  'event-card.technological_frontier': 'Frontiera Tecnologica',
  'event-card.technological_frontier.text': research,
  'event-card.industrial_zeal': 'Fervore Industriale',
  'event-card.industrial_zeal.text': production,
  'event-card.divide_and_conquer': 'Divide et Impera',
  'event-card.divide_and_conquer.text':
    'Guerra. Combatti contro i due vicini per il terzo livello della griglia di guerra.',
  'event-card.the_limits_of_diplomacy': 'I Limiti della Diplomazia',
  'event-card.the_limits_of_diplomacy.text':
    'Consiglio. Rivendica i voti, poi vota sull’ordine del giorno dello stadio IV.',
  'event-card.rightful_claim': 'Legittima Pretesa',
  'event-card.rightful_claim.text': influence,
  'event-card.desperate_measures': 'Misure Disperate',
  'event-card.desperate_measures.text': material,
  'event-card.forbidden_knowledge': 'Conoscenze Proibite',
  'event-card.forbidden_knowledge.text': research,
  'event-card.empire_ascendant': 'Impero in Ascesa',
  'event-card.empire_ascendant.text': 'Non succede nulla: segue subito l’evento successivo.',
  'event-card.a_throne_for_the_taking': 'Un Trono da Conquistare',
  'event-card.a_throne_for_the_taking.text':
    'Guerra. Combatti contro i due vicini per il quarto livello della griglia di guerra; poi la partita finisce.',
  'event-card.merciless_ambition': 'Ambizione Spietata',
  'event-card.merciless_ambition.text': influence,
  'event-card.girded_for_war': 'Pronti alla Guerra',
  'event-card.girded_for_war.text': material,
} as const satisfies Translation<typeof english>;
