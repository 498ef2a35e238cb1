import { CENTRE, type Hex, hexDistance, hexKey, ringOf, spiral } from './hexes.ts';

/** The shape of a galaxy: where home systems lie, and the hexes players fill, ring by ring from the inside. */
export interface Layout {
  readonly homes: readonly Hex[];
  /** Without homes and centre. A ring may have gaps: small galaxies leave hexes out. */
  readonly rings: readonly (readonly Hex[])[];
}

export interface HandTile {
  readonly id: string;
  readonly special: boolean;
  readonly hasPlanet: boolean;
}

/** A tile on the table. A tile that lies face down is not known to be special. */
export interface PlacedTile extends Hex {
  readonly special: boolean;
}

export interface Placement {
  readonly tile: string;
  readonly hex: Hex;
}

export type PlacementBar = 'ring' | 'special-next-to-special' | 'needs-planet';

export interface BarredPlacement extends Placement {
  readonly why: PlacementBar;
}

export interface PlacementTurn {
  readonly hand: readonly HandTile[];
  readonly placed: readonly PlacedTile[];
  readonly rings: Layout['rings'];
  /** Whether this player's last tile was one without a planet. */
  readonly lastHadNoPlanet: boolean;
}

/** Every hex of the finished galaxy, centre first, ring by ring clockwise from north. */
export const layoutHexes = (layout: Layout): Hex[] => {
  const hexes = [CENTRE, ...layout.homes, ...layout.rings.flat()];
  const used = new Set(hexes.map(hexKey));
  return spiral(Math.max(...hexes.map(ringOf))).filter((hex) => used.has(hexKey(hex)));
};

/** The empty hexes of the innermost unfinished ring; none when the galaxy is complete. */
export const openHexes = (placed: readonly Hex[], rings: Layout['rings']): Hex[] =>
  emptyHexes(placed, rings).find((ring) => ring.length > 0) ?? [];

/** The homes whose spot is available: those no further out than the ring that is being filled. */
export const connectedHomes = (placed: readonly Hex[], layout: Layout): Hex[] => {
  const [open] = openHexes(placed, layout.rings);
  return open ? layout.homes.filter((home) => ringOf(home) <= ringOf(open)) : [...layout.homes];
};

/**
 * What a player may place where, and why everything else is barred. The planet rule comes first, since it looks at the
 * hand alone; then a special tile keeps off other specials unless no pair of tile and hex that is left avoids that.
 */
export const legalPlacements = (turn: PlacementTurn): { legal: Placement[]; barred: BarredPlacement[] } => {
  const legal: Placement[] = [];
  const touching: Placement[] = [];
  const barred: BarredPlacement[] = [];
  const specials = turn.placed.filter((tile) => tile.special);
  const [open = [], ...outer] = emptyHexes(turn.placed, turn.rings).filter((ring) => ring.length > 0);
  const closed = outer.flat();
  const nextToSpecial = open.map((hex) => specials.some((tile) => hexDistance(hex, tile) === 1));
  // Two copies of a tile in one hand are one choice.
  const hand = turn.hand.filter((tile, at) => turn.hand.findIndex((other) => other.id === tile.id) === at);
  const planetOnly = turn.lastHadNoPlanet && hand.some((tile) => tile.hasPlanet);

  for (const { id: tile, special, hasPlanet } of hand) {
    for (const [at, hex] of open.entries()) {
      if (planetOnly && !hasPlanet) barred.push({ tile, hex, why: 'needs-planet' });
      else if (special && nextToSpecial[at]) touching.push({ tile, hex });
      else legal.push({ tile, hex });
    }
    for (const hex of closed) barred.push({ tile, hex, why: 'ring' });
  }
  if (legal.length === 0) return { legal: touching, barred };
  for (const { tile, hex } of touching) barred.push({ tile, hex, why: 'special-next-to-special' });
  return { legal, barred };
};

/** What is still empty of each ring. */
const emptyHexes = (placed: readonly Hex[], rings: Layout['rings']): Hex[][] => {
  const taken = new Set(placed.map(hexKey));
  return rings.map((ring) => ring.filter((hex) => !taken.has(hexKey(hex))));
};
