/**
 * How ships get somewhere. Every search runs outwards from the system where the movement must end, because a ship may
 * only move into the one activated system and all ships of all origins are asked about it at once.
 */
export interface Passage {
  /** Must be symmetric: if b is next to a, a is next to b. */
  neighbours(id: string): readonly string[];
  /** Asked of systems in the middle of a path; never of a system because a path starts or ends there. */
  mayPassThrough(id: string): boolean;
  /** Systems that cost no move to leave. None unless given. */
  leavesFree?(id: string): boolean;
}

export type PathFaultCode = 'wrong start' | 'wrong end' | 'not adjacent' | 'blocked' | 'too far';

/** Where along a path the first fault lies, as an index into the path, and what it is. */
export interface PathFault {
  readonly at: number;
  readonly why: PathFaultCode;
}

/** The fewest moves a ship needs from each system into the target. Systems out of reach or beyond the limit are absent. */
export const distances = (target: string, passage: Passage & { readonly limit?: number }): Map<string, number> => {
  const limit = passage.limit ?? Number.POSITIVE_INFINITY;
  const found = new Map<string, number>([[target, 0]]);
  let layer: string[] = [target];
  for (let moves = 0; layer.length > 0; moves++) {
    const next: string[] = [];
    // The layer grows while it is walked: a system that is free to leave is as near as the one it leads to.
    for (const id of layer) {
      if (moves >= limit && passage.leavesFree === undefined) break;
      if (id !== target && !passage.mayPassThrough(id)) continue;
      for (const other of passage.neighbours(id)) {
        if (found.has(other)) continue;
        // What a step costs depends on the system it leaves alone, so the first visit is always the cheapest.
        if (passage.leavesFree?.(other)) {
          found.set(other, moves);
          layer.push(other);
        } else if (moves < limit) {
          found.set(other, moves + 1);
          next.push(other);
        }
      }
    }
    layer = next;
  }
  return found;
};

/** One shortest path within the moves, `from` first and `to` last, or null. */
export const findPath = (from: string, to: string, moves: number, passage: Passage): string[] | null =>
  findPathVia(from, to, [], moves, passage);

/**
 * One shortest path that touches every waypoint, in whatever order is shortest: a carrier that picks up units on the
 * way. It may come through a system twice. Waypoints at the start or the end are touched anyway.
 */
export const findPathVia = (
  from: string,
  to: string,
  via: readonly string[],
  moves: number,
  passage: Passage,
): string[] | null => {
  const wanted = via.filter((id, at) => id !== from && id !== to && via.indexOf(id) === at);
  if (wanted.length === 0 && from === to) return [from];
  // The set of waypoints touched is a bit mask; no fleet has this many moves.
  if (wanted.length > 30) return null;
  const all = (1 << wanted.length) - 1;
  const known = new Set<string>();
  let layer: Stop[] = [{ id: to, touched: 0, after: null }];
  for (let used = 0; layer.length > 0; used++) {
    const next: Stop[] = [];
    for (const stop of layer) {
      for (const id of passage.neighbours(stop.id)) {
        const free = passage.leavesFree?.(id) === true;
        if (!free && used >= moves) continue;
        const waypoint = wanted.length === 0 ? -1 : wanted.indexOf(id);
        const touched = waypoint < 0 ? stop.touched : stop.touched | (1 << waypoint);
        if (id === from && touched === all) return stopsFrom({ id, touched, after: stop });
        const key = touched === 0 ? id : `${touched} ${id}`;
        if (known.has(key)) continue;
        known.add(key);
        if (passage.mayPassThrough(id)) (free ? layer : next).push({ id, touched, after: stop });
      }
    }
    layer = next;
  }
  return null;
};

/** The first fault of a path that a player drew, or null if the ship may move along it. */
export const checkPath = (
  path: readonly string[],
  moves: number,
  passage: Passage & { readonly from?: string; readonly to?: string },
): PathFault | null => {
  const last = path.length - 1;
  const [start] = path;
  if (start === undefined || (passage.from !== undefined && start !== passage.from))
    return { at: 0, why: 'wrong start' };
  if (passage.to !== undefined && path[last] !== passage.to) return { at: last, why: 'wrong end' };
  let here = start;
  let used = 0;
  for (let at = 1; at <= last; at++) {
    const there = path[at];
    if (there === undefined || !passage.neighbours(here).includes(there)) return { at, why: 'not adjacent' };
    if (at < last && !passage.mayPassThrough(there)) return { at, why: 'blocked' };
    if (!passage.leavesFree?.(here)) used++;
    if (used > moves) return { at, why: 'too far' };
    here = there;
  }
  return null;
};

interface Stop {
  readonly id: string;
  /** Which waypoints the rest of the path, this stop included, touches. */
  readonly touched: number;
  readonly after: Stop | null;
}

const stopsFrom = (first: Stop): string[] => {
  const path: string[] = [];
  for (let stop: Stop | null = first; stop; stop = stop.after) path.push(stop.id);
  return path;
};
