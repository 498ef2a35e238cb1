// The objective cards: the deck, the phase in which each is scored, and what it takes.

import type { PlanetTrait } from './planets.ts';
import { type Entry, idsOf, ofSet } from './records.ts';
import type { UnitTypeId } from './unit-types.ts';

export const objectiveStages = ['stageI', 'stageII', 'secret'] as const;
export type ObjectiveStage = (typeof objectiveStages)[number];
export type ObjectivePhase = 'action' | 'status' | 'agenda';

/** What can be spent to score an objective; command tokens come from the tactic and strategy pools. */
export type ObjectivePrice =
  | 'resources'
  | 'influence'
  | 'tradeGoods'
  | 'commandTokens'
  | 'actionCards'
  | 'relicFragments';

export type Requirement =
  | { readonly spend: ObjectivePrice; readonly amount: number }
  | {
      readonly planets: number;
      readonly of:
        | PlanetTrait
        | 'oneTrait'
        | 'specialty'
        | 'outsideHomes'
        | 'othersHomes'
        | 'attachment'
        | 'legendary'
        /** In systems where another player controls a planet too. */
        | 'besideOthers'
        /** Each in or next to the home system of a different player. */
        | 'atDifferentHomes'
        /** With a structure, outside the own home system. */
        | 'structureOutsideHomes'
        | 'mech';
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
  /** So much of resources, of influence and of trade goods. */
  | { readonly spendOfEach: number }
  | { readonly structures: number }
  | { readonly units: number; readonly ofAny: readonly UnitTypeId[] }
  /** Units of any kind in so many systems. The edge of the map without the own home system. */
  | { readonly unitsIn: number; readonly of: 'withoutPlanets' | 'edge' | 'legendaryMecatolOrAnomaly' | 'nexus' }
  /** A flagship or war sun in another player’s home system or that of Mecatol Rex. */
  | { readonly greatShipIn: 'othersHomeOrMecatolRex' }
  /** Ships other than fighters in one system. */
  | { readonly shipsTogether: number }
  /** More planets than each of so many neighbors. */
  | { readonly morePlanetsThan: number }
  /** Planets that are worth so much together. */
  | { readonly planetsWorth: number; readonly in: 'resources' | 'influence' }
  | { readonly neighborOf: 'everybody' }
  /** Ground forces on one planet without a space dock of the player. */
  | { readonly forcesOnPlanet: number }
  /** Production of all units in one system. */
  | { readonly productionInSystem: number }
  /** Promissory notes of others in the play area. */
  | { readonly notesInPlay: number }
  | { readonly lawsInPlay: number }
  /** Something that has just happened. */
  | {
      readonly event:
        | 'greatShipDestroyed'
        | 'bombardedClear'
        | 'leaderBeaten'
        | 'shotClear'
        | 'spaceCombatWonWithFlagship'
        | 'homePlanetLost'
        | 'friendBeaten'
        | 'combatWonInAnomaly'
        | 'combatWonInOthersHome'
        | 'threeShipsAfterSpaceCombat'
        | 'elected'
        | 'barragedClear'
        | 'lastToPass'
        /** As revised: in the step of the tactical action, by whatever. */
        | 'clearedByBombardment'
        | 'clearedBySpaceCannon'
        | 'clearedByBarrage';
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

const prophecy = {
  amassWealth: { stage: 'stageI', requirement: { spendOfEach: 3 } },
  buildDefenses: { stage: 'stageI', requirement: { structures: 4 } },
  discoverLostOutposts: { stage: 'stageI', requirement: { planets: 2, of: 'attachment' } },
  engineerAMarvel: { stage: 'stageI', requirement: { units: 1, ofAny: ['flagship', 'warSun'] } },
  exploreDeepSpace: { stage: 'stageI', requirement: { unitsIn: 3, of: 'withoutPlanets' } },
  improveInfrastructure: { stage: 'stageI', requirement: { planets: 3, of: 'structureOutsideHomes' } },
  makeHistory: { stage: 'stageI', requirement: { unitsIn: 2, of: 'legendaryMecatolOrAnomaly' } },
  populateTheOuterRim: { stage: 'stageI', requirement: { unitsIn: 3, of: 'edge' } },
  pushBoundaries: { stage: 'stageI', requirement: { morePlanetsThan: 2 } },
  raiseAFleet: { stage: 'stageI', requirement: { shipsTogether: 5 } },
  achieveSupremacy: { stage: 'stageII', requirement: { greatShipIn: 'othersHomeOrMecatolRex' } },
  becomeALegend: { stage: 'stageII', requirement: { unitsIn: 4, of: 'legendaryMecatolOrAnomaly' } },
  commandAnArmada: { stage: 'stageII', requirement: { shipsTogether: 8 } },
  constructMassiveCities: { stage: 'stageII', requirement: { structures: 7 } },
  controlTheBorderlands: { stage: 'stageII', requirement: { unitsIn: 5, of: 'edge' } },
  holdVastReserves: { stage: 'stageII', requirement: { spendOfEach: 6 } },
  patrolVastTerritories: { stage: 'stageII', requirement: { unitsIn: 5, of: 'withoutPlanets' } },
  protectTheBorder: { stage: 'stageII', requirement: { planets: 5, of: 'structureOutsideHomes' } },
  reclaimAncientMonuments: { stage: 'stageII', requirement: { planets: 3, of: 'attachment' } },
  ruleDistantLands: { stage: 'stageII', requirement: { planets: 2, of: 'atDifferentHomes' } },
  becomeAMartyr: { stage: 'secret', phase: 'action', requirement: { event: 'homePlanetLost' } },
  betrayAFriend: { stage: 'secret', phase: 'action', requirement: { event: 'friendBeaten' } },
  braveTheVoid: { stage: 'secret', phase: 'action', requirement: { event: 'combatWonInAnomaly' } },
  darkenTheSkies: { stage: 'secret', phase: 'action', requirement: { event: 'combatWonInOthersHome' } },
  defySpaceAndTime: { stage: 'secret', requirement: { unitsIn: 1, of: 'nexus' } },
  demonstrateYourPower: { stage: 'secret', phase: 'action', requirement: { event: 'threeShipsAfterSpaceCombat' } },
  destroyHereticalWorks: { stage: 'secret', requirement: { spend: 'relicFragments', amount: 2 } },
  dictatePolicy: { stage: 'secret', phase: 'agenda', requirement: { lawsInPlay: 3 } },
  driveTheDebate: { stage: 'secret', phase: 'agenda', requirement: { event: 'elected' } },
  establishHegemony: { stage: 'secret', requirement: { planetsWorth: 12, in: 'influence' } },
  fightWithPrecision: { stage: 'secret', phase: 'action', requirement: { event: 'barragedClear' } },
  fosterCohesion: { stage: 'secret', requirement: { neighborOf: 'everybody' } },
  hoardRawMaterials: { stage: 'secret', requirement: { planetsWorth: 12, in: 'resources' } },
  mechanizeTheMilitary: { stage: 'secret', requirement: { planets: 4, of: 'mech' } },
  occupyTheFringe: { stage: 'secret', requirement: { forcesOnPlanet: 9 } },
  produceEnMasse: { stage: 'secret', requirement: { productionInSystem: 8 } },
  proveEndurance: { stage: 'secret', phase: 'action', requirement: { event: 'lastToPass' } },
  seizeAnIcon: { stage: 'secret', requirement: { planets: 1, of: 'legendary' } },
  stakeYourClaim: { stage: 'secret', requirement: { planets: 1, of: 'besideOthers' } },
  strengthenBonds: { stage: 'secret', requirement: { notesInPlay: 1 } },
} as const satisfies Record<string, Omit<PrintedObjective, keyof typeof plain> & Partial<PrintedObjective>>;

const codexIII = {
  makeAnExampleOfTheirWorldOmega: {
    stage: 'secret',
    phase: 'action',
    requirement: { event: 'clearedByBombardment' },
    replaces: 'makeAnExampleOfTheirWorld',
  },
  turnTheirFleetsToDustOmega: {
    stage: 'secret',
    phase: 'action',
    requirement: { event: 'clearedBySpaceCannon' },
    replaces: 'turnTheirFleetsToDust',
  },
  fightWithPrecisionOmega: {
    stage: 'secret',
    phase: 'action',
    requirement: { event: 'clearedByBarrage' },
    replaces: 'fightWithPrecision',
  },
} as const satisfies Record<
  string,
  Omit<PrintedObjective, keyof typeof plain> & Partial<PrintedObjective> & { readonly replaces: string }
>;

const printed = {
  ...ofSet('base', base, plain),
  ...ofSet('pok', prophecy, plain),
  ...ofSet('codex3', codexIII, plain),
};

export type ObjectiveId = keyof typeof printed;

export interface Objective extends PrintedObjective, Entry<ObjectiveId> {}

export const objectives: Readonly<Record<ObjectiveId, Objective>> = printed;
export const objectiveIds = idsOf(objectives);

/** Victory points of an objective. */
export const pointsOf: Readonly<Record<ObjectiveStage, number>> = { stageI: 1, stageII: 2, secret: 1 };
