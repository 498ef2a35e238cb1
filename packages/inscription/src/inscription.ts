// Inscription as a rulebook that the kernel plays.
import { defineRules } from '@custodian/kernel';
import { events } from './events.ts';
import { gameShape } from './game.ts';
import { guess, hide } from './hiding.ts';
import { miscounted, pieces } from './inventory.ts';
import { migrations } from './migrations.ts';
import { plans } from './plans/index.ts';
import { fromTheLeft, playerOf, seatsIn } from './queries/players.ts';
import { procedures } from './rules/index.ts';
import { warRelics } from './rules/relics.ts';
import { layTable } from './table.ts';
import type { Inscription } from './terms.ts';

export const inscription = defineRules<Inscription>({
  id: 'inscription',
  revision: 2,
  shape: gameShape,
  setup: layTable,
  main: 'game',
  procedures,
  components: warRelics,
  windows: { 'before strength': 'war.strength' },
  free: {},
  events,
  plans,
  seats: seatsIn,
  order: fromTheLeft,
  // Whoever holds relics might hold the one that is played in a war.
  believed: (g, seat) => playerOf(g, seat).hand.length > 0,
  over: (g) => g.winner !== null,
  hide,
  guess,
  pieces,
  miscounted,
  migrations,
});
