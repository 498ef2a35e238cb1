// Shapes of units, and the ways in which one can lie: turned and flipped.

export type Shape = readonly (readonly [x: number, y: number])[];

/** '.#. ###': rows as they are seen, the lowest one last. */
export function shapeDrawn(rows: string): Shape {
  const fromBelow = rows.split(' ').reverse();
  return fromBelow.flatMap((row, y) => [...row].flatMap((mark, x) => (mark === '#' ? [[x, y] as const] : [])));
}

/** Every way once, each in a box that begins at (0, 0), the first as printed. */
export function waysToLie(printed: Shape): Shape[] {
  const ways = new Map<string, Shape>();
  let shape = printed;
  for (let turn = 0; turn < 8; turn++) {
    // After a whole turn the shape is flipped.
    if (turn === 4) shape = shape.map(([x, y]) => [-x, y]);
    const way = boxed(shape);
    if (!ways.has(way.join())) ways.set(way.join(), way);
    shape = shape.map(([x, y]) => [y, -x]);
  }
  return [...ways.values()];
}

/** Moved to (0, 0), its nodes row by row. */
function boxed(shape: Shape): Shape {
  const left = Math.min(...shape.map(([x]) => x));
  const bottom = Math.min(...shape.map(([, y]) => y));
  const moved = shape.map(([x, y]) => [x - left, y - bottom] as const);
  return moved.sort((a, b) => a[1] - b[1] || a[0] - b[0]);
}
