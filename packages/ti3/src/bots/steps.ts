// How many steps it is from somewhere to everywhere near: through wormholes too, whoever is in the way.
import type { G } from '../game.ts';
import { adjacency } from '../queries/board.ts';

/** Steps from the nearest of these systems, as far as the limit. */
export function stepsFrom(g: G, from: readonly string[], limit: number): ReadonlyMap<string, number> {
  const roads = adjacency(g);
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
