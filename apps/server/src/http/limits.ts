// How much is allowed to whom. Counted on a clock that nobody can set.

/** Those who have been quiet are forgotten when there are more, and when there are twice as many as were left then. */
const REMEMBERED = 2000;

function forgetful<T>(isQuiet: (known: T, at: number) => boolean): (all: Map<string, T>, at: number) => void {
  let most = REMEMBERED;
  return (all, at) => {
    if (all.size < most) return;
    for (const [name, known] of all) if (isQuiet(known, at)) all.delete(name);
    most = Math.max(REMEMBERED, all.size * 2);
  };
}

/** So many in a time, for each name. */
export interface Allowance {
  /** Takes one; the seconds to wait when there is none left, else 0. */
  take(name: string): number | Promise<number>;
}

/** Counted here alone. */
export interface OwnAllowance extends Allowance {
  take(name: string): number;
}

export function allowance(most: number, ms: number, clock: () => number = () => performance.now()): OwnAllowance {
  const used = new Map<string, { count: number; until: number }>();
  const forget = forgetful<{ until: number }>(({ until }, at) => at >= until);
  return {
    take: (name) => {
      const at = clock();
      const known = used.get(name);
      if (known !== undefined && at < known.until) {
        known.count++;
        return known.count > most ? Math.ceil((known.until - at) / 1000) : 0;
      }
      forget(used, at);
      used.set(name, { count: 1, until: at + ms });
      return most > 0 ? 0 : Math.ceil(ms / 1000);
    },
  };
}

/** A purse for each name, which fills up by itself. What is taken beyond its bottom is owed, also by whoever goes and comes back. */
export interface Purses {
  /** What is left after taking so much; below 0 it was too much. */
  take(name: string, weight: number): number;
}

export function purses(most: number, perSecond: number, clock: () => number = () => performance.now()): Purses {
  const known = new Map<string, { left: number; at: number }>();
  const filled = ({ left, at }: { left: number; at: number }, to: number): number =>
    Math.min(most, left + ((to - at) / 1000) * perSecond);
  const forget = forgetful<{ left: number; at: number }>((purse, at) => filled(purse, at) === most);
  return {
    take: (name, weight) => {
      const at = clock();
      const purse = known.get(name);
      if (purse === undefined) forget(known, at);
      const left = (purse === undefined ? most : filled(purse, at)) - weight;
      known.set(name, { left, at });
      return left;
    },
  };
}
