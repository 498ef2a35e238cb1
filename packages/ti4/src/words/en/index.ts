// Everything a player reads, in English. A new area is one import and one line.

import { kernelEnglish } from '@custodian/kernel';
import { titleEnglish } from '@custodian/title';
import type { EventWords } from '../../events/index.ts';
import { ahead } from './ahead.ts';
import { box } from './box.ts';
import { components } from './components/index.ts';
import { events } from './events.ts';
import { eventsToYou } from './events-to-you.ts';
import { reference } from './reference.ts';
import { agendaQuestions } from './rules/agendas.ts';
import { basics } from './rules/basics.ts';
import { byFaction } from './rules/by-faction/index.ts';
import { cards } from './rules/cards.ts';
import { combat } from './rules/combat.ts';
import { componentSequences } from './rules/component-sequences.ts';
import { council } from './rules/council.ts';
import { explorationRules } from './rules/exploration.ts';
import { argentRules } from './rules/factions/argent.ts';
import { empyreanRules } from './rules/factions/empyrean.ts';
import { mahactRules } from './rules/factions/mahact.ts';
import { naazRules } from './rules/factions/naaz.ts';
import { factionQuestions } from './rules/factions.ts';
import { firstCodex } from './rules/first-codex.ts';
import { laterCards } from './rules/later-cards.ts';
import { laterFactions } from './rules/later-factions.ts';
import { laterTechnologies } from './rules/later-technologies.ts';
import { leaderRules } from './rules/leaders.ts';
import { leadersArborecToNekro } from './rules/leaders-arborec-to-nekro.ts';
import { leadersOfBaseFactions } from './rules/leaders-of-base-factions.ts';
import { legendaryRules } from './rules/legendary-planets.ts';
import { mechRules } from './rules/mechs.ts';
import { mechsOfBaseFactions } from './rules/mechs-of-base-factions.ts';
import { objectivesOfProphecy } from './rules/objectives-of-prophecy.ts';
import { production } from './rules/production.ts';
import { prophecyRules } from './rules/prophecy.ts';
import { relicRules } from './rules/relics.ts';
import { rounds } from './rules/rounds.ts';
import { setup } from './rules/setup.ts';
import { tactical } from './rules/tactical.ts';
import { trade } from './rules/trade.ts';
import { told } from './told.ts';

export const en = {
  ...kernelEnglish,
  ...titleEnglish,
  ...components,
  ...basics,
  ...byFaction,
  ...events,
  ...eventsToYou,
  ...box,
  ...ahead,
  ...setup,
  ...rounds,
  ...explorationRules,
  ...prophecyRules,
  ...relicRules,
  ...legendaryRules,
  ...laterTechnologies,
  ...firstCodex,
  ...leaderRules,
  ...leadersArborecToNekro,
  ...leadersOfBaseFactions,
  ...mechRules,
  ...mechsOfBaseFactions,
  ...laterCards,
  ...laterFactions,
  ...argentRules,
  ...empyreanRules,
  ...mahactRules,
  ...naazRules,
  ...objectivesOfProphecy,
  ...tactical,
  ...combat,
  ...production,
  ...council,
  ...agendaQuestions,
  ...trade,
  ...cards,
  ...factionQuestions,
  ...told,
  ...reference,
  ...componentSequences,
} as const satisfies EventWords;
