// Every component with behaviour, in the order in which their changes apply: options of the game, laws, then technologies,
// then abilities and cards, each over the earlier ones.
import { combatAbilities } from './abilities/combat.ts';
import { councilAbilities } from './abilities/council.ts';
import { economyAbilities } from './abilities/economy.ts';
import { shatteredEmpireAbilities } from './abilities/shattered-empire.ts';
import { turnAbilities } from './abilities/turn.ts';
import { actionCardComponents } from './action-cards/index.ts';
import { agendaComponents } from './agendas/index.ts';
import type { Ti3Component } from './define.ts';
import { domainCounterComponents } from './domain-counters.ts';
import { leaderComponents } from './leaders/leaders.ts';
import { objectiveComponents } from './objectives.ts';
import { gameOptions } from './options.ts';
import { councilStrategyCards } from './strategy-cards/council.ts';
import { strategyCardComponents } from './strategy-cards/index.ts';
import { shatteredEmpireStrategyCards } from './strategy-cards/shattered-empire.ts';
import { combatTechnologies } from './technologies/combat.ts';
import { economyTechnologies } from './technologies/economy.ts';
import { movementTechnologies } from './technologies/movement.ts';
import { tradeTechnologies } from './technologies/trade.ts';
import { turnTechnologies } from './technologies/turn.ts';

export const components: readonly Ti3Component[] = [
  ...gameOptions,
  ...agendaComponents,
  ...movementTechnologies,
  ...combatTechnologies,
  ...economyTechnologies,
  ...tradeTechnologies,
  ...turnTechnologies,
  ...turnAbilities,
  ...combatAbilities,
  ...economyAbilities,
  ...councilAbilities,
  ...shatteredEmpireAbilities,
  ...leaderComponents,
  ...strategyCardComponents,
  ...councilStrategyCards,
  ...shatteredEmpireStrategyCards,
  ...objectiveComponents,
  ...domainCounterComponents,
  ...actionCardComponents,
];
