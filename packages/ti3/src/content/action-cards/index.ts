// The action cards, family by family. All come after laws, technologies and abilities.
import type { Ti3Component } from '../define.ts';
import { cardsInTheStrategyPhase } from './in-the-strategy-phase.ts';
import { cardsOnDocks } from './on-docks.ts';
import { cardsOnPlanets } from './on-planets.ts';
import { cardsOnPlayers } from './on-players.ts';
import { cardsOnShips } from './on-ships.ts';
import { cardsOnStrategyCards } from './on-strategy-cards.ts';
import { cardsOnSystems } from './on-systems.ts';
import { sabotage } from './sabotage.ts';
import { transports } from './transports.ts';

export const actionCardComponents: readonly Ti3Component[] = [
  ...cardsOnPlanets,
  ...cardsOnDocks,
  ...transports,
  ...cardsOnShips,
  ...cardsOnSystems,
  ...cardsOnPlayers,
  ...cardsInTheStrategyPhase,
  ...cardsOnStrategyCards,
  sabotage,
];
