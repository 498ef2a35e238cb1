// The shape of the galaxy for each number of players, Mecatol Rex in the middle. Hexes run clockwise from the north.

import { type Hex, hexDistance, hexKey, type Layout, parseHexKey, ring } from '@custodian/galaxy';
import { type Entry, idsOf, ofSet } from './records.ts';

interface PrintedLayout {
  readonly players: number;
  readonly homes: string;
  /** Hexes of the outermost ring where no tile lies. */
  readonly gaps?: string;
  /** Tiles that each player is dealt, by the color of their backs. */
  readonly dealt: { readonly blue: number; readonly red: number };
  /** Tiles that the speaker draws and lays next to Mecatol Rex before the players begin. */
  readonly first: { readonly blue: number; readonly red: number };
}

const plain = { first: { blue: 0, red: 0 } };

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

const printed = { ...ofSet('base', base, plain) };

export type LayoutId = keyof typeof printed;

export interface GalaxyLayout extends Entry<LayoutId>, Omit<PrintedLayout, 'homes' | 'gaps'>, Layout {
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
  const { homes: at, gaps = '', ...rest }: PrintedLayout & Entry<LayoutId> = printed[id];
  const homes = hexesAt(at);
  const left = new Set([...homes, ...hexesAt(gaps)].map(hexKey));
  const rings = [1, 2, 3].map((n) => ring(n).filter((hex) => !left.has(hexKey(hex))));
  return { ...rest, homes, rings, startingTradeGoods: tradeGoodsFor(homes) };
}

function hexesAt(keys: string): Hex[] {
  return keys.split(' ').flatMap((key) => parseHexKey(key) ?? []);
}
