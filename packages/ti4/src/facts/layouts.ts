// The shape of the galaxy for each number of players, Mecatol Rex in the middle. Hexes run clockwise from the north.

import { type Hex, hexDistance, hexKey, type Layout, parseHexKey, ring } from '@custodian/galaxy';
import type { HyperlaneId } from './hyperlanes.ts';
import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedLayout {
  readonly players: number;
  readonly homes: string;
  /** How many rings it has around Mecatol Rex. */
  readonly rings: number;
  /** A galaxy that players may agree on instead of the usual one for their number. */
  readonly alternative: boolean;
  /** Hexes of the outermost ring where no tile lies. */
  readonly gaps?: string;
  /** Hyperlane tiles: side, steps turned clockwise, and place, as in '86a0@0,1'. */
  readonly lanes?: string;
  /** Tiles that each player is dealt, by the color of their backs. */
  readonly dealt: { readonly blue: number; readonly red: number };
  /** Tiles that the speaker draws and lays next to Mecatol Rex before the players begin. */
  readonly first: { readonly blue: number; readonly red: number };
  readonly replaces?: string;
}

const plain = { first: { blue: 0, red: 0 }, rings: 3, alternative: false };

const base = {
  '3p': {
    players: 3,
    homes: '3,-3 0,3 -3,0',
    gaps: '0,-3 1,-3 3,-1 3,0 2,1 -2,3 -3,3 -3,2 -1,-2',
    dealt: { blue: 6, red: 2 },
  },
  '4p': { players: 4, homes: '3,-2 1,2 -3,2 -1,-2', dealt: { blue: 5, red: 3 } },
  '5p': {
    players: 5,
    homes: '2,-3 3,0 0,3 -3,3 -2,-1',
    dealt: { blue: 4, red: 2 },
    first: { blue: 0, red: 1 },
  },
  '6p': { players: 6, homes: '0,-3 3,-3 3,0 0,3 -3,3 -3,0', dealt: { blue: 3, red: 2 } },
} as const satisfies Record<string, Omit<PrintedLayout, keyof typeof plain> & Partial<PrintedLayout>>;

const prophecy = {
  '5pHyperlanes': {
    players: 5,
    homes: '0,-3 3,-3 3,0 -3,3 -3,0',
    lanes: '86a0@0,1 88a0@1,1 87a0@-1,2 83a0@1,2 85a0@0,3 84a0@-1,3',
    dealt: { blue: 3, red: 2 },
    replaces: '5p',
  },
  '6pLarge': {
    players: 6,
    homes: '0,-4 4,-4 4,0 0,4 -4,4 -4,0',
    rings: 4,
    dealt: { blue: 6, red: 3 },
    alternative: true,
  },
  '7p': {
    players: 7,
    homes: '0,-4 3,-4 4,-2 3,1 -3,4 -4,2 -3,-1',
    rings: 4,
    lanes: '86a0@0,2 88a0@1,2 87a0@-1,3 83a0@1,3 85a0@0,4 84a0@-1,4',
    dealt: { blue: 4, red: 2 },
    first: { blue: 3, red: 2 },
  },
  '7pAlternate': {
    players: 7,
    homes: '0,-4 3,-3 3,0 0,4 -3,4 -4,2 -3,-1',
    rings: 4,
    gaps: '2,-4 3,-4 4,-4 4,-3 4,-2 4,-1 4,0 3,1 2,2 -4,4 -4,3 -4,0',
    lanes: '85b0@0,-1 84b0@0,1 90b0@-1,1 88b0@1,-3 86b0@1,2 83b5@-3,1',
    dealt: { blue: 3, red: 2 },
    alternative: true,
  },
  '8p': {
    players: 8,
    homes: '0,-4 3,-4 4,-2 3,1 0,4 -3,4 -4,2 -3,-1',
    rings: 4,
    dealt: { blue: 4, red: 2 },
    first: { blue: 2, red: 2 },
  },
  '8pAlternate': {
    players: 8,
    homes: '0,-4 3,-4 4,-2 3,1 0,4 -3,4 -4,2 -3,-1',
    rings: 4,
    gaps: '4,-4 4,-3 4,0 -4,4 -4,3 -4,0',
    lanes: '87a1@0,-1 90b3@1,-1 88a2@0,1 89b0@-1,1 85b5@3,-1 83b5@-3,1',
    dealt: { blue: 3, red: 2 },
    alternative: true,
  },
} as const satisfies Record<string, Omit<PrintedLayout, keyof typeof plain> & Partial<PrintedLayout>>;

const printed = { ...ofSet('base', base, plain), ...ofSet('pok', prophecy, plain) };

export type LayoutId = keyof typeof printed;

/** A hyperlane tile as it lies: no system, but what touches its lanes is adjacent. */
export interface LaidHyperlane {
  readonly id: HyperlaneId;
  readonly hex: Hex;
  /** Steps of 60 degrees clockwise. */
  readonly turned: number;
}

export interface GalaxyLayout
  extends Entry<LayoutId>,
    Omit<PrintedLayout, 'homes' | 'gaps' | 'rings' | 'lanes' | 'replaces'>,
    Layout {
  readonly hyperlanes: readonly LaidHyperlane[];
  /** By home, making up for a cramped seat. */
  readonly startingTradeGoods: readonly number[];
}

export const layoutIds = idsOf(printed);
export const layouts = Object.fromEntries(layoutIds.map((id) => [id, laidOut(id)])) as Readonly<
  Record<LayoutId, GalaxyLayout>
>;

/** Homes in the order of the seats: 2 trade goods for every side on which a seat has less room than the roomiest one. */
export function tradeGoodsFor(homes: readonly Hex[]): number[] {
  const rooms = homes.map((home, at) => hexDistance(home, homes[(at + 1) % homes.length] ?? home));
  const widest = Math.max(...rooms);
  const cramped = rooms.map((room, at) => [room, rooms.at(at - 1) ?? room].filter((side) => side < widest).length);
  return cramped.map((sides) => 2 * (sides - Math.min(...cramped)));
}

function laidOut(id: LayoutId): GalaxyLayout {
  const { homes: at, gaps = '', lanes = '', rings: count, ...rest }: PrintedLayout & Entry<LayoutId> = printed[id];
  const homes = hexesAt(at);
  const hyperlanes = lanesAt(lanes);
  const left = new Set([...homes, ...hexesAt(gaps), ...hyperlanes.map((lane) => lane.hex)].map(hexKey));
  const rings = Array.from({ length: count }, (_, n) => ring(n + 1).filter((hex) => !left.has(hexKey(hex))));
  const startingTradeGoods = rest.set === 'base' ? tradeGoodsFor(homes) : homes.map(() => 0);
  return { ...rest, homes, rings, hyperlanes, startingTradeGoods };
}

function lanesAt(lanes: string): LaidHyperlane[] {
  return [...lanes.matchAll(/(\d+[ab])(\d)@(\S+)/g)].flatMap(([, id, turned, at]) => {
    const hex = parseHexKey(at as string);
    return hex === null ? [] : [{ id: id as HyperlaneId, hex, turned: Number(turned) }];
  });
}

function hexesAt(keys: string): Hex[] {
  return keys.split(' ').flatMap((key) => parseHexKey(key) ?? []);
}
