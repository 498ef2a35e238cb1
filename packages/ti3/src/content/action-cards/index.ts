// The action cards, family by family. All come after laws, technologies and abilities.
import type { Ti3Component } from '../define.ts';
import { cardsForAnyTime } from './any-time.ts';
import { cardsForTechnology } from './for-technology.ts';
import { cardsInCouncil } from './in-council.ts';
import { cardsInInvasions } from './in-invasions.ts';
import { cardsInMovement } from './in-movement.ts';
import { cardsInSpaceBattles } from './in-space-battles.ts';
import { cardsInTheStrategyPhase } from './in-the-strategy-phase.ts';
import { cardsOnDocks } from './on-docks.ts';
import { cardsOnPlanets } from './on-planets.ts';
import { cardsOnPlayers } from './on-players.ts';
import { cardsOnShips } from './on-ships.ts';
import { cardsOnStrategyCards } from './on-strategy-cards.ts';
import { cardsOnSystems } from './on-systems.ts';
import { sabotage } from './sabotage.ts';
import { touchOfGenius } from './touch-of-genius.ts';
import { transports } from './transports.ts';

const cards: readonly Ti3Component[] = [
  ...cardsOnPlanets,
  ...cardsOnDocks,
  ...transports,
  ...cardsOnShips,
  ...cardsOnSystems,
  ...cardsOnPlayers,
  ...cardsInTheStrategyPhase,
  ...cardsOnStrategyCards,
  ...cardsInMovement,
  ...cardsInSpaceBattles,
  ...cardsInInvasions,
  ...cardsInCouncil,
  ...cardsForTechnology,
  ...cardsForAnyTime,
  sabotage,
];

export const actionCardComponents: readonly Ti3Component[] = [...cards, touchOfGenius(cards)];
