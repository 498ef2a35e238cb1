// The agenda cards: whether one becomes a law, what is elected, and what it does to a planet it is attached to.

import { type ComponentSet, type Entry, idsOf, ofSet } from './records.ts';
import type { TechnologyColor } from './technologies.ts';

export type AgendaKind = 'law' | 'directive';

/** An outlying planet lies in no home system and is not Mecatol Rex. */
export const electables = [
  'player',
  'planet',
  'culturalPlanet',
  'hazardousPlanet',
  'industrialPlanet',
  'outlyingPlanet',
  'law',
  'scoredSecretObjective',
  'strategyCard',
] as const;
export type Electable = (typeof electables)[number];

/** The figures of a card attached to a planet. */
export interface Attachment {
  readonly resources?: number;
  readonly influence?: number;
  /** Exhausted, the attached card makes up for one prerequisite of this color. */
  readonly ignores?: TechnologyColor;
  /** Victory points that go with the control of the planet. */
  readonly points?: number;
}

interface PrintedAgenda {
  readonly kind: AgendaKind;
  readonly removedBy?: ComponentSet;
  readonly replaces?: string;
  /** What is voted on is another agenda, which only the speaker sees. */
  readonly hidden?: true;
  /** Null: players vote for or against. */
  readonly elect: Electable | null;
  /** Without one of these, another agenda is revealed in its place. */
  readonly needs?: 'law' | 'scoredSecretObjective';
  readonly attachment?: Attachment;
  /** Victory points that its owner loses with it. */
  readonly loses?: number;
}

const plain = { elect: null };

const base = {
  antiIntellectualRevolution: { kind: 'law' },
  archivedSecret: { kind: 'directive', elect: 'player' },
  armsReduction: { kind: 'directive' },
  classifiedDocumentLeaks: { kind: 'law', elect: 'scoredSecretObjective', needs: 'scoredSecretObjective' },
  colonialRedistribution: { kind: 'directive', elect: 'outlyingPlanet' },
  committeeFormation: { kind: 'law', elect: 'player' },
  compensatedDisarmament: { kind: 'directive', elect: 'planet' },
  conventionsOfWar: { kind: 'law' },
  coreMining: { removedBy: 'pok', kind: 'law', elect: 'hazardousPlanet', attachment: { resources: 2 } },
  demilitarizedZone: { removedBy: 'pok', kind: 'law', elect: 'culturalPlanet' },
  economicEquality: { kind: 'directive' },
  enforcedTravelBan: { kind: 'law' },
  executiveSanctions: { kind: 'law' },
  fleetRegulations: { kind: 'law' },
  holyPlanetOfIxth: { removedBy: 'pok', kind: 'law', elect: 'culturalPlanet', attachment: { points: 1 } },
  homelandDefenseAct: { kind: 'law' },
  imperialArbiter: { kind: 'law', elect: 'player' },
  incentiveProgram: { kind: 'directive' },
  ixthianArtifact: { kind: 'directive' },
  judicialAbolishment: { kind: 'directive', elect: 'law', needs: 'law' },
  ministerOfCommerce: { kind: 'law', elect: 'player' },
  ministerOfExploration: { kind: 'law', elect: 'player' },
  ministerOfIndustry: { kind: 'law', elect: 'player' },
  ministerOfPeace: { kind: 'law', elect: 'player' },
  ministerOfPolicy: { kind: 'law', elect: 'player' },
  ministerOfSciences: { kind: 'law', elect: 'player' },
  ministerOfWar: { kind: 'law', elect: 'player' },
  miscountDisclosed: { kind: 'directive', elect: 'law', needs: 'law' },
  mutiny: { kind: 'directive' },
  newConstitution: { kind: 'directive', needs: 'law' },
  prophecyOfIxth: { kind: 'law', elect: 'player' },
  publicExecution: { kind: 'directive', elect: 'player' },
  publicizeWeaponSchematics: { kind: 'law' },
  regulatedConscription: { kind: 'law' },
  representativeGovernment: { kind: 'law' },
  researchTeamBiotic: { removedBy: 'pok', kind: 'law', elect: 'industrialPlanet', attachment: { ignores: 'green' } },
  researchTeamCybernetic: {
    removedBy: 'pok',
    kind: 'law',
    elect: 'industrialPlanet',
    attachment: { ignores: 'yellow' },
  },
  researchTeamPropulsion: { removedBy: 'pok', kind: 'law', elect: 'industrialPlanet', attachment: { ignores: 'blue' } },
  researchTeamWarfare: { removedBy: 'pok', kind: 'law', elect: 'hazardousPlanet', attachment: { ignores: 'red' } },
  seedOfAnEmpire: { kind: 'directive' },
  senateSanctuary: { removedBy: 'pok', kind: 'law', elect: 'culturalPlanet', attachment: { influence: 2 } },
  shardOfTheThrone: { removedBy: 'pok', kind: 'law', elect: 'player' },
  sharedResearch: { kind: 'law' },
  swordsToPlowshares: { kind: 'directive' },
  terraformingInitiative: {
    removedBy: 'pok',
    kind: 'law',
    elect: 'hazardousPlanet',
    attachment: { resources: 1, influence: 1 },
  },
  theCrownOfEmphidia: { removedBy: 'pok', kind: 'law', elect: 'player' },
  theCrownOfThalnos: { removedBy: 'pok', kind: 'law', elect: 'player' },
  unconventionalMeasures: { kind: 'directive' },
  wormholeReconstruction: { kind: 'law' },
  wormholeResearch: { kind: 'directive' },
} as const satisfies Record<string, Omit<PrintedAgenda, keyof typeof plain> & Partial<PrintedAgenda>>;

const prophecy = {
  armedForcesStandardization: { kind: 'directive', elect: 'player' },
  articlesOfWar: { kind: 'law' },
  checksAndBalances: { kind: 'law' },
  clandestineOperations: { kind: 'directive' },
  covertLegislation: { kind: 'directive', hidden: true },
  galacticCrisisPact: { kind: 'directive', elect: 'strategyCard' },
  ministerOfAntiquities: { kind: 'directive', elect: 'player' },
  nexusSovereignty: { kind: 'law' },
  politicalCensure: { kind: 'law', elect: 'player', loses: 1 },
  rearmamentAgreement: { kind: 'directive' },
  representativeGovernmentRevised: { kind: 'law', replaces: 'representativeGovernment' },
  researchGrantReallocation: { kind: 'directive', elect: 'player' },
  searchWarrant: { kind: 'law', elect: 'player' },
} as const satisfies Record<string, Omit<PrintedAgenda, keyof typeof plain> & Partial<PrintedAgenda>>;

const printed = { ...ofSet('base', base, plain), ...ofSet('pok', prophecy, plain) };

export type AgendaId = keyof typeof printed;

export interface Agenda extends Omit<PrintedAgenda, 'replaces'>, Entry<AgendaId> {}

export const agendas: Readonly<Record<AgendaId, Agenda>> = printed;
export const agendaIds = idsOf(agendas);

/** Where a law lies: with the player it elected, on the planet, or before all. */
export type LawPlace = 'player' | 'planet' | 'common';

/** Null: a directive, which is discarded. */
export function lawPlace({ kind, elect }: Pick<Agenda, 'kind' | 'elect'>): LawPlace | null {
  if (kind === 'directive') return null;
  if (elect === 'player') return 'player';
  return elect !== null && /planet$/i.test(elect) ? 'planet' : 'common';
}
