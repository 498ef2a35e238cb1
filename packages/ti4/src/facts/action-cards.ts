// The action cards: how many copies there are and the moment at which each may be played.

import { type Entry, idsOf, ofSet } from './records.ts';
import type { Timing } from './timings.ts';

interface ActionCardFacts {
  readonly copies: number;
  readonly timing: Timing;
  /** Its player gives up the vote on an agenda and predicts the outcome. */
  readonly rider: boolean;
}

const plain = { copies: 1, rider: false };

const base = {
  ancientBurialSites: { timing: 'agendaPhaseStart' },
  assassinateRepresentative: { timing: 'afterAgendaRevealed' },
  bribery: { timing: 'afterSpeakerVoted' },
  bunker: { timing: 'invasionStart' },
  confusingLegalText: { timing: 'whenElected' },
  constructionRider: { timing: 'afterAgendaRevealed', rider: true },
  courageousToTheEnd: { timing: 'afterOwnShipDestroyed' },
  crippleDefenses: { timing: 'action' },
  diplomacyRider: { timing: 'afterAgendaRevealed', rider: true },
  directHit: { copies: 4, timing: 'afterSustainDamage' },
  disable: { timing: 'invasionStart' },
  distinguishedCouncilor: { timing: 'afterOwnVote' },
  economicInitiative: { timing: 'action' },
  emergencyRepairs: { timing: 'combatRoundStartOrEnd' },
  experimentalBattlestation: { timing: 'afterShipsMoved' },
  fighterPrototype: { timing: 'spaceCombatRoundStart' },
  fireTeam: { timing: 'afterGroundCombatRoll' },
  flankSpeed: { copies: 4, timing: 'afterActivation' },
  focusedResearch: { timing: 'action' },
  frontlineDeployment: { timing: 'action' },
  ghostShip: { timing: 'action' },
  imperialRider: { timing: 'afterAgendaRevealed', rider: true },
  inTheSilenceOfSpace: { timing: 'afterActivation' },
  industrialInitiative: { timing: 'action' },
  infiltrate: { timing: 'whenControlGained' },
  insubordination: { timing: 'action' },
  intercept: { timing: 'afterRetreatAnnounced' },
  leadershipRider: { timing: 'afterAgendaRevealed', rider: true },
  lostStarChart: { timing: 'afterActivation' },
  luckyShot: { timing: 'action' },
  maneuveringJets: { copies: 4, timing: 'beforeSpaceCannonHits' },
  miningInitiative: { timing: 'action' },
  moraleBoost: { copies: 4, timing: 'combatRoundStart' },
  parley: { timing: 'afterCommitted' },
  plague: { timing: 'action' },
  politicalStability: { timing: 'whenStrategyCardsReturned' },
  politicsRider: { timing: 'afterAgendaRevealed', rider: true },
  publicDisgrace: { timing: 'whenStrategyCardChosen' },
  reactorMeltdown: { timing: 'action' },
  reparations: { timing: 'afterControlLost' },
  repealLaw: { timing: 'action' },
  riseOfAMessiah: { timing: 'action' },
  sabotage: { copies: 4, timing: 'whenActionCardPlayed' },
  salvage: { timing: 'afterSpaceCombatWon' },
  shieldsHolding: { copies: 4, timing: 'beforeSpaceCombatHits' },
  signalJamming: { timing: 'action' },
  skilledRetreat: { copies: 4, timing: 'spaceCombatRoundStart' },
  spy: { timing: 'action' },
  summit: { timing: 'strategyPhaseStart' },
  tacticalBombardment: { timing: 'action' },
  technologyRider: { timing: 'afterAgendaRevealed', rider: true },
  tradeRider: { timing: 'afterAgendaRevealed', rider: true },
  unexpectedAction: { timing: 'action' },
  unstablePlanet: { timing: 'action' },
  upgrade: { timing: 'afterActivation' },
  uprising: { timing: 'action' },
  veto: { timing: 'whenAgendaRevealed' },
  warEffort: { timing: 'action' },
  warfareRider: { timing: 'afterAgendaRevealed', rider: true },
} as const satisfies Record<string, Omit<ActionCardFacts, keyof typeof plain> & Partial<ActionCardFacts>>;

const prophecy = {
  archaeologicalExpedition: { timing: 'action' },
  confoundingLegalText: { timing: 'whenElected' },
  coupDetat: { timing: 'whenStrategicAction' },
  deadlyPlot: { timing: 'whenOutcomeResolved' },
  decoyOperation: { timing: 'afterActivation' },
  diplomaticPressure: { copies: 4, timing: 'whenAgendaRevealed' },
  divertFunding: { timing: 'action' },
  explorationProbe: { timing: 'action' },
  manipulateInvestments: { timing: 'strategyPhaseStart' },
  navSuite: { timing: 'afterActivation' },
  refitTroops: { timing: 'action' },
  revealPrototype: { timing: 'combatStart' },
  reverseEngineer: { timing: 'afterActionCardDiscarded' },
  rout: { timing: 'announceRetreatsStart' },
  scuttle: { timing: 'action' },
  seizeArtifact: { timing: 'action' },
  waylay: { timing: 'beforeBarrage' },
} as const satisfies Record<string, Omit<ActionCardFacts, keyof typeof plain> & Partial<ActionCardFacts>>;

const codexI = {
  blitz: { timing: 'invasionStart' },
  counterstroke: { timing: 'afterActivation' },
  fighterConscription: { timing: 'action' },
  forwardSupplyBase: { timing: 'afterActivation' },
  ghostSquad: { timing: 'afterCommitted' },
  hackElection: { timing: 'afterAgendaRevealed' },
  harnessEnergy: { timing: 'afterActivation' },
  impersonation: { timing: 'action' },
  insiderInformation: { timing: 'afterAgendaRevealed' },
  masterPlan: { timing: 'afterAction' },
  plagiarize: { timing: 'action' },
  rally: { timing: 'afterActivation' },
  reflectiveShielding: { timing: 'whenSustainDamage' },
  sanction: { timing: 'afterAgendaRevealed', rider: true },
  scrambleFrequency: { timing: 'afterUnitAbilityRoll' },
  solarFlare: { timing: 'afterActivation' },
  warMachine: { copies: 4, timing: 'whenProductionUsed' },
} as const satisfies Record<string, Omit<ActionCardFacts, keyof typeof plain> & Partial<ActionCardFacts>>;

const printed = {
  ...ofSet('base', base, plain),
  ...ofSet('pok', prophecy, plain),
  ...ofSet('codex1', codexI, plain),
};

export type ActionCardId = keyof typeof printed;

export interface ActionCard extends ActionCardFacts, Entry<ActionCardId> {}

export const actionCards: Readonly<Record<ActionCardId, ActionCard>> = printed;
export const actionCardIds = idsOf(actionCards);
