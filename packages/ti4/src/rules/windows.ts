// Every moment at which a component may interrupt: what it is about, and the rule that opens it. One event is one window:
// what happens *when* it does comes before what happens *after* it (the reaction says which).

import type {
  ActionCardId,
  AgendaId,
  ExplorationDeck,
  ExplorationId,
  LeaderId,
  NoteId,
  PlanetId,
  RelicId,
  StrategyCardId,
  TechnologyId,
  UnitTypeId,
  Wormhole,
} from '../facts/index.ts';
import type { Seat } from '../game.ts';
import type { DiceGroup, RollKind } from '../queries/dice.ts';
import type { relicAgent } from '../queries/leaders.ts';
import type { TokenSource } from '../queries/values.ts';
import type { RuleId } from './rulebook.ts';

interface OfSeat {
  readonly seat: Seat;
}

interface OfStrategyCard extends OfSeat {
  readonly card: StrategyCardId;
}

interface InSystem extends OfSeat {
  readonly system: string;
}

/** Two sides that meet: in space, or on a planet. */
export interface Meeting {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
  readonly planet?: PlanetId;
}

/** A round of combat, from 1. The start of the first is the start of the combat, the end of the last its end. */
export interface CombatRound extends Meeting {
  readonly kind: 'space combat' | 'ground combat';
  readonly round: number;
}

/** What both sides have on the table. */
export interface RolledDice {
  readonly attacker: readonly DiceGroup[];
  readonly defender: readonly DiceGroup[];
}

/** Hits that a seat has to suffer, before they are assigned. */
export interface Hits extends InSystem {
  /** Who produced them. */
  readonly by: Seat;
  readonly kind: RollKind;
  readonly hits: number;
  readonly planet?: PlanetId;
}

/** Dice on the table, of one seat. Reactions give changed `groups`. */
export interface DiceRolled extends InSystem {
  readonly enemy: Seat;
  readonly kind: RollKind;
  readonly round: number;
  readonly planet?: PlanetId;
  readonly groups: readonly DiceGroup[];
}

/** A unit that has just been lost, with what it was. */
export interface LostUnit {
  readonly id: number;
  readonly type: UnitTypeId;
}

export interface OnAgenda {
  readonly agenda: AgendaId;
}

/** A vote, as it was cast. */
export interface Cast {
  readonly seat: Seat;
  readonly outcome: string;
  readonly votes: number;
}

