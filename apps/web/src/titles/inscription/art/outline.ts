// The outline of a shape of nodes: its edges moved in a little, its corners rounded, and where a hand has drawn it, not quite straight.
import { dice, hash } from '../../../board/art/noise.ts';
import { round } from './hand.ts';

export type Node = readonly [x: number, y: number];

/** From nodes to the page: the middle of the node at the origin, and the pitch. Rows grow upwards. */
export interface Lattice {
  readonly x: number;
  readonly y: number;
  readonly pitch: number;
}

export const nodeX = ({ x, pitch }: Lattice, column: number): number => x + column * pitch;
export const nodeY = ({ y, pitch }: Lattice, row: number): number => y - row * pitch;

interface Manner {
  /** How far inside the cells the line runs, and how round its corners are, in pitches. */
  readonly inset?: number;
  readonly corner?: number;
  /** A hand misses each corner by up to so much. */
  readonly miss?: number;
  readonly seed?: string;
}

export function outline(
  nodes: readonly Node[],
  lattice: Lattice,
  { inset = 0.07, corner = 0.2, miss = 0, seed = '' }: Manner = {},
): string {
  const { pitch } = lattice;
  const roll = dice(hash(seed));
  const by = (): number => (roll() - 0.5) * miss;
  return rims(nodes)
    .map((rim) => {
      const points = cornersOf(rim).map(
        ([x, y]): Node => [nodeX(lattice, x) - pitch / 2, nodeY(lattice, y) + pitch / 2],
      );
      const drawn = points.map((point, i): Node => {
        const [x, y] = movedIn(at(points, i - 1), point, at(points, i + 1), inset * pitch);
        return [x + by(), y + by()];
      });
      return rounded(drawn, corner * pitch);
    })
    .join('');
}

const at = <T>(list: readonly T[], i: number): T => list[(i + list.length) % list.length] as T;

/** The rims of the cells, clockwise on the page, as corners of cells; one for each part or hole. */
function rims(nodes: readonly Node[]): readonly (readonly Node[])[] {
  const has = new Set(nodes.map(String));
  const next = new Map<string, Node[]>();
  const edge = (from: Node, to: Node): void => {
    const key = String(from);
    next.set(key, [...(next.get(key) ?? []), to]);
  };
  for (const [x, y] of nodes) {
    if (!has.has(`${x},${y + 1}`)) edge([x, y + 1], [x + 1, y + 1]);
    if (!has.has(`${x + 1},${y}`)) edge([x + 1, y + 1], [x + 1, y]);
    if (!has.has(`${x},${y - 1}`)) edge([x + 1, y], [x, y]);
    if (!has.has(`${x - 1},${y}`)) edge([x, y], [x, y + 1]);
  }
  const found: Node[][] = [];
  for (let start = next.keys().next().value; start !== undefined; start = next.keys().next().value) {
    const rim: Node[] = [];
    for (let key = start; ; ) {
      const ways = next.get(key);
      const to = ways?.pop();
      if (ways?.length === 0) next.delete(key);
      if (to === undefined) break;
      rim.push(to);
      key = String(to);
      if (key === start) break;
    }
    found.push(rim);
  }
  return found;
}

/** Only where the rim turns. */
const cornersOf = (rim: readonly Node[]): readonly Node[] =>
  rim.filter((b, i) => {
    const a = at(rim, i - 1);
    const c = at(rim, i + 1);
    return (b[0] - a[0]) * (c[1] - b[1]) !== (b[1] - a[1]) * (c[0] - b[0]);
  });

function movedIn(a: Node, b: Node, c: Node, by: number): Node {
  const [ux, uy] = [Math.sign(b[0] - a[0]), Math.sign(b[1] - a[1])];
  const [vx, vy] = [Math.sign(c[0] - b[0]), Math.sign(c[1] - b[1])];
  return [b[0] - by * (uy + vy), b[1] + by * (ux + vx)];
}

function rounded(points: readonly Node[], corner: number): string {
  const towards = (from: Node, to: Node): string => {
    const far = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const step = Math.min(corner, far / 2);
    return `${round(from[0] + ((to[0] - from[0]) / far) * step)} ${round(from[1] + ((to[1] - from[1]) / far) * step)}`;
  };
  const path = points.map((point, i) => {
    const start = towards(point, at(points, i - 1));
    const end = towards(point, at(points, i + 1));
    return `${i === 0 ? 'M' : 'L'}${start}Q${round(point[0])} ${round(point[1])} ${end}`;
  });
  return `${path.join('')}Z`;
}
