// What the dice brought in a game, beside what was to be expected of them; and points by round.
import type { Event } from '@custodian/kernel';

const SIDES = 10;

/** Dice of one kind of unit: they hit with so much, bonus counted. */
interface Rolled {
  readonly seat: number;
  readonly unit: string;
  readonly need: number;
  readonly bonus: number;
  readonly rolls: readonly number[];
}

interface Luck {
  readonly rolled: number;
  readonly hits: number;
  readonly expected: number;
}

/** How likely a die is to hit. */
const chance = (need: number, bonus: number): number => Math.min(1, Math.max(0, (SIDES + 1 + bonus - need) / SIDES));

/** By seat. Every die counts that was rolled, also one that was rolled again: whoever rolls only misses again has no better luck by it,
 *  since each roll stands beside its own chance. */
export function luckIn(seats: number, events: readonly Event[]): Luck[] {
  const luck = Array.from({ length: seats }, () => ({ rolled: 0, hits: 0, expected: 0 }));
  let last: readonly Rolled[] = [];
  const count = ({ seat, need, bonus }: Rolled, roll: number): void => {
    const own = luck[seat];
    if (own === undefined) return;
    own.rolled++;
    own.expected += chance(need, bonus);
    if (roll + bonus >= need) own.hits++;
  };
  for (const event of events) {
    if (event.type === 'diceRolled') {
      last = (event as unknown as { readonly groups: readonly Rolled[] }).groups;
      for (const group of last) for (const roll of group.rolls) count(group, roll);
    }
    if (event.type !== 'dieRerolled') continue;
    const { seat, unit, after } = event as unknown as {
      readonly seat: number;
      readonly unit: string;
      readonly after: number;
    };
    const group = last.find((each) => each.seat === seat && each.unit === unit);
    if (group !== undefined) count(group, after);
  }
  return luck.map((own) => ({ ...own, expected: Math.round(own.expected * 100) / 100 }));
}

/** By seat, the points at the end of each round: totals as they were reached, in order. */
export function pointsAtRoundEnds(
  seats: number,
  rounds: number,
  totals: readonly { readonly seat: number; readonly round: number; readonly total: number }[],
): number[][] {
  return Array.from({ length: seats }, (_, seat) =>
    Array.from(
      { length: rounds },
      (_, i) => totals.filter((each) => each.seat === seat && each.round <= i + 1).at(-1)?.total ?? 0,
    ),
  );
}
