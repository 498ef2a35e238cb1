// Everything that can happen, with its fields: declared once for those who report it, word it, draw it and count it.
import type { EventOf, Shape, Text } from '@custodian/kernel';
import { bool, choice, defineEvents, id, int, json, list, object, optional, text } from '@custodian/kernel';
import type {
  ActionCardId,
  LeaderId,
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  RacialTechnologyId,
  ShipType,
  StrategyCardId,
  TechnologyId,
  UnitId,
} from './content/facts/index.ts';
import type { RollKind } from './queries/values.ts';

const seat = int;
const system = text;
const planet = id<PlanetId>();
const unit = id<UnitId>();
const ship = id<ShipType>();
const action = id<ActionCardId>();
const agenda = id<PoliticalCardId>();
const objective = id<ObjectiveId>();
const technology = id<TechnologyId | RacialTechnologyId>();
const strategy = id<StrategyCardId>();
const leader = id<LeaderId>();
const kind = id<RollKind>();
const area = choice('commandPool', 'fleetSupply', 'strategyAllocation');
const yes: Shape<true> = bool as Shape<true>;
/** What is said in words of the rules. */
const said: Shape<Text> = json;

const dice = object({ seat, unit, dice: int, need: int, bonus: int, rolls: list(int), final: optional(yes) });

