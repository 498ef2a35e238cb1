// Turning and flipping shapes of nodes.
import type { Node } from '../art/outline.ts';

/** A quarter to the right. */
export const turned = (shape: readonly Node[]): readonly Node[] => laid(shape.map(([x, y]): Node => [y, -x]));
export const flipped = (shape: readonly Node[]): readonly Node[] => laid(shape.map(([x, y]): Node => [-x, y]));

/** Begins at the origin. */
function laid(shape: readonly Node[]): readonly Node[] {
  const left = Math.min(...shape.map(([x]) => x));
  const foot = Math.min(...shape.map(([, y]) => y));
  return shape.map(([x, y]): Node => [x - left, y - foot]);
}

const same = (shape: readonly Node[]): string => shape.map(String).sort().join(' ');

/** Which of the ways a shape lies in. */
export const wayOf = (ways: readonly (readonly Node[])[], shape: readonly Node[]): number =>
  Math.max(
    0,
    ways.findIndex((way) => same(way) === same(shape)),
  );
