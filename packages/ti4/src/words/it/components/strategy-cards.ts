// Le carte strategiche: nome, abilità primaria e secondaria.

import type { Translation } from '@custodian/words';
import type { strategyCards as english } from '../../en/components/strategy-cards.ts';

export const strategyCards = {
  'strategy.leadership': 'Comando',
  'strategy.leadership.primary':
    'Guadagna 3 contatori di comando. Puoi comprarne altri per 3 punti di influenza ciascuno.',
  'strategy.leadership.secondary':
    'Compra contatori di comando per 3 punti di influenza ciascuno. Non costa contatori.',
  'strategy.diplomacy': 'Diplomazia',
  'strategy.diplomacy.primary':
    'Scegli un sistema in cui controlli un pianeta, ma non quello di Mecatol Rex: ogni altro giocatore vi mette un contatore di comando dai rinforzi. Poi ricarica i tuoi pianeti che vi si trovano.',
  'strategy.diplomacy.secondary': 'Spendi 1 contatore di comando dal Pool Strategico: ricarica fino a 2 tuoi pianeti.',
  'strategy.politics': 'Politica',
  'strategy.politics.primary':
    'Dai il gettone del Portavoce a un giocatore che non lo ha; puoi essere tu. Pesca 2 carte azione. Poi guarda i primi 2 ordini del giorno: ognuno torna in cima o in fondo al mazzo, come preferisci.',
  'strategy.politics.secondary': 'Spendi 1 contatore di comando dal Pool Strategico: pesca 2 carte azione.',
  'strategy.construction': 'Costruzione',
  'strategy.construction.primary':
    'Metti 1 PDS o 1 base spaziale su un pianeta che controlli, e poi 1 altro PDS su un pianeta che controlli.',
  'strategy.construction.secondary':
    'Metti 1 contatore di comando dal Pool Strategico in un sistema. Lì puoi mettere 1 PDS o 1 base spaziale su un pianeta che controlli.',
  'strategy.trade': 'Commercio',
  'strategy.trade.primary':
    'Guadagna 3 beni di commercio e rifornisciti di merci. Poi scegli quanti altri giocatori vuoi, che usano gratis l’abilità secondaria.',
  'strategy.trade.secondary': 'Spendi 1 contatore di comando dal Pool Strategico: rifornisciti di merci.',
  'strategy.warfare': 'Guerra',
  'strategy.warfare.primary':
    'Togli 1 tuo contatore di comando dalla mappa e guadagnane 1. Poi ridistribuisci i contatori sulla tua scheda di comando.',
  'strategy.warfare.secondary':
    'Spendi 1 contatore di comando dal Pool Strategico: 1 base spaziale nel tuo sistema nativo usa la sua Produzione. Il contatore non si piazza.',
  'strategy.technology': 'Tecnologia',
  'strategy.technology.primary': 'Ricerca 1 tecnologia. Per 6 risorse puoi ricercarne 1 altra.',
  'strategy.technology.secondary':
    'Spendi 1 contatore di comando dal Pool Strategico e 4 risorse: ricerca 1 tecnologia.',
  'strategy.imperial': 'Imperiale',
  'strategy.imperial.primary':
    'Puoi reclamare 1 obiettivo pubblico di cui ora soddisfi le condizioni. Poi guadagna 1 punto vittoria se controlli Mecatol Rex; altrimenti pesca 1 obiettivo segreto.',
  'strategy.imperial.secondary': 'Spendi 1 contatore di comando dal Pool Strategico: pesca 1 obiettivo segreto.',
} as const satisfies Translation<typeof english>;
