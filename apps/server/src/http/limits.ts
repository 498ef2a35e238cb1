// How much is allowed to whom. Counted on a clock that nobody can set.

/** Those who have been quiet are forgotten when there are more. */
const REMEMBERED = 2000;

/** So many in a time, for each name. */
export interface Allowance {
  /** Takes one; the seconds to wait when there is none left, else 0. */
  take(name: string): number;
}

export function allowance(most: number, ms: number, clock: () => number = () => performance.now()): Allowance {
  const used = new Map<string, { count: number; until: number }>();
  return {
    take: (name) => {
      const at = clock();
      const known = used.get(name);
      if (known !== undefined && at < known.until) {
        known.count++;
        return known.count > most ? Math.ceil((known.until - at) / 1000) : 0;
      }
      if (used.size >= REMEMBERED) for (const [other, { until }] of used) if (at >= until) used.delete(other);
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
  return {
    take: (name, weight) => {
      const at = clock();
      const purse = known.get(name);
      if (purse === undefined && known.size >= REMEMBERED)
        for (const [other, its] of known) if (filled(its, at) === most) known.delete(other);
      const left = (purse === undefined ? most : filled(purse, at)) - weight;
      known.set(name, { left, at });
      return left;
    },
  };
}
