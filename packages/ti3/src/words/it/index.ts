// Everything a player reads, in Italian, with the vocabulary of the Italian rulebook. Things are written small (contatore
// di comando, forza di terra); phases, areas of the race sheet and names large (Fase di Azione, Pool di Comando).

import { kernelItalian } from '@custodian/kernel';
import type { en } from '../en/index.ts';
import { persons } from '../en/persons.ts';
import { planets } from '../en/planets.ts';
import type { SameParameters } from '../translation.ts';
import { abilities } from './abilities.ts';
import { actionCardSequences } from './action-card-sequences.ts';
import { actionCardTexts } from './action-card-texts.ts';
import { actionCardsInBattle } from './action-cards-in-battle.ts';
import { actionCardsInCouncil } from './action-cards-in-council.ts';
import { actionCardsOnYourTurn } from './action-cards-on-your-turn.ts';
import { agendaQuestions } from './agenda-questions.ts';
import { laws } from './agendas-laws.ts';
import { decrees } from './agendas-once.ts';
import { shatteredEmpireAgendas } from './agendas-shattered-empire.ts';
import { basics } from './basics.ts';
import { battleCards } from './battle-cards.ts';
import { battles } from './battles.ts';
import { building } from './building.ts';
import { cards } from './cards.ts';
import { council } from './council.ts';
import { councilCards } from './council-cards.ts';
import { domainCounters } from './domain-counters.ts';
import { events } from './events.ts';
import { eventsToYou } from './events-to-you.ts';
import { leaders } from './leaders.ts';
import { leading } from './leading.ts';
import { moments } from './moments.ts';
import { moving } from './moving.ts';
import { objectives } from './objectives.ts';
import { options } from './options.ts';
import { races } from './races.ts';
import { rulebook } from './rulebook.ts';
import { setup } from './setup.ts';
import { shatteredEmpire } from './shattered-empire.ts';
import { strategyCards } from './strategy-cards.ts';
import { systems } from './systems.ts';
import { technologies } from './technologies.ts';
import { terms } from './terms.ts';
import { timings } from './timings.ts';
import { told } from './told.ts';
import { turns } from './turns.ts';
import { units } from './units.ts';

const words = {
  ...kernelItalian,
  ...basics,
  ...cards,
  ...rulebook,
  ...events,
  ...eventsToYou,
  ...told,
  ...moments,
  ...council,
  ...agendaQuestions,
  ...building,
  ...battles,
  ...moving,
  ...turns,
  ...setup,
  ...units,
  ...races,
  ...abilities,
  ...technologies,
  ...planets,
  ...systems,
  ...objectives,
  ...strategyCards,
  ...actionCardsOnYourTurn,
  ...actionCardsInBattle,
  ...actionCardsInCouncil,
  ...actionCardTexts,
  ...actionCardSequences,
  ...councilCards,
  ...battleCards,
  ...laws,
  ...decrees,
  ...shatteredEmpireAgendas,
  ...shatteredEmpire,
  ...leaders,
  ...leading,
  ...persons,
  ...domainCounters,
  ...options,
  ...timings,
  ...terms,
} as const;

export const it: SameParameters<typeof en, typeof words> = words;
