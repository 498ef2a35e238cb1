// Where the systems of the Navigation sheet lie, home at the foot.
import type { NavigationSheet, System } from '@custodian/inscription/facts/sheets/types';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Percent of the sheet to its own units: so wide, so high, with so much at the margins. */
export interface Extent {
  readonly left: number;
  readonly width: number;
  readonly foot: number;
  readonly height: number;
  /** Radius of a system; home and Mecatol Rex are larger. */
  readonly small: number;
}

/** Room for the head above and for technologies beside home. */
export const whole: Extent = { left: 36, width: 800, foot: 812, height: 745, small: 23 };
/** For a narrow page: the systems stand closer. */
export const slim: Extent = { left: 14, width: 362, foot: 652, height: 632, small: 21 };

export const placeIn = ({ left, width, foot, height }: Omit<Extent, 'small'>, { x, y }: Place): Place => ({
  x: left + (x * width) / 100,
  y: foot - (y * height) / 100,
});

export const radiusOf = ({ id, large }: Pick<System, 'id' | 'large'>, { small }: Extent): number =>
  small < whole.small ? (large ? small + 11 : small) : id === 'home' ? small + 15 : large ? small + 19 : small;

/** The part of a hyperlane between two circles. */
export function between(a: Place, ra: number, b: Place, rb: number): readonly [number, number, number, number] {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  return [a.x + ux * ra, a.y + uy * ra, b.x - ux * rb, b.y - uy * rb];
}

export interface Lane {
  readonly id: string;
  readonly ends: readonly [string, string];
  readonly line: readonly [number, number, number, number];
  /** Traced from the start. */
  readonly printed: boolean;
}

/** All hyperlanes as lines between the rims of their systems. */
export function lanesOf({ lanes, byId, explored }: NavigationSheet, extent: Extent): readonly Lane[] {
  return lanes.map(([a, b]) => {
    const [one, other] = [byId.get(a) as System, byId.get(b) as System];
    return {
      id: `${a}-${b}`,
      ends: [a, b],
      line: between(
        placeIn(extent, one),
        radiusOf(one, extent) + 4,
        placeIn(extent, other),
        radiusOf(other, extent) + 4,
      ),
      printed: explored.includes(a) && explored.includes(b) && (a === 'home' || b === 'home'),
    };
  });
}

/** How a lane is traced, in whichever direction it lies in the list; undefined: not at all. */
export const tracedAs = (traced: readonly string[], [a, b]: readonly [string, string]): string | undefined =>
  traced.find((each) => each === `${a}-${b}` || each === `${b}-${a}`);

/** Systems that somebody can claim or go on from. */
export function exploredBy({ explored, wormholes }: NavigationSheet, traced: readonly string[]): ReadonlySet<string> {
  const systemAt = new Map(wormholes.map(({ id, system }) => [id, system]));
  return new Set([...explored, ...traced.flatMap((lane) => lane.split('-').map((end) => systemAt.get(end) ?? end))]);
}
