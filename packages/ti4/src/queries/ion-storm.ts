// Where the ion storm lies, which side is up, and whether ships have used its wormhole.
import type { Wormhole } from '../facts/index.ts';
import type { G, Seat } from '../game.ts';
import { NOBODY } from '../game.ts';
import { isAdjacent } from './board.ts';

export const STORM = 'exploration:ionStorm';

/** Null: it is not on the board. */
export function stormIn(g: G): { readonly system: string; readonly side: Wormhole } | null {
  const effect = g.effects.find((e) => e.source === STORM && e.seat === NOBODY);
  if (effect === undefined) return null;
  const [system, side] = effect.target.split(' ') as [string, Wormhole];
  return { system, side };
}

/** Did a way lead through its wormhole? Where there is another way between two systems, that is taken. */
export function stormUsed(g: G, seat: Seat, paths: readonly (readonly string[])[]): boolean {
  const storm = stormIn(g);
  if (storm === null) return false;
  const calm = without(g, storm.system, storm.side);
  return paths.some((path) =>
    path.some((at, i) => {
      const next = path[i + 1];
      if (next === undefined || (at !== storm.system && next !== storm.system)) return false;
      return !isAdjacent(calm, at, next, seat);
    }),
  );
}

function without(g: G, system: string, side: Wormhole): G {
  return {
    ...g,
    systems: g.systems.map((s) => {
      const at = s.id === system ? s.wormholes.indexOf(side) : -1;
      return at < 0 ? s : { ...s, wormholes: s.wormholes.filter((_, i) => i !== at) };
    }),
  };
}
