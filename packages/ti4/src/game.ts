// The whole table of a Fourth Edition game as plain data: declared once, everything else derives from it.

import type { Frozen, Infer, Seat, X } from '@custodian/kernel';
import { bool, choice, id, int, list, nullable, object, optional, record, text } from '@custodian/kernel';
import type {
  AgendaId,
  AttachmentId,
  Electable,
  FactionId,
  HyperlaneId,
  LeaderId,
  LegendaryId,
  ObjectiveId,
  PlanetId,
  RelicId,
  StrategyCardId,
  TechnologyId,
  TileId,
  UnitTypeId,
  Wormhole,
} from './facts/index.ts';
import type { FourthEdition } from './terms.ts';

/** What can be seen of a public objective that is not open. */
export type ObjectiveBack = '?stageI' | '?stageII';

/** A seat number where "nobody" is possible. */
export const NOBODY = -1;

/** A figure, or a token that stands for one: the rules make no difference. */
const unit = object({ id: int, type: id<UnitTypeId>(), owner: int, damaged: bool });

const planet = object({
  id: id<PlanetId>(),
  owner: int,
  exhausted: bool,
  /** Ground forces and structures; of several owners only while an invasion lasts. */
  units: list(unit),
  /** What is attached to it beside laws. */
  attachments: optional(list(id<AttachmentId>())),
  /** A sleeper token of the Titans of Ul lies here. */
  sleeper: optional(bool),
});

const system = object({
  /** The tile. */
  id: text,
  /** Tiles that lie beside the map (the Creuss home) have places that touch no other. */
  q: int,
  r: int,
  /** Whose command tokens lie here: one bit a seat. */
  tokens: int,
  /** Ships, and the fighters and ground forces with them; space docks that float. */
  space: list(unit),
  planets: list(planet),
  /** Wormhole tokens that are not printed on the tile. */
  wormholes: list(id<Wormhole>()),
  /** A frontier token lies here. */
  frontier: optional(bool),
});

/** Agents are readied or exhausted; commanders and heroes locked until they are unlocked. A hero is purged when it is used up. */
const leader = object({
  id: id<LeaderId>(),
  is: choice('readied', 'exhausted', 'locked', 'unlocked', 'purged'),
  /** Trade goods that lie on the card. */
  goods: optional(int),
});

const captured = object({ type: id<UnitTypeId>(), owner: int });

const player = object({
  /** Empty until factions are known. */
  faction: id<FactionId | ''>(),
  /** Which of the layout's home places is his; -1 until known. */
  position: int,
  tactic: int,
  fleet: int,
  strategy: int,
  tradeGoods: int,
  commodities: int,
  points: int,
  technologies: list(id<TechnologyId>()),
  /** Technologies that are exhausted. */
  exhausted: list(id<TechnologyId>()),
  /** Action cards, as numbered copies: 'moraleBoost.3'. */
  hand: list(text),
  /** Promissory notes in hand, with the seat they are of: 'ceasefire.2'. */
  notes: list(text),
  /** Notes received and not laid open since: what the table can count, and at least as many as he has of others'. */
  received: int,
  /** Notes of others that lie in his play area. */
  notesInPlay: list(text),
  /** Secret objectives in hand. */
  secrets: list(id<ObjectiveId | '?'>()),
  /** Objectives scored, public and secret. */
  scored: list(id<ObjectiveId>()),
  /** Tiles dealt for building the galaxy, not yet placed. */
  tiles: list(text),
  /** Infantry on the card that brings them back at the start of his next turn. */
  resting: int,
  passed: bool,
  eliminated: bool,
  // With Prophecy of Kings.
  leaders: optional(list(leader)),
  relics: optional(list(object({ id: id<RelicId>(), exhausted: bool }))),
  /** Exploration cards in his play area, as numbered copies: relic fragments, and what is kept for later. */
  found: optional(list(text)),
  /** Whose command tokens lie in his fleet pool beside his own. */
  othersTokens: optional(list(int)),
  /** The tile of his home system, where his faction has a choice. */
  home: optional(id<TileId>()),
  /** Units that he has captured. Fighters and infantry are tokens of the supply, and nobody's. */
  captured: optional(list(captured)),
});

/** Something that holds for a while: a card's effect, an agenda's consequence, a prediction. */
const effect = object({
  /** The component it comes from. */
  source: text,
  seat: int,
  /** A seat, system, planet, unit, card or outcome it concerns, as the source needs. */
  target: text,
  amount: int,
  until: choice(
    'combat round',
    'combat',
    'invasion',
    'production',
    'movement',
    'research',
    'action',
    'turn',
    'agenda',
    'agenda phase',
    'strategy phase',
    'action phase',
    'status phase',
    'round',
    'game',
  ),
});

/** A combat that is being fought, from its first window to its last. */
const combat = object({
  kind: choice('space combat', 'ground combat'),
  attacker: int,
  defender: int,
  system: text,
  planet: optional(id<PlanetId>()),
  round: int,
  /** Units that fight in it although they are no ships: ground forces beside The Alastor. */
  joined: list(int),
  /** Units that have used Sustain Damage in this round. */
  sustained: list(int),
  /** What has been destroyed in it, and by whom (NOBODY where it is nobody's doing). */
  lost: list(object({ id: int, type: id<UnitTypeId>(), owner: int, by: int })),
});

