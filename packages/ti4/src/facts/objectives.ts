// The objective cards: the deck, the phase in which each is scored, and what it takes.

import type { PlanetTrait } from './planets.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import type { UnitTypeId } from './unit-types.ts';

export const objectiveStages = ['stageI', 'stageII', 'secret'] as const;
export type ObjectiveStage = (typeof objectiveStages)[number];
export type ObjectivePhase = 'action' | 'status' | 'agenda';

/** What can be spent to score an objective; command tokens come from the tactic and strategy pools. */
export type ObjectivePrice = 'resources' | 'influence' | 'tradeGoods' | 'commandTokens' | 'actionCards';

export type Requirement =
  | { readonly spend: ObjectivePrice; readonly amount: number }
  | {
      readonly planets: number;
      readonly of: PlanetTrait | 'oneTrait' | 'specialty' | 'outsideHomes' | 'othersHomes';
    }
  | { readonly unitUpgrades: number }
  | { readonly factionTechnologies: number }
  /** So many technologies in each of so many colors. */
  | { readonly technologies: number; readonly colors: number }
  | { readonly units: number; readonly of: UnitTypeId }
  /** Ships in so many systems of a kind. */
  | {
      readonly systems: number;
      readonly of: 'any' | 'besideMecatolRex' | 'besideAnomaly' | 'besideOthersHome' | 'withOthersDock';
    }
  /** Ships at a wormhole of each kind. */
  | { readonly wormholes: readonly ['alpha', 'beta'] }
  /** Control of Mecatol Rex, and so many ships in its system. */
  | { readonly shipsAtMecatolRex: number }
  /** Something that has just happened. */
  | {
      readonly event:
        | 'greatShipDestroyed'
        | 'bombardedClear'
        | 'leaderBeaten'
        | 'shotClear'
        | 'spaceCombatWonWithFlagship';
    };

interface PrintedObjective {
  readonly stage: ObjectiveStage;
  readonly phase: ObjectivePhase;
  readonly requirement: Requirement;
}

const plain = { phase: 'status' } as const;

const base = {
  cornerTheMarket: { stage: 'stageI', requirement: { planets: 4, of: 'oneTrait' } },
  developWeaponry: { stage: 'stageI', requirement: { unitUpgrades: 2 } },
  diversifyResearch: { stage: 'stageI', requirement: { technologies: 2, colors: 2 } },
  erectAMonument: { stage: 'stageI', requirement: { spend: 'resources', amount: 8 } },
  expandBorders: { stage: 'stageI', requirement: { planets: 6, of: 'outsideHomes' } },
  foundResearchOutposts: { stage: 'stageI', requirement: { planets: 3, of: 'specialty' } },
  intimidateCouncil: { stage: 'stageI', requirement: { systems: 2, of: 'besideMecatolRex' } },
  leadFromTheFront: { stage: 'stageI', requirement: { spend: 'commandTokens', amount: 3 } },
  negotiateTradeRoutes: { stage: 'stageI', requirement: { spend: 'tradeGoods', amount: 5 } },
  swayTheCouncil: { stage: 'stageI', requirement: { spend: 'influence', amount: 8 } },
  centralizeGalacticTrade: { stage: 'stageII', requirement: { spend: 'tradeGoods', amount: 10 } },
  conquerTheWeak: { stage: 'stageII', requirement: { planets: 1, of: 'othersHomes' } },
  formGalacticBrainTrust: { stage: 'stageII', requirement: { planets: 5, of: 'specialty' } },
  foundAGoldenAge: { stage: 'stageII', requirement: { spend: 'resources', amount: 16 } },
  galvanizeThePeople: { stage: 'stageII', requirement: { spend: 'commandTokens', amount: 6 } },
  manipulateGalacticLaw: { stage: 'stageII', requirement: { spend: 'influence', amount: 16 } },
  masterTheSciences: { stage: 'stageII', requirement: { technologies: 2, colors: 4 } },
  revolutionizeWarfare: { stage: 'stageII', requirement: { unitUpgrades: 3 } },
  subdueTheGalaxy: { stage: 'stageII', requirement: { planets: 11, of: 'outsideHomes' } },
  unifyTheColonies: { stage: 'stageII', requirement: { planets: 6, of: 'oneTrait' } },
  adaptNewStrategies: { stage: 'secret', requirement: { factionTechnologies: 2 } },
  becomeTheGatekeeper: { stage: 'secret', requirement: { wormholes: ['alpha', 'beta'] } },
  controlTheRegion: { stage: 'secret', requirement: { systems: 6, of: 'any' } },
  cutSupplyLines: { stage: 'secret', requirement: { systems: 1, of: 'withOthersDock' } },
  destroyTheirGreatestShip: { stage: 'secret', phase: 'action', requirement: { event: 'greatShipDestroyed' } },
  establishAPerimeter: { stage: 'secret', requirement: { units: 4, of: 'pds' } },
  forgeAnAlliance: { stage: 'secret', requirement: { planets: 4, of: 'cultural' } },
  formASpyNetwork: { stage: 'secret', requirement: { spend: 'actionCards', amount: 5 } },
  fuelTheWarMachine: { stage: 'secret', requirement: { units: 3, of: 'spaceDock' } },
  gatherAMightyFleet: { stage: 'secret', requirement: { units: 5, of: 'dreadnought' } },
  learnTheSecretsOfTheCosmos: { stage: 'secret', requirement: { systems: 3, of: 'besideAnomaly' } },
  makeAnExampleOfTheirWorld: { stage: 'secret', phase: 'action', requirement: { event: 'bombardedClear' } },
  masterTheLawsOfPhysics: { stage: 'secret', requirement: { technologies: 4, colors: 1 } },
  mineRareMetals: { stage: 'secret', requirement: { planets: 4, of: 'hazardous' } },
  monopolizeProduction: { stage: 'secret', requirement: { planets: 4, of: 'industrial' } },
  occupyTheSeatOfTheEmpire: { stage: 'secret', requirement: { shipsAtMecatolRex: 3 } },
  sparkARebellion: { stage: 'secret', phase: 'action', requirement: { event: 'leaderBeaten' } },
  threatenEnemies: { stage: 'secret', requirement: { systems: 1, of: 'besideOthersHome' } },
  turnTheirFleetsToDust: { stage: 'secret', phase: 'action', requirement: { event: 'shotClear' } },
  unveilFlagship: { stage: 'secret', phase: 'action', requirement: { event: 'spaceCombatWonWithFlagship' } },
} as const satisfies Record<string, Omit<PrintedObjective, keyof typeof plain> & Partial<PrintedObjective>>;

const printed = { ...ofSet('base', base, plain) };

export type ObjectiveId = keyof typeof printed;

export interface Objective extends PrintedObjective, Entry<ObjectiveId> {}

export const objectives: Readonly<Record<ObjectiveId, Objective>> = printed;
export const objectiveIds = idsOf(objectives);

/** Victory points of an objective. */
export const pointsOf: Readonly<Record<ObjectiveStage, number>> = { stageI: 1, stageII: 2, secret: 1 };
