// The names and texts of all components, in English.

import { abilities } from './abilities.ts';
import { actionCardsAsActions } from './action-cards-as-actions.ts';
import { actionCardsInBattle } from './action-cards-in-battle.ts';
import { actionCardsInCouncil } from './action-cards-in-council.ts';
import { directives } from './agendas-directives.ts';
import { laws } from './agendas-laws.ts';
import { factionTechnologies } from './faction-technologies.ts';
import { factions } from './factions.ts';
import { objectives } from './objectives.ts';
import { planets } from './planets.ts';
import { promissoryNotes } from './promissory-notes.ts';
import { prophecy } from './prophecy/index.ts';
import { strategyCards } from './strategy-cards.ts';
import { systems } from './systems.ts';
import { technologies } from './technologies.ts';
import { terms } from './terms.ts';
import { timings } from './timings.ts';
import { unitCards } from './unit-cards.ts';
import { units } from './units.ts';

export const components = {
  ...abilities,
  ...actionCardsAsActions,
  ...actionCardsInBattle,
  ...actionCardsInCouncil,
  ...directives,
  ...factionTechnologies,
  ...factions,
  ...laws,
  ...promissoryNotes,
  ...objectives,
  ...planets,
  ...prophecy,
  ...strategyCards,
  ...systems,
  ...technologies,
  ...terms,
  ...timings,
  ...unitCards,
  ...units,
} as const;
