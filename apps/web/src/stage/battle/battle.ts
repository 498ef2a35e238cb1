// A battle as it can be shown: who fights where, and what has happened in it.
import type { Seat } from '@custodian/kernel';
import type { UnitArt } from '../../board/pieces/units.ts';
import type { Loss, Passage, Rank, Volley } from './scene.ts';

export interface Battle<Unit extends UnitArt = UnitArt, Planet extends string = string> {
  readonly kind: 'space' | 'ground';
  readonly attacker: Seat;
  /** -1: locals that belong to nobody. */
  readonly defender: Seat;
  readonly system: string;
  readonly planet: Planet | null;
  readonly round: number;
  /** The step of the sequence; empty once it is over. */
  readonly at: string;
  readonly passages: readonly Passage<Unit>[];
  readonly retreating: Seat | null;
  /** -1: nobody is left. Null while it lasts. */
  readonly winner: Seat | null;
}

/** Dice as events tell of them. */
export interface Rolled<Unit extends UnitArt> {
  readonly seat: Seat;
  readonly unit: Unit;
  readonly need: number;
  readonly bonus: number;
  readonly rolls: readonly number[];
}

export const volleyOf = <Unit extends UnitArt>({ seat, unit, need, bonus, rolls }: Rolled<Unit>): Volley<Unit> => ({
  seat,
  unit,
  hitsOn: need - bonus,
  bonus,
  dice: rolls.map((roll) => ({ roll, hit: roll + bonus >= need })),
});

/** One die that showed `before` shows `after`: a miss if there is one, for only those are rolled again by choice. */
export function rerolled<Unit extends UnitArt>(
  volleys: readonly Volley<Unit>[],
  { seat, unit, before, after: roll }: { seat: Seat; unit: Unit; before: number; after: number },
): Volley<Unit>[] {
  let isDone = false;
  return volleys.map((volley) => {
    if (isDone || volley.seat !== seat || volley.unit !== unit) return volley;
    const place = volley.dice.findIndex((die) => die.roll === before);
    if (place < 0) return volley;
    isDone = true;
    return { ...volley, dice: volley.dice.with(place, { roll, hit: roll >= volley.hitsOn }) };
  });
}

/** What stands of each kind. */
export type Standing<Unit extends UnitArt> = Map<Unit, { whole: number; damaged: number }>;

/** The ranks of a side in the order of the kinds. What was lost stays to be seen. */
export const ranksIn = <Unit extends UnitArt>(
  kinds: readonly Unit[],
  standing: Standing<Unit>,
  battle: Battle<Unit>,
  seat: Seat,
): Rank<Unit>[] =>
  kinds
    .map((unit) => ({
      unit,
      whole: standing.get(unit)?.whole ?? 0,
      damaged: standing.get(unit)?.damaged ?? 0,
      lost: lostIn(battle, seat, unit),
    }))
    .filter(({ whole, damaged, lost }) => whole + damaged + lost > 0);

export function add<Unit extends UnitArt>(standing: Standing<Unit>, unit: Unit, damaged: boolean): void {
  const rank = standing.get(unit) ?? { whole: 0, damaged: 0 };
  if (damaged) rank.damaged++;
  else rank.whole++;
  standing.set(unit, rank);
}

/** What a side rolled dice for in the last round, less what it lost after that: how a battle that is over is told. */
export function lastSeen<Unit extends UnitArt>(
  { passages }: Battle<Unit>,
  seat: Seat,
  diceOf: (unit: Unit) => number,
): Standing<Unit> {
  const found: Standing<Unit> = new Map();
  const rounds = passages.filter(({ round, volleys }) => round > 0 && volleys.some((volley) => volley.seat === seat));
  const last = rounds.at(-1);
  if (last === undefined) return found;
  const all = passages.flatMap((passage) => passage.losses);
  const after = passages.slice(passages.indexOf(last)).flatMap((passage) => passage.losses);
  for (const { seat: owner, unit, dice } of last.volleys) {
    if (owner !== seat) continue;
    const of = (isDamage: boolean, losses: readonly Loss<Unit>[]): number =>
      losses
        .filter((loss) => loss.seat === seat && loss.unit === unit && loss.damaged === isDamage)
        .reduce((sum, loss) => sum + loss.count, 0);
    const left = Math.max(0, Math.round(dice.length / Math.max(1, diceOf(unit))) - of(false, after));
    const damaged = Math.min(left, of(true, all));
    found.set(unit, { whole: left - damaged, damaged });
  }
  return found;
}

const lostIn = <Unit extends UnitArt>({ passages }: Battle<Unit>, seat: Seat, unit: Unit): number =>
  passages
    .flatMap((passage) => passage.losses)
    .filter((loss) => !loss.damaged && loss.seat === seat && loss.unit === unit)
    .reduce((sum, loss) => sum + loss.count, 0);