/** What each window is about. Optional is what a reaction may add. */
export interface Windows {
  // Strategy phase
  'strategy phase begins': object;
  /** Before the trade goods on it are gained. `refused`: another must be chosen. */
  'strategy card chosen': OfStrategyCard & { readonly refused?: true };
  'strategy phase ends': object;
  // Turns and actions
  'turn begins': OfSeat;
  /** Offered with the other actions, never opened by itself. Cancelled, the action is still to be taken. */
  'component action': OfSeat & { readonly cancelled?: boolean };
  /** A seat is about to spend a command token for a secondary ability. `paid`: with this one, and nothing else is spent. */
  'secondary to be paid': OfStrategyCard & { readonly active: Seat; readonly paid?: TokenSource };
  /** About to be carried out: the card is named, nothing has happened yet. `prevented`: the turn is over, and the card stays readied. */
  'strategic action begins': OfStrategyCard & { readonly prevented?: true };
  /** A primary or secondary ability has been resolved by the seat. */
  'strategy ability resolved': OfStrategyCard & { readonly ability: 'primary' | 'secondary' };
  /** `again`: the seat performs another action in this turn; `mayEnd`: unless it would rather not. */
  'action performed': OfSeat & {
    readonly action: 'strategic' | 'tactical' | 'component';
    /** Whose component action it was. */
    readonly component?: string;
    readonly again?: 'any' | 'tactical';
    readonly mayEnd?: true;
  };
  'turn ends': OfSeat;
  // Tactical action. `ended`: the turn is over at once; `wormholes`: those that were there before anybody answered.
  'system activated': InSystem & { readonly ended?: true; readonly wormholes?: readonly Wormhole[] };
  /** Nothing has moved yet. */
  'before movement': InSystem;
  /** Ships have moved or retreated, each along one of these paths. */
  'ways used': InSystem & { readonly paths: readonly (readonly string[])[] };
  /** The units that have come into the active system. `otherwise`: into another one, or not by the step of a tactical action.
   *  `straight`: on to committing ground forces, past everything in between. `passed`: ships that came through a wormhole. Where the
   *  tile is replaced, `system` becomes another. */
  'ships moved': InSystem & {
    readonly moved: readonly number[];
    readonly otherwise?: true;
    readonly straight?: true;
    readonly passed?: readonly number[];
  };
  'tactical action ends': InSystem;
  // Unit abilities and dice
  /** A seat is about to fire at another's ships or landed ground forces. `only`: hits go to these types if they can. */
  'before space cannon': InSystem & {
    readonly enemy: Seat;
    readonly planet?: PlanetId;
    readonly only?: readonly UnitTypeId[];
  };
  /** About to be rolled: reactions give `groups` with more dice, or aimed otherwise. Once for each use of a unit ability. */
  'before dice': DiceRolled;
  'dice rolled': DiceRolled;
  /** Nothing is rolled again any more: the hits are produced, and none is cancelled yet. */
  'dice settled': DiceRolled & { readonly hits: number };
  /** Before hits are assigned: some may be cancelled. `byCard`: an action card has done so, and no other copy works against this roll. */
  'hits produced': Hits & { readonly cancelled?: number; readonly byCard?: true };
  /** `struck`: so many hits it produces against the enemy, which join those that are being assigned. */
  'sustain damage used': InSystem & {
    readonly enemy: Seat;
    readonly unit: LostUnit;
    readonly kind: RollKind;
    readonly planet?: PlanetId;
    readonly struck?: number;
  };
  /** `enemy`: who destroyed them; NOBODY where it is nobody's doing. */
  'units destroyed': InSystem & {
    readonly enemy: Seat;
    readonly units: readonly LostUnit[];
    /** Null: not by dice. */
    readonly kind: RollKind | null;
    /** Not by these dice, but in their step. */
    readonly during?: RollKind;
    readonly planet?: PlanetId;
  };
  // Combat
  /** `drawn`: the combat is over and nobody's. */
  'combat round begins': CombatRound & { readonly drawn?: true };
  /** Before anybody announces a retreat. `must`: this seat has to, if it can. */
  'announcing retreats': CombatRound & { readonly must?: Seat };
  'retreat announced': CombatRound & OfSeat & { readonly prevented?: true };
  /** All dice of the round are rolled, no hit is assigned yet. Reactions give changed `dice`, where they lie in space. `again`: nothing
   *  of it counts, and all are rolled once more. */
  'both have rolled': CombatRound & { readonly dice?: RolledDice; readonly again?: true };
  /** Both sides have taken their hits. */
  'hits assigned': CombatRound;
  'combat round ends': CombatRound;
  /** What each side has lost in it stands in the game's `combat`. */
  'combat won': CombatRound & OfSeat & { readonly loser: Seat };
  /** Won, lost or drawn. */
  'combat over': CombatRound & { readonly winner: Seat };
  // Invasion
  'invasion begins': InSystem;
  /** Bombardment of a planet is over; its controller has lost these. */
  'planet bombarded': InSystem & {
    readonly enemy: Seat;
    readonly planet: PlanetId;
    readonly units: readonly LostUnit[];
  };
  'forces committed': InSystem & { readonly planets: readonly PlanetId[] };
  /** Its card is taken; structures of others still stand *when*, and are gone *after*. `from`: who had it, or NOBODY. */
  'planet gained': OfSeat & { readonly planet: PlanetId; readonly from: Seat; readonly how: 'invasion' | 'otherwise' };
  'planet lost': OfSeat & { readonly planet: PlanetId; readonly to: Seat };
  // Production, technology
  /** Units of the seat are about to use Production. `must`: something has to be made. */
  'production used': InSystem & { readonly discount?: number; readonly more?: number; readonly must?: true };
  /** Produced units as they come to the board, before limits are looked at: they may be put elsewhere. */
  'units being placed': InSystem & { readonly placed: readonly number[] };
  /** `by`: where not all there produced, the units that did. */
  'units produced': InSystem & {
    readonly units: readonly UnitTypeId[];
    readonly ability: boolean;
    readonly by?: readonly number[];
  };
  /** A seat would spend resources to research. `discount`: so many fewer. */
  'spending on research': OfSeat & { readonly cost: number; readonly discount?: number };
  /** Only where `may research` allows one at all; `among`: only these. `instead`: something else has taken its place. `must`: it can no
   *  longer be declined. */
  'about to research': OfSeat & {
    readonly cost: number;
    readonly among?: readonly TechnologyId[];
    readonly instead?: true;
    readonly must?: true;
  };
  'technology researched': OfSeat & { readonly technology: TechnologyId };
  'technology gained': OfSeat & { readonly technology: TechnologyId };
  /** A structure is about to be placed on a planet. `instead`: something else has come. */
  'about to place structure': InSystem & {
    readonly unit: UnitTypeId;
    readonly planet: PlanetId | null;
    readonly instead?: true;
  };
  /** A PDS or space dock has been placed on a planet, or in the system by a faction whose docks float. */
  'structure placed': InSystem & { readonly unit: UnitTypeId; readonly planet: PlanetId | null };
  // Exploration and relics
  /** A seat is about to draw from an exploration deck; null for the frontier's planet. `draws`: so many cards, one of which is chosen. */
  'about to explore': InSystem & {
    readonly planet: PlanetId | null;
    readonly deck: ExplorationDeck;
    readonly draws?: number;
  };
  /** The card is carried out, and lies where it goes. */
  explored: InSystem & { readonly planet: PlanetId | null; readonly card: ExplorationId };
  'relic gained': OfSeat & { readonly relic: RelicId };
  // Goods, cards and tokens
  'commodities replenished': OfSeat;
  /** All of it at once. `deal`: as part of a transaction. */
  'commodities given': OfSeat & { readonly receiver: Seat; readonly count: number; readonly deal: boolean };
  /** A neighbor has been robbed by Pillage. */
  pillaged: OfSeat & { readonly victim: Seat };
  /** What a token of the strategy pool was spent for is done. */
  'strategy token spent': OfSeat & { readonly count: number };
  /** `from`: off a card, not from the supply. */
  'trade goods gained': OfSeat & { readonly amount: number; readonly from?: 'card' };
  /** `extra`: beyond the one of this turn or agenda. */
  'transaction resolved': OfSeat & { readonly partner: Seat; readonly extra?: true };
  'note received': OfSeat & { readonly note: NoteId; readonly of: Seat };
  /** Targets are known, nothing has happened yet. */
  'action card played': OfSeat & { readonly card: ActionCardId; readonly cancelled?: true };
  /** A numbered copy, out of the seat's hand or off the table; it lies among the discards. */
  'action card discarded': OfSeat & { readonly card: string };
  /** A seat is about to draw action cards. `discard`: so many cards of its hand go afterwards. */
  'action cards drawn': OfSeat & { readonly count: number; readonly discard?: number };
  /** `by`: the point that Imperial gives for Mecatol Rex. */
  'points gained': OfSeat & { readonly points: number; readonly by?: 'imperial' };
  // Leaders
  /** An agent has been exhausted, and its effect carried out. A relic may be one too. */
  'agent exhausted': OfSeat & { readonly agent: LeaderId | typeof relicAgent };
  // Status phase
  'status phase begins': object;
  /** `kept`: the cards of these seats stay with them. */
  /** Command tokens of the status phase are about to be gained. */
  'command tokens due': object;
  'strategy cards return': { readonly kept?: readonly Seat[] };
  'status phase ends': object;
  // Agenda phase
  'agenda phase begins': object;
  /** *When*: it may be replaced. *After*: predictions, and who may not vote. */
  'agenda revealed': OnAgenda & { readonly replaced?: true };
  /** `elected`: no vote is taken. */
  'before voting': OnAgenda & { readonly elected?: string };
  /** A seat that can vote is about to. `bound`: for this outcome, and at least one vote. */
  'about to vote': OnAgenda & OfSeat & { readonly bound?: string };
  'votes cast': OnAgenda & Cast & { readonly more?: number };
  'speaker voted': OnAgenda & { readonly casts: readonly Cast[]; readonly more?: readonly Cast[] };
  'all have voted': OnAgenda & { readonly casts: readonly Cast[]; readonly more?: readonly Cast[] };
  /** A player has been elected; `elected` may become another. */
  'player elected': OnAgenda & { readonly elected: string };
  /** *When*: it may be set aside (`discarded`). *After*: it stands, and is about to be resolved. */
  'outcome stands': OnAgenda & {
    readonly outcome: string;
    readonly casts: readonly Cast[];
    readonly discarded?: true;
  };
  /** A law has come into play by a vote. */
  'law enacted': OnAgenda;
  'agenda resolved': OnAgenda & { readonly outcome: string; readonly casts: readonly Cast[] };
}

