// From one place of a sheet to the next by the arrow keys.

const ways: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What lies nearest in this direction; what lies aside of it counts as farther. */
export function nearest<T extends Element>(from: T, among: readonly T[], key: string): T | undefined {
  const [dx, dy] = ways[key] ?? [0, 0];
  const start = middleOf(from);
  const cost = (to: T): number => {
    const { x, y } = middleOf(to);
    const ahead = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return ahead <= 1 ? Number.POSITIVE_INFINITY : ahead + 2 * aside;
  };
  const reached = among.filter((to) => to !== from && cost(to) < Number.POSITIVE_INFINITY);
  return reached.sort((a, b) => cost(a) - cost(b))[0];
}

/** What lies nearest to a point. */
export function closest<T extends Element>(to: Point, among: readonly T[]): T | undefined {
  const far = (place: T): number => {
    const { x, y } = middleOf(place);
    return Math.hypot(x - to.x, y - to.y);
  };
  return [...among].sort((a, b) => far(a) - far(b))[0];
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function middleOf(place: Element): Point {
  const { x, y, width, height } = place.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
