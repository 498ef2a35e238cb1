// What there is to be had on a map by whoever starts from several places: how far it is, and how much of it he can take.
import type { Adjacency } from './adjacency.ts';

/** Steps from the nearest of these systems, as far as the limit. */
export function stepsAlong(roads: Adjacency, from: readonly string[], limit: number): ReadonlyMap<string, number> {
  const steps = new Map<string, number>(from.map((id) => [id, 0]));
  let edge = from;
  for (let step = 1; step <= limit && edge.length > 0; step++) {
    const next: string[] = [];
    for (const id of edge)
      for (const beside of roads.get(id) ?? []) {
        if (steps.has(beside)) continue;
        steps.set(beside, step);
        next.push(beside);
      }
    edge = next;
  }
  return steps;
}

/** Something to be taken, and the troops that it takes. */
export interface Prize {
  readonly system: string;
  readonly worth: number;
  readonly troops: number;
}

/** Places to set out from, how well, and how many steps it is from there. */
export interface Departure {
  readonly share: number;
  readonly steps: ReadonlyMap<string, number>;
}

/** Where nobody could land, the way there is still something. */
const UNMANNED = 0.45;
/** What comes after what all fleets take at once. */
const LATER = 0.4;

/** What the prizes promise altogether: the best first, as long as there are fleets and troops. `nearness`: by steps. */
export function promiseOf(
  prizes: readonly Prize[],
  departures: readonly Departure[],
  nearness: readonly number[],
  { fleets, troops }: { readonly fleets: number; readonly troops: number },
): number {
  const near = ({ system }: Prize): number => {
    let most = 0;
    for (const { share, steps } of departures)
      most = Math.max(most, share * (nearness[steps.get(system) ?? nearness.length] ?? 0));
    return most;
  };
  const goals = prizes
    .map((prize) => ({ worth: prize.worth * near(prize), troops: prize.troops }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth);
  let left = troops;
  let promise = 0;
  goals.forEach((goal, i) => {
    const manned = Math.min(1, left / goal.troops);
    left = Math.max(0, left - goal.troops);
    promise += goal.worth * (i <= fleets ? 1 : LATER) * (UNMANNED + (1 - UNMANNED) * manned);
  });
  return promise;
}
