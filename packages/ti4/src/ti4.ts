// The Fourth Edition as a rulebook that the kernel plays.
import type { Procedures } from '@custodian/kernel';
import { defineRules } from '@custodian/kernel';
import { couldHaveCard } from './content/action-cards/define.ts';
import { boxes } from './content/boxes.ts';
import { components } from './content/index.ts';
import { couldHaveSecret } from './content/objectives/define.ts';
import { couldHaveNote } from './content/promissory-notes/define.ts';
import { unlessSilenced } from './content/silencing.ts';
import { events } from './events/index.ts';
import { gameShape } from './game.ts';
import { guess, hide } from './hiding.ts';
import { miscounted } from './inventory.ts';
import { migrations } from './migrations.ts';
import { plans } from './plans/index.ts';
import { piecesInPlay } from './queries/board.ts';
import { windowOrder } from './queries/order.ts';
import { seatsIn } from './queries/players.ts';
import { isSilenced } from './queries/silence.ts';
import { afterDiscards } from './rules/cards/discards.ts';
import { componentOf, holding, playActionCard, playNote } from './rules/cards/playing.ts';
import { structuresOnGainedPlanets } from './rules/combat/control.ts';
import { combatProcedures } from './rules/combat/index.ts';
import { councilProcedures } from './rules/council/index.ts';
import { gainedPlanetsExplored } from './rules/exploration/explore.ts';
import { explorationProcedures } from './rules/exploration/index.ts';
import { leaderProcedures, leadersUnlock } from './rules/leaders/index.ts';
import { lending } from './rules/leaders/lending.ts';
import { productionProcedures } from './rules/production/index.ts';
import { roundsProcedures } from './rules/rounds/index.ts';
import { setupProcedures } from './rules/setup/index.ts';
import { tacticalProcedures } from './rules/tactical/index.ts';
import { tradeProcedures } from './rules/trade/index.ts';
import { freeActions } from './rules/trade/transactions.ts';
import { windows } from './rules/windows.ts';
import { layTable } from './table.ts';
import type { FourthEdition } from './terms.ts';

const procedures: Procedures<FourthEdition> = {
  ...setupProcedures,
  ...roundsProcedures,
  ...tacticalProcedures,
  ...combatProcedures,
  ...productionProcedures,
  ...councilProcedures,
  ...explorationProcedures,
  ...leaderProcedures,
  ...tradeProcedures,
  'after discards': afterDiscards,
  'play action card': playActionCard,
  'play note': playNote,
};

const free = { ...freeActions, 'lend commodities': lending };
/** What a seat may do without being asked. */
export type FreeActionName = keyof typeof free;

export const ti4 = defineRules<FourthEdition>({
  id: 'ti4',
  revision: 1,
  shape: gameShape,
  setup: layTable,
  main: 'game',
  procedures,
  answering: 'in turn',
  components: [structuresOnGainedPlanets, gainedPlanetsExplored, leadersUnlock, ...components.map(unlessSilenced)],
  boxes,
  windows,
  free,
  events,
  plans,
  seats: seatsIn,
  holding,
  held: componentOf,
  order: windowOrder,
  believed: (g, seat, window, about, timing) =>
    (!isSilenced(g, seat) &&
      (couldHaveCard(g, seat, window, about, timing) || couldHaveNote(g, seat, window, about, timing))) ||
    couldHaveSecret(g, seat, window, about, timing),
  over: (g) => g.winner !== null,
  hide,
  guess,
  pieces: piecesInPlay,
  miscounted,
  migrations,
});
