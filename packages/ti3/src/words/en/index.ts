// Everything a player reads, in English. A new area is one import and one line.

import { kernelEnglish } from '@custodian/kernel';
import { titleEnglish } from '@custodian/title';
import type { EventWords } from '../../events.ts';
import { ahead } from './ahead.ts';
import { basics } from './basics.ts';
import { box } from './box.ts';
import { abilities } from './components/abilities.ts';
import { actionCardTexts } from './components/action-card-texts.ts';
import { actionCardsInBattle } from './components/action-cards-in-battle.ts';
import { actionCardsInCouncil } from './components/action-cards-in-council.ts';
import { actionCardsOnYourTurn } from './components/action-cards-on-your-turn.ts';
import { laws } from './components/agendas-laws.ts';
import { decrees } from './components/agendas-once.ts';
import { shatteredEmpireAgendas } from './components/agendas-shattered-empire.ts';
import { battleCards } from './components/battle-cards.ts';
import { cards } from './components/cards.ts';
import { councilCards } from './components/council-cards.ts';
import { domainCounters } from './components/domain-counters.ts';
import { leaders } from './components/leaders.ts';
import { objectives } from './components/objectives.ts';
import { planets } from './components/planets.ts';
import { races } from './components/races.ts';
import { shatteredEmpire } from './components/shattered-empire.ts';
import { strategyCards } from './components/strategy-cards.ts';
import { systems } from './components/systems.ts';
import { technologies } from './components/technologies.ts';
import { units } from './components/units.ts';
import { events } from './events.ts';
import { eventsToYou } from './events-to-you.ts';
import { options } from './options.ts';
import { persons } from './persons.ts';
import { rulebook } from './rulebook.ts';
import { actionCardSequences } from './sequences/action-card-sequences.ts';
import { agendaQuestions } from './sequences/agenda-questions.ts';
import { battles } from './sequences/battles.ts';
import { building } from './sequences/building.ts';
import { council } from './sequences/council.ts';
import { leading } from './sequences/leading.ts';
import { moments } from './sequences/moments.ts';
import { moving } from './sequences/moving.ts';
import { setup } from './sequences/setup.ts';
import { timings } from './sequences/timings.ts';
import { turns } from './sequences/turns.ts';
import { terms } from './terms.ts';
import { told } from './told.ts';

export const en = {
  ...kernelEnglish,
  ...titleEnglish,
  ...box,
  ...ahead,
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
} as const satisfies EventWords;
