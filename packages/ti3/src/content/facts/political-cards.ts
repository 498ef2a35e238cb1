// The political cards: whether a card becomes a law and what the council votes on.

import type { Expansion } from './records.ts';
import { withIds } from './records.ts';

export type Electable = 'player' | 'planet' | 'law' | 'technologyColor' | 'publicObjective';

interface PrintedPoliticalCard {
  readonly expansion: Expansion;
  readonly law: boolean;
  readonly vote: 'forAgainst' | 'elect';
  readonly elect: { readonly what: Electable; readonly count: number } | null;
  /** The card of the base game that this reprint takes the place of. */
  readonly replaces?: string;
}

const printed = {
  aggressiveStrategy: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  ancientArtifact: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  armsReduction: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  checksAndBalances: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  closingTheWormholes: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  codeOfHonor: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  colonialRedistribution: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  colonizationLicensing: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  compensatedDisarmament: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'planet', count: 1 } },
  conventionsOfWar: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  coreStability: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  costOverruns: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  councilElder: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  councilsCensure: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  crownOfThalnos: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  disputeResolution: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'planet', count: 2 } },
  economicRevitalization: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  fleetRegulations: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  forcedEconomicIndependence: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 2 } },
  freeTrade: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  holderOfMecatolRex: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  holyPlanetOfIxth: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'planet', count: 1 } },
  humaneLabor: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  imperialAcademy: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  imperialContainment: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  imperialMandate: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  imperialPeace: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  laborForcePolitics: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  limitsToIndividualPower: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  massMobilization: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  ministerOfCommerce: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  ministerOfExploration: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  ministerOfInternalSecurity: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  ministerOfPolicy: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  ministerOfWar: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  newConstitution: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  officialSanction: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  openTheTradeRoutes: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  planetaryConscription: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  planetarySecurity: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  prophecyOfIxth: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  publicExecution: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  regressiveRhetoric: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  regulatedConscription: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  repeal: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'law', count: 1 } },
  researchGrant: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  resourceManagement: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  revote: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'law', count: 1 } },
  scienceCommunitySpeaker: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  shortTermTruce: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  subsidizedIndustry: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  subsidizedStudies: { expansion: 'base', law: true, vote: 'elect', elect: { what: 'technologyColor', count: 1 } },
  technologyBuyBack: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  technologyInvestigationCommittee: { expansion: 'base', law: false, vote: 'forAgainst', elect: null },
  technologyTariffs: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  tradeEmbargo: { expansion: 'base', law: false, vote: 'elect', elect: { what: 'player', count: 1 } },
  tradeWar: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  trafficTariffs: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  unconventionalWeapons: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  wormholeReconstruction: { expansion: 'base', law: true, vote: 'forAgainst', elect: null },
  classStruggle: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  defendTheJewel: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  diversifiedIncome: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  emperor: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  enemyOfTheThrone: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  fighterTax: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  fleetRestrictions: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  forbiddenResearch: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  gloryOfTheEmpire: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  hopesEndTrainingGround: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  incentiveProgram: {
    expansion: 'shatteredEmpire',
    law: true,
    vote: 'elect',
    elect: { what: 'publicObjective', count: 1 },
  },
  intergalacticCommerce: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  interstellarArmsDealers: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  investigateSpatialAnomalies: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  ministerOfPeace: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  mutiny: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  neutralityPact: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  nonAggressionPact: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  'se-openTheTradeRoutes': {
    expansion: 'shatteredEmpire',
    law: false,
    vote: 'forAgainst',
    elect: null,
    replaces: 'openTheTradeRoutes',
  },
  politicalFocus: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  recognizeAccomplishments: {
    expansion: 'shatteredEmpire',
    law: false,
    vote: 'elect',
    elect: { what: 'publicObjective', count: 1 },
  },
  redefiningWarCrimes: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  seedOfAnEmpire: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  sharingOfTechnology: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  technologicalJihad: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  theCrownOfEmphidia: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  unconventionalMeasures: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  vetoPower: { expansion: 'shatteredEmpire', law: true, vote: 'elect', elect: { what: 'player', count: 1 } },
  vorhalPeacePrize: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  warFunding: { expansion: 'shatteredEmpire', law: true, vote: 'forAgainst', elect: null },
  warshipCommission: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
  wormholeResearch: { expansion: 'shatteredEmpire', law: false, vote: 'forAgainst', elect: null },
} as const satisfies Record<string, PrintedPoliticalCard>;

export type PoliticalCardId = keyof typeof printed;

export interface PoliticalCard extends PrintedPoliticalCard {
  readonly id: PoliticalCardId;
  readonly replaces?: PoliticalCardId;
}

export const politicalCards: Readonly<Record<PoliticalCardId, PoliticalCard>> = withIds(printed);
export const politicalCardIds = Object.keys(printed) as readonly PoliticalCardId[];

/** Influence for which anybody ends the Short Term Truce. */
export const truceEndPrice = 10;
