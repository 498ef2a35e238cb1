// What a game is played with. A component that is not in its box neither listens nor changes a value, and costs nothing: windows
// and values keep what each box holds apart.
import type { Frozen } from './types.ts';

export interface Boxes<G> {
  /** The box of a game; the same one for all games that are played with the same. Asked all the time: it should know it at once. */
  of(g: Frozen<G>): Box;
}

export interface Box {
  /** Is this component ('kind:id') in the box? What is left out must have no effect in such a game. */
  has(component: string): boolean;
  /** What was sorted out for it already, by the number of the list. */
  readonly sorted: unknown[];
}

let lists = 0;

/** A box, to be kept for as long as games are played with it. */
export const boxOf = (has: (component: string) => boolean): Box => ({ has, sorted: new Array<unknown>(lists) });

const everything = boxOf(() => true);

/** Where a rulebook knows but one. */
export const ONE_BOX: Boxes<any> = { of: () => everything };

/** What is made of a list as far as a box holds it: once a box, when it is first asked for. */
export function sorting<E, R>(
  all: readonly E[],
  idOf: (each: E) => string,
  make: (held: readonly E[]) => R,
): (box: Box) => R {
  const number = lists++;
  return (box) => {
    const known = box.sorted[number];
    if (known !== undefined) return known as R;
    const made = make(all.filter((each) => box.has(idOf(each))));
    box.sorted[number] = made;
    return made;
  };
}
