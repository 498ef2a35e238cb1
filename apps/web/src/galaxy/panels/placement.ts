// Where a tile may be placed, and where that is on a small map. Flat-top hexes of size 10.

/** The free places of each tile. */
interface PlacementAbout {
  readonly places: Readonly<Record<string, readonly string[]>>;
}

/** Numbered copies of a tile are alike: one of them may be named for all. */
export function placesFor({ places }: PlacementAbout, tile: string): readonly string[] {
  const kind = (id: string): string => id.replace(/-\d+$/, '');
  const same =
    Object.keys(places).find((id) => id === tile) ?? Object.keys(places).find((id) => kind(id) === kind(tile));
  return same === undefined ? [] : (places[same] ?? []);
}

const SIZE = 10;

export function spotOf(hex: string): readonly [x: number, y: number] {
  const [q = 0, r = 0] = hex.split(',').map(Number);
  return [SIZE * 1.5 * q, SIZE * Math.sqrt(3) * (r + q / 2)];
}

export const cornersOf = (size: number): string =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (i * Math.PI) / 3;
    return `${((size - 0.5) * Math.cos(angle)).toFixed(2)},${((size - 0.5) * Math.sin(angle)).toFixed(2)}`;
  }).join(' ');

/** The view box around these places. */
export function extentOf(hexes: readonly string[]): readonly [x: number, y: number, width: number, height: number] {
  const spots = hexes.map(spotOf);
  const xs = spots.map(([x]) => x);
  const ys = spots.map(([, y]) => y);
  const [left, top] = [Math.min(0, ...xs) - SIZE, Math.min(0, ...ys) - SIZE];
  return [left, top, Math.max(0, ...xs) + SIZE - left, Math.max(0, ...ys) + SIZE - top];
}