export type WindowName = keyof Windows;

export const windows: { readonly [W in WindowName]: RuleId } = {
  'strategy phase begins': 'strategy phase',
  'strategy card chosen': 'strategy phase',
  'strategy phase ends': 'strategy phase',
  'turn begins': 'action phase',
  'component action': 'component action',
  'secondary to be paid': 'strategic action',
  'strategic action begins': 'strategic action',
  'strategy ability resolved': 'strategic action',
  'action performed': 'action phase',
  'turn ends': 'action phase',
  'system activated': 'tactical action',
  'before movement': 'movement',
  'ways used': 'movement',
  'ships moved': 'movement',
  'tactical action ends': 'tactical action',
  'before space cannon': 'space cannon',
  'before dice': 'rerolls',
  'dice rolled': 'rerolls',
  'dice settled': 'rerolls',
  'hits produced': 'sustain damage',
  'sustain damage used': 'sustain damage',
  'units destroyed': 'destroyed',
  'combat round begins': 'combat',
  'announcing retreats': 'space combat',
  'retreat announced': 'space combat',
  'both have rolled': 'combat',
  'hits assigned': 'combat',
  'combat round ends': 'combat',
  'combat won': 'combat',
  'combat over': 'combat',
  'invasion begins': 'invasion',
  'planet bombarded': 'bombardment',
  'forces committed': 'invasion',
  'planet gained': 'control',
  'planet lost': 'control',
  'production used': 'production',
  'units being placed': 'producing units',
  'units produced': 'producing units',
  'spending on research': 'technology',
  'about to research': 'technology',
  'technology researched': 'technology',
  'technology gained': 'technology',
  'about to place structure': 'structures',
  'structure placed': 'structures',
  'about to explore': 'exploration',
  explored: 'exploration',
  'relic gained': 'relics',
  'commodities replenished': 'commodities',
  'commodities given': 'commodities',
  'trade goods gained': 'trade goods',
  'transaction resolved': 'transactions',
  pillaged: 'abilities',
  'strategy token spent': 'command tokens',
  'note received': 'promissory notes',
  'action card played': 'action cards',
  'action card discarded': 'action cards',
  'action cards drawn': 'action cards',
  'points gained': 'victory points',
  'agent exhausted': 'leaders',
  'status phase begins': 'status phase',
  'command tokens due': 'command tokens',
  'strategy cards return': 'status phase',
  'status phase ends': 'status phase',
  'agenda phase begins': 'agenda phase',
  'agenda revealed': 'agenda phase',
  'before voting': 'agenda phase',
  'about to vote': 'agenda phase',
  'votes cast': 'agenda phase',
  'speaker voted': 'agenda phase',
  'all have voted': 'agenda phase',
  'player elected': 'agenda phase',
  'outcome stands': 'agenda phase',
  'law enacted': 'agenda phase',
  'agenda resolved': 'agenda phase',
};
