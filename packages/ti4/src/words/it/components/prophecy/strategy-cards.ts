// Carte strategiche che prendono il posto di altre.

import type { Translation } from '@custodian/words';
import type { prophecyStrategyCards as english } from '../../../en/components/prophecy/strategy-cards.ts';

export const prophecyStrategyCards = {
  'strategy.constructionRevised': 'Costruzione',
  'strategy.constructionRevised.primary':
    'Metti 1 PDS o 1 base spaziale su un pianeta che controlli, e poi 1 altro PDS su un pianeta che controlli.',
  'strategy.constructionRevised.secondary':
    'Spendi 1 contatore di comando dal Pool Strategico e mettilo in un sistema. Lì puoi mettere 1 PDS o 1 base spaziale su un pianeta che controlli.',
  'strategy.diplomacyRevised': 'Diplomazia',
  'strategy.diplomacyRevised.primary':
    'Scegli un sistema in cui controlli un pianeta, ma non quello di Mecatol Rex: ogni altro giocatore vi mette un contatore di comando dai rinforzi. Poi ricarica fino a 2 tuoi pianeti.',
  'strategy.diplomacyRevised.secondary':
    'Spendi 1 contatore di comando dal Pool Strategico: ricarica fino a 2 tuoi pianeti.',
} as const satisfies Translation<typeof english>;
