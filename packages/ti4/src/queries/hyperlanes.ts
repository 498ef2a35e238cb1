// Hyperlanes: whoever follows a line over one tile or several comes from one system to the next, as if they touched.
import type { Hex, Place } from '@custodian/galaxy';
import { DIRECTIONS, hexKey, neighbour } from '@custodian/galaxy';
import type { HyperlaneId } from '../facts/index.ts';
import { hyperlanes } from '../facts/index.ts';

export interface LyingHyperlane extends Hex {
  readonly id: HyperlaneId;
  /** Steps of 60 degrees clockwise. */
  readonly turned: number;
}

const SIDES = DIRECTIONS.length;

/** Pairs of systems at the two ends of a line. Lines that only meet at an edge of one tile are not connected. */
export function laneLinks(systems: readonly Place[], laid: readonly LyingHyperlane[]): string[][] {
  const systemAt = new Map(systems.map((s) => [hexKey(s), s.id]));
  const laneAt = new Map(laid.map((lane) => [hexKey(lane), lane]));
  const pairs: string[][] = [];
  const follow = (from: string, hex: Hex, side: number, seen: Set<string>): void => {
    const to = neighbour(hex, DIRECTIONS[side] as Hex);
    const system = systemAt.get(hexKey(to));
    if (system !== undefined) {
      if (system !== from) pairs.push([from, system]);
      return;
    }
    const lane = laneAt.get(hexKey(to));
    const entered = (side + SIDES / 2) % SIDES;
    if (lane === undefined || seen.has(`${hexKey(to)} ${entered}`)) return;
    seen.add(`${hexKey(to)} ${entered}`);
    for (const exit of exits(lane, entered)) follow(from, to, exit, seen);
  };
  for (const system of systems)
    for (let side = 0; side < SIDES; side++)
      if (laneAt.has(hexKey(neighbour(system, DIRECTIONS[side] as Hex)))) follow(system.id, system, side, new Set());
  return pairs;
}

/** The edges of a tile that lines lead to from this one. */
function exits({ id, turned }: LyingHyperlane, entered: number): number[] {
  return hyperlanes[id].lanes.flatMap((lane) => {
    const [a, b] = lane.map((edge) => (edge + turned) % SIDES) as [number, number];
    return a === entered ? [b] : b === entered ? [a] : [];
  });
}
