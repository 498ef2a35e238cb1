// The names and texts of all components, in Italian, with the vocabulary of the Third Edition where the idea is the same.
// Things are written small (contatore di comando, bene di commercio); phases, pools, unit abilities and names large.

import type { SameParameters } from '@custodian/words';
import type { components as english } from '../../en/components/index.ts';
import { planets } from '../../en/components/planets.ts';
import { abilities } from './abilities.ts';
import { actionCardsAsActions } from './action-cards-as-actions.ts';
import { actionCardsInBattle } from './action-cards-in-battle.ts';
import { actionCardsInCouncil } from './action-cards-in-council.ts';
import { directives } from './agendas-directives.ts';
import { laws } from './agendas-laws.ts';
import { factionTechnologies } from './faction-technologies.ts';
import { factions } from './factions.ts';
import { objectives } from './objectives.ts';
import { promissoryNotes } from './promissory-notes.ts';
import { prophecy } from './prophecy/index.ts';
import { strategyCards } from './strategy-cards.ts';
import { systems } from './systems.ts';
import { technologies } from './technologies.ts';
import { terms } from './terms.ts';
import { timings } from './timings.ts';
import { unitCards } from './unit-cards.ts';
import { units } from './units.ts';

const words = {
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

export const components: SameParameters<typeof english, typeof words> = words;
