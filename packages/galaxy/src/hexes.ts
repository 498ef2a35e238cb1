/** Axial coordinates of flat-top hexes: the centre of the galaxy is 0,0, and r grows to the south. */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

export const CENTRE: Hex = { q: 0, r: 0 };

export type Direction = 'N' | 'NE' | 'SE' | 'S' | 'SW' | 'NW';

/** The six sides of a hex, clockwise from north: the order in which everything in this package lists neighbours. */
export const DIRECTIONS: readonly (Hex & { readonly name: Direction })[] = [
  { name: 'N', q: 0, r: -1 },
  { name: 'NE', q: 1, r: -1 },
  { name: 'SE', q: 1, r: 0 },
  { name: 'S', q: 0, r: 1 },
  { name: 'SW', q: -1, r: 1 },
  { name: 'NW', q: -1, r: 0 },
];

export const hexKey = (hex: Hex): string => `${hex.q},${hex.r}`;

export const parseHexKey = (key: string): Hex | null => {
  const match = /^(0|-?[1-9]\d*),(0|-?[1-9]\d*)$/.exec(key);
  return match ? { q: Number(match[1]), r: Number(match[2]) } : null;
};

export const sameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

export const neighbour = (hex: Hex, direction: Hex): Hex => ({ q: hex.q + direction.q, r: hex.r + direction.r });

export const hexNeighbours = (hex: Hex): Hex[] => DIRECTIONS.map((direction) => neighbour(hex, direction));

export const hexDistance = (a: Hex, b: Hex): number => {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};

/** Which ring around the centre a hex lies in. */
export const ringOf = (hex: Hex): number => hexDistance(hex, CENTRE);

/** The hexes exactly n steps from the centre, clockwise from the one due north. */
export const ring = (n: number): Hex[] => {
  if (n === 0) return [CENTRE];
  const hexes: Hex[] = [];
  let at: Hex = { q: 0, r: -n };
  // From the north corner the six sides of the ring run SE, S, SW, NW, N, NE.
  for (let side = 0; side < 6; side++) {
    const along = DIRECTIONS[(side + 2) % 6] ?? CENTRE;
    for (let step = 0; step < n; step++) {
      hexes.push(at);
      at = neighbour(at, along);
    }
  }
  return hexes;
};

/** How many hexes a galaxy of that many full rings has, centre included: 1, 7, 19, 37 … */
export const spiralSize = (rings: number): number => 3 * rings * (rings + 1) + 1;

/** The centre, then ring by ring. */
export const spiral = (rings: number): Hex[] => {
  const hexes: Hex[] = [];
  for (let n = 0; n <= rings; n++) hexes.push(...ring(n));
  return hexes;
};

/** Where the middle of a hex is drawn, for hexes whose corners are `size` from the middle; y grows downwards as on a screen. */
export const hexCentre = (hex: Hex, size = 1): { x: number; y: number } => ({
  x: size * 1.5 * hex.q,
  y: size * Math.sqrt(3) * (hex.r + hex.q / 2),
});
