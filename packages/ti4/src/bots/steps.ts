// How many steps it is from somewhere to everywhere near: through wormholes too, whoever is in the way.
import { stepsAlong } from '@custodian/galaxy';
import type { G, Seat } from '../game.ts';
import { adjacency } from '../queries/board.ts';

/** Steps from the nearest of these systems, as far as the limit. */
export const stepsFrom = (g: G, seat: Seat, from: readonly string[], limit: number): ReadonlyMap<string, number> =>
  stepsAlong(adjacency(g, seat), from, limit);