export const events = defineEvents({
  // The galaxy
  tilePlaced: { system, q: int, r: int, seat },
  tilePlacedFaceDown: { q: int, r: int, seat },
  tileTurned: { system },
  tilesDealt: { seat, count: int },
  tilesReceived: { seat, system: list(system) },
  tilesShown: { seat, system: list(system) },
  wormholeOpened: { system, kind: choice('alpha', 'beta') },

  // Setup
  raceAssigned: { seat, race: id<RaceId>() },
  positionAssigned: { seat, place: int },
  secretDealt: { seat },
  secretReceived: { seat, objective },
  secretExchanged: { seat, objective, objective2: objective },
  secretLost: { seat },

  // Command counters
  systemActivated: { seat, system, from: choice('commandPool', 'reinforcements') },
  counterLifted: { seat, system, into: choice('commandPool', 'reinforcements') },
  countersLifted: {},
  countersGained: { seat, area, count: int },
  countersSpent: { seat, area, count: int },
  countersRedistributed: { seat, commandPool: int, fleetSupply: int, strategyAllocation: int },

  // Units
  shipsPlaced: { seat, system, unit: ship, count: int },
  shipDestroyed: { seat, system, unit: ship, ship: int, groundForces: int, pds: int },
  shipDamaged: { seat, system, unit: ship, ship: int },
  shipRepaired: { seat, system, unit: ship, ship: int },
  shipsMoved: { seat, system1: system, system2: system, units: list(ship), ships: list(int) },
  unitsEmbarked: { seat, planet, ship: int, groundForces: int, pds: int },
  unitsLanded: { seat, system, planet, groundForces: int, pds: int },
  unitsReturned: { seat, system, planet, groundForces: int, pds: int },
  unitsTransferred: { seat, system, from: int, into: int, groundForces: int, pds: int },
  unitsBuiltAboard: { seat, system, unit: ship, ship: int, groundForces: int, pds: int },
  cargoLost: { seat, system, unit: ship, ship: int, groundForces: int, pds: int },
  groundForcesPlaced: { seat, planet, count: int },
  groundForcesLost: { seat, planet, count: int },
  groundForcesMoved: { seat, planet1: planet, planet2: planet, count: int },
  localsGathered: { planet, count: int },
  localsLost: { planet, count: int },
  pdsPlaced: { seat, planet, count: int },
  pdsDestroyed: { seat, planet, count: int },
  dockPlaced: { seat, planet },
  dockDestroyed: { seat, planet },
  dockMoved: { seat, planet1: planet, planet2: planet },
  dockLaunched: { seat, system },
  dockDrifted: { seat, system1: system, system2: system },
  dockInSpaceDestroyed: { seat, system },

  // Battles
  diceRolled: { kind, system, planet: id<PlanetId | ''>(), round: int, groups: list(dice) },
  dieRerolled: { seat, unit, before: int, after: int },
  localDieRerolled: { before: int, after: int },
  hitsScored: { seat, kind, count: int },
  localsHit: { kind, count: int },
  spaceBattleBegun: { seat, player: seat, system },
  spaceBattleWon: { seat, player: seat, system },
  spaceBattleUndecided: { system },
  sabotageRun: { seat, system, count: int },
  retreatAnnounced: { seat, system },
  invasionBegun: { seat, player: seat, planet },
  invasionFailed: { seat, player: seat, planet },
  invasionJoined: { seat, planet, groundForces: int, fighters: int },
  invadersLost: { seat, planet, groundForces: int, fighters: int },
  fightersSent: { seat, planet, count: int },
  fightersRecalled: { seat, planet, count: int },
  planetBombarded: { seat, planet, count: int },

  // Planets
  planetTaken: { seat, planet, from: seat },
  planetFreed: { planet, from: seat },
  planetsExhausted: { seat, planets: list(planet) },
  planetsRefreshed: { seat, planets: list(planet) },

  // Domain counters
  domainsLaid: { count: int },
  domainPlaced: { planet, domain: said },
  domainDiscarded: { planet },
  domainRevealed: { planet, domain: said, value: int },
  domainsProbed: { seat, system },
  domainSeen: { seat, planet, domain: said, value: int },
  domainRolled: { seat, planet, roll: int },
  planetRazed: { seat, planet },

  // Leaders
  leaderPlaced: { seat, leader, planet },
  leaderBoarded: { seat, leader, ship: int },
  leaderLanded: { seat, leader, planet },
  leaderKilled: { seat, leader },
  leaderCaptured: { seat, leader, player: seat },
  leaderEscaped: { seat, leader },
  leaderDieRolled: { leader, value: int },
  captivesSearched: { seat, planet, value: int },
  passageGranted: { seat, player: seat },
  passageRefused: { seat, player: seat },

  // Action cards
  actionDeckShuffled: {},
  actionDeckSearched: { seat },
  actionCardDrawn: { seat },
  actionCardReceived: { seat, action },
  actionCardFaceUp: { action },
  actionCardTaken: { seat, action },
  actionCardDiscarded: { seat, action },
  actionCardRevealed: { seat, action },
  actionCardReturned: { seat, action },
  actionCardDone: { seat, action },
  actionCardFizzled: { seat, action },
  actionCardGiven: { seat, seat2: seat },
  cardDiceRolled: { seat, action, rolls: list(int) },
  cardsSeen: { seat, cards: list(text) },

  // The council
  agendaDrawn: { agenda },
  agendaChosen: { seat, agenda },
  agendaDiscarded: { agenda },
  agendaDecided: { agenda, what: list(said) },
  voteCast: { seat, agenda, votes: int, what: list(said) },
  voteAbstained: { seat, agenda },
  lawEnacted: { agenda, elected: list(text) },
  lawConfirmed: { agenda, elected: list(text) },
  lawRepealed: { agenda },
  politicalDeckArranged: { seat },
  politicalDeckShuffled: {},
  politicalCardDrawn: { seat },
  politicalCardReceived: { seat, agenda },
  politicalCardPlayed: { seat, agenda },
  politicalCardDiscarded: { seat, agenda },
  artifactStudied: { die: int },
  artifactStrikes: { die: int, system },
  speakerTaken: { seat },

  // Objectives, technologies, strategy cards
  objectiveRevealed: { objective },
  objectiveClaimed: { seat, objective },
  technologyGained: { seat, technology },
  technologyLost: { seat, technology },
  strategyCardTaken: { seat, strategy },
  strategyCardReturned: { seat, strategy },
  strategyCardKept: { seat, strategy },
  strategyCardUsed: { seat, strategy },
  strategyCardHanded: { seat, player: seat, strategy },
  bonusCounterPlaced: { strategy },

  // Trade
  tradeGoodsGained: { seat, count: int },
  tradeGoodsSpent: { seat, count: int },
  tradeGoodsGiven: { seat, seat2: seat, count: int },
  agreementOpened: { seat, seat2: seat },
  agreementBroken: { seat, seat2: seat },

  // The course of the game
  phaseBegun: { phase: choice('setup', 'strategy', 'action', 'status'), round: int },
  playerPassed: { seat },
  turnSkipped: { seat },
  effectBegun: { component: text, target: text },
  effectEnded: { component: text },
  pointsScored: { seat, points: int, source: text, total: int },
  playerEliminated: { seat },
  gameWon: { seats: list(seat), why: text },
});

export type Events = typeof events;
/** A sentence for each of them: what every language has to have. */
export type EventWords = { readonly [Type in keyof Events as `event.${Type}`]: string };
/** Something that happened in a game of the Third Edition. */
export type Ti3Event = EventOf<Events>;
