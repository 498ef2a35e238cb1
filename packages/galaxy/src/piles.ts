// Cards whose backs somebody sees: those that lie open nowhere are dealt at random to where the backs are, for guessed worlds.
import type { Roll } from '@custodian/kernel';

/** The cards of a kind. Searches guess without end, so it is made once and used again. */
export interface Pile {
  readonly all: readonly string[];
  readonly places: ReadonlyMap<string, number>;
  readonly seen: Uint8Array;
  /** Those that were not seen, once they are counted: with the first that is drawn. */
  readonly left: string[];
  isCounted: boolean;
}

/** The piles of one rule set, by kind. */
export function piles(): (kind: string, full: () => readonly string[]) => Pile {
  const made = new Map<string, Pile>();
  /** With nothing seen yet. */
  return (kind, full) => {
    let pile = made.get(kind);
    if (pile === undefined) {
      const all = full();
      const places = new Map(all.map((card, at) => [card, at]));
      pile = { all, places, seen: new Uint8Array(all.length), left: [], isCounted: false };
      made.set(kind, pile);
    }
    pile.seen.fill(0);
    pile.isCounted = false;
    return pile;
  };
}

/** These lie open; backs among them are passed over. */
export function see(pile: Pile, cards: readonly string[]): void {
  for (const card of cards) seeOne(pile, card);
}

export function seeOne({ places, seen }: Pile, card: string): void {
  const at = places.get(card);
  if (at !== undefined) seen[at] = 1;
}

/** One that was not seen, at random. */
export function draw(pile: Pile, roll: Roll): string {
  const { left } = pile;
  if (!pile.isCounted) {
    pile.isCounted = true;
    left.length = 0;
    for (let i = 0; i < pile.all.length; i++) if (pile.seen[i] === 0) left.push(pile.all[i] as string);
  }
  const at = roll(left.length) - 1;
  const card = left[at] as string;
  left[at] = left[left.length - 1] as string;
  left.pop();
  return card;
}

/** Turns the backs in a list. */
export function turn(pile: Pile, cards: string[], back: string, roll: Roll): void {
  for (let i = 0; i < cards.length; i++) if (cards[i] === back) cards[i] = draw(pile, roll);
}
