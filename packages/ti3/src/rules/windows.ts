// Every moment at which a component may interrupt: what it is about, and the rule that opens it.
import type { Cancelled } from '@custodian/galaxy';
import type { ActionCardId, PlanetId, PoliticalCardId, StrategyCardId, UnitId } from '../content/facts/index.ts';
import type { Seat } from '../game.ts';
import type { DiceGroup, Engagement } from '../queries/battle.ts';
import type { Cast } from './council/agenda-effects.ts';
import type { Conquest, TakenOver } from './invasion/control.ts';
import type { RuleId } from './rulebook.ts';

interface OfSeat {
  readonly seat: Seat;
}

/** A strategy card in a seat's hands. */
interface OfStrategyCard extends OfSeat {
  readonly card: StrategyCardId;
}

interface InSystem extends OfSeat {
  readonly system: string;
}

interface Enemies extends InSystem {
  readonly enemy: Seat;
}

interface OnEnemyPlanet extends Enemies {
  readonly planet: PlanetId;
}

interface OnAgenda extends OfSeat {
  readonly agenda: PoliticalCardId;
}

/** Two fleets in a system, before they fight. */
export interface Meeting {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly system: string;
}

/** A meeting that may still come to nothing. */
interface Avoidable extends Meeting {
  readonly avoided?: true;
}

/** What each window is about. Optional is what a reaction may add. */
export interface Windows {
  // Strategy Phase
  'strategy phase begins': object;
  /** Before each choice and once after the last: cards "during the Strategy Phase". */
  'strategy phase': object;
  /** Before the Speaker token and bonus counters: whoever then holds the card has them, and a card that was returned is chosen anew. */
  'strategy card chosen': OfStrategyCard;
  'all strategy cards chosen': object;
  'action phase begins': object;
  // Strategic actions and the council
  /** Offered with the other actions, never opened by itself. Cancelled, the turn is still to be taken. */
  'as an action': OfSeat & { readonly cancelled?: boolean };
  'primary announced': OfStrategyCard;
  'primary resolved': OfStrategyCard;
  /** Did not or could not use it. */
  'secondary declined': OfStrategyCard;
  'trade income received': OfSeat & { readonly how: 'primary' | 'secondary' };
  /** May name an agenda from the table or the laws in play. */
  'before political card': OfSeat & { readonly agenda?: PoliticalCardId };
  /** `only`: whose votes count. */
  'agenda read': OnAgenda & { readonly cancelled?: true; readonly only?: Seat };
  /** May add extra votes. */
  'before vote': OnAgenda & { readonly extra?: number };
  'vote cast': OnAgenda & Cast & { readonly discredited?: true };
  /** Every vote so far; reactions may give changed ones. */
  'all votes cast': { readonly agenda: PoliticalCardId; readonly cast: readonly Cast[] };
  /** Who is about to buy, before he names the technology and pays. */
  'technology purchase': OfSeat;
  // Tactical action
  'system activated': InSystem & { readonly action: 'tactical' | 'transfer' | 'patrol' };
  /** The ids of the ships that have come. */
  'ships moved': InSystem & { readonly moved: readonly number[] };
  /** Before the battle begins. */
  'fleet attacked': Avoidable;
  'before space battle': Avoidable;
  'shots before battle': Meeting;
  'before combat round': Engagement;
  /** Reactions give changed `groups`, or hits that do not count after all. */
  'dice rolled': DiceRolled;
  'ship damaged': Enemies & { readonly ship: number; readonly battle: boolean };
  'ships destroyed': Enemies & { readonly units: readonly UnitId[]; readonly battle: boolean };
  'before landings': InSystem;
  /** Before ground forces that landed take control. */
  'neutral landing': InSystem & { readonly planet: PlanetId };
  /** Once all have landed, before anything is fired; only with leaders on the planet. */
  'about to be invaded': OnEnemyPlanet;
  'before invasion combat': OnEnemyPlanet;
  'before bombardment': OnEnemyPlanet & { readonly ships: readonly number[]; readonly cancelled?: true };
  /** Only with leaders of the conqueror; `landed` are PDS of his. */
  'structures fall': OfSeat & { readonly planet: PlanetId; readonly landed: number; readonly takenOver?: TakenOver };
  'neutral planet taken': OfSeat & { readonly planet: PlanetId };
  /** Taken by the seat, or turned neutral by NOBODY. */
  'planet lost': OfSeat & { readonly planet: PlanetId; readonly from: Seat; readonly how: Conquest | 'neutral' };
  // Status Phase
  'status phase begins': object;
  /** `drawn`: everybody has his cards. */
  'before action cards': { readonly drawn?: true };
  'before strategy cards return': object;
  // Action cards
  'any time': object;
  'action card played': OfSeat & { readonly card: ActionCardId; readonly cancelled?: true };
}

/** Dice on the table. */
export interface DiceRolled extends Engagement {
  readonly groups: readonly DiceGroup[];
  /** Hits of a seat's dice that are cancelled. */
  readonly cancelled?: readonly Cancelled[];
}

export type WindowName = keyof Windows;

export const windows: { readonly [W in WindowName]: RuleId } = {
  // Strategy Phase
  'strategy phase begins': 'strategy phase',
  'strategy phase': 'strategy phase',
  'strategy card chosen': 'strategy phase.choosing',
  'all strategy cards chosen': 'strategy phase.choosing',
  'action phase begins': 'action phase',
  // Strategic actions and the council
  'as an action': 'action cards.as an action',
  'primary announced': 'strategic action',
  'primary resolved': 'strategic action',
  'secondary declined': 'secondary ability',
  'trade income received': 'trade.income',
  'before political card': 'strategy.political',
  'agenda read': 'council',
  'before vote': 'council.voting',
  'vote cast': 'council.voting',
  'all votes cast': 'council.voting',
  'technology purchase': 'technology.acquiring',
  // Tactical action
  'system activated': 'tactical.activate',
  'ships moved': 'tactical.movement',
  'fleet attacked': 'space battle.before',
  'before space battle': 'space battle.before',
  'shots before battle': 'space battle.before',
  'before combat round': 'space battle',
  'dice rolled': 'space battle.roll',
  'ship damaged': 'sustaining damage',
  'ships destroyed': 'space battle.casualties',
  'before landings': 'tactical.landings',
  'neutral landing': 'tactical.landings',
  'about to be invaded': 'tactical.invasion',
  'before invasion combat': 'invasion combat',
  'before bombardment': 'invasion.bombardment',
  'structures fall': 'invasion.success',
  'neutral planet taken': 'controlling planets',
  'planet lost': 'controlling planets',
  // Status Phase
  'status phase begins': 'status phase',
  'before action cards': 'status.receive',
  'before strategy cards return': 'status.return',
  // Action cards
  'any time': 'action cards.playing',
  'action card played': 'action cards.sabotage',
};
