// The whole table of a Third Edition game as plain data: declared once, everything else derives from it.

import type { Frozen, Infer, Seat, X } from '@custodian/kernel';
import { bool, choice, id, int, list, nullable, object, record, text } from '@custodian/kernel';
import type {
  DomainCounterId,
  LeaderId,
  ObjectiveId,
  PlanetId,
  PoliticalCardId,
  RaceId,
  RacialTechnologyId,
  ShipType,
  StrategyCardId,
  TechnologyId,
} from './content/facts/index.ts';
import type { ThirdEdition } from './terms.ts';

/** A seat number where "nobody" is possible. */
export const NOBODY = -1;

const ship = object({
  id: int,
  type: id<ShipType>(),
  owner: int,
  damaged: bool,
  /** Carried inside: lost with the ship. Fighters are never inside. */
  groundForces: int,
  pds: int,
});

/** What an invader has landed and not yet won with. Fighters: only with the Graviton Negator. */
const invaders = object({ owner: int, groundForces: int, pds: int, fighters: int });

const domainCounter = object({ id: id<DomainCounterId>(), faceUp: bool });

const planet = object({
  id: id<PlanetId>(),
  owner: int,
  exhausted: bool,
  /** Garrison, PDS and dock always belong to the owner. */
  groundForces: int,
  pds: int,
  /** The round in which the dock was placed (0: at setup), or -1 without a dock. */
  dock: int,
  /** The round in which its owner took it (0: at setup). */
  since: int,
  invaders: nullable(invaders),
  /** A domain counter lying on it (Distant Suns). */
  domain: nullable(domainCounter),
});

const system = object({
  /** The tile, numbered where the box holds several copies. */
  id: text,
  q: int,
  r: int,
  /** Whose command counters lie here: one bit a seat. */
  counters: int,
  ships: list(ship),
  planets: list(planet),
  /** Space docks that lie in space (Saar), with the round in which they were placed (0: at setup). */
  docks: list(object({ id: int, owner: int, since: int })),
  /** Wormholes that are not printed on the tile. */
  wormholes: list(choice('alpha', 'beta')),
});

/**
 * `at` is a planet, a ship, or the seat of the captor, as text. On a planet that is not his owner's he has landed with an
 * invasion. One who escapes is about to be put on a planet: 'anywhere', or else where no blockade is.
 */
const leader = object({
  id: id<LeaderId>(),
  seat: int,
  place: choice('planet', 'ship', 'captive', 'escaping', 'dead'),
  at: text,
});

const player = object({
  /** Empty until races are known. */
  race: id<RaceId | ''>(),
  /** Which of the layout's home places is his; -1 until known. */
  position: int,
  commandPool: int,
  fleetSupply: int,
  strategyAllocation: int,
  tradeGoods: int,
  points: int,
  technologies: list(id<TechnologyId | RacialTechnologyId>()),
  /** Action cards, as numbered copies: 'moraleBoost.3'. */
  hand: list(text),
  politicalHand: list(id<PoliticalCardId | '?'>()),
  /** Tiles dealt for the creation of the galaxy, not yet placed. */
  tiles: list(text),
  /** Empty when it is claimed or lost. */
  secret: id<ObjectiveId | '' | '?'>(),
  /** Objectives claimed, public and secret. */
  claimed: list(id<ObjectiveId>()),
  /** His own two trade cards, and which partner holds each. */
  contracts: list(object({ value: int, partner: int })),
  passed: bool,
  /** Took no action in his last turn without passing (Yssaril). */
  skipped: bool,
  eliminated: bool,
});

/** Something that holds for a while: a pact, a card's effect, an agenda's consequence. */
const effect = object({
  /** The component it comes from. */
  source: text,
  seat: int,
  /** A seat, system, planet or card it concerns, as the source needs. */
  target: text,
  amount: int,
  until: choice('battle', 'purchase', 'action', 'action phase', 'round', 'next round', 'game'),
});

const options = object({
  galaxy: choice('played', 'random', 'map'),
  map: text,
  races: choice('random', 'chosen', 'given'),
  given: list(id<RaceId>()),
  longWar: bool,
  /** The variant of the Long War without the Game Over card. */
  noGameOver: bool,
  ageOfEmpire: bool,
  distantSuns: bool,
  leaders: bool,
  sabotageRuns: bool,
  /** Shattered Empire: its strategy cards with their objective deck, its races, the Wormhole Nexus. */
  seStrategyCards: bool,
  seRaces: bool,
  wormholeNexus: bool,
});

export const gameShape = object({
  options,
  round: int,
  phase: choice('setup', 'strategy', 'action', 'status'),
  speaker: int,
  players: list(player),
  systems: list(system),
  /** The systems and their places as one text: what board tables are kept by. */
  galaxy: text,
  strategyCards: list(object({ id: id<StrategyCardId>(), holder: int, active: bool, bonus: int })),
  /** Who chose Initiative in the last Strategy Phase. */
  lastInitiative: int,
  tradeSupply: int,
  actionDeck: list(text),
  actionDiscard: list(text),
  politicalDeck: list(id<PoliticalCardId | '?'>()),
  politicalDiscard: list(id<PoliticalCardId>()),
  /** Laws in force; `elected` names what was elected. */
  laws: list(object({ id: id<PoliticalCardId>(), elected: list(text) })),
  objectiveDeck: list(id<ObjectiveId | '?'>()),
  /** Face up in the common play area. */
  objectives: list(id<ObjectiveId>()),
  /** Cards out of their decks while they are carried out: agendas voted on, action cards revealed. */
  table: object({ agendas: list(id<PoliticalCardId>()), actionCards: list(text) }),
  /** Seen by nobody: what went back into the box, and the tile lying face down. Domain counters that were revealed lie
   *  face up in it. */
  box: object({ objectives: list(text), tiles: list(text), faceDown: text, domains: list(domainCounter) }),
  leaders: list(leader),
  effects: list(effect),
  /** What was done this round and objectives or cards ask about. */
  deeds: list(object({ deed: text, seat: int, about: text, amount: int })),
  /** Owed to seats until the next compliance check: ground forces that return home (Gen Synthesis). */
  returning: list(object({ seat: int, groundForces: int })),
  /** Hidden cards that seats other than their holder have legitimately seen: one bit a seat. */
  seen: record(int),
  nextShip: int,
  winner: nullable(object({ seats: list(int), why: text })),
});

export type Game = Infer<typeof gameShape>;
export type Player = Game['players'][number];
export type System = Game['systems'][number];
export type PlanetState = System['planets'][number];
export type Ship = System['ships'][number];
export type DockInSpace = System['docks'][number];
export type LeaderState = Infer<typeof leader>;
export type Effect = Game['effects'][number];
export type Options = Game['options'];
export type Invaders = Infer<typeof invaders>;
export type DomainCounter = Infer<typeof domainCounter>;

/** The target of an effect whose counter a player keeps (Lazax Survivors). */
export const KEPT = 'kept';

/** The id of the system whose tile still lies face down. */
export const FACE_DOWN = 'face-down';

export type G = Frozen<Game>;
/** The context of a TI3 step. */
export type Ti3<V = unknown> = X<ThirdEdition, V>;
export type { Seat };