const options = object({
  galaxy: choice('random', 'built', 'slices', 'sample', 'map'),
  /** The galaxy as a map string, where it is given. */
  map: text,
  factions: choice('random', 'chosen', 'drafted', 'given'),
  given: list(id<FactionId>()),
  /** Victory points that win. */
  points: choice('10', '14'),
  /** The galaxy that the rules propose beside the usual one, where this number of players has another. Prophecy of Kings. */
  otherLayout: optional(bool),
  /** The sets that are played with beside the base game. */
  prophecy: optional(bool),
  codexI: optional(bool),
  codexII: optional(bool),
  codexIII: optional(bool),
});

/** What one side of an offer gives. */
const side = object({
  tradeGoods: int,
  commodities: int,
  note: text,
  actionCards: list(text),
  /** The card of a planet, where that may be traded. */
  planet: optional(id<PlanetId>()),
  /** Captured ships and mechs of the other that go home. */
  captured: optional(list(object({ unit: id<UnitTypeId>(), count: int }))),
  /** Relic fragments, as numbered copies. */
  fragments: optional(list(text)),
});

/** Cards of each exploration deck, as numbered copies: 'freelancers.2'. */
const explorationCards = object({
  cultural: list(text),
  hazardous: list(text),
  industrial: list(text),
  frontier: list(text),
});

export const gameShape = object({
  options,
  round: int,
  phase: choice('setup', 'strategy', 'action', 'status', 'agenda'),
  speaker: int,
  /** Whose turn it is; NOBODY outside the action phase. */
  active: int,
  /** The system that is activated, while a tactical action lasts; empty otherwise. */
  activeSystem: text,
  players: list(player),
  systems: list(system),
  /** The systems and their places as one text: what board tables are kept by. */
  galaxy: text,
  /** The custodians token still lies on Mecatol Rex. */
  custodians: bool,
  strategyCards: list(object({ id: id<StrategyCardId>(), holder: int, exhausted: bool, tradeGoods: int })),
  actionDeck: list(text),
  actionDiscard: list(text),
  agendaDeck: list(id<AgendaId | '?'>()),
  agendaDiscard: list(id<AgendaId>()),
  /** Laws in play. `elected`: a seat, planet, objective … as text, or empty. `owner`: in whose play area it lies, or NOBODY. */
  laws: list(object({ id: id<AgendaId>(), elected: text, owner: int, exhausted: bool })),
  /** The public objectives in the order in which they are opened. */
  objectives: list(object({ id: id<ObjectiveId | ObjectiveBack>(), open: bool })),
  secretDeck: list(id<ObjectiveId | '?'>()),
  /** Cards out of their decks while they are carried out: agendas voted on, action cards revealed. */
  table: object({
    agendas: list(id<AgendaId>()),
    actionCards: list(text),
    explorations: optional(list(text)),
    /** An agenda that only the speaker knows, and what is elected by it (null: for or against), which everybody does. */
    covert: optional(object({ agenda: id<AgendaId | '?'>(), elect: nullable(id<Electable>()) })),
  }),
  /** What is not laid out: public objectives, the last ones on top, and tiles. */
  box: object({ objectives: list(id<ObjectiveId | ObjectiveBack>()), tiles: list(text) }),
  effects: list(effect),
  // With Prophecy of Kings. The last card of a deck is its top.
  explorationDecks: optional(explorationCards),
  explorationDiscards: optional(explorationCards),
  relicDeck: optional(list(id<RelicId | '?'>())),
  /** Cards of legendary planets that are exhausted. They lie with whoever controls the planet. */
  legendaryExhausted: optional(list(id<LegendaryId>())),
  /** Tiles of the map that are no systems, each turned clockwise by so many sixths. */
  hyperlanes: optional(list(object({ id: id<HyperlaneId>(), turned: int, q: int, r: int }))),
  /** The wormhole nexus shows its active side. */
  nexusActive: optional(bool),
  /** What has left the game: exploration and action cards as numbered copies, relics and planets by their ids, laws as 'agenda:<id>'. */
  purged: optional(list(text)),
  combat: nullable(combat),
  /** Pairs of players who have made their transaction of this turn or agenda. */
  traded: list(object({ a: int, b: int })),
  /** Offers that wait for an answer: what `from` gives and takes, and what each promises beyond it. Notes and cards in them are known
   *  to the two alone. */
  offers: list(object({ id: int, from: int, to: int, give: side, take: side, promise: text, wanted: text })),
  /** The last offer that each declined from each, and when: what was in it the two alone know. */
  declined: optional(list(object({ from: int, to: int, round: int, what: text }))),
  /** What players have promised each other beyond what was carried out at once, and how it stands. */
  promises: list(
    object({ id: int, from: int, to: int, text: text, round: int, standing: choice('open', 'kept', 'broken') }),
  ),
  /** Hidden cards that seats other than their holder have legitimately seen: one bit a seat. */
  seen: record(int),
  nextUnit: int,
  /** Offers and promises are numbered. */
  nextPromise: int,
  winner: nullable(object({ seats: list(int), why: text })),
});

export type Game = Infer<typeof gameShape>;
export type Player = Game['players'][number];
export type System = Game['systems'][number];
export type PlanetState = System['planets'][number];
export type Unit = Infer<typeof unit>;
export type Effect = Game['effects'][number];
export type Law = Game['laws'][number];
export type Combat = Infer<typeof combat>;
export type CapturedUnit = Frozen<Infer<typeof captured>>;
export type LeaderState = Infer<typeof leader>;
export type Options = Game['options'];
export type Side = Infer<typeof side>;
export type Pool = 'tactic' | 'fleet' | 'strategy';
export const pools: readonly Pool[] = ['tactic', 'fleet', 'strategy'];

export type G = Frozen<Game>;
/** The context of a TI4 step. */
export type Ti4<V = unknown> = X<FourthEdition, V>;
export type { Seat };
