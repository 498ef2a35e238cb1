// Che cosa aggiungono Prophecy of Kings e i Codex.

import { prophecyPlanets } from '../../../en/components/prophecy/planets.ts';
import { prophecyActionCards } from './action-cards.ts';
import { prophecyAgendas } from './agendas.ts';
import { attachments } from './attachments.ts';
import { explorations } from './explorations.ts';
import { argentTexts } from './factions/argent.ts';
import { empyreanTexts } from './factions/empyrean.ts';
import { keleresTexts } from './factions/keleres.ts';
import { mahactTexts } from './factions/mahact.ts';
import { naazTexts } from './factions/naaz.ts';
import { nomadTexts } from './factions/nomad.ts';
import { titansTexts } from './factions/titans.ts';
import { vuilraithTexts } from './factions/vuilraith.ts';
import { prophecyFactions } from './factions.ts';
import { leaders } from './leaders.ts';
import { legendaryPlanets } from './legendary-planets.ts';
import { prophecyObjectives } from './objectives.ts';
import { prophecyNotes } from './promissory-notes.ts';
import { relics } from './relics.ts';
import { prophecyStrategyCards } from './strategy-cards.ts';
import { prophecySystems } from './systems.ts';
import { prophecyTechnologies } from './technologies.ts';
import { prophecyUnitCards } from './unit-cards.ts';

export const prophecy = {
  ...prophecyActionCards,
  ...prophecyAgendas,
  ...attachments,
  ...explorations,
  ...prophecyFactions,
  ...argentTexts,
  ...empyreanTexts,
  ...keleresTexts,
  ...mahactTexts,
  ...naazTexts,
  ...nomadTexts,
  ...titansTexts,
  ...vuilraithTexts,
  ...leaders,
  ...legendaryPlanets,
  ...prophecyObjectives,
  ...prophecyPlanets,
  ...prophecyNotes,
  ...relics,
  ...prophecyStrategyCards,
  ...prophecySystems,
  ...prophecyTechnologies,
  ...prophecyUnitCards,
} as const;
