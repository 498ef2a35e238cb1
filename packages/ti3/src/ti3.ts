// The Third Edition as a rulebook that the kernel plays.
import { defineRules } from '@custodian/kernel';
import { couldHaveCard, stillPlayable } from './content/action-cards/define.ts';
import { components } from './content/index.ts';
import { events } from './events.ts';
import { gameShape } from './game.ts';
import { guess, hide } from './hiding.ts';
import { miscounted } from './inventory.ts';
import { migrations } from './migrations.ts';
import { plans } from './plans/index.ts';
import { piecesInPlay } from './queries/board.ts';
import { orderOfPlay } from './queries/order.ts';
import { playerOf, seatsIn } from './queries/players.ts';
import { freeActions } from './rules/action/free-actions.ts';
import {
  componentOf,
  playActionCard,
  playCardAsAction,
  revealActionCards,
} from './rules/action/playing-action-cards.ts';
import { procedures } from './rules/index.ts';
import { windows } from './rules/windows.ts';
import { layTable } from './table.ts';
import type { ThirdEdition } from './terms.ts';

export const ti3 = defineRules<ThirdEdition>({
  id: 'ti3',
  revision: 3,
  shape: gameShape,
  setup: layTable,
  main: 'game',
  procedures: {
    ...procedures,
    'reveal action cards': revealActionCards,
    'play action card': playActionCard(stillPlayable),
    'play card as an action': playCardAsAction,
  },
  announce: 'reveal action cards',
  components,
  windows,
  free: freeActions,
  events,
  plans,
  seats: seatsIn,
  holding: (g, seat) => playerOf(g, seat).hand,
  held: componentOf,
  order: orderOfPlay,
  believed: couldHaveCard,
  over: (g) => g.winner !== null,
  hide,
  guess,
  pieces: piecesInPlay,
  miscounted,
  migrations,
});
