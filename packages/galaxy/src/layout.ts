import { CENTRE, type Hex, hexDistance, hexKey, ringOf, spiral } from './hexes.ts';

/** The shape of a galaxy: where home systems lie, and the hexes players fill, ring by ring from the inside. */
export interface Layout {
  readonly homes: readonly Hex[];
  /** Without homes and centre. A ring may have gaps: small galaxies leave hexes out. */
  readonly rings: readonly (readonly Hex[])[];
}

export interface Placement {
  readonly tile: string;
  readonly hex: Hex;
}

/** Something that bars a tile from a hex. */
export interface PlacementBar<Tile, Why> {
  readonly why: Why;
  bars(tile: Tile, hex: Hex): boolean;
  /** It bars nothing where otherwise nothing could be placed anywhere. */
  readonly yields?: true;
}

export interface BarredPlacement<Why> extends Placement {
  readonly why: Why | 'ring';
}

export interface PlacementTurn<Tile, Why> {
  readonly hand: readonly Tile[];
  readonly placed: readonly Hex[];
  readonly rings: Layout['rings'];
  /** The first that applies is the reason; those that yield stand last. */
  readonly bars: readonly PlacementBar<Tile, Why>[];
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

/** What a player may place where, and why everything else is barred: a ring is filled before the next one is begun, and what
 *  else bars a tile is the rulebook's. */
export function legalPlacements<Tile extends { readonly id: string }, Why extends string>(
  turn: PlacementTurn<Tile, Why>,
): { readonly legal: Placement[]; readonly barred: BarredPlacement<Why>[] } {
  const legal: Placement[] = [];
  const yielding: BarredPlacement<Why>[] = [];
  const forbidden: BarredPlacement<Why>[] = [];
  const [open = [], ...outer] = emptyHexes(turn.placed, turn.rings).filter((ring) => ring.length > 0);
  // Two copies of a tile in one hand are one choice.
  const hand = turn.hand.filter((tile, at) => turn.hand.findIndex((other) => other.id === tile.id) === at);
  for (const tile of hand)
    for (const hex of open) {
      const bar = turn.bars.find((each) => each.bars(tile, hex));
      if (bar === undefined) legal.push({ tile: tile.id, hex });
      else (bar.yields ? yielding : forbidden).push({ tile: tile.id, hex, why: bar.why });
    }
  const isForced = legal.length === 0;
  return {
    legal: isForced ? yielding.map(({ tile, hex }) => ({ tile, hex })) : legal,
    // Worked out only for somebody who looks.
    get barred() {
      const beyond = hand.flatMap(({ id }) => outer.flat().map((hex) => ({ tile: id, hex, why: 'ring' as const })));
      return isForced ? [...forbidden, ...beyond] : [...forbidden, ...beyond, ...yielding];
    },
  };
}

/** Next to one of these tiles. */
export const isBeside = (hex: Hex, tiles: readonly Hex[]): boolean =>
  tiles.some((tile) => hexDistance(hex, tile) === 1);

/** What is still empty of each ring. */
const emptyHexes = (placed: readonly Hex[], rings: Layout['rings']): Hex[][] => {
  const taken = new Set(placed.map(hexNumber));
  return rings.map((ring) => ring.filter((hex) => !taken.has(hexNumber(hex))));
};

/** No galaxy is that wide. A number is made and found much faster than the text of a key. */
const hexNumber = ({ q, r }: Hex): number => q * 1000 + r;
