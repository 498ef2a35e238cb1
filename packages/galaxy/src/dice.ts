// Combat dice in groups: dice of one seat's units of one kind, which all need the same.
import type { Roll, Seat } from '@custodian/kernel';

export interface Dice {
  readonly dice: number;
  readonly need: number;
  readonly bonus: number;
  /** Empty until rolled. */
  readonly rolls: readonly number[];
}

export const hits = ({ rolls, need, bonus }: Dice): number => rolls.filter((r) => r + bonus >= need).length;
export const misses = (group: Dice): number => group.rolls.length - hits(group);

/** Where the first miss of a group is; -1 when all its dice hit. */
export const firstMiss = ({ rolls, need, bonus }: Dice): number => rolls.findIndex((r) => r + bonus < need);

/** So many ten-sided dice. */
export function rollAll(roll: Roll, dice: number): number[] {
  const rolls: number[] = [];
  for (let i = 0; i < dice; i++) rolls.push(roll(10));
  return rolls;
}

/** The groups, one die of one of them having come up anew. */
export const withReroll = <D extends Dice>(groups: readonly D[], group: number, die: number, result: number): D[] =>
  groups.map((each, i) =>
    i === group ? { ...each, rolls: each.rolls.map((before, j) => (j === die ? result : before)) } : each,
  );

/** Hits by seat, for the seats that rolled. */
export type Hits = Readonly<Record<string, number>>;

/** Hits of a seat's dice that do not count after all. */
export interface Cancelled {
  readonly seat: Seat;
  readonly hits: number;
}

export function hitsBySeat(groups: readonly (Dice & { readonly seat: Seat })[], cancelled: readonly Cancelled[]): Hits {
  const scored: Record<string, number> = {};
  for (const group of groups) scored[group.seat] = (scored[group.seat] ?? 0) + hits(group);
  for (const { seat, hits: lost } of cancelled) scored[seat] = Math.max(0, (scored[seat] ?? 0) - lost);
  return scored;
}
