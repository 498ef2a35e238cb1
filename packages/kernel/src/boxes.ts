// What a game is played with. A component that was never in its box neither listens nor changes a value, and costs nothing: windows
// and values keep what each box holds apart.
import type { Frozen } from './types.ts';

export interface Boxes<G> {
  /** They are numbered from 0. */
  readonly count: number;
  /** The box of a game, by what never changes from its first step to its end. */
  of(g: Frozen<G>): number;
  /** Is this component ('kind:id') in the box? What is left out must have no effect in such a game. */
  has(box: number, component: string): boolean;
}

/** Where a rulebook knows but one. */
export const ONE_BOX: Boxes<any> = { count: 1, of: () => 0, has: () => true };

/** What of a list each box holds; boxes that hold the same have the same list. */
export function sortedInto<G, E>(
  { count, has }: Boxes<G>,
  all: readonly E[],
  of: (each: E) => string,
): readonly (readonly E[])[] {
  const lists: (readonly E[])[] = [];
  for (let box = 0; box < count; box++) {
    const held = all.filter((each) => has(box, of(each)));
    lists.push(lists.find((list) => list.length === held.length && list.every((e, i) => e === held[i])) ?? held);
  }
  return lists;
}
