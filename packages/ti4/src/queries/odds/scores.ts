// What dice score, exactly: how likely so many hits are, and so many of them bound to certain types.
import type { UnitTypeId } from '../../facts/index.ts';
import type { G, Seat } from '../../game.ts';
import type { CombatAbout, DiceGroup, RollKind } from '../dice.ts';
import { isUnitAbility } from '../dice.ts';
import { hasCommander } from '../leaders.ts';
import { hasTechnology } from '../players.ts';
import { aimedAt, dieHits } from '../values.ts';

export interface Score {
  readonly p: number;
  readonly hits: number;
  /** Of these, hits that go to certain types first. */
  readonly bound: number;
}

export interface Scores {
  readonly all: readonly Score[];
  /** What bound hits are bound to. */
  readonly types: readonly UnitTypeId[];
}

/** What is rolled for. */
export type Roll = Omit<CombatAbout, 'unit' | 'seat'> & { readonly seat: Seat };

const SIDES = 10;
const WIDTH = 256;

export function scoresOf(g: G, roll: Roll, groups: readonly DiceGroup[]): Scores {
  let types: readonly UnitTypeId[] = [];
  let now = new Map<number, number>([[0, 1]]);
  const isAgain = rollsMissesAgain(g, roll.seat, roll.kind);
  for (const group of groups) {
    const about = { ...roll, unit: group.unit };
    const aimed = aimedAt(g, about);
    if (aimed !== null) types = aimed;
    const die = new Map<number, number>();
    for (let result = 1; result <= SIDES; result++) {
      const hits = dieHits(g, { ...about, need: group.need, bonus: group.bonus, result });
      const key = hits * WIDTH + (aimed === null ? 0 : hits);
      die.set(key, (die.get(key) ?? 0) + 1 / SIDES);
    }
    const missed = isAgain ? (die.get(0) ?? 0) : 0;
    if (missed > 0) {
      for (const [key, p] of die) die.set(key, p + missed * p);
      die.set(0, missed * missed);
    }
    for (let n = 0; n < group.dice; n++) {
      const next = new Map<number, number>();
      for (const [before, p] of now)
        for (const [more, q] of die) next.set(before + more, (next.get(before + more) ?? 0) + p * q);
      now = next;
    }
  }
  const all = [...now].map(([key, p]) => ({ p, hits: Math.floor(key / WIDTH), bound: key % WIDTH }));
  return { all, types };
}

/** Ta Zern: dice of unit abilities that have missed are rolled once more. */
export const rollsMissesAgain = (g: G, seat: Seat, kind: RollKind): boolean =>
  isUnitAbility(kind) && hasCommander(g, seat, 'taZern');

/** One die more in rolls of unit abilities: Plasma Scoring for space cannons and bombardments, Trrakan Aun Zulok for all. */
export function moreDice(g: G, seat: Seat, kind: RollKind): number {
  if (!isUnitAbility(kind)) return 0;
  const isScored = kind !== 'anti-fighter barrage' && hasTechnology(g, seat, 'plasmaScoring');
  return Number(isScored) + Number(hasCommander(g, seat, 'trrakanAunZulok'));
}

/** They go to the unit that hits most easily. */
export function withMoreDice(g: G, seat: Seat, kind: RollKind, groups: readonly DiceGroup[]): readonly DiceGroup[] {
  const more = groups.length === 0 ? 0 : moreDice(g, seat, kind);
  if (more === 0) return groups;
  const best = groups.reduce((x, y) => (y.need - y.bonus < x.need - x.bonus ? y : x));
  return groups.map((group) => (group === best ? { ...group, dice: group.dice + more } : group));
}
