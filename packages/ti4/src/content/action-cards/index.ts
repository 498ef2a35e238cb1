// The behaviour of action cards.
import type { Ti4Component } from '../define.ts';
import { cardsAfterActivation } from './after-activation.ts';
import { cardsAsActions } from './as-actions.ts';
import { cardsInCouncil } from './in-council.ts';
import { cardsInInvasions } from './in-invasions.ts';
import { cardsInLaterCouncils } from './in-later-councils.ts';
import { cardsInMovement } from './in-movement.ts';
import { cardsInSpaceCombat } from './in-space-combat.ts';
import { cardsInStrategy } from './in-strategy.ts';
import { cardsOfDiceAndHits } from './of-dice-and-hits.ts';
import { cardsOfExplorers } from './of-explorers.ts';
import { cardsOfKnowledge } from './of-knowledge.ts';
import { cardsOfRounds } from './of-rounds.ts';
import { cardsOfOwnForces } from './own-forces.ts';
import { strikesAsActions } from './strikes-as-actions.ts';

export const actionCardsComponents: readonly Ti4Component[] = [
  ...cardsAsActions,
  ...strikesAsActions,
  ...cardsInStrategy,
  ...cardsInMovement,
  ...cardsInSpaceCombat,
  ...cardsInInvasions,
  ...cardsInCouncil,
  ...cardsOfExplorers,
  ...cardsOfKnowledge,
  ...cardsOfOwnForces,
  ...cardsAfterActivation,
  ...cardsOfDiceAndHits,
  ...cardsOfRounds,
  ...cardsInLaterCouncils,
];
