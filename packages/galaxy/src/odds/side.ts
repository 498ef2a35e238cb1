// A side of a fight as the states that it can be in. All there is to know about a side is how many hits each of its pieces
// still endures; whoever is hit has decided beforehand which piece takes the next one.

export interface Piece {
  readonly kind: string;
  /** Hits from where it is, the one that destroys it included: 2 for a piece that can sustain damage and has not yet. 0 for
   *  one that is not there and may come. */
  readonly endures: number;
  /** The same for a piece of its kind without damage. */
  readonly whole?: number;
}

/** How many hits each piece still endures, in the order of the pieces; 0 once it is gone. */
export type Left = Readonly<Uint8Array>;

/** The same text for the same hits. */
export function textOf(left: Left): string {
  let text = '';
  for (let piece = 0; piece < left.length; piece++) text += String.fromCharCode(left[piece] as number);
  return text;
}

export interface SideOf {
  readonly pieces: readonly Piece[];
  /** Which piece takes the next hit, of those that may be hit; -1: none. */
  takes(left: Left, mayBeHit?: (piece: number) => boolean): number;
  /** Dice that missed and that the side may still roll anew, each for something that it has so many of. */
  readonly purse?: number;
}

/** 'first': every piece that can sustains damage before any is lost. 'in turn': only when it is the next to be lost. */
export type SustainWhen = 'first' | 'in turn';

export interface Order {
  /** The pieces, those that are given up first at the front. */
  readonly losses: readonly number[];
  readonly sustain?: SustainWhen;
  /** In which order they sustain damage, where it is another. */
  readonly damages?: readonly number[];
  /** Pieces that take hits before all others, until they endure no more than this. */
  readonly foremost?: readonly { readonly piece: number; readonly until: number }[];
}

/** Hits fall in a fixed order. */
export function inOrder({ losses, sustain = 'first', damages = losses, foremost = [] }: Order): SideOf['takes'] {
  const open = (left: Left, piece: number, mayBeHit?: (piece: number) => boolean): boolean =>
    (left[piece] as number) > 0 && (mayBeHit === undefined || mayBeHit(piece));
  return (left, mayBeHit) => {
    for (const { piece, until } of foremost)
      if ((left[piece] as number) > until && open(left, piece, mayBeHit)) return piece;
    if (sustain === 'first')
      for (const piece of damages) if ((left[piece] as number) > 1 && open(left, piece, mayBeHit)) return piece;
    for (const piece of losses) if (open(left, piece, mayBeHit)) return piece;
    return -1;
  };
}

/** Every state of a side that was asked for, by number. */
export interface States {
  readonly side: SideOf;
  readonly start: number;
  count(): number;
  left(state: number): Left;
  purse(state: number): number;
  /** Hits until nothing is left. */
  endurance(state: number): number;
  /** The state after so many hits; `mayBeHit`: on these pieces alone, as far as they can. */
  after(state: number, hits: number, mayBeHit?: (piece: number) => boolean): number;
  with(state: number, left: Left): number;
  spending(state: number, purse: number): number;
}

export function statesOf(side: SideOf): States {
  const lefts: Left[] = [];
  const purses: number[] = [];
  const endurances: number[] = [];
  const nexts: number[] = [];
  const known = new Map<string, number>();
  /** The next states where only some pieces may be hit. */
  const nextsOn = new Map<(piece: number) => boolean, number[]>();

  const intern = (left: Left, purse: number): number => {
    const key = `${String.fromCharCode(purse)}${textOf(left)}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const state = lefts.length;
    let endurance = 0;
    for (let piece = 0; piece < left.length; piece++) endurance += left[piece] as number;
    lefts.push(left);
    purses.push(purse);
    endurances.push(endurance);
    nexts.push(-1);
    known.set(key, state);
    return state;
  };

  const hit = (state: number, mayBeHit?: (piece: number) => boolean): number => {
    const left = lefts[state] as Left;
    const piece = side.takes(left, mayBeHit);
    if (piece < 0) return state;
    const after = left.slice();
    after[piece] = (after[piece] as number) - 1;
    return intern(after, purses[state] as number);
  };

  const next = (state: number): number => {
    const found = nexts[state] as number;
    if (found >= 0) return found;
    const after = endurances[state] === 0 ? state : hit(state);
    nexts[state] = after;
    return after;
  };

  const nextOn = (mayBeHit: (piece: number) => boolean): ((state: number) => number) => {
    const steps = nextsOn.get(mayBeHit) ?? [];
    nextsOn.set(mayBeHit, steps);
    return (state) => {
      const found = steps[state];
      if (found !== undefined) return found;
      const after = hit(state, mayBeHit);
      steps[state] = after;
      return after;
    };
  };

  return {
    side,
    start: intern(
      Uint8Array.from(side.pieces, ({ endures }) => endures),
      side.purse ?? 0,
    ),
    count: () => lefts.length,
    left: (state) => lefts[state] as Left,
    purse: (state) => purses[state] as number,
    endurance: (state) => endurances[state] as number,
    after(state, hits, mayBeHit) {
      let now = state;
      const step = mayBeHit === undefined ? next : nextOn(mayBeHit);
      for (let n = 0; n < hits; n++) {
        const then = step(now);
        if (then === now) break;
        now = then;
      }
      return now;
    },
    with: (state, left) => intern(left, purses[state] as number),
    spending: (state, purse) => intern(lefts[state] as Left, purse),
  };
}

/** Pieces by kind. */
export type Counts = Readonly<Record<string, number>>;

/** What is left of a side. */
export interface Survivors {
  readonly left: Counts;
  /** How many of them carry damage. */
  readonly damaged: Counts;
}

export function survivorsOf({ pieces }: SideOf, left: Left): Survivors {
  const counts: Record<string, number> = {};
  const damaged: Record<string, number> = {};
  for (let at = 0; at < left.length; at++) {
    const hits = left[at] as number;
    if (hits === 0) continue;
    const { kind, endures, whole = endures } = pieces[at] as Piece;
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (hits < whole) damaged[kind] = (damaged[kind] ?? 0) + 1;
  }
  return { left: counts, damaged };
}

export const sumOf = (counts: Counts): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
