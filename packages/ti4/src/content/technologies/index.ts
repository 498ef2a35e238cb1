// The behaviour of these components.
import type { Ti4Component } from '../define.ts';
import { actionTechnologies } from './actions.ts';
import { combatTechnologies } from './combat.ts';
import { economyTechnologies } from './economy.ts';
import { movementTechnologies } from './movement.ts';
import { technologiesOfFactionsAnew } from './of-factions-anew.ts';
import { technologiesOfProphecy } from './of-prophecy.ts';
import { technologiesOfTheFirstCodex } from './of-the-first-codex.ts';
import { upgrades } from './upgrades.ts';

export const technologiesComponents: readonly Ti4Component[] = [
  ...movementTechnologies,
  ...economyTechnologies,
  ...combatTechnologies,
  ...actionTechnologies,
  ...technologiesOfProphecy,
  ...technologiesOfTheFirstCodex,
  ...technologiesOfFactionsAnew,
  ...upgrades,
];
