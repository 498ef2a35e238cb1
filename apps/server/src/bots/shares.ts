// Who is next of those who want time to think. Each table has the same share of it, however many bots sit there and however long they
// take; tables at which somebody looks on come first, and the others still have their turn.

export interface Shares<T> {
  readonly size: number;
  /** Something of this table waits. */
  add(table: string, isWatched: boolean, item: T): void;
  /** Whoever has had least so far. */
  next(): T | undefined;
  /** The table has had so many milliseconds. */
  used(table: string, ms: number): void;
}

interface Share<T> {
  readonly waiting: { readonly isWatched: boolean; readonly item: T }[];
  /** Milliseconds had, counted from where those were who wanted something when it came. */
  had: number;
}

/** Of so many turns one is for a table that nobody looks at, where one waits. */
const TURNS = 4;

export function fairShares<T>(): Shares<T> {
  const shares = new Map<string, Share<T>>();
  let size = 0;
  let turn = 0;
  /** How much those have had who are served just now: who was away does not catch up on it. */
  let level = 0;

  const least = (isWatched: boolean): [string, Share<T>] | undefined => {
    let found: [string, Share<T>] | undefined;
    for (const entry of shares) {
      const [, { waiting, had }] = entry;
      if (waiting[0]?.isWatched === isWatched && (found === undefined || had < found[1].had)) found = entry;
    }
    return found;
  };
  return {
    get size() {
      return size;
    },
    add: (table, isWatched, item) => {
      let share = shares.get(table);
      if (share === undefined) {
        share = { waiting: [], had: level };
        shares.set(table, share);
      }
      if (share.waiting.length === 0) share.had = Math.max(share.had, level);
      share.waiting.push({ isWatched, item });
      size++;
    },
    next: () => {
      const isForOthers = ++turn % TURNS === 0;
      const found = least(!isForOthers) ?? least(isForOthers);
      if (found === undefined) return undefined;
      const [, share] = found;
      level = Math.max(level, share.had);
      size--;
      return share.waiting.shift()?.item;
    },
    used: (table, ms) => {
      const share = shares.get(table);
      if (share !== undefined) share.had += ms;
      // Whoever wants nothing and has had no more than the others begins like them when he comes back.
      for (const [other, { waiting, had }] of shares) if (waiting.length === 0 && had <= level) shares.delete(other);
    },
  };
}
