// A plan on the map before it is confirmed: who would go where, and what would lie there.

import type { Placed, Point } from './geometry.ts';
import { angleTo, H, isBeside, R, round } from './geometry.ts';
import type { UnitArt } from './pieces/units.ts';

export interface Arrow {
  /** Systems from where the ships leave to where they arrive. */
  readonly path: readonly string[];
  /** What stands at every border crossed: how many ships. */
  readonly label: string;
}

export interface Pending {
  readonly system: string;
  readonly seat: number;
  readonly units: readonly { readonly kind: UnitArt; readonly count: number }[];
}

export interface Overlay {
  readonly arrows: readonly Arrow[];
  readonly pending?: readonly Pending[];
  /** Systems that a rule closes for this plan; the reason stands beside the plan. */
  readonly barred?: readonly string[];
}

export interface Gate extends Point {
  readonly angle: number;
  readonly label: string;
}

export interface Drawn {
  readonly gates: readonly Gate[];
  /** Dashed ways through systems between, and through wormholes. */
  readonly ways: readonly string[];
}

/** Gates on the borders crossed, and the ways between them. */
export function drawArrows(
  arrows: readonly Arrow[],
  places: ReadonlyMap<string, Placed>,
  lanes: ReadonlyMap<string, string> = new Map(),
): Drawn {
  const gates: Gate[] = [];
  const ways: string[] = [];
  const used = new Map<string, number>();
  for (const { path, label } of arrows) {
    const points = path.flatMap((id) => places.get(id) ?? []);
    let before: Point | null = null;
    for (let i = 1; i < points.length; i++) {
      const from = points[i - 1] as Placed;
      const to = points[i] as Placed;
      const crossing = crossingOf(from, to, used);
      for (const gate of crossing) gates.push({ ...gate, label });
      const [first] = crossing;
      if (before !== null && first !== undefined) ways.push(curve(before, from, first));
      const lane = lanes.get(`${from.id} ${to.id}`);
      if (!isBeside(from, to)) ways.push(lane ?? arc(crossing[0] as Point, crossing[1] as Point));
      before = crossing.at(-1) ?? null;
    }
  }
  return { gates, ways };
}

/** One gate on a shared border; two, one at each end, for a jump through a wormhole. Several on one border stand apart. */
function crossingOf(from: Placed, to: Placed, used: Map<string, number>): Omit<Gate, 'label'>[] {
  const angle = angleTo(from, to);
  const border = [from.id, to.id].sort().join(' ');
  const count = used.get(border) ?? 0;
  used.set(border, count + 1);
  const aside = (count % 2 === 0 ? 1 : -1) * Math.ceil(count / 2) * 20;
  const turn = (angle * Math.PI) / 180;
  const at = (x: number, y: number): Omit<Gate, 'label'> => ({
    x: round(x - Math.sin(turn) * aside),
    y: round(y + Math.cos(turn) * aside),
    angle,
  });
  if (isBeside(from, to)) return [at((from.x + to.x) / 2, (from.y + to.y) / 2)];
  const reach = R * 0.62;
  return [
    at(from.x + Math.cos(turn) * reach, from.y + Math.sin(turn) * reach),
    at(to.x - Math.cos(turn) * reach, to.y - Math.sin(turn) * reach),
  ];
}

const curve = (from: Point, through: Point, to: Point): string =>
  `M${round(from.x)} ${round(from.y)}Q${round(through.x)} ${round(through.y)} ${round(to.x)} ${round(to.y)}`;

/** A bow aside of the straight line, so that it does not lie on what is between. */
function arc(from: Point, to: Point): string {
  const bend = Math.min(H, Math.hypot(to.x - from.x, to.y - from.y) * 0.22);
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  return curve(
    from,
    { x: (from.x + to.x) / 2 + Math.sin(angle) * bend, y: (from.y + to.y) / 2 - Math.cos(angle) * bend },
    to,
  );
}
