// A battle as its theatre is given it: who stands where, who is called how, what was rolled. A title makes it out of its game.
import type { Seat } from '@custodian/kernel';
import type { UnitArt } from '../../board/pieces/units.ts';
import type { Forecast } from './odds.ts';

export interface Die {
  readonly roll: number;
  readonly hit: boolean;
}

/** What one kind of unit rolled. */
export interface Volley<Unit extends UnitArt = UnitArt> {
  readonly seat: Seat;
  readonly unit: Unit;
  /** The result that hits, bonuses counted in. */
  readonly hitsOn: number;
  readonly bonus: number;
  readonly dice: readonly Die[];
}

export interface Loss<Unit extends UnitArt = UnitArt> {
  readonly seat: Seat;
  readonly unit: Unit;
  readonly count: number;
  readonly damaged: boolean;
}

/** One roll with its hits and what was lost after it. */
export interface Passage<Unit extends UnitArt = UnitArt> {
  /** What was rolled for. */
  readonly kind: string;
  readonly round: number;
  readonly volleys: readonly Volley<Unit>[];
  readonly hits: Readonly<Record<Seat, number>>;
  readonly losses: readonly Loss<Unit>[];
}

/** A row of a fleet: what stands, what is damaged, what has been lost in this battle. */
export interface Rank<Unit extends UnitArt = UnitArt> {
  readonly unit: Unit;
  readonly whole: number;
  readonly damaged: number;
  readonly lost: number;
}

export interface Side {
  /** Below 0: it belongs to nobody at the table. */
  readonly seat: Seat;
  readonly name: string;
  /** Whom the seat plays; may be empty. */
  readonly people: string;
  readonly colour: string;
  readonly isYou: boolean;
  readonly isAttacker: boolean;
  /** What it fights with, in words. */
  readonly strength: string;
  readonly ranks: readonly Rank[];
  /** What is added to its dice; null until that has been reckoned. */
  readonly modifiers: readonly Modifier[] | null;
}

export interface Modifier {
  readonly by: number;
  readonly units: readonly UnitArt[];
  /** The component it comes from; null: the place itself. */
  readonly source: string | null;
}

export interface Step {
  readonly text: string;
  readonly when: 'done' | 'now' | 'to come';
}

export interface Scene {
  /** What kind of battle it is. */
  readonly name: string;
  /** The same, with its round. */
  readonly heading: string;
  readonly place: string;
  /** Null while it lasts. */
  readonly outcome: string | null;
  /** What has been announced. */
  readonly notice: string | null;
  readonly steps: readonly Step[];
  /** The address of a picture behind it. */
  readonly backdrop: string | undefined;
  /** The one on the left first. */
  readonly sides: readonly [Side, Side];
  readonly passages: readonly Passage[];
  readonly forecast: Forecast | null;
}

/** What things are called in the game that is played. */
export interface BattleVoice {
  unit(unit: UnitArt, count: number): string;
  source(component: string): string;
  roll(kind: string, round: number): string;
}

export const strengthOf = (ranks: readonly Rank[]): number =>
  ranks.reduce((sum, rank) => sum + rank.whole + rank.damaged, 0);

/** Hits that a side's dice score before anything cancels them. */
export const hitsRolled = ({ volleys }: Passage, seat: Seat): number =>
  volleys
    .filter((volley) => volley.seat === seat)
    .reduce((sum, volley) => sum + volley.dice.filter((die) => die.hit).length, 0);

/** A line of a side: units that stand or have stood here, with what they rolled. */
export interface Row {
  readonly unit: UnitArt;
  readonly rank: Rank | null;
  readonly volley: Volley | null;
}

/** Ranks first, then dice of what no longer stands and of what fires from elsewhere. */
export function rowsOf({ seat, ranks }: Side, last: Passage | undefined): Row[] {
  const volleys = (last?.volleys ?? []).filter((volley) => volley.seat === seat);
  const standing = ranks.map((rank) => ({
    unit: rank.unit,
    rank,
    volley: volleys.find((volley) => volley.unit === rank.unit) ?? null,
  }));
  const others = volleys.filter((volley) => !ranks.some((rank) => rank.unit === volley.unit));
  return [...standing, ...others.map((volley) => ({ unit: volley.unit, rank: null, volley }))];
}

/** Hits of a side in a passage; null when it rolled nothing. */
export function hitsOf({ seat }: Side, passage: Passage | undefined): number | null {
  if (passage === undefined || !passage.volleys.some((volley) => volley.seat === seat)) return null;
  return passage.hits[seat] ?? hitsRolled(passage, seat);
}

const sizes: Readonly<Partial<Record<UnitArt, number>>> = {
  flagship: 128,
  warSun: 124,
  dreadnought: 112,
  carrier: 96,
  cruiser: 90,
  destroyer: 80,
  fighter: 50,
  groundForce: 56,
  infantry: 56,
  mech: 72,
  pds: 60,
};

/** Pixels for one hull: the more there are, the smaller. */
export function hullSize(unit: UnitArt, count: number): number {
  const size = sizes[unit] ?? 48;
  return count > 4 ? size * 0.55 : count > 2 ? size * 0.75 : size;
}
