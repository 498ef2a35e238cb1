// The behaviour of action cards.
import type { Ti4Component } from '../define.ts';
import { cardsAsActions } from './as-actions.ts';
import { cardsInCouncil } from './in-council.ts';
import { cardsInInvasions } from './in-invasions.ts';
import { cardsInMovement } from './in-movement.ts';
import { cardsInSpaceCombat } from './in-space-combat.ts';
import { cardsInStrategy } from './in-strategy.ts';
import { strikesAsActions } from './strikes-as-actions.ts';

export const actionCardsComponents: readonly Ti4Component[] = [
  ...cardsAsActions,
  ...strikesAsActions,
  ...cardsInStrategy,
  ...cardsInMovement,
  ...cardsInSpaceCombat,
  ...cardsInInvasions,
  ...cardsInCouncil,
];
